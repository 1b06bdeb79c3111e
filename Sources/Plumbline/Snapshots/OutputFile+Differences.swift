internal import Batches
internal import Imaging
internal import Scenes
internal import Snapshots

extension OutputFile {
  /// Writes a picture of differences.
  ///
  /// - Throws: As ``write(_:)-([UInt8])`` does, and `PlumblineError.cannotDraw` for want of memory.
  func write(_ picture: DifferencePicture) throws(PlumblineError) {
    try write { () throws(PNGError) in try picture.png() }
  }
}
