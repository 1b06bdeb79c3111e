package import Foundation

/// The layouts of a tree over a range of canvas widths or heights, divided into ranges in which edges move linearly.
package struct LayoutSweep: Sendable {
  /// The maximum number of layouts, after which the sweep ends early.
  package static let layoutLimit = 20_000
  /// The maximum total number of views and guides in a sweep's layouts, to bound time and memory.
  package static let itemLimit = 10_000_000

  /// The axis along which the canvas changes.
  package let axis: LayoutConstraint.Axis
  /// The range of canvas widths or heights, in points.
  package let range: ClosedRange<CGFloat>
  /// The movement of the items in each ``Stretch``, in ascending order of the canvas's width or height.
  package var tracks: [Track] = []
  /// The number of layouts computed for the sweep.
  package var layoutCount = 0
  /// The canvas width or height at which ``layoutLimit`` or ``itemLimit`` ended the sweep, or `nil` if neither did.
  package var limit: CGFloat?

  /// The movement of the items in one ``Stretch``.
  package struct Track: Sendable {
    /// The names and owners of the items.
    package let items: Items
    /// The precision of the breakpoint at which the stretch starts; exact for the first stretch.
    package let start: Precision
    /// The linear paths that together cover the stretch, in ascending order.
    package let paths: [Path]
  }

  /// The names and owners of a tree's items.
  package struct Items: Hashable, Sendable {
    /// The item names used in constraints.
    package let constraintNames: [String]
    /// The item names used in reports.
    package let names: [String]
    /// The index of each item's owner, or `nil` for the root.
    package let owners: [Int?]
    /// The indices of the items that are views or the author's guides.
    package let shown: [Int]
    /// The layout direction of the tree.
    package let direction: LayoutDirection
  }

  /// A range of canvas widths or heights in which every edge moves linearly.
  package struct Path: Sendable {
    /// The range of canvas widths or heights, in points.
    package var range: ClosedRange<CGFloat>
    /// The edges of each item's alignment rectangle at the start of ``range``, in points in the root's coordinates.
    package var lower: [SIMD4<Double>]
    /// The edges of each item's alignment rectangle at the end of ``range``, in points in the root's coordinates.
    package var upper: [SIMD4<Double>]
  }

  /// A range of canvas widths or heights in which the solver's rows differ only in constants that change linearly.
  package struct Stretch: Sendable {
    /// The range of canvas widths or heights, in points.
    package var range: ClosedRange<CGFloat>
    /// The precision of the breakpoint at which the stretch starts; exact for the first stretch.
    package var start: Precision = .exact
    /// A solved tree with the stretch's names, appearances, constraints and content sizes; its frames aren't used.
    package var tree: SolvedTree
    /// A number that identifies the tree; trees with equal numbers differ only in content sizes.
    package var treeNumber: Int
    /// The names and owners of the items.
    package var items: Items
    /// The distances by which each item's frame extends beyond its alignment rectangle, in points.
    package var outsets: [EdgeInsets]
    /// The minimum width in points at which a label's text fits its line limit, by item index.
    package var fittingWidths: [Int: CGFloat]
    /// The content heights, margins and readable insets that depend on frames or on the canvas.
    package var inputs: [Input]
    /// The pieces that cover the stretch, in order.
    package var pieces: [Piece]
  }

  /// The precision of a breakpoint.
  package enum Precision: Hashable, Sendable {
    /// The breakpoint was computed.
    case exact
    /// The breakpoint was found by searching, with the given maximum error in points.
    case searched(CGFloat)
  }

  /// A part of a ``Stretch`` in which the same constraints determine the layout.
  package struct Piece: Sendable {
    /// The range of canvas widths or heights, and the edges of the items in that range.
    package var path: Path
    /// The conflicts in the piece.
    package var conflicts: [SolvedTree.Conflict]
    /// The optional constraints that are violated, as indices into the tree's constraints.
    package var violated: Set<Int>
    /// The inequalities that hold with equality, as indices into the tree's constraints.
    package var tight: Set<Int>
    /// The groups of ambiguous items, with the causes of each ambiguity.
    package var ambiguities: [SolvedTree.AmbiguousGroup]
  }

  /// A content size or inset of a view, such as a margin, as a linear function of the canvas's width or height.
  package struct Input: Hashable, Sendable {
    /// A kind of content size or inset.
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

      /// Whether reports mention changes of a content size or inset of this kind.
      var isReported: Bool {
        switch self {
        case .contentHeight, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .readableInset:
          true
        default: false
        }
      }

      var isOfContent: Bool { self == .contentWidth || self == .contentHeight }
    }

    /// The index of the view to which the inset or content size belongs.
    package var item: Int
    /// The kind of content size or inset.
    package var kind: Kind
    /// The content size or inset at the start of the ``Stretch``, in points, or `nil` if the view doesn't have one.
    package var value: CGFloat?
    /// The increase of the content size or inset per point of the canvas's width or height.
    package var slope: CGFloat
    /// The number of lines if this is the content height of a text, otherwise `nil`.
    package var lineCount: Int?
  }
}

extension LayoutSweep.Piece {
  /// The range of canvas widths or heights, in points.
  package var range: ClosedRange<CGFloat> { path.range }
}

extension LayoutSweep.Path {
  /// Returns the edges of an item's alignment rectangle (left, right, top and bottom) at a canvas width or height.
  package func edges(of item: Int, at extent: CGFloat) -> SIMD4<Double> {
    let length = range.upperBound - range.lowerBound
    guard length > 0 else { return lower[item] }
    let share = Double((extent - range.lowerBound) / length)
    return lower[item] + (upper[item] - lower[item]) * share
  }

  /// Returns the part of the path up to a canvas width or height, or the whole path if the path ends earlier.
  func prefix(upTo extent: CGFloat) -> Self {
    guard extent < range.upperBound else { return self }
    return Self(
      range: range.lowerBound...extent, lower: lower,
      upper: lower.indices.map { edges(of: $0, at: extent) })
  }

  /// Returns the increase of an item's edges per point of the canvas's width or height.
  package func slopes(of item: Int) -> SIMD4<Double> {
    let length = Double(range.upperBound - range.lowerBound)
    return length > 0 ? (upper[item] - lower[item]) / length : .zero
  }
}
