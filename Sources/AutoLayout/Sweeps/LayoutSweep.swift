package import Foundation

/// The layouts of a tree over a range of canvas widths or heights, in pieces where every edge is linear in the extent.
package struct LayoutSweep: Sendable {
  /// The maximum number of layouts, so that sweeps end for trees whose rows change everywhere.
  package static let layoutLimit = 20_000
  /// The maximum number of views and guides in all layouts together, which bounds time and memory.
  package static let itemLimit = 10_000_000

  /// The axis along which the canvas changes.
  package let axis: LayoutConstraint.Axis
  /// The extents of the canvas, in points.
  package let range: ClosedRange<CGFloat>
  /// The movement of the items in each stretch with the same rows, in order, covering the range.
  package var tracks: [Track] = []
  /// The number of layouts that it took.
  package var layoutCount = 0
  /// The extent at which the limit of layouts ended the sweep, or `nil` if it covers the range.
  package var limit: CGFloat?

  /// The movement of the items in a stretch.
  package struct Track: Sendable {
    /// The items.
    package let items: Items
    /// The precision of the start; exact for the first stretch.
    package let start: Precision
    /// The paths, in order, covering the stretch.
    package let paths: [Path]
  }

  /// The names and owners of a tree's items.
  package struct Items: Hashable, Sendable {
    /// The names in constraints.
    package let constraintNames: [String]
    /// The names in reports.
    package let names: [String]
    /// The owner of each item.
    package let owners: [Int?]
    /// The views and the author's guides, as indices.
    package let shown: [Int]
    /// The layout direction of the tree.
    package let direction: LayoutDirection
  }

  /// A part of the range in which every edge is a linear function of the extent.
  package struct Path: Sendable {
    /// The extents.
    package var range: ClosedRange<CGFloat>
    /// The edges of each item's alignment rectangle at the lower end, in the root's coordinates, in points.
    package var lower: [SIMD4<Double>]
    /// The same at the upper end.
    package var upper: [SIMD4<Double>]
  }

  /// A part of the range in which the solver has the same rows, whose constants may be linear in the extent.
  package struct Stretch: Sendable {
    /// The extents.
    package var range: ClosedRange<CGFloat>
    /// The precision of the start; exact for the first stretch.
    package var start: Precision = .exact
    /// A layout with the names, appearances, constraints and content sizes; its frames aren't used.
    package var tree: SolvedTree
    /// The number of the tree; trees with the same number differ only in content sizes.
    package var treeNumber: Int
    /// The items.
    package var items: Items
    /// The distances by which each item's frame extends beyond its alignment rectangle.
    package var outsets: [EdgeInsets]
    /// The minimum widths in which texts fit their line limits, in points, by items with such a limit.
    package var fittingWidths: [Int: CGFloat]
    /// The inputs of the rows besides constraints.
    package var inputs: [Input]
    /// The pieces, in order, covering the stretch.
    package var pieces: [Piece]
  }

  /// The precision of a border.
  package enum Precision: Hashable, Sendable {
    /// The border was computed.
    case exact
    /// The border was searched for, and may be off by up to this many points.
    case searched(CGFloat)
  }

  /// A part of a stretch in which the same constraints are active.
  package struct Piece: Sendable {
    /// The extents and the edges.
    package var path: Path
    /// The conflicts.
    package var conflicts: [SolvedTree.Conflict]
    /// The optional constraints that are violated, as indices into the tree's.
    package var violated: Set<Int>
    /// The inequalities that hold with equality, as indices into the tree's constraints.
    package var tight: Set<Int>
    /// The ambiguities, with their causes.
    package var ambiguities: [SolvedTree.AmbiguousGroup]
  }

  /// A number in rows that depends on frames or on the canvas.
  package struct Input: Hashable, Sendable {
    /// A kind of number.
    package enum Kind: Int, Hashable, Sendable, CaseIterable {
      case contentWidth
      case contentHeight
      case leftMargin
      case rightMargin
      case topMargin
      case bottomMargin
      case leftSafeArea
      case rightSafeArea
      case topSafeArea
      case bottomSafeArea
      case readableInset
      case keyboardOverlap

      /// Whether reports mention its changes.
      var isReported: Bool {
        switch self {
        case .contentHeight, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .readableInset:
          true
        default: false
        }
      }

      var isOfContent: Bool { self == .contentWidth || self == .contentHeight }
    }

    /// The view.
    package var item: Int
    /// The kind of number.
    package var kind: Kind
    /// The number at the start of the stretch, in points, or `nil` if the view has none.
    package var value: CGFloat?
    /// Its increase per point of the canvas's extent.
    package var slope: CGFloat
    /// The number of lines, if the number is the height of a text.
    package var lineCount: Int?
  }
}

extension LayoutSweep.Piece {
  /// The extents.
  package var range: ClosedRange<CGFloat> { path.range }
}

extension LayoutSweep.Path {
  /// The edges of an item's alignment rectangle at an extent: left, right, top and bottom.
  package func edges(of item: Int, at extent: CGFloat) -> SIMD4<Double> {
    let length = range.upperBound - range.lowerBound
    guard length > 0 else { return lower[item] }
    let share = Double((extent - range.lowerBound) / length)
    return lower[item] + (upper[item] - lower[item]) * share
  }

  /// The part up to an extent, or up to the end.
  func prefix(upTo extent: CGFloat) -> Self {
    guard extent < range.upperBound else { return self }
    return Self(
      range: range.lowerBound...extent, lower: lower,
      upper: lower.indices.map { edges(of: $0, at: extent) })
  }

  /// The increase of an item's edges per point of the canvas's extent.
  package func slopes(of item: Int) -> SIMD4<Double> {
    let length = Double(range.upperBound - range.lowerBound)
    return length > 0 ? (upper[item] - lower[item]) / length : .zero
  }
}
