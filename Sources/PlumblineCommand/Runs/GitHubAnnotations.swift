internal import Foundation
internal import Plumbline

extension [GitHubAnnotation] {
  /// Writes GitHub's annotations to standard error if the process runs in GitHub Actions.
  func show() throws {
    let environment = Console.current.environment
    guard environment["GITHUB_ACTIONS"]?.isEmpty == false else { return }
    let folder = Self.folder(in: environment["GITHUB_WORKSPACE"])
    for var annotation in shown {
      // GitHub finds files from the root of the repository.
      if let file = annotation.file, !file.hasPrefix("/") { annotation.file = folder + file }
      try write([UInt8]("\(annotation.command)\n".utf8), to: .error)
    }
  }

  /// The path from the workspace to the current folder, with a slash at its end, or an empty text elsewhere.
  private static func folder(in workspace: String?) -> String {
    let current = FileManager.default.currentDirectoryPath
    guard let workspace, !workspace.isEmpty, current.hasPrefix(workspace.asFolderPrefix) else {
      return ""
    }
    return current.dropFirst(workspace.asFolderPrefix.count) + "/"
  }
}
