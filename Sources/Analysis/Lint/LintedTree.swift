package import AutoLayout
internal import Foundation

/// A solved tree with the indices that rules share.
struct LintedTree {
  typealias Item = SolvedTree.Item
  typealias Constraint = SolvedTree.Constraint

  /// The solved tree.
  let tree: SolvedTree
  /// The subviews of each view, by their indices, from back to front.
  let subviews: [[Int]]
  /// Whether each item is inside a scroll view, whose content may extend beyond it.
  let isScrolled: [Bool]
  /// The names of the views that bars, rows and pickers created.
  private let madeParts: Set<String>
  /// The size of one pixel, in points: smaller differences come from rounding.
  let pixel: CGFloat

  /// Indexes a tree.
  init(_ tree: SolvedTree) {
    self.tree = tree
    pixel = 1 / max(1, tree.canvas.scale)
    var subviews: [[Int]] = Array(repeating: [], count: tree.items.count)
    var isScrolled = Array(repeating: false, count: tree.items.count)
    for (index, item) in tree.items.enumerated() {
      guard let owner = item.owner else { continue }
      if case .view = item.kind { subviews[owner].append(index) }
      isScrolled[index] = isScrolled[owner] || tree.items[owner].scrolls
    }
    self.subviews = subviews
    madeParts = Set(tree.items.lazy.filter { $0.isMadePart(in: tree) }.map(\.identifier))
    self.isScrolled = isScrolled
  }

  /// The items.
  var items: [Item] { tree.items }

  /// Whether a constraint is the author's, and not one that the content of a list's cell always has.
  func isAuthors(_ constraint: Constraint) -> Bool {
    guard constraint.origin == .author else { return false }
    let item = constraint.first.item
    return ![item, items[item].owner ?? item].contains {
      items[$0].className == "UIListContentView"
    }
  }

  /// The name of an item in sentences.
  func name(_ index: Int) -> String { tree.reportName(of: index) }

  /// The name of an item, as constraints write it.
  func constraintName(_ index: Int) -> String { tree.constraintName(of: index) }

  /// The visible views, by their indices.
  var visibleViews: [Int] {
    items.indices.filter { items[$0].className != nil && !items[$0].isHidden }
  }

  /// Whether a finding is about the position or appearance of a view that a bar, a row or a picker created.
  func isOfMadePart(_ finding: LintFinding) -> Bool {
    finding.rule != .truncatedText && finding.items.first.map(madeParts.contains) == true
  }

  /// Whether a view shows something itself or stands for content, as a plain view without subviews does.
  func isVisible(_ index: Int) -> Bool {
    items[index].showsSomething
      || subviews[index].isEmpty && !items[index].isHidden && items[index].className != nil
        && items[index].className != "StackView"
  }

  /// Whether a view shows something itself and takes up room for it.
  func draws(_ index: Int) -> Bool {
    items[index].showsSomething && items[index].rootFrame.width > 0
      && items[index].rootFrame.height > 0
  }
}

extension SolvedTree.Item {
  /// The class of a view; `nil` for a guide.
  package var className: String? {
    if case .view(let name) = kind { name } else { nil }
  }

  /// Whether a bar, a row or a picker created the view, and places it by frames.
  func isMadePart(in tree: SolvedTree) -> Bool {
    guard let owner, let name = tree.items[owner].className,
      KnownViewClass(word: name)?.makesParts == true
    else { return false }
    return settings.contains { $0.property == .frame }
  }

  /// Whether the view's content may be larger than the view.
  var scrolls: Bool {
    [
      "ScrollView", "TableView", "CollectionView", "TextView", "UITableView", "UICollectionView",
    ].contains(className)
  }

  /// Whether a list's cell or header creates and places the view, so that its frame can't be removed.
  var isContentOfCell: Bool {
    ["CellContentView", "HeaderContentView", "CollectionContentView", "UIListContentView"]
      .contains(className)
  }

  /// Whether the view shows a text or is a control.
  var hasContent: Bool {
    appearance.text?.isEmpty == false || !appearance.segments.isEmpty || appearance.control != nil
  }

  /// Whether the view shows something itself: a text, a control, an image or a fill.
  var showsSomething: Bool {
    guard let className, !isHidden else { return false }
    return hasContent || className == "ImageView" || className == "TextView"
      || (appearance.fill?.alphaComponent ?? 0) > 0
  }

  /// Whether the view may be inside the frame of a sibling behind it.
  ///
  /// It may not if both have content, or if it hides a text.
  func mayLie(on back: Self) -> Bool {
    !(hasContent && back.hasContent) && !(isOpaque && back.hasContent && back.className == "Label")
  }

  /// Whether the view may cover the whole frame of a sibling behind it.
  func mayCover(_ back: Self) -> Bool { !((hasContent || isOpaque) && back.hasContent) }

  /// Whether the view hides what is behind it.
  private var isOpaque: Bool {
    className == "ImageView" || (appearance.fill?.alphaComponent ?? 0) >= 1
  }

  /// The length that the text of the view needs along an axis; `nil` without a text that may be truncated.
  ///
  /// Labels that may take several lines wrap; those with a limit have a ``SolvedTree/Item/Metrics/lineCount``.
  func neededLength(_ axis: LayoutConstraint.Axis) -> CGFloat? {
    guard !isHidden, appearance.text?.isEmpty == false, !shrinksText,
      className == "Label" || className == "Button",
      axis == .vertical || appearance.lineLimit == 1
    else { return nil }
    return metrics.contentExtent(axis)?.length
  }

  /// Whether people touch the view.
  var isControl: Bool {
    ["Button", "Switch", "Slider", "Stepper", "SegmentedControl", "TextField"].contains(className)
  }

  /// The solved length along an axis, as constraints see it, in points.
  func length(_ axis: LayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? metrics.alignmentRect.width : metrics.alignmentRect.height
  }
}

extension LayoutConstraint.Axis {
  /// The amount by which a text's length may fall short without losing anything, in points.
  ///
  /// A line is truncated in any narrower view, up to the rounding of measured widths. It doesn't need its full height.
  func textTolerance(pixel: CGFloat) -> CGFloat { self == .horizontal ? 0.01 : pixel }
}
