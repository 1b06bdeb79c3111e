import Foundation

/// A guide by which Apple's class arranges what a stack view holds, as far as its texts name it.
///
/// Layout goes by what follows for the stack view and its distances, see ``StackArrangement``, so the guide
/// is an item of no layout: it has a place to tell, and constraints that mention it count for nothing. The
/// spacer of a line of text is one, which nobody is shown.
final class StackGuide: LayoutGuide {
  /// What the guide is there for.
  enum Role: Hashable {
    /// Spans the visible views across the axis.
    case spacer
    /// Fills the distance from a view, by its identity, to the next visible one.
    case gap(after: ObjectIdentifier)
  }

  private let role: Role

  init(_ role: Role, of stack: StackView) {
    self.role = role
    super.init(helping: stack, identifier: role == .spacer ? "UISV-alignment-spanner" : "")
  }

  /// The name that stands in place of an address in texts: of the stack view, or of the two views.
  private var place: String {
    guard let stack = owningView as? StackView else { return "nil" }
    guard let (before, after) = neighbours(in: StackArrangement(stack)) else {
      return stack.printedName
    }
    return "\(before.printedName)-\(after.printedName)"
  }

  /// The name of Apple's class of such guides.
  var stackClass: String { role == .spacer ? "_UILayoutSpacer" : "_UIOLAGapGuide" }

  /// The guide as Apple's texts show it: `_UILayoutSpacer:stack'UISV-alignment-spanner'`, where a name
  /// stands in place of the address.
  var stackName: String {
    "\(stackClass):\(place)" + (identifier.isEmpty ? "" : "'\(identifier)'")
  }

  /// The rectangle that the guide spans by the present frames, in points; without extent on the axis that
  /// nothing is said of.
  override var layoutFrame: CGRect {
    guard let stack = owningView as? StackView else { return .zero }
    // Layout asks for what it has placed each time.
    if role == .spacer, stack.arrangesByBaselines { return super.layoutFrame }
    let arrangement = StackArrangement(stack)
    guard let (before, after) = neighbours(in: arrangement) else { return arrangement.span }
    return arrangement.gap(from: before, to: after)
  }

  private func neighbours(in arrangement: StackArrangement) -> (View, View)? {
    guard case .gap(let view) = role else { return nil }
    return arrangement.neighbours.first { ObjectIdentifier($0.0) == view }
  }
}

extension StackArrangement {
  /// What a spacer spans that layout does not place: the stack, which all visible views are held inside of.
  fileprivate var span: CGRect {
    let inner =
      (container as? LayoutGuide)?.layoutFrame ?? stack.alignmentRect(forFrame: stack.bounds)
    return isRow
      ? CGRect(x: 0, y: inner.minY, width: 0, height: inner.height)
      : CGRect(x: inner.minX, y: 0, width: inner.width, height: 0)
  }

  /// The distance that is equal to others, told by edges and middles where it is one of baselines.
  fileprivate func gap(from before: View, to after: View) -> CGRect {
    let rects = [before, after].map { $0.alignmentRect(forFrame: $0.geometry.exactFrame) }
    let isCentred = stack.distribution == .equalCentering
    let places: [CGFloat] =
      isRow
      ? rects.flatMap { isCentred ? [$0.midX] : [$0.minX, $0.maxX] }
      : rects.flatMap { isCentred ? [$0.midY] : [$0.minY, $0.maxY] }
    // The two in the middle face each other, from right to left too.
    let facing = places.sorted().dropFirst(isCentred ? 0 : 1).prefix(2)
    guard let start = facing.first, let end = facing.last else { return .zero }
    return isRow
      ? CGRect(x: start, y: 0, width: end - start, height: 0)
      : CGRect(x: 0, y: start, width: 0, height: end - start)
  }
}
