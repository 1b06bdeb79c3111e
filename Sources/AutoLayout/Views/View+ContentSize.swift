package import Foundation

struct ContentSizePreferences {
  private var rare = OnDemand<Rare>()
  var hugging = InlineArray<2, LayoutPriority>(repeating: .defaultLow)
  var compressionResistance = InlineArray<2, LayoutPriority>(repeating: .defaultHigh)
  /// Sets hugging priorities to 750, the value of UIKit's controls on iOS 26 according to iamcgn/swiftui-web on GitHub.
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
  /// A number that ``contentAdapts(to:)`` derives from solved frames, such as the width at which text wraps.
  package var adaptation: CGFloat? {
    get { content.adaptedSize?.width }
    set { content.adaptedSize = newValue.map { CGSize(width: $0, height: 0) } }
  }

  var adaptedSize: CGSize? {
    get { content.adaptedSize }
    set { content.adaptedSize = newValue }
  }

  /// Returns the priority with which the view resists growing beyond its content's size on an axis.
  public func contentHuggingPriority(for axis: LayoutConstraint.Axis) -> LayoutPriority {
    content.hugging[axis.rawValue]
  }

  /// Sets the priority with which the view resists growing beyond its content's size on an axis.
  ///
  /// Stops the program if the priority is out of range; to handle the error, use `setHugging(_:for:)`.
  public func setContentHuggingPriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) {
    trapping { () throws(LayoutError) in try setHugging(priority, for: axis) }
  }

  /// Returns the priority with which the view resists shrinking below its content's size on an axis.
  public func contentCompressionResistancePriority(
    for axis: LayoutConstraint.Axis
  ) -> LayoutPriority {
    content.compressionResistance[axis.rawValue]
  }

  /// Sets the priority with which the view resists shrinking below its content's size on an axis.
  ///
  /// Stops the program if the priority is out of range; to handle the error, use `setCompressionResistance(_:for:)`.
  public func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) {
    trapping { () throws(LayoutError) in try setCompressionResistance(priority, for: axis) }
  }

  /// Overrides the intrinsic content size, in points; an extent of −1 or a size of `nil` keeps the class's value.
  package func overrideIntrinsicContentSize(_ size: CGSize?) {
    content.override = size
    invalidateRows()
  }

  /// Sets the ``alignmentRectInsets`` of a view whose class doesn't override this property.
  package func setAlignmentInsets(_ insets: EdgeInsets) {
    content.alignmentInsets = insets
    invalidateRows()
  }

  /// The width and height of the view's content, in points, each `nil` if the content has no intrinsic extent.
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

  /// Returns the extent of the content on an axis, in points, or `nil` if the content has no intrinsic extent.
  package func contentExtent(_ axis: LayoutConstraint.Axis) -> CGFloat? { contentExtents[axis] }
}

/// The width and height of a view's content, in points, each `nil` if the content has no intrinsic extent.
package struct ContentExtents: Hashable {
  /// The width, or `nil` if the content has no intrinsic width.
  package let width: CGFloat?
  /// The height, or `nil` if the content has no intrinsic height.
  package let height: CGFloat?

  /// The width or the height, depending on the axis.
  package subscript(axis: LayoutConstraint.Axis) -> CGFloat? {
    axis == .horizontal ? width : height
  }

  func size(orElse other: CGSize) -> CGSize {
    CGSize(width: width ?? other.width, height: height ?? other.height)
  }
}

/// The constraint for a view's content size on an axis, combining hugging and compression resistance.
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
