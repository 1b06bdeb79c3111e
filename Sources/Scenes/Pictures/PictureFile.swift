internal import FileSystem
internal import Foundation
internal import Imaging

/// A file to be decoded as a picture.
package struct PictureFile {
  /// The path of the file.
  package let path: String
  /// The contents of the file.
  package private(set) var bytes: [UInt8]

  /// Reads the contents without checking them.
  package init(at path: String) throws(UnreadablePicture) {
    self.path = path
    do throws(SystemFailure) {
      bytes = try contents(ofInput: path, upTo: PNGReader.byteLimit + 1)
    } catch {
      throw UnreadablePicture(path: path, reason: error.reason)
    }
    guard bytes.count <= PNGReader.byteLimit else {
      throw UnreadablePicture(
        path: path, reason: "it has more than the \(PNGReader.byteLimit) bytes that are read")
    }
  }

  /// Checks that the file is complete, without decoding it.
  package func check() throws(UnreadablePicture) {
    do throws(PNGError) { try PNGReader.check(bytes) } catch {
      throw UnreadablePicture(path: path, reason: error.description)
    }
  }

  /// Decodes the pixels and releases the file's contents.
  ///
  /// Two large pictures and their files may not fit into memory together.
  package mutating func takeBitmap() throws(UnreadablePicture) -> Bitmap {
    defer { bytes = [] }
    do throws(PNGError) { return try PNGReader.bitmap(of: bytes) } catch {
      throw UnreadablePicture(path: path, reason: error.description)
    }
  }
}

/// A file that isn't a picture, with the reason.
package struct UnreadablePicture: Error {
  package var path: String
  package var reason: String
}

extension OutputFile {
  /// Writes a bitmap as a PNG file for people to look at.
  ///
  /// - Throws: As ``write(_:)-([UInt8])`` does, and `PlumblineError.cannotDraw` if memory runs out.
  package func write(_ bitmap: Bitmap) throws(PlumblineError) {
    try write { () throws(PNGError) in
      var writer = PNGWriter()
      return try writer.bytes(of: bitmap)
    }
  }

  /// Writes the bytes that a closure encodes.
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
