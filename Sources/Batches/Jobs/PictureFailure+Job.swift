internal import SceneFile
internal import Scenes

extension PictureFailure {
  /// Creates a failure from an error in a job.
  init(_ error: PlumblineError, of job: PictureJob) {
    switch error {
    case .unreadableScene(let error):
      // A job that refers to IDs which its scene doesn't have is invalid.
      self.init(error, cause: error.file == job.file ? .job : .input)
    default:
      let isLine = job.line > 0
      self.init(
        error, file: isLine ? job.file : job.sceneName, line: isLine ? job.line : nil)
    }
  }
}
