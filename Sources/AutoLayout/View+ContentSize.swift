package import Foundation

/// How strongly a view holds on to the size of its content, and what a scene says of that size.
struct ContentSizePreferences {
  var hugging = [LayoutPriority.defaultLow, .defaultLow]
  var compressionResistance = [LayoutPriority.defaultHigh, .defaultHigh]
  var alignmentInsets = EdgeInsets.zero
  /// A size that replaces the class's own, −1 for an axis that keeps it.
  var override: CGSize?
  /// The width that an earlier solve arrived at, for contents whose height depends on it.
  var solvedWidth: CGFloat?
}

extension View {
  /// How strongly the view resists being larger than its content along an axis.
  public func contentHuggingPriority(for axis: LayoutConstraint.Axis) -> LayoutPriority {
    content.hugging[axis.rawValue]
  }

  /// Changes how strongly the view resists being larger than its content along an axis.
  ///
  /// Stops the program with Apple's text for a priority outside of its range.
  public func setContentHuggingPriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) {
    guard priority.isLegal else { trap(LayoutError.priorityOutOfRange(priority.rawValue)) }
    content.hugging[axis.rawValue] = priority
    invalidateSystem()
  }

  /// How strongly the view resists being smaller than its content along an axis.
  public func contentCompressionResistancePriority(
    for axis: LayoutConstraint.Axis
  ) -> LayoutPriority {
    content.compressionResistance[axis.rawValue]
  }

  /// Changes how strongly the view resists being smaller than its content along an axis.
  ///
  /// Stops the program with Apple's text for a priority outside of its range.
  public func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) {
    guard priority.isLegal else { trap(LayoutError.priorityOutOfRange(priority.rawValue)) }
    content.compressionResistance[axis.rawValue] = priority
    invalidateSystem()
  }

  /// Replaces the size that the class's content wants, in points; −1 keeps the class's own on an
  /// axis, nil on both.
  package func overrideIntrinsicContentSize(_ size: CGSize?) {
    content.override = size
    invalidateSystem()
  }

  /// Sets what ``alignmentRectInsets`` answers where the class does not say.
  package func setAlignmentInsets(_ insets: EdgeInsets) {
    content.alignmentInsets = insets
    invalidateSystem()
  }

  /// The extent that the content wants on an axis, in points; nil where it has no opinion.
  package func contentExtent(_ axis: LayoutConstraint.Axis) -> CGFloat? {
    let size = intrinsicContentSize
    let own = axis == .horizontal ? size.width : size.height
    let replaced = content.override.map { axis == .horizontal ? $0.width : $0.height }
    let extent = replaced.flatMap { $0 >= 0 ? $0 : nil } ?? own
    return extent.isFinite && extent >= 0 ? extent : nil
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
    holder = view
  }

  override var weightText: String {
    let hug = plainNumber(CGFloat(hugging.rawValue), digits: 3)
    let resist = plainNumber(CGFloat(compressionResistance.rawValue), digits: 3)
    return " Hug:\(hug) CompressionResistance:\(resist)"
  }
}
