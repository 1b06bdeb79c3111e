internal import Batches
internal import Imaging
internal import Scenes
internal import Snapshots

extension OutputFile {
  /// Writes a picture of differences, or throws `PlumblineError.cannotDraw` if memory runs out.
  func write(_ picture: DifferencePicture) throws(PlumblineError) {
    try write { () throws(PNGError) in try picture.png() }
  }
}
