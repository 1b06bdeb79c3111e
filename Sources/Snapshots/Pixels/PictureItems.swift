public import AutoLayout
public import Foundation

/// Where the views and guides of a layout are in its picture.
public struct PictureItems: Hashable, Sendable {
  /// No layout is known.
  public static let unknown = PictureItems(scale: 1, items: [])

  /// The pixels of a point.
  public var scale: Double
  /// The views and guides.
  public var items: [Item]
  /// The items that are known to differ from another layout, with their frames in both.
  private var changed: [Item] = []
  /// Where the root's top left corner is in the picture, in points.
  public var origin: CGPoint

  /// A view or guide in a picture.
  public struct Item: Hashable, Sendable {
    /// The author's name for it.
    public var identifier: String
    /// In the root's coordinates, in points.
    public var frame: CGRect
    /// How many owners it has; 0 for the root.
    public var depth: Int

    /// Places an item.
    public init(identifier: String, frame: CGRect, depth: Int) {
      self.identifier = identifier
      self.frame = frame
      self.depth = depth
    }
  }

  /// Places items that are listed from back to front.
  public init(scale: Double, items: [Item], origin: CGPoint = .zero) {
    self.scale = scale
    self.items = items
    self.origin = origin
  }

  /// The views that are seen and the guides that were added.
  ///
  /// - Parameters:
  ///   - tree: The layout that was drawn.
  ///   - origin: Where the root's corner is in the picture, in points; below a caption, for example.
  ///   - comparison: What the layout differs in from the one in the other picture, if that is known.
  /// - Complexity: O(items).
  public init(
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

  /// The items that differ, where they are and where they were.
  private func changedItems(in comparison: LayoutComparison) -> [Item] {
    let depths = Dictionary(items.map { ($0.identifier, $0.depth) }) { first, _ in first }
    let moved = comparison.changes.flatMap { change in
      [change.actualOnCanvas, change.referenceOnCanvas].compactMap(\.self).map { frame in
        // What is gone was in front of what is there.
        Item(
          identifier: change.identifier, frame: frame,
          depth: depths[change.identifier] ?? .max)
      }
    }
    let remarked = Set(comparison.remarks.compactMap(\.item))
    return moved + items.filter { remarked.contains($0.identifier) }
  }

  /// A rectangle of the root's coordinates in pixels of the picture, rounded outwards.
  func pixels(_ rectangle: CGRect) -> PixelBox {
    // A tenth of a thousandth keeps products such as 0.1 × 3 from reaching into the next pixel.
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

  /// The identifiers of what may have made pixels in a box differ: of the items that are known to differ
  /// and touch it, or of all that touch it if none of those does.
  ///
  /// Those that fill the box best come first; of equals the innermost, then the one in front.
  ///
  /// - Complexity: O(items × log(items)).
  func identifiers(touching box: PixelBox) -> [String] {
    let known = identifiers(of: changed, touching: box)
    return known.isEmpty ? identifiers(of: items, touching: box) : known
  }

  private func identifiers(of items: [Item], touching box: PixelBox) -> [String] {
    items.enumerated()
      .map {
        (share: pixels($0.element.frame).likeness(to: box), place: $0.offset, item: $0.element)
      }
      .filter { $0.share > 0 }
      .sorted {
        ($0.share, $0.item.depth, $0.place) > ($1.share, $1.item.depth, $1.place)
      }
      .map(\.item.identifier).uniqued()
  }
}

extension Int {
  /// The nearest integer that fits a picture; 0 for what is no number.
  fileprivate init(clamping number: CGFloat) {
    self = number.isNaN ? 0 : Int(Swift.min(Swift.max(number, -1e9), 1e9))
  }
}
