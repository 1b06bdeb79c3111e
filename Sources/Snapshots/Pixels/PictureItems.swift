package import AutoLayout
package import Foundation

/// The positions of a layout's views and guides in its picture.
package struct PictureItems: Hashable, Sendable {
  /// No items, for a picture whose layout is unknown.
  package static let unknown = PictureItems(scale: 1, items: [])

  /// The number of pixels per point.
  package var scale: Double
  /// The views and guides, from back to front.
  package var items: [Item]
  /// The items that differ between the two layouts, with an entry for each frame of a moved item.
  private var changed: [Item] = []
  /// The position of the root's top left corner in the picture, in points.
  package var origin: CGPoint

  /// The frame of a view or guide in a picture.
  package struct Item: Hashable, Sendable {
    /// The identifier of the view or guide.
    package var identifier: String
    /// The item's frame in the root's coordinate space, in points.
    package var frame: CGRect
    /// The number of the item's ancestors, which is 0 for the root.
    package var depth: Int

    /// Creates an item with a frame in a picture.
    package init(identifier: String, frame: CGRect, depth: Int) {
      self.identifier = identifier
      self.frame = frame
      self.depth = depth
    }
  }

  /// Creates a list of items, ordered from back to front.
  package init(scale: Double, items: [Item], origin: CGPoint = .zero) {
    self.scale = scale
    self.items = items
    self.origin = origin
  }

  /// Creates a list of the visible views and the author's guides in a layout.
  ///
  /// - Parameters:
  ///   - tree: The layout that was drawn.
  ///   - origin: The position of the root's top left corner in the picture, in points. It isn't zero if, for example,
  ///     the picture has a caption above the canvas.
  ///   - comparison: The comparison with the other picture's layout, or `nil` if it is unknown.
  /// - Complexity: O(items).
  package init(
    _ tree: SolvedTree, origin: CGPoint = .zero, comparison: LayoutComparison? = nil
  ) {
    var depths: [Int] = []
    var items: [Item] = []
    for item in tree.items {
      let depth = item.owner.map { depths[$0] + 1 } ?? 0
      depths.append(depth)
      if case .systemGuide = item.kind { continue }
      guard !item.isHidden else { continue }
      items.append(Item(identifier: item.identifier, frame: item.rootFrame, depth: depth))
    }
    self.init(scale: tree.canvas.scale, items: items, origin: origin)
    changed = comparison.map { changedItems(in: $0) } ?? []
  }

  /// Returns the items that differ, with an entry for each frame of a moved item.
  private func changedItems(in comparison: LayoutComparison) -> [Item] {
    let depths = Dictionary(items.map { ($0.identifier, $0.depth) }) { first, _ in first }
    let moved = comparison.changes.flatMap { change in
      [change.actualOnCanvas, change.referenceOnCanvas].compactMap(\.self).map { frame in
        // Removed items are listed in front of current ones.
        Item(
          identifier: change.identifier, frame: frame,
          depth: depths[change.identifier] ?? .max)
      }
    }
    let remarked = Set(comparison.remarks.compactMap(\.item))
    return moved + items.filter { remarked.contains($0.identifier) }
  }

  /// Converts a rectangle from points in the root's coordinate space to pixels of the picture, rounded outwards.
  func pixels(_ rectangle: CGRect) -> PixelBox {
    // Keeps rounding errors such as that of 0.1 × 3 from reaching into the next pixel.
    let tiny = 1e-4
    func low(_ points: CGFloat, _ offset: CGFloat) -> Int {
      Int(clamping: ((points + offset) * scale + tiny).rounded(.down))
    }
    func high(_ points: CGFloat, _ offset: CGFloat) -> Int {
      Int(clamping: ((points + offset) * scale - tiny).rounded(.up))
    }
    let left = low(rectangle.minX, origin.x)
    let top = low(rectangle.minY, origin.y)
    return PixelBox(
      columns: left..<max(left, high(rectangle.maxX, origin.x)),
      rows: top..<max(top, high(rectangle.maxY, origin.y)))
  }

  /// Returns the identifiers of the items that may explain the differences in a box.
  ///
  /// Only items that are known to differ are returned if any of them touches the box. Otherwise, all touching items are
  /// returned. The items that match the box best come first. Ties are resolved by depth, innermost first, and then from
  /// front to back.
  ///
  /// - Complexity: O(items × log(items)).
  func identifiers(touching box: PixelBox) -> [String] {
    let known = identifiers(of: changed, touching: box)
    return known.isEmpty ? identifiers(of: items, touching: box) : known
  }

  private func identifiers(of items: [Item], touching box: PixelBox) -> [String] {
    items.enumerated()
      .map {
        (
          share: pixels($0.element.frame).intersectionOverUnion(with: box), place: $0.offset,
          item: $0.element
        )
      }
      .filter { $0.share > 0 }
      .sorted {
        ($0.share, $0.item.depth, $0.place) > ($1.share, $1.item.depth, $1.place)
      }
      .map(\.item.identifier).uniqued()
  }
}

extension Int {
  /// Rounds a coordinate towards zero after clamping it to ±10⁹, or returns 0 for NaN.
  fileprivate init(clamping number: CGFloat) {
    self = number.isNaN ? 0 : Int(Swift.min(Swift.max(number, -1e9), 1e9))
  }
}
