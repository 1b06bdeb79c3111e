internal import FileSystem
internal import Foundation
internal import Imaging

/// A file that is read as a picture.
struct PictureFile {
  /// The most bytes that are read: more than the largest picture that is decoded takes unpacked.
  private static let byteLimit = 512 << 20

  /// Where it is.
  let path: String
  /// Its bytes.
  let bytes: [UInt8]

  /// Reads the bytes, whatever they are.
  init(at path: String) throws(UnreadablePicture) {
    self.path = path
    do throws(SystemFailure) {
      bytes = try contents(ofFile: path, upTo: Self.byteLimit)
    } catch {
      throw UnreadablePicture(path: path, reason: error.reason)
    }
  }

  /// Looks whether the file is whole, and decodes nothing.
  func check() throws(UnreadablePicture) {
    do throws(PNGError) { try PNGReader.check(bytes) } catch {
      throw UnreadablePicture(path: path, reason: error.description)
    }
  }

  /// The pixels.
  func bitmap() throws(UnreadablePicture) -> Bitmap {
    do throws(PNGError) { return try PNGReader.bitmap(of: bytes) } catch {
      throw UnreadablePicture(path: path, reason: error.description)
    }
  }
}

/// A file that is no picture, and why, in words.
struct UnreadablePicture: Error {
  var path: String
  var reason: String
}

extension OutputFile {
  /// Writes a picture to look at.
  ///
  /// - Throws: as ``write(_:)-([UInt8])`` does, and `PlumblineError.cannotDraw` for want of memory.
  func write(_ bitmap: Bitmap) throws(PlumblineError) {
    var writer = PNGWriter()
    let bytes: [UInt8]
    do throws(PNGError) { bytes = try writer.bytes(of: bitmap) } catch {
      throw .cannotDraw(reason: error.description)
    }
    try write(bytes)
  }
}
