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
  /// - Complexity: O(items).
  public init(_ tree: SolvedTree, origin: CGPoint = .zero) {
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

  /// The identifiers of what touches a box, the innermost first; of equals, the one in front.
  ///
  /// - Complexity: O(items × log(items)).
  func identifiers(touching box: PixelBox) -> [String] {
    items.enumerated()
      .filter { pixels($0.element.frame).overlaps(box) }
      .sorted { ($0.element.depth, $0.offset) > ($1.element.depth, $1.offset) }
      .map(\.element.identifier)
  }
}

extension Int {
  /// The nearest integer that fits a picture; 0 for what is no number.
  fileprivate init(clamping number: CGFloat) {
    self = number.isNaN ? 0 : Int(Swift.min(Swift.max(number, -1e9), 1e9))
  }
}
