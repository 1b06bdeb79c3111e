package import Foundation

struct ContentSizePreferences {
  private var rare = OnDemand<Rare>()
  var hugging = InlineArray<2, LayoutPriority>(repeating: .defaultLow)
  var compressionResistance = InlineArray<2, LayoutPriority>(repeating: .defaultHigh)
  /// Sets UIKit's hugging priority of controls, 750, measured on iOS 26 (notes on Auto Layout in iamcgn/swiftui-web).
  mutating func useControlHuggingPriority(on axes: LayoutConstraint.Axis...) {
    for axis in axes { hugging[axis.rawValue] = .defaultHigh }
  }

  var isMeasuring = false

  private struct Rare {
    var alignmentInsets = EdgeInsets.zero
    var override: CGSize?
    var adaptedSize: CGSize?
  }

  var mayBeOverridden: Bool { rare.isSet }

  var alignmentInsets: EdgeInsets {
    get { rare[default: Rare()].alignmentInsets }
    set { rare[default: Rare()].alignmentInsets = newValue }
  }

  var override: CGSize? {
    get { rare[default: Rare()].override }
    set { rare[default: Rare()].override = newValue }
  }

  var adaptedSize: CGSize? {
    get { rare[default: Rare()].adaptedSize }
    set { if newValue != adaptedSize { rare[default: Rare()].adaptedSize = newValue } }
  }
}

extension View {
  /// A number that the class derives from solved frames, such as the width at which a text wraps; `nil` before that.
  ///
  /// ``contentAdapts(to:)`` sets it, and ``prepareForSolving()`` resets it. Layout restores it after a trial.
  package var adaptation: CGFloat? {
    get { content.adaptedSize?.width }
    set { content.adaptedSize = newValue.map { CGSize(width: $0, height: 0) } }
  }

  var adaptedSize: CGSize? {
    get { content.adaptedSize }
    set { content.adaptedSize = newValue }
  }

  /// The priority with which the view resists growing beyond its content's size on an axis.
  public func contentHuggingPriority(for axis: LayoutConstraint.Axis) -> LayoutPriority {
    content.hugging[axis.rawValue]
  }

  /// Sets the priority with which the view resists growing beyond its content's size on an axis.
  ///
  /// Stops the program with Apple's message if the priority is out of range; `setHugging(_:for:)` throws instead.
  public func setContentHuggingPriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) {
    trapping { () throws(LayoutError) in try setHugging(priority, for: axis) }
  }

  /// The priority with which the view resists shrinking below its content's size on an axis.
  public func contentCompressionResistancePriority(
    for axis: LayoutConstraint.Axis
  ) -> LayoutPriority {
    content.compressionResistance[axis.rawValue]
  }

  /// Sets the priority with which the view resists shrinking below its content's size on an axis.
  ///
  /// Stops the program with Apple's message if it is out of range; `setCompressionResistance(_:for:)` throws instead.
  public func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) {
    trapping { () throws(LayoutError) in try setCompressionResistance(priority, for: axis) }
  }

  /// Overrides the intrinsic content size, in points; −1 keeps the class's extent on an axis, `nil` on both.
  package func overrideIntrinsicContentSize(_ size: CGSize?) {
    content.override = size
    invalidateRows()
  }

  /// Sets the ``alignmentRectInsets`` of views whose class doesn't override them.
  package func setAlignmentInsets(_ insets: EdgeInsets) {
    content.alignmentInsets = insets
    invalidateRows()
  }

  /// The extents of the content, in points; `nil` on an axis without an intrinsic extent.
  package var contentExtents: ContentExtents {
    // If measuring the content lays out its own view, the nested layout sees no content size.
    guard !content.isMeasuring else { return ContentExtents(width: nil, height: nil) }
    content.isMeasuring = true
    defer { content.isMeasuring = false }
    let (own, replaced) = (intrinsicContentSize, content.override)
    func extent(_ replaced: CGFloat?, _ own: CGFloat) -> CGFloat? {
      let extent = replaced.flatMap { $0 >= 0 ? $0 : nil } ?? own
      return extent.isFinite && extent >= 0 ? extent : nil
    }
    return ContentExtents(
      width: extent(replaced?.width, own.width), height: extent(replaced?.height, own.height))
  }

  /// The extent of the content on an axis, in points, or `nil` if it has none.
  package func contentExtent(_ axis: LayoutConstraint.Axis) -> CGFloat? { contentExtents[axis] }
}

/// The extents of a content, in points; `nil` on an axis without an intrinsic extent.
package struct ContentExtents: Hashable {
  /// The horizontal extent.
  package let width: CGFloat?
  /// The vertical extent.
  package let height: CGFloat?

  /// The extent on an axis.
  package subscript(axis: LayoutConstraint.Axis) -> CGFloat? {
    axis == .horizontal ? width : height
  }

  func size(orElse other: CGSize) -> CGSize {
    CGSize(width: width ?? other.width, height: height ?? other.height)
  }
}

/// The constraint for a content size on an axis: hugging and compression resistance together.
final class ContentSizeConstraint: LayoutConstraint {
  let hugging: LayoutPriority
  let compressionResistance: LayoutPriority

  init?(_ view: View, axis: Axis, extent: CGFloat) {
    hugging = view.contentHuggingPriority(for: axis)
    compressionResistance = view.contentCompressionResistancePriority(for: axis)
    do {
      try super.init(
        first: LayoutOperand(view, axis == .horizontal ? .width : .height), relation: .equal,
        second: nil, multiplier: 1, constant: extent)
    } catch {
      return nil
    }
    holderReference = view.reference
  }

  override var weightText: String {
    let hug = plainNumber(CGFloat(hugging.rawValue), digits: 3)
    let resist = plainNumber(CGFloat(compressionResistance.rawValue), digits: 3)
    return " Hug:\(hug) CompressionResistance:\(resist)"
  }
}
