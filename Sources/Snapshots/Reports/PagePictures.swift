internal import AutoLayout
internal import Foundation

/// A picture on the report's page, with the outlines drawn over it.
struct PagePicture {
  /// The picture's role: `reference`, `actual` or `difference`.
  let side: String
  let caption: String
  /// The picture as a `data:` URL.
  let source: String
  let sizeText: String
  /// The picture's maximum width on the page, in CSS pixels, which equal points.
  let width: Int
  let height: Int
  /// The outlines of items in both layouts, or `nil` for the picture of differences, which already marks differences.
  let outlines: PageOutlines?
}

/// A reader that loads the page's pictures one after the other, up to the page's size limits.
struct PagePictures {
  private let limits: PageLimits
  private var heldBytes = 0
  private var leftOut = 0
  private var passedLeftOut = 0

  init(limits: PageLimits) { self.limits = limits }

  /// The page's note about pictures omitted because of their size, or `nil` if none were omitted.
  var note: String? {
    var parts: [String] = []
    if leftOut > 0 {
      parts.append(
        "The pictures of \(leftOut) snapshots that did not pass are left out: the page holds "
          + "\(limits.pictures >> 20) MiB of others.")
    }
    if passedLeftOut > 0 {
      parts.append(
        "The pictures of \(passedLeftOut) passed snapshots are left out to keep the page small.")
    }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  /// Returns the pictures of a result that didn't pass, or an empty array if they don't all fit within the limit.
  mutating func pictures(
    of result: SnapshotResult, _ read: (String) -> [UInt8]?
  ) -> [PagePicture] {
    let sides = [
      ("reference", result.files.referencePicture), ("actual", result.files.actualPicture),
      ("difference", result.files.differencePicture),
    ]
    var files: [(side: String, file: PageFileBytes)] = []
    // Once the limit is reached, nothing more is read: a large run has thousands of pictures.
    for case (let side, let path?) in sides where heldBytes < limits.pictures {
      if let file = read(path).flatMap({ PageFileBytes($0) }) { files.append((side, file)) }
    }
    let bytes = files.map(\.file.bytes.count).reduce(0, +)
    guard heldBytes < limits.pictures, heldBytes + bytes <= limits.pictures else {
      if sides.contains(where: { $0.1 != nil }) { leftOut += 1 }
      return []
    }
    heldBytes += bytes
    return files.map { picture($0.side, $0.file, of: result) }
  }

  /// Returns one picture for each passed result, or no pictures if they don't all fit within the limit.
  ///
  /// Showing only some of them would look deliberate.
  mutating func pictures(
    ofPassed results: [SnapshotResult], _ read: (String) -> [UInt8]?
  ) -> [[PagePicture]] {
    let limit = min(limits.passedPictures, limits.pictures)
    var bytes = heldBytes
    var shown: [[PagePicture]] = []
    for result in results {
      guard let path = result.files.referencePicture ?? result.files.actualPicture else {
        shown.append([])
        continue
      }
      let file = bytes < limit ? read(path).flatMap { PageFileBytes($0) } : nil
      bytes += file?.bytes.count ?? 0
      guard bytes < limit else {
        passedLeftOut = results.count { $0.files.referencePicture ?? $0.files.actualPicture != nil }
        return Array(repeating: [], count: results.count)
      }
      shown.append(file.map { [picture("reference", $0, of: result)] } ?? [])
    }
    heldBytes = bytes
    return shown
  }

  private func picture(
    _ side: String, _ file: PageFileBytes, of result: SnapshotResult
  ) -> PagePicture {
    let scale = scale(of: file, result)
    return PagePicture(
      side: side, caption: side.prefix(1).uppercased() + side.dropFirst(),
      source: "data:image/png;base64," + Data(file.bytes).base64EncodedString(),
      sizeText: file.size.text, width: max(1, Int((Double(file.size.width) / scale).rounded())),
      height: max(1, Int((Double(file.size.height) / scale).rounded())),
      outlines: side == "difference" ? nil : PageOutlines(result, on: file.size))
  }

  /// Returns a picture's scale, in pixels per point.
  private func scale(of file: PageFileBytes, _ result: SnapshotResult) -> Double {
    if let scale = result.canvasPlace?.scale, scale > 0 { return min(max(Double(scale), 0.1), 10) }
    if let canvas = result.layout?.canvasSize, canvas.width > 0 {
      return min(max(Double(file.size.width) / Double(canvas.width), 0.1), 10)
    }
    // A canvas name ends in the scale if it isn't 1, such as `390x844@3`.
    let name = result.name.canvas
    guard let mark = name.lastIndex(of: "@"),
      let scale = Double(name[name.index(after: mark)...].prefix { $0.isNumber || $0 == "." })
    else { return 1 }
    return min(max(scale, 0.1), 10)
  }
}

/// The bytes of a PNG file, and the size stated in its header.
struct PageFileBytes {
  let bytes: [UInt8]
  let size: PixelSize

  /// Reads the size from the PNG header, or returns `nil` if the header isn't valid.
  init?(_ bytes: [UInt8]) {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.count >= 24, bytes.starts(with: signature) else { return nil }
    func number(at offset: Int) -> Int {
      bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    size = PixelSize(width: number(at: 16), height: number(at: 20))
    guard size.width > 0, size.height > 0 else { return nil }
    self.bytes = bytes
  }
}

/// The outlines of items that moved, which are drawn over a picture.
struct PageOutlines {
  /// The maximum number of outlined items, because more outlines would hide the picture.
  private static let itemLimit = 200

  /// The value of the SVG element's `viewBox` attribute.
  let box: String
  let items: [Item]

  struct Item {
    let index: Int
    let label: String
    let was: PageRectangle?
    let now: PageRectangle?
  }

  /// Creates the outlines for a picture with the given size in pixels.
  ///
  /// Returns `nil` if the positions of the items on the canvas are unknown.
  init?(_ result: SnapshotResult, on pixels: PixelSize) {
    guard let layout = result.layout, let size = layout.canvasSize, size.width > 0, size.height > 0
    else { return nil }
    if let place = result.canvasPlace, place.scale > 0 {
      let whole = [-place.origin.x, -place.origin.y]
      let extent = [pixels.width, pixels.height].map { CGFloat($0) / place.scale }
      box = (whole + extent).map { plainNumber($0, digits: 3) }.joined(separator: " ")
    } else {
      box = "0 0 \(plainNumber(size.width)) \(plainNumber(size.height))"
    }
    items = layout.changes.enumerated().prefix(Self.itemLimit).compactMap { index, change in
      guard change.referenceOnCanvas != nil || change.actualOnCanvas != nil else { return nil }
      return Item(
        index: index, label: "\(printable(change.identifier)): \(change.kind.word)",
        was: change.referenceOnCanvas.map { PageRectangle($0) },
        now: change.actualOnCanvas.map { PageRectangle($0) })
    }
    guard !items.isEmpty else { return nil }
  }
}

/// A rectangle with its numbers formatted for SVG.
struct PageRectangle {
  let x: String
  let y: String
  let w: String
  let h: String

  init(_ rectangle: CGRect) {
    x = plainNumber(rectangle.minX, digits: 3)
    y = plainNumber(rectangle.minY, digits: 3)
    w = plainNumber(rectangle.width, digits: 3)
    h = plainNumber(rectangle.height, digits: 3)
  }
}
