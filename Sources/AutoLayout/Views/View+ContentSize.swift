package import Foundation

/// How strongly a view holds on to the size of its content, and what a scene says of that size.
struct ContentSizePreferences {
  private var rare = OnDemand<Rare>()
  /// By axis.
  var hugging = InlineArray<2, LayoutPriority>(repeating: .defaultLow)
  var compressionResistance = InlineArray<2, LayoutPriority>(repeating: .defaultHigh)
  /// Holds on to the content along some axes as the sizes of controls are held on to: more strongly than
  /// other contents.
  ///
  /// The defaults of UIKit's classes, as others read them from every control of iOS 26 (the notes on
  /// Auto Layout in iamcgn/swiftui-web).
  mutating func hugFirmly(_ axes: LayoutConstraint.Axis...) {
    for axis in axes { hugging[axis.rawValue] = .defaultHigh }
  }

  /// Whether the content is being asked for its size.
  var isMeasuring = false

  /// What few views say.
  private struct Rare {
    var alignmentInsets = EdgeInsets.zero
    var override: CGSize?
    var adaptedSize: CGSize?
  }

  /// Whether anything but the class may say what size the content has.
  var mayBeOverridden: Bool { rare.isSet }

  var alignmentInsets: EdgeInsets {
    get { rare[default: Rare()].alignmentInsets }
    set { rare[default: Rare()].alignmentInsets = newValue }
  }

  /// A size that replaces the class's own, −1 for an axis that keeps it.
  var override: CGSize? {
    get { rare[default: Rare()].override }
    set { rare[default: Rare()].override = newValue }
  }

  /// What was taken from an earlier solve; see ``View/adaptation``.
  var adaptedSize: CGSize? {
    get { rare[default: Rare()].adaptedSize }
    set { if newValue != adaptedSize { rare[default: Rare()].adaptedSize = newValue } }
  }
}

extension View {
  /// What the view took from the frames of an earlier solve, as a number whose meaning is its class's:
  /// the width at which a text wraps, for example; nil for nothing yet.
  ///
  /// ``contentAdapts(to:)`` sets it and ``prepareForSolving()`` makes it nil. It is kept here so that
  /// layout can tell whether it changed, and put it back when something was only tried out.
  package var adaptation: CGFloat? {
    get { content.adaptedSize?.width }
    set { content.adaptedSize = newValue.map { CGSize(width: $0, height: 0) } }
  }

  /// ``adaptation`` for views that take a size from the frames of an earlier solve: it is its width.
  var adaptedSize: CGSize? {
    get { content.adaptedSize }
    set { content.adaptedSize = newValue }
  }

  /// How strongly the view resists being larger than its content along an axis.
  public func contentHuggingPriority(for axis: LayoutConstraint.Axis) -> LayoutPriority {
    content.hugging[axis.rawValue]
  }

  /// Changes how strongly the view resists being larger than its content along an axis.
  ///
  /// Stops the program with Apple's text for a priority outside of its range;
  /// ``setHugging(_:for:)`` throws instead.
  public func setContentHuggingPriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) {
    trapping { () throws(LayoutError) in try setHugging(priority, for: axis) }
  }

  /// How strongly the view resists being smaller than its content along an axis.
  public func contentCompressionResistancePriority(
    for axis: LayoutConstraint.Axis
  ) -> LayoutPriority {
    content.compressionResistance[axis.rawValue]
  }

  /// Changes how strongly the view resists being smaller than its content along an axis.
  ///
  /// Stops the program with Apple's text for a priority outside of its range;
  /// ``setCompressionResistance(_:for:)`` throws instead.
  public func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) {
    trapping { () throws(LayoutError) in try setCompressionResistance(priority, for: axis) }
  }

  /// Replaces the size that the class's content wants, in points; −1 keeps the class's own on an
  /// axis, nil on both.
  package func overrideIntrinsicContentSize(_ size: CGSize?) {
    content.override = size
    invalidateRows()
  }

  /// Sets what ``alignmentRectInsets`` answers where the class does not say.
  package func setAlignmentInsets(_ insets: EdgeInsets) {
    content.alignmentInsets = insets
    invalidateRows()
  }

  /// The extents that the content wants, in points; `nil` on an axis on which it has no opinion.
  package var contentExtents: ContentExtents {
    // A content that asks for a layout of its own view has no size in it.
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

  /// The extent that the content wants on an axis, in points; nil where it has no opinion.
  package func contentExtent(_ axis: LayoutConstraint.Axis) -> CGFloat? { contentExtents[axis] }
}

/// The extents that a content wants, in points; `nil` on an axis on which it has no opinion.
package struct ContentExtents: Hashable {
  /// The extent along the horizontal axis.
  package let width: CGFloat?
  /// The extent along the vertical axis.
  package let height: CGFloat?

  /// The extent along an axis.
  package subscript(axis: LayoutConstraint.Axis) -> CGFloat? {
    axis == .horizontal ? width : height
  }

  /// The extents as a size, with those of another size in place of missing ones.
  func size(orElse other: CGSize) -> CGSize {
    CGSize(width: width ?? other.width, height: height ?? other.height)
  }
}

/// The constraint that a content size is turned into: hugging and compression resistance together.
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
