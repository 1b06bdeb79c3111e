public import AutoLayout
public import Foundation

extension View {
  /// The size to give `systemLayoutSizeFitting(_:)` for the smallest that fits.
  public static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)

  /// The size to give `systemLayoutSizeFitting(_:)` for the largest that fits.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The view's name under UIKit's name for it.
  public var accessibilityIdentifier: String? {
    get { identifier }
    set { identifier = newValue }
  }

  /// The view's corners, under the name by which UIKit reaches them.
  public var layer: ViewLayer { ViewLayer(view: self) }
}

/// The part of a view's layer that figures show.
public struct ViewLayer {
  fileprivate let view: View

  /// The radius of the view's corners, in points.
  public var cornerRadius: CGFloat {
    get { view.cornerRadius ?? 0 }
    nonmutating set { view.cornerRadius = newValue }
  }

  /// Whether what lies outside of the view's bounds is cut off.
  public var masksToBounds: Bool {
    get { view.clipsToBounds }
    nonmutating set { view.clipsToBounds = newValue }
  }
}

/// The state that a control's title is for; figures show the normal one.
public struct ControlState: OptionSet, Hashable, Sendable {
  /// The bits of the state.
  public let rawValue: UInt

  /// Makes a state from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Neither touched, selected nor disabled.
  public static let normal: ControlState = []
}

extension Button {
  /// The looks that a button can start with; all are drawn alike.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
  }

  /// Makes a button of a type.
  public convenience init(type: ButtonType) { self.init(frame: .zero) }

  /// Sets the title.
  public func setTitle(_ title: String?, for state: ControlState) { self.title = title }

  /// The title.
  public func title(for state: ControlState) -> String? { title }

  /// Sets the colour of the title.
  public func setTitleColor(_ color: Color?, for state: ControlState) { titleColor = color }
}
