package import Foundation

/// A PNG or JPEG file; only its header is read until the image is drawn.
package final class ImageFile: Hashable, Sendable {
  /// The supported file formats.
  package enum Format: String, Sendable { case png, jpeg }

  /// The maximum size of a file, in bytes.
  package static let byteLimit = 32 << 20
  /// The maximum number of pixels in an image.
  package static let pixelLimit = 64_000_000

  /// The file's name in messages.
  package let name: String
  /// The format, determined from the file's first bytes.
  package let format: Format
  /// The content of the file.
  package let bytes: [UInt8]
  /// The width of the image as stored, before it is turned upright, in pixels.
  package let pixelWidth: Int
  /// The height of the image as stored, before it is turned upright, in pixels.
  package let pixelHeight: Int
  /// The orientation of the stored image, from 1 (upright) to 8 (TIFF specification, section 8).
  package let orientation: Int

  /// Makes an image file; throws ``Failure`` for an unsupported format, a broken header, or a file beyond the limits.
  ///
  /// The name is for messages; comparisons of files ignore it.
  package init(_ bytes: [UInt8], name: String) throws(Failure) {
    self.name = name
    guard bytes.count <= Self.byteLimit else { throw .manyBytes(bytes.count) }
    let header: Header
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      format = .png
      header = try Header(ofPNG: bytes)
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      format = .jpeg
      header = try Header(ofJPEG: bytes)
    } else {
      throw .otherFormat
    }
    self.bytes = bytes
    (pixelWidth, pixelHeight, orientation) = (header.width, header.height, header.orientation)
    guard pixelWidth <= Self.pixelLimit / pixelHeight else {
      throw .manyPixels(width: pixelWidth, height: pixelHeight)
    }
  }

  /// A reason why an image file can't be drawn.
  package enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
    case otherFormat
    case brokenHeader
    case manyBytes(Int)
    case manyPixels(width: Int, height: Int)

    /// The reason, as text that can end a sentence.
    package var description: String {
      switch self {
      case .otherFormat: "it is neither a PNG nor a JPEG file"
      case .brokenHeader: "it is truncated, or its size can't be read"
      case .manyBytes: "it has more than \(ImageFile.byteLimit >> 20) MiB"
      case .manyPixels(let width, let height):
        "it has \(width) x \(height) pixels; \(ImageFile.pixelLimit / 1_000_000) million is the limit"
      }
    }
  }

  /// The size of the image after it is turned upright, in pixels.
  package var pixelSize: CGSize {
    orientation > 4
      ? CGSize(width: pixelHeight, height: pixelWidth)
      : CGSize(width: pixelWidth, height: pixelHeight)
  }

  /// Whether both files have the same bytes.
  package static func == (one: ImageFile, other: ImageFile) -> Bool {
    one === other || one.bytes == other.bytes
  }

  /// Hashes the sizes and the last bytes of the file; almost all files differ in these values.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(bytes.count)
    hasher.combine(pixelWidth)
    hasher.combine(pixelHeight)
    hasher.combine(bytes.suffix(64))
  }
}

private struct Header {
  let width: Int
  let height: Int
  var orientation = 1

  init(width: Int, height: Int) throws(ImageFile.Failure) {
    guard width > 0, height > 0, width < 1 << 24, height < 1 << 24 else { throw .brokenHeader }
    (self.width, self.height) = (width, height)
  }

  /// Reads the size from the first chunk of a PNG file (PNG specification, 11.2.1).
  init(ofPNG bytes: [UInt8]) throws(ImageFile.Failure) {
    guard bytes.count >= 24, bytes[12..<16].elementsEqual("IHDR".utf8) else {
      throw .brokenHeader
    }
    try self.init(width: number(bytes[16..<20]), height: number(bytes[20..<24]))
  }

  /// Reads the size and orientation from the segments of a JPEG file, up to the frame header (ITU T.81, B.2.2).
  init(ofJPEG bytes: [UInt8]) throws(ImageFile.Failure) {
    var place = 2
    var orientation = 1
    while place + 4 <= bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      if marker == 0xFF {
        place += 1
        continue
      }
      let length = number(bytes[place + 2..<place + 4])
      let end = place + 2 + length
      guard length >= 2, end <= bytes.count else { break }
      let body = bytes[place + 4..<end]
      if 0xC0...0xCF ~= marker, ![0xC4, 0xC8, 0xCC].contains(marker) {
        guard body.count >= 5 else { break }
        let first = body.startIndex
        try self.init(
          width: number(body[first + 3..<first + 5]), height: number(body[first + 1..<first + 3]))
        self.orientation = orientation
        return
      }
      if marker == 0xE1 { orientation = exifOrientation(body) ?? orientation }
      place = end
    }
    throw .brokenHeader
  }
}

private func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

/// Returns the orientation in an Exif segment, or `nil` without an orientation (Exif 2.32, 4.6.4: tag 0x0112).
private func exifOrientation(_ segment: ArraySlice<UInt8>) -> Int? {
  guard segment.starts(with: [0x45, 0x78, 0x69, 0x66, 0, 0]) else { return nil }
  let tiff = Array(segment.dropFirst(6))
  guard tiff.count >= 8 else { return nil }
  let isLittle = tiff[0] == 0x49
  func number(_ place: Int, _ count: Int) -> Int? {
    guard place >= 0, place + count <= tiff.count else { return nil }
    let bytes = tiff[place..<place + count]
    return (isLittle ? Array(bytes.reversed()) : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
  }
  guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
  for entry in 0..<count {
    let place = directory + 2 + 12 * entry
    guard let tag = number(place, 2) else { return nil }
    if tag == 0x0112 { return number(place + 8, 2).flatMap { 1...8 ~= $0 ? $0 : nil } }
  }
  return nil
}
