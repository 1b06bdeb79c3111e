package import AutoLayout
package import Foundation

/// A layout as it was in the process that created the views, including changes that code made after layout.
package struct PlacedLayout: Hashable, Sendable, Codable {
  /// The frames of a view or guide, in points, and its ambiguous axes.
  package struct Frames: Hashable, Sendable, Codable {
    /// The frame in the owner's coordinate space, rounded to pixels.
    package var frame: CGRect
    /// The frame in the owner's coordinate space, before rounding.
    package var exactFrame: CGRect
    /// The frame in the root's coordinate space, rounded to pixels.
    package var rootFrame: CGRect
    /// The axes along which the constraints in the original process don't determine the frame.
    package var ambiguousAxes: [LayoutConstraint.Axis]
    /// Whether code moved the view away from the frame that layout determined.
    package var isMovedByCode = false

    /// Copies the frames of an item.
    init(of item: SolvedTree.Item) {
      (frame, exactFrame, rootFrame) = (item.frame, item.exactFrame, item.rootFrame)
      ambiguousAxes = item.ambiguousAxes
    }

    /// Whether the frames equal other frames, apart from rounding errors.
    fileprivate func equals(_ other: Frames) -> Bool {
      frame.isNear(other.frame, within: 1e-3) && rootFrame.isNear(other.rootFrame, within: 1e-3)
    }
  }

  /// The views, guides and constraints.
  package var document: LayoutDocument
  /// The size of the root, in points.
  package var size: CGSize
  /// The frames by index in the document's items, or `nil` for items that aren't in the layout.
  package var frames: [Frames?]
  /// The names of classes and properties that nibs refer to but that don't exist in the code.
  package var missingNames: [String] = []

  /// Lays out a tree, and creates a document with its views and their frames.
  ///
  /// - Parameters:
  ///   - root: The root of the tree.
  ///   - canvas: The canvas, which must have the size of the root.
  package init(of root: View, on canvas: Canvas) {
    root.layoutIfNeeded()
    // Reading the solved tree may lay out again, without the changes that code made after the last layout.
    let shown = root.describedItems.map { ($0.item as? View)?.placedFrame }
    let (tree, index) = root.solvedTreeWithIndices(canvas: canvas)
    let environment = root.layoutEnvironment
    var surroundings = LayoutDocument.Surroundings(
      direction: environment?.direction, canvases: [canvas])
    if let height = environment?.keyboardHeight, height > 0 { surroundings.keyboardHeight = height }
    document = LayoutDocument(of: root, surroundings: surroundings)
    size = canvas.size
    frames = Self.frames(of: root.describedItems, shown, scale: canvas.scale) { item in
      index(item).map { Frames(of: tree.items[$0]) }
    }
  }

  /// Returns the current frames of items, which may differ from the frames that constraints determine.
  ///
  /// - Parameters:
  ///   - items: The items in a document's order, with the indices of their owners.
  ///   - shown: The current frame of each item in `items` that is a view, or `nil` for a guide.
  ///   - scale: The pixels per point. A view has moved if it is more than about a pixel from its solved frame.
  ///   - solved: Returns the frames that constraints determine, or `nil` if the item isn't in the layout.
  /// - Returns: The frames, with `nil` for items that aren't in the layout.
  private static func frames(
    of items: [(item: any LayoutItem, owner: Int?)], _ shown: [CGRect?], scale: CGFloat,
    solved: (any LayoutItem) -> Frames?
  ) -> [Frames?] {
    var shifts: [CGSize] = []
    return zip(items, shown).map { described, shown in
      let (item, owner) = described
      var shift = owner.map { shifts[$0] } ?? .zero
      defer { shifts.append(shift) }
      guard var frames = solved(item) else { return nil }
      if let shown, owner != nil,
        !frames.exactFrame.isNear(shown, within: 1.01 / max(1, scale))
      {
        shift.width += shown.minX - frames.exactFrame.minX
        shift.height += shown.minY - frames.exactFrame.minY
        frames.rootFrame.size = shown.size
        (frames.frame, frames.exactFrame, frames.isMovedByCode) = (shown, shown, true)
      }
      if shift != .zero {
        frames.rootFrame.origin.x += shift.width
        frames.rootFrame.origin.y += shift.height
      }
      return frames
    }
  }

  /// Returns the requested canvas if it has the root's size, or otherwise a canvas of that size without a safe area.
  package func canvas(for canvas: Canvas) -> Canvas {
    guard size != canvas.size else { return canvas }
    var own = canvas
    (own.size, own.safeAreaInsets, own.screen) = (size, .zero, nil)
    (own.fitsWidth, own.fitsHeight) = (false, false)
    return own
  }

  /// Creates the views of the document for a canvas.
  package func makeView(on canvas: Canvas, measureText: @escaping TextMeasure) -> View {
    document.build(on: self.canvas(for: canvas), measureText: measureText).root
  }

  /// Lays out views that were created from the document, and moves them to the frames in ``frames``.
  ///
  /// - Parameters:
  ///   - root: The root of the tree.
  ///   - canvas: The requested canvas.
  /// - Returns: The tree, with ``SolvedTree/itemsPlacedByCode`` set.
  package func solvedTree(of root: View, on canvas: Canvas) -> SolvedTree {
    let (tree, index) = root.solvedTreeWithIndices(canvas: self.canvas(for: canvas))
    return placed(tree, of: root, index: index)
  }

  /// Moves items to the frames in ``frames``.
  ///
  /// - Parameters:
  ///   - solved: The solved tree of views that were created from the document.
  ///   - root: The root of the views.
  ///   - index: Returns the index of a view or guide in the tree, or `nil` if it isn't in the tree.
  /// - Returns: The tree, with ``SolvedTree/itemsPlacedByCode`` set.
  package func placed(
    _ solved: SolvedTree, of root: View, index: (any LayoutItem) -> Int?
  ) -> SolvedTree {
    var tree = solved
    var moved: Set<Int> = []
    for ((item, _), frames) in zip(root.describedItems, frames) {
      guard let frames, let place = index(item) else { continue }
      // Views such as AppKit's grids have their own constraints, which aren't in the document.
      tree.items[place].ambiguousAxes.removeAll { !frames.ambiguousAxes.contains($0) }
      if frames.equals(Frames(of: tree.items[place])) { continue }
      tree.move(place, to: frames)
      tree.items[place].unconstrainedAxes = []
      moved.insert(place)
      if frames.isMovedByCode { tree.itemsPlacedByCode.append(place) }
    }
    tree.moveSystemGuides(along: moved)
    tree.limitAmbiguousGroups()
    tree.itemsPlacedByCode.sort()
    tree.namesMissingInCode = missingNames
    return tree
  }

  /// Returns the layout as bytes for ``init(encoded:)``, with each image file only once.
  package func encoded() throws -> [UInt8] {
    let table = ImageFileTable(document.imageFiles)
    let encoder = JSONEncoder()
    encoder.userInfo[.imageFiles] = table
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    let layout = try encoder.encode(self)
    let images = try JSONEncoder().encode(table.files.map(EncodedFile.init))
    return Array("\(images.count)\n".utf8) + images + layout
  }

  /// Decodes a layout from the bytes that ``encoded()`` returned.
  package init(encoded bytes: [UInt8]) throws {
    let start = (bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count - 1) + 1
    let length = Int(String(decoding: bytes.prefix(max(start - 1, 0)), as: UTF8.self)) ?? -1
    guard 0...(bytes.count - start) ~= length else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: [], debugDescription: "the length of the images is wrong"))
    }
    let images = try JSONDecoder().decode(
      [EncodedFile].self, from: Data(bytes[start..<start + length]))
    let decoder = JSONDecoder()
    decoder.userInfo[.imageFiles] = ImageFileTable(try images.map { try $0.file })
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    self = try decoder.decode(PlacedLayout.self, from: Data(bytes[(start + length)...]))
  }
}

extension LayoutDocument {
  /// The files of the images in views.
  fileprivate var imageFiles: [ImageFile] {
    items.flatMap(\.settings).flatMap { setting -> [ImageFile] in
      switch setting {
      case .image(let image): image.files
      case .layers(let artwork): artwork.files
      case .styledRuns(let runs), .placeholderRuns(let runs):
        runs.runs.flatMap { $0.style.image?.files ?? [] }
      default: []
      }
    }
  }
}

extension CGRect {
  /// Whether each coordinate and extent differs from that of another rectangle by less than a distance.
  fileprivate func isNear(_ other: CGRect, within distance: CGFloat) -> Bool {
    [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
      .allSatisfy { abs($0) < distance }
  }
}

/// An image file in encoded form.
private struct EncodedFile: Codable {
  let name: String
  let content: Data

  init(_ file: ImageFile) { (name, content) = (file.name, Data(file.bytes)) }

  var file: ImageFile {
    get throws { try ImageFile(Array(content), name: name) }
  }
}

extension SolvedTree {
  /// Removes items from ``ambiguousGroups`` if they aren't ambiguous along the group's axis.
  fileprivate mutating func limitAmbiguousGroups() {
    for index in ambiguousGroups.indices {
      let axis = ambiguousGroups[index].axis
      func isDetermined(_ item: Int) -> Bool { !items[item].ambiguousAxes.contains(axis) }
      ambiguousGroups[index].causes.removeAll(where: isDetermined)
      ambiguousGroups[index].followers.removeAll(where: isDetermined)
    }
    ambiguousGroups.removeAll { $0.causes.isEmpty }
  }

  /// Sets the frames of an item.
  fileprivate mutating func move(_ index: Int, to frames: PlacedLayout.Frames) {
    let old = items[index].rootFrame
    items[index].frame = frames.frame
    items[index].exactFrame = frames.exactFrame
    items[index].rootFrame = frames.rootFrame
    let rect = items[index].metrics.alignmentRect
    items[index].metrics.alignmentRect = CGRect(
      x: rect.minX + frames.rootFrame.minX - old.minX,
      y: rect.minY + frames.rootFrame.minY - old.minY,
      width: rect.width + frames.rootFrame.width - old.width,
      height: rect.height + frames.rootFrame.height - old.height)
    items[index].alternative = nil
  }

  /// Moves the built-in guides of moved views along with the views.
  fileprivate mutating func moveSystemGuides(along moved: Set<Int>) {
    guard !moved.isEmpty else { return }
    for index in items.indices {
      guard case .systemGuide = items[index].kind, let owner = items[index].owner,
        moved.contains(owner)
      else { continue }
      let corner = items[owner].rootFrame.origin
      items[index].rootFrame.origin = CGPoint(
        x: corner.x + items[index].frame.minX, y: corner.y + items[index].frame.minY)
    }
  }
}
