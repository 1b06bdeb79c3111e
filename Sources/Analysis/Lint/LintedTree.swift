package import AutoLayout
internal import Foundation

/// A solved tree with further data that several rules need.
struct LintedTree {
  typealias Item = SolvedTree.Item
  typealias Constraint = SolvedTree.Constraint

  /// The solved tree.
  let tree: SolvedTree
  /// The indices of each view's subviews from back to front, by the index of the view.
  let subviews: [[Int]]
  /// Whether each item, by index, is inside a scroll view and may therefore extend beyond the scroll view.
  let isScrolled: [Bool]
  /// The names of views that bars, rows and pickers created.
  private let generatedParts: Set<String>
  /// The size of one pixel, in points.
  ///
  /// Smaller differences come from rounding.
  let pixel: CGFloat

  /// Collects the data that rules need from a solved tree.
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
    generatedParts = Set(tree.items.lazy.filter { $0.isGeneratedPart(in: tree) }.map(\.identifier))
    self.isScrolled = isScrolled
  }

  /// The items of the tree.
  var items: [Item] { tree.items }

  /// Returns whether the author wrote a constraint; excludes fixed constraints in the content views of list cells.
  func isAuthors(_ constraint: Constraint) -> Bool {
    guard constraint.origin == .author else { return false }
    let item = constraint.first.item
    return ![item, items[item].owner ?? item].contains {
      items[$0].className == "UIListContentView"
    }
  }

  /// Returns an item's name for use in sentences.
  func name(_ index: Int) -> String { tree.reportName(of: index) }

  /// Returns the name of an item as constraints write it.
  func constraintName(_ index: Int) -> String { tree.constraintName(of: index) }

  /// The indices of the visible views.
  var visibleViews: [Int] {
    items.indices.filter { items[$0].className != nil && !items[$0].isHidden }
  }

  /// Returns whether a finding is about the position or appearance of a view that a bar, a row or a picker created.
  func isOfGeneratedPart(_ finding: LintFinding) -> Bool {
    finding.rule != .truncatedText && finding.items.first.map(generatedParts.contains) == true
  }

  /// Returns whether a view shows something itself, or is a plain view without subviews: a placeholder for content.
  func isVisible(_ index: Int) -> Bool {
    items[index].showsSomething
      || subviews[index].isEmpty && !items[index].isHidden && items[index].className != nil
        && items[index].className != "StackView"
  }

  /// Returns whether a view shows something itself and has an area.
  func draws(_ index: Int) -> Bool {
    items[index].showsSomething && items[index].rootFrame.width > 0
      && items[index].rootFrame.height > 0
  }
}

extension SolvedTree.Item {
  /// The class of the view, or `nil` for a guide.
  package var className: String? {
    if case .view(let name) = kind { name } else { nil }
  }

  /// Returns whether a bar, a row or a picker created the view and sets its frame.
  func isGeneratedPart(in tree: SolvedTree) -> Bool {
    guard let owner, let name = tree.items[owner].className,
      KnownViewClass(word: name)?.generatesParts == true
    else { return false }
    return settings.contains { $0.property == .frame }
  }

  /// Whether the view's content may be larger than the view.
  var scrolls: Bool {
    [
      "ScrollView", "TableView", "CollectionView", "TextView", "UITableView", "UICollectionView",
    ].contains(className)
  }

  /// Whether a list's cell or header creates the view and sets its frame.
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

  /// Returns whether the linter permits the view inside the frame of a sibling behind it.
  ///
  /// Returns false if both views have content, or if this view hides the text of a label.
  func mayLie(on back: Self) -> Bool {
    !(hasContent && back.hasContent) && !(isOpaque && back.hasContent && back.className == "Label")
  }

  /// Returns whether the linter permits the view to cover the whole frame of a sibling behind it.
  func mayCover(_ back: Self) -> Bool { !((hasContent || isOpaque) && back.hasContent) }

  /// Whether the view hides what is behind it.
  private var isOpaque: Bool {
    className == "ImageView" || (appearance.fill?.alphaComponent ?? 0) >= 1
  }

  /// Returns the length that the view's text needs along an axis, or `nil` if there is no text that may be truncated.
  ///
  /// Labels and buttons of several lines need only ``narrowestColumn`` as their width, because they wrap their texts.
  func neededLength(_ axis: LayoutConstraint.Axis) -> CGFloat? {
    guard !isHidden, appearance.text?.isEmpty == false, !shrinksText,
      className == "Label" || className == "Button"
    else { return nil }
    let length = metrics.contentExtent(axis)?.length
    guard axis == .horizontal, appearance.lineLimit != 1 else { return length }
    return length.map { min($0, Self.narrowestColumn) }
  }

  /// The width in points below which no letter of a wrapped text is visible.
  private static let narrowestColumn: CGFloat = 1

  /// Whether the view is a control that people touch.
  var isControl: Bool {
    ["Button", "Switch", "Slider", "Stepper", "SegmentedControl", "TextField"].contains(className)
  }

  /// Returns the solved width or height of the alignment rectangle along an axis, in points.
  func length(_ axis: LayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? metrics.alignmentRect.width : metrics.alignmentRect.height
  }
}

extension LayoutConstraint.Axis {
  /// Returns the amount, in points, by which the area of a text may be too small without a visible loss.
  ///
  /// A line is truncated if it exceeds the view's width by more than rounding, but doesn't need its full height.
  func textTolerance(pixel: CGFloat) -> CGFloat { self == .horizontal ? 0.01 : pixel }
}
