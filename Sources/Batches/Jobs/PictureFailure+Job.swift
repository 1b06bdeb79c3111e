internal import SceneFile
internal import Scenes

extension PictureFailure {
  /// What went wrong with a job that was read.
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
