internal import Plumbline

extension [GitHubAnnotation] {
  /// Writes GitHub's annotations to standard error if the process runs in GitHub Actions.
  func show() throws {
    guard Console.current.environment["GITHUB_ACTIONS"]?.isEmpty == false else { return }
    for annotation in shown { try write([UInt8]("\(annotation.command)\n".utf8), to: .error) }
  }
}
