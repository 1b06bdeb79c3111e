internal import FileSystem
internal import Foundation
internal import Imaging

/// A file that is read as a picture.
package struct PictureFile {
  /// Where it is.
  package let path: String
  /// Its bytes.
  package private(set) var bytes: [UInt8]

  /// Reads the bytes, whatever they are.
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

  /// Looks whether the file is whole, and decodes nothing.
  package func check() throws(UnreadablePicture) {
    do throws(PNGError) { try PNGReader.check(bytes) } catch {
      throw UnreadablePicture(path: path, reason: error.description)
    }
  }

  /// The pixels, for which the file's bytes are given up: two large pictures need not fit into memory
  /// together with their files.
  package mutating func takeBitmap() throws(UnreadablePicture) -> Bitmap {
    defer { bytes = [] }
    do throws(PNGError) { return try PNGReader.bitmap(of: bytes) } catch {
      throw UnreadablePicture(path: path, reason: error.description)
    }
  }
}

/// A file that is no picture, and why, in words.
package struct UnreadablePicture: Error {
  package var path: String
  package var reason: String
}

extension OutputFile {
  /// Writes a picture to look at.
  ///
  /// - Throws: As ``write(_:)-([UInt8])`` does, and `PlumblineError.cannotDraw` for want of memory.
  package func write(_ bitmap: Bitmap) throws(PlumblineError) {
    try write { () throws(PNGError) in
      var writer = PNGWriter()
      return try writer.bytes(of: bitmap)
    }
  }

  /// Writes what a closure packs.
  ///
  /// - Throws: As ``write(_:)-([UInt8])`` does, and `PlumblineError.cannotDraw` for want of memory.
  package func write(_ pack: () throws(PNGError) -> [UInt8]) throws(PlumblineError) {
    let bytes: [UInt8]
    do throws(PNGError) { bytes = try pack() } catch {
      throw .cannotDraw(reason: error.description)
    }
    try write(bytes)
  }
}
