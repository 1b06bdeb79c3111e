internal import FileSystem
internal import Foundation
internal import Imaging

/// A PNG file whose contents are kept in memory until they are decoded.
package struct PictureFile {
  /// The path of the file.
  package let path: String
  /// The contents of the file.
  package private(set) var bytes: [UInt8]

  /// Reads the contents of the file without checking them.
  package init(at path: String) throws(UnreadablePicture) {
    self.path = path
    do throws(SystemFailure) {
      bytes = try contents(ofInput: path, upTo: PNGReader.byteLimit + 1)
    } catch {
      throw UnreadablePicture(path: path, reason: error.reason)
    }
    guard bytes.count <= PNGReader.byteLimit else {
      throw UnreadablePicture(
        path: path, reason: "it is larger than the limit of \(PNGReader.byteLimit) bytes")
    }
  }

  /// Checks that the file is complete, without decoding it.
  package func check() throws(UnreadablePicture) {
    do throws(PNGError) { try PNGReader.check(bytes) } catch {
      throw UnreadablePicture(path: path, reason: error.description)
    }
  }

  /// Decodes the pixels, and discards the file's contents to save memory.
  package mutating func takeBitmap() throws(UnreadablePicture) -> Bitmap {
    defer { bytes = [] }
    do throws(PNGError) { return try PNGReader.bitmap(of: bytes) } catch {
      throw UnreadablePicture(path: path, reason: error.description)
    }
  }
}

/// The reason why a file can't be read as a PNG image.
package struct UnreadablePicture: Error {
  package var path: String
  package var reason: String
}

extension OutputFile {
  /// Encodes a bitmap as PNG, and writes the file.
  ///
  /// - Throws: As ``write(_:)-([UInt8])`` does, and `PlumblineError.cannotDraw` if memory runs out.
  package func write(_ bitmap: Bitmap) throws(PlumblineError) {
    try write { () throws(PNGError) in
      var writer = PNGWriter()
      return try writer.bytes(of: bitmap)
    }
  }

  /// Writes the PNG data that a closure returns.
  ///
  /// - Throws: As ``write(_:)-([UInt8])`` does, and `PlumblineError.cannotDraw` if memory runs out.
  package func write(_ pack: () throws(PNGError) -> [UInt8]) throws(PlumblineError) {
    let bytes: [UInt8]
    do throws(PNGError) { bytes = try pack() } catch {
      throw .cannotDraw(reason: error.description)
    }
    try write(bytes)
  }
}
