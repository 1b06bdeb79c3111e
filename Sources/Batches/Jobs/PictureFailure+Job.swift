internal import SceneFile
internal import Scenes

extension PictureFailure {
  /// Makes a failure from an error of a job.
  init(_ error: PlumblineError, of job: PictureJob) {
    switch error {
    case .unreadableScene(let error):
      // Ids that the job names and the scene does not have are the job's mistake.
      self.init(error, cause: error.file == job.file ? .job : .input)
    default:
      let isLine = job.line > 0
      self.init(
        error, file: isLine ? job.file : job.sceneName, line: isLine ? job.line : nil)
    }
  }
}
