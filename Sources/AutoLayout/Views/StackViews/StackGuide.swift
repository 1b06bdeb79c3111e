import Foundation

/// A guide that Apple's stack view makes; it appears in messages, and layout uses it only in baseline-aligned rows.
final class StackGuide: LayoutGuide {
  enum Role: Hashable {
    /// A spacer that spans the visible views across the axis.
    case spacer
    /// The gap from a view, given by its identifier, to the next visible view.
    case gap(after: ObjectIdentifier)
  }

  private let role: Role

  init(_ role: Role, of stack: StackView) {
    self.role = role
    super.init(helping: stack, identifier: role == .spacer ? "UISV-alignment-spanner" : "")
  }

  private var place: String {
    guard let stack = owningView as? StackView else { return "nil" }
    guard let (before, after) = neighbors(in: StackArrangement(stack)) else {
      return stack.printedName
    }
    return "\(before.printedName)-\(after.printedName)"
  }

  var stackClass: String { role == .spacer ? "_UILayoutSpacer" : "_UIOLAGapGuide" }

  /// The guide in the format of Apple's messages, such as `_UILayoutSpacer:stack'UISV-alignment-spanner'`.
  var stackName: String {
    "\(stackClass):\(place)" + (identifier.isEmpty ? "" : "'\(identifier)'")
  }

  /// The guide's rectangle, computed from current view frames, in points; it has an extent on only one axis.
  override var layoutFrame: CGRect {
    guard let stack = owningView as? StackView else { return .zero }
    // Layout reads this for each guide that it has placed.
    if role == .spacer, stack.arrangesByBaselines { return super.layoutFrame }
    let arrangement = StackArrangement(stack)
    guard let (before, after) = neighbors(in: arrangement) else { return arrangement.span }
    return arrangement.gap(from: before, to: after)
  }

  private func neighbors(in arrangement: StackArrangement) -> (View, View)? {
    guard case .gap(let view) = role else { return nil }
    return arrangement.neighbors.first { ObjectIdentifier($0.0) == view }
  }
}

extension StackArrangement {
  /// The rectangle of a spacer that layout doesn't use, with the stack's extent across the axis.
  fileprivate var span: CGRect {
    let inner =
      (container as? LayoutGuide)?.layoutFrame ?? stack.alignmentRect(forFrame: stack.bounds)
    return isRow
      ? CGRect(x: 0, y: inner.minY, width: 0, height: inner.height)
      : CGRect(x: inner.minX, y: 0, width: inner.width, height: 0)
  }

  /// Returns the rectangle of the gap between two views' edges, or between their centers for `equalCentering`.
  fileprivate func gap(from before: View, to after: View) -> CGRect {
    let rects = [before, after].map { $0.alignmentRect(forFrame: $0.geometry.exactFrame) }
    let isCentered = stack.distribution == .equalCentering
    let places: [CGFloat] =
      isRow
      ? rects.flatMap { isCentered ? [$0.midX] : [$0.minX, $0.maxX] }
      : rects.flatMap { isCentered ? [$0.midY] : [$0.minY, $0.maxY] }
    // The two inner edges face each other, from right to left too.
    let facing = places.sorted().dropFirst(isCentered ? 0 : 1).prefix(2)
    guard let start = facing.first, let end = facing.last else { return .zero }
    return isRow
      ? CGRect(x: start, y: 0, width: end - start, height: 0)
      : CGRect(x: 0, y: start, width: 0, height: end - start)
  }
}
