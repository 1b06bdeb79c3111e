internal import AutoLayout
internal import Foundation

/// The explanation of where a view's layout margin on one side comes from.
struct MarginOrigin {
  /// The index, in the tree's items, of the view that sets the margin, or `nil` if the margin is a default.
  let statedBy: Int?
  /// The explanation as a phrase, in which `it` stands for the view.
  let text: String

  /// Explains a view's left, right, top or bottom margin, given the view's index in the tree's items.
  init(of view: Int, _ side: LayoutConstraint.Attribute, in tree: SolvedTree) {
    var source = view
    // A view that preserves its superview's margins gets them if they are larger than its own.
    while let superview = tree.items[source].owner,
      tree.items[source].settings.contains(.flag(.preservesSuperviewMargins, true)),
      abs(tree.marginEdge(of: source, side) - tree.marginEdge(of: superview, side)) < 0.01,
      tree.statedMargin(of: source, side).map({ $0 < tree.margin(of: source, side) - 0.01 }) ?? true
    { source = superview }
    let margin = tree.margin(of: source, side)
    let stated = tree.statedMargin(of: source, side)
    let safeArea = stated.map { max(0, margin - $0) } ?? tree.safeAreaInset(of: source, side)
    let ownParts = [
      margin - safeArea > 0.01 || safeArea < 0.01
        ? (stated == nil ? "default layout margins" : "layout margins") : nil,
      safeArea < 0.01 ? nil : "safe area",
    ].compactMap(\.self).joined(separator: " and ")
    statedBy = stated == nil ? nil : source
    guard source != view else {
      text = "its \(ownParts)"
      return
    }
    let replaced = tree.statedMargin(of: view, side).map {
      " in place of its own \(plainNumber($0))"
    }
    text =
      "the \(ownParts) of '\(tree.constraintName(of: source))', which it preserves\(replaced ?? "")"
  }
}

extension SolvedTree {
  /// The layout margin of a view on a side, in points.
  fileprivate func margin(of view: Int, _ side: LayoutConstraint.Attribute) -> CGFloat {
    let margins = items[view].metrics.margins
    return switch side {
    case .left: margins.left
    case .right: margins.right
    case .top: margins.top
    default: margins.bottom
    }
  }

  /// The position of a view's layout margin on a side, in the root's coordinate space.
  fileprivate func marginEdge(of view: Int, _ side: LayoutConstraint.Attribute) -> CGFloat {
    let (rect, margin) = (items[view].metrics.alignmentRect, margin(of: view, side))
    return switch side {
    case .left: rect.minX + margin
    case .right: rect.maxX - margin
    case .top: rect.minY + margin
    default: rect.maxY - margin
    }
  }

  /// The margin that a view itself sets on a side, in points, or `nil` if the view has the default margin.
  fileprivate func statedMargin(
    of view: Int, _ side: LayoutConstraint.Attribute
  ) -> CGFloat? {
    let all = items[view].settings.compactMap { setting in
      if case .margins(let margins) = setting { margins } else { nil }
    }
    guard let margins = all.first else { return nil }
    let isReversed = direction == .rightToLeft
    return switch side {
    case .left: margins.left ?? (isReversed ? margins.trailing : margins.leading)
    case .right: margins.right ?? (isReversed ? margins.leading : margins.trailing)
    case .top: margins.top
    default: margins.bottom
    }
  }

  /// The inset of the root's safe area from a view's edge, in points.
  fileprivate func safeAreaInset(of view: Int, _ side: LayoutConstraint.Attribute) -> CGFloat {
    let guide = items.first { $0.owner == 0 && $0.kind == .systemGuide(.safeArea) }
    guard let inner = guide?.metrics.alignmentRect else { return 0 }
    let outer = items[view].metrics.alignmentRect
    return switch side {
    case .left: max(0, inner.minX - outer.minX)
    case .right: max(0, outer.maxX - inner.maxX)
    case .top: max(0, inner.minY - outer.minY)
    default: max(0, outer.maxY - inner.maxY)
    }
  }
}
