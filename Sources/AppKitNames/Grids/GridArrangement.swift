import AutoLayout
import Foundation

/// The constraints of a grid view, which place content views in guides for the rows and columns.
///
/// The constraints have identifiers of this package, because the header `NSGridView.h` doesn't document any.
struct GridArrangement {
  private let grid: NSGridView
  private var system: SystemConstraints

  /// The priority with which the guide around a row's baseline-aligned content views hugs them.
  private static let groupHugging: Float = 200

  /// The constraints, in the order in which they were created.
  var constraints: [LayoutConstraint] { system.made }

  init(grid: NSGridView) {
    self.grid = grid
    system = SystemConstraints(holder: grid)
    let areas = grid.areas
    let columns = filledColumns(of: areas)
    arrange(
      grid.columns.all.map { GridEdges($0, isFilled: columns.contains(ObjectIdentifier($0))) },
      .horizontal, spacing: grid.columnSpacing)
    let rows = filledRows(of: areas)
    arrange(
      grid.rows.all.map { GridEdges($0, isFilled: rows.contains(ObjectIdentifier($0))) }, .vertical,
      spacing: grid.rowSpacing)
    for area in areas where area.isVisible { placeHorizontally(area) }
    let areasByRow = Dictionary(grouping: areas.filter(\.isVisible)) { area in
      area.rows.first.map { ObjectIdentifier($0) }
    }
    for row in grid.rows.all {
      let inRow = areasByRow[ObjectIdentifier(row)] ?? []
      let aligned = inRow.filter { alignment(of: $0) != .none }
      for area in inRow where alignment(of: area) == .none { placeVertically(area) }
      align(aligned, in: row)
    }
    for area in areas where !area.isVisible { park(area) }
  }

  // MARK: - Rows and columns

  /// Stacks the guides of rows or columns from edge to edge, as small as possible unless their size is set.
  ///
  /// `NSGridView.h` doesn't describe grids larger than their content. Here, rows and columns that a content view fills
  /// grow first, starting with the last one.
  private mutating func arrange(
    _ lines: [GridEdges], _ axis: LayoutConstraint.Axis, spacing: CGFloat
  ) {
    let isRow = axis == .vertical
    let start: LayoutConstraint.Attribute = isRow ? .top : .leading
    let end: LayoutConstraint.Attribute = isRow ? .bottom : .trailing
    let size = axis.sizeAttribute
    var previous = grid[start]
    var padding: CGFloat = 0
    var isFirst = true
    let fits = priorities(below: grid.contentHuggingPriority(for: axis), count: 2 * lines.count)
    for (index, line) in lines.enumerated() {
      let distance = padding + (isFirst ? 0 : spacing) + line.padding.before
      system.add(
        "grid-line", line.guide[start], .equal, previous,
        constant: line.isHidden ? 0 : distance)
      guard !line.isHidden else {
        system.add("grid-hidden", line.guide[size], .equal, nil)
        continue
      }
      if let length = line.length {
        system.add("grid-size", line.guide[size], .equal, nil, constant: length)
      } else {
        system.add(
          "grid-fit", line.guide[size], .equal, nil,
          priority: fits[index + (line.isFilled ? lines.count : 0)])
      }
      previous = line.guide[end]
      padding = line.padding.after
      isFirst = false
    }
    system.add("grid-line", grid[end], .equal, previous, constant: padding)
  }

  /// Returns a priority, followed by the next lower representable priorities.
  private func priorities(below first: LayoutPriority, count: Int) -> [Float] {
    Array(sequence(first: first.rawValue) { $0.nextDown }.prefix(count))
  }

  // MARK: - Contents

  private mutating func placeHorizontally(_ area: GridArea) {
    guard let view = area.cell.contentView, let first = area.columns.first,
      let last = area.columns.last
    else { return }
    let placement = resolved(area.cell.xPlacement, first.xPlacement, grid.xPlacement)
    place(
      view, placement, from: first.guide[.leading], to: last.guide[.trailing],
      .horizontal)
  }

  private mutating func placeVertically(_ area: GridArea) {
    guard let view = area.cell.contentView, let first = area.rows.first, let last = area.rows.last
    else { return }
    place(
      view, yPlacement(of: area), from: first.guide[.top], to: last.guide[.bottom],
      .vertical)
  }

  /// Aligns a content view, or the guide around several, between two edges according to a placement.
  private mutating func place(
    _ item: any LayoutItem, _ placement: NSGridCell.Placement, from start: LayoutOperand,
    to end: LayoutOperand, _ axis: LayoutConstraint.Axis
  ) {
    guard placement != .none else { return }
    let isRow = axis == .vertical
    let itemStart = item[isRow ? .top : .leading]
    let itemEnd = item[isRow ? .bottom : .trailing]
    let holdsStart = placement == .leading || placement == .fill
    let holdsEnd = placement == .trailing || placement == .fill
    system.add("grid-cell", itemStart, holdsStart ? .equal : .greaterThanOrEqual, start)
    system.add("grid-cell", itemEnd, holdsEnd ? .equal : .lessThanOrEqual, end)
    guard placement == .center else { return }
    system.add(
      "grid-cell", LayoutOperand(from: start, to: itemStart), .equal,
      LayoutOperand(from: itemEnd, to: end))
  }

  /// Aligns the baselines of content views in a row.
  ///
  /// The guide around the views takes the first view's placement, ignoring views with `none`; `fill` acts as `leading`.
  private mutating func align(_ areas: [GridArea], in row: NSGridRow) {
    let group = row.baselineGroup
    let views = areas.compactMap { area in area.cell.contentView.map { (area, $0) } }
    guard let (first, firstView) = views.first else {
      for attribute in [LayoutConstraint.Attribute.top, .leading] {
        system.add("grid-baseline", group[attribute], .equal, row.guide[attribute])
      }
      return
    }
    let baseline = firstView[attribute(alignment(of: first))]
    for (area, view) in views {
      if view !== firstView {
        system.add("grid-baseline", view[attribute(alignment(of: area))], .equal, baseline)
      }
      system.add("grid-baseline", view[.top], .greaterThanOrEqual, group[.top])
      system.add("grid-baseline", view[.bottom], .lessThanOrEqual, group[.bottom])
    }
    system.add("grid-baseline", group[.height], .equal, nil, priority: Self.groupHugging)
    let placements = views.map { yPlacement(of: $0.0) }
    // A group that would fill its row has nothing that stretches it, and is at the row's top.
    let placement = placements.first { $0 != .none } ?? .none
    place(
      group, placement == .fill ? .leading : placement, from: row.guide[.top],
      to: row.guide[.bottom], .vertical)
  }

  /// Places the content view of a hidden cell at the grid's corner, with zero size and low priority.
  private mutating func park(_ area: GridArea) {
    guard let view = area.cell.contentView else { return }
    for attribute in [LayoutConstraint.Attribute.top, .leading] {
      system.add("grid-hidden", view[attribute], .equal, grid[attribute], priority: 25)
    }
    for attribute in [LayoutConstraint.Attribute.width, .height] {
      system.add("grid-hidden", view[attribute], .equal, nil, priority: 25)
    }
  }

  // MARK: - Inherited placements

  /// The identities of the columns that content views fill; the content of a merged cell fills its last column.
  private func filledColumns(of areas: [GridArea]) -> Set<ObjectIdentifier> {
    let filled = areas.filter { area in
      guard area.cell.contentView != nil, let last = area.columns.last else { return false }
      return resolved(area.cell.xPlacement, last.xPlacement, grid.xPlacement) == .fill
    }
    return Set(filled.compactMap { area in area.columns.last.map { ObjectIdentifier($0) } })
  }

  /// The identities of the rows that content views fill; the content of a merged cell fills its last row.
  private func filledRows(of areas: [GridArea]) -> Set<ObjectIdentifier> {
    let filled = areas.filter { $0.cell.contentView != nil && yPlacement(of: $0) == .fill }
    return Set(filled.compactMap { area in area.rows.last.map { ObjectIdentifier($0) } })
  }

  private func resolved(_ placements: NSGridCell.Placement...) -> NSGridCell.Placement {
    placements.first { $0 != .inherited } ?? .none
  }

  private func yPlacement(of area: GridArea) -> NSGridCell.Placement {
    resolved(
      area.cell.yPlacement, area.rows.first?.yPlacement ?? .inherited, grid.yPlacement)
  }

  private func alignment(of area: GridArea) -> NSGridRow.Alignment {
    let alignments = [
      area.cell.rowAlignment, area.rows.first?.rowAlignment ?? .inherited, grid.rowAlignment,
    ]
    return alignments.first { $0 != .inherited } ?? .none
  }

  private func attribute(_ alignment: NSGridRow.Alignment) -> LayoutConstraint.Attribute {
    alignment == .firstBaseline ? .firstBaseline : .lastBaseline
  }

  // MARK: - Making constraints
}

/// The properties that determine the constraints of a row or column.
private struct GridEdges {
  let guide: LayoutGuide
  let isHidden: Bool
  /// The length in points, or `nil` to fit the content.
  let length: CGFloat?
  let padding: (before: CGFloat, after: CGFloat)
  /// Whether a content view fills the row or column, so that the row or column grows before others.
  let isFilled: Bool

  init(_ line: some GridLine, isFilled: Bool) {
    self.isFilled = isFilled
    guide = line.guide
    isHidden = line.isHidden
    length = line.extent.ownLength
    padding = line.extent.padding
  }
}
