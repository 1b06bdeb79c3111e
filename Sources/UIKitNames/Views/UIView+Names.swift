public import AutoLayout
public import Foundation

extension View {
  /// The size to give `systemLayoutSizeFitting(_:)` for the smallest that fits.
  public static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)

  /// The size to give `systemLayoutSizeFitting(_:)` for the largest that fits.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// How light or dark the view is whatever surrounds it: what it says of that trait.
  public var overrideUserInterfaceStyle: InterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  /// A picture of the view, as a view of its size; here it is empty.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> View? {
    View(frame: CGRect(origin: .zero, size: bounds.size))
  }

  /// Asks for drawing; nothing is drawn before layout has ended.
  public func setNeedsDisplay() {}

  /// Ends the typing in the view, which nobody began.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool { true }
}

/// Stored for source compatibility; layout ignores it.
extension View {
  /// Whether the view hides what is behind it.
  public var isOpaque: Bool {
    get { kept(#function) ?? true }
    set { keep(newValue, #function) }
  }

  /// Whether only one finger at a time is heard of in the view.
  public var isExclusiveTouch: Bool {
    get { kept(#function) ?? false }
    set { keep(newValue, #function) }
  }

  /// Whether several fingers are heard of.
  public var isMultipleTouchEnabled: Bool {
    get { kept(#function) ?? false }
    set { keep(newValue, #function) }
  }

  /// What shows of the view where it is opaque, nil for all.
  public var mask: View? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }
}
