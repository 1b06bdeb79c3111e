internal import FileSystem
internal import Foundation
internal import Git
internal import SceneFile
package import Scenes
internal import Snapshots

/// The files of a commit, for comparison with the working tree; scenes are copied to a temporary folder on demand.
package struct CommittedFiles: Sendable {
  private let repository: GitRepository
  private let folder: CommitFolder
  private let files: [String: GitCommit.File]

  /// The commit's name in reports: `origin/main (1a2b3c4d)`.
  package var title: String { folder.commit.title }

  /// Finds a commit in the repository that contains a folder.
  ///
  /// - Parameters:
  ///   - revision: The revision, such as `origin/main`, a tag, or `HEAD~1`.
  ///   - isMergeBase: Whether to use the merge base of the revision and the current branch.
  ///   - folder: A folder in the repository, by default the current folder.
  /// - Throws: `PlumblineError.unreadableCommit` with the reason.
  package init(
    of revision: String, isMergeBase: Bool = false,
    around folder: String = FileManager.default.currentDirectoryPath
  ) throws(PlumblineError) {
    do throws(GitFailure) {
      repository = try GitRepository(around: folder)
      let commit =
        try isMergeBase
        ? repository.mergeBase(with: revision) : repository.commit(revision)
      self.folder = try CommitFolder(of: commit)
      files = Dictionary(try commit.files().map { ($0.path, $0) }) { first, _ in first }
    } catch {
      throw .unreadableCommit(reason: error.reason)
    }
  }

  /// Copies files for paths with a revision, such as `HEAD~1:Login.scene.yaml`, and returns other paths unchanged.
  ///
  /// As with git, a path after a revision is relative to the repository's root unless it begins with `./` or `../`. If
  /// `isSwift` is true, a folder stands for its Swift files, compiled together. The copies are deleted when the
  /// returned commits are released.
  ///
  /// - Throws: `PlumblineError` if there is no such commit, or the commit has nothing at the path.
  package static func paths(
    _ arguments: [String], isSwift: Bool
  ) throws(PlumblineError) -> (paths: [String], commits: [CommittedFiles]) {
    var paths: [String] = []
    var commits: [CommittedFiles] = []
    for argument in arguments {
      guard let colon = argument.firstIndex(of: ":"), colon > argument.startIndex,
        access(InterfacePath.file(of: argument), F_OK) != 0
      else {
        paths.append(argument)
        continue
      }
      let commit = try CommittedFiles(of: String(argument[..<colon]))
      var path = String(argument[argument.index(after: colon)...])
      if !["./", "../"].contains(where: path.hasPrefix) {
        path = commit.repository.root + "/" + path
      }
      paths.append(try commit.present(path, isSwift: isSwift, as: argument))
      commits.append(commit)
    }
    return (paths, commits)
  }

  /// Copies a file from a commit into a temporary folder, which exists until the returned `commit` is released.
  ///
  /// - Throws: `PlumblineError` if there is no such commit, or the commit has nothing at the path.
  package static func copy(
    of file: String, at revision: String, isSwift: Bool
  ) throws(PlumblineError) -> (path: String, commit: CommittedFiles) {
    let around = URL(fileURLWithPath: InterfacePath.file(of: file)).deletingLastPathComponent().path
    let commit = try CommittedFiles(of: revision, around: around)
    return (try commit.present(file, isSwift: isSwift, as: "\(revision):\(file)"), commit)
  }

  /// Copies a file or folder, named `name` in errors, and returns the path of the copy.
  private func present(
    _ path: String, isSwift: Bool, as name: String
  ) throws(PlumblineError) -> String {
    let copy = try copy(of: path, isSwift: isSwift, withPictures: true)
    guard access(SwiftPath(copy)?.file ?? InterfacePath.file(of: copy), F_OK) == 0 else {
      throw .unreadableFile(
        path: name,
        reason: self.path(ofCopy: copy).flatMap(folder.refusal)
          ?? "the commit has nothing at this path")
    }
    return copy
  }
}

// MARK: - Messages

extension CommittedFiles {
  /// Replaces the paths of copied files in a text with names such as `origin/main:Login.scene.yaml`.
  package func named(_ text: String) -> String {
    text.replacingOccurrences(of: folder.path + "/", with: folder.commit.name + ":")
  }

  /// Replaces the paths of copied files in an error with names in the commit, and adds the reason for a failed copy.
  package func named(_ error: PlumblineError) -> PlumblineError {
    switch error {
    case .unreadableFile(let path, let reason):
      let refusal = self.path(ofCopy: path).flatMap(folder.refusal)
      return .unreadableFile(path: named(path), reason: refusal ?? reason)
    case .unreadableScene(let error): return .unreadableScene(named(error))
    case .ambiguousCanvas(let scene, let error): return .ambiguousCanvas(scene: named(scene), error)
    case .failedBuild(let messages): return .failedBuild(messages: messages.map(named))
    case .failedCode(let scene, let canvas, let reasons):
      return .failedCode(scene: named(scene), canvas: canvas, reasons: reasons.map(named))
    case .noEarlierScene(let scene, let place):
      return .noEarlierScene(scene: scene, place: named(place))
    case .noScenes(let folder): return .noScenes(folder: named(folder))
    default: return error
    }
  }

  /// Replaces paths of copied files in a scene's error with names in the commit, and adds reasons for missing images.
  private func named(_ error: SceneError) -> SceneError {
    var error = error
    guard let path = self.path(ofCopy: error.file) else { return error }
    error.file = named(error.file)
    for index in error.problems.indices {
      guard case .value(.unreadableImage(let name, _)) = error.problems[index].kind,
        let reason = folder.refusal(of: path.folderPrefix + name)
      else { continue }
      error.problems[index].kind = .value(.unreadableImage(name, reason: reason))
    }
    return error
  }

  /// Returns the intended path of a file's copy if the file couldn't be copied, and `nil` otherwise.
  func refusedCopy(of file: String) -> String? {
    guard let path = repository.path(of: InterfacePath.file(of: file)),
      folder.refusal(of: path) != nil
    else { return nil }
    return "\(folder.path)/\(path)"
  }

  /// Returns a copied file's path in the repository, given the copy's path, or `nil` outside of the folder of copies.
  private func path(ofCopy path: String) -> String? {
    let file = InterfacePath.file(of: path)
    return file.hasPrefix(folder.path + "/") ? String(file.dropFirst(folder.path.count + 1)) : nil
  }
}

// MARK: - Copying

extension CommittedFiles {
  /// Copies the scenes at a path with all files that they depend on, and returns the path of the copy.
  ///
  /// If the commit has nothing at the path, nothing is copied, and the returned path doesn't exist. The working tree
  /// needn't have the path either. If `isSwift` is true, a folder stands for its Swift files, compiled together. If
  /// `withPictures` is true, pictures and frames files are copied too.
  ///
  /// - Throws: `PlumblineError.unreadableCommit` if the path is outside of the repository.
  package func copy(
    of argument: String, isSwift: Bool, withPictures: Bool = false
  ) throws(PlumblineError) -> String {
    let swift = SwiftPath(argument)
    let interface = InterfacePath(argument)
    let file = swift?.file ?? interface?.file ?? argument
    guard let path = repository.path(of: file) else {
      throw .unreadableCommit(
        reason: "'\(argument)' is outside of the repository '\(repository.root)'")
    }
    if isSwift || swift != nil {
      try copySwift(path, of: file)
    } else {
      try copyScenes(path, withPictures)
    }
    let copy = path.isEmpty ? folder.path : "\(folder.path)/\(path)"
    // The rest of the argument names a scene, or marks a folder as one of Swift files.
    return copy + argument.dropFirst(file.count)
  }

  /// Copies a file and the fonts beside it, and returns the path of the file's copy, or `file` if the commit lacks it.
  package func copy(ofFile file: String) throws(PlumblineError) -> String {
    guard let path = repository.path(of: file), let entry = files[path] else { return file }
    let fonts = files(below: path.folderPrefix).filter { file in
      [".ttf", ".otf", ".ttc"].contains { file.path.lowercased().hasSuffix($0) }
    }
    try add([entry] + fonts)
    return "\(folder.path)/\(path)"
  }

  /// The paths, at or below `copy`, of the scene files that couldn't be copied.
  func refusedScenes(in copy: String) -> [String] {
    files.keys.filter { SceneFolder.isScene($0) && folder.refusal(of: $0) != nil }
      .map { "\(folder.path)/\($0)" }.filter { $0 == copy || $0.hasPrefix(copy.asFolderPrefix) }
  }

  private func copyScenes(_ path: String, _ withPictures: Bool) throws(PlumblineError) {
    let endings = withPictures ? [".png", ".frames.txt"] : []
    let all = files(below: path.asFolderPrefix).filter { file in
      SceneFolder.isScene(file.path) || file.kind != .file
        || endings.contains { file.path.lowercased().hasSuffix($0) }
    }
    let scenes = files[path].map { [$0] } ?? all
    let figures = scenes.compactMap { InterfacePath($0.path)?.figureFile.flatMap { files[$0] } }
    try add(scenes + figures + surroundings(of: scenes))
    try addNamedFiles(of: scenes.map(\.path))
  }

  /// The asset catalogs that Interface Builder documents use, and the project files that mark a project's root folder.
  private func surroundings(of scenes: [GitCommit.File]) -> [GitCommit.File] {
    var folders: Set<String> = []
    for scene in scenes where InterfacePath(scene.path) != nil {
      var folder = scene.path.folderPrefix
      while folders.insert(folder).inserted, !folder.isEmpty {
        folder = String(folder.dropLast()).folderPrefix
      }
    }
    if folders.isEmpty { return [] }
    let projects = [".xcodeproj/project.pbxproj", ".xcworkspace/contents.xcworkspacedata"]
    return files.values.filter { file in
      if let catalog = file.path.firstRange(of: ".xcassets/") {
        return folders.contains(String(file.path[..<catalog.lowerBound]).folderPrefix)
      }
      if projects.contains(where: file.path.hasSuffix) {
        return folders.contains(String(file.path.folderPrefix.dropLast()).folderPrefix)
      }
      return file.path.fileName == "Package.swift" && folders.contains(file.path.folderPrefix)
    }
  }

  /// Copies the images, components and panels that scenes refer to, directly or indirectly.
  private func addNamedFiles(of scenes: [String]) throws(PlumblineError) {
    var waiting = scenes
    var known = Set(scenes)
    while let scene = waiting.popLast() {
      let copy = "\(folder.path)/\(scene)"
      guard InterfacePath(scene) == nil, let bytes = try? SceneInput.bytes(ofFile: copy) else {
        continue
      }
      let named = NamedFiles.paths(in: bytes, at: copy)
        .map { joinedPath("/", scene.folderPrefix + $0).dropFirst() }
        .map(String.init).filter { known.insert($0).inserted }
      try add(named.compactMap { files[$0] })
      // With its components copied, a scene may refer to further files.
      if !named.isEmpty { waiting += [scene] + named }
    }
  }

  /// Copies the packages that Swift files need, or the files in the same folder if there is no package.
  private func copySwift(_ path: String, of argument: String) throws(PlumblineError) {
    let isFile = files[path] != nil
    let packages = isFile ? [] : packages(of: path, argument)
    var wanted = packages.flatMap { files(below: $0) }
    if packages.isEmpty {
      wanted = files(below: isFile ? path.folderPrefix : path.asFolderPrefix)
      if isFile {
        let start = path.folderPrefix.count
        wanted = wanted.filter { file in
          let folder = file.path.dropFirst(start).split(separator: "/").dropLast().first
          return folder.map { $0.hasSuffix(".xcassets") || $0.hasSuffix(".lproj") } ?? true
        }
      }
    }
    try add(wanted.filter { !$0.path.contains("__Snapshots__/") })
    for package in packages {
      let checkouts = "\(repository.root)/\(package).build/checkouts"
      if access(checkouts, F_OK) != 0 { continue }
      try git { () throws(GitFailure) in
        try folder.link(checkouts, at: package + ".build/checkouts")
      }
    }
  }

  /// Returns the folders of the Swift package that contains a path, and of the local packages on which it depends.
  private func packages(of path: String, _ argument: String) -> [String] {
    // Local dependencies are only found in the working tree.
    let today = SwiftInput.packages(of: argument)
    var packages = today.compactMap { repository.path(of: $0) }.map(\.asFolderPrefix)
    var folder = path.asFolderPrefix
    while files[folder + "Package.swift"] == nil, !folder.isEmpty {
      folder = String(folder.dropLast()).folderPrefix
    }
    if files[folder + "Package.swift"] != nil { packages.append(folder) }
    return Array(Set(packages)).sorted()
  }

  private func files(below folder: String) -> [GitCommit.File] {
    files.values.filter { $0.path.hasPrefix(folder) && !$0.path.dropFirst(folder.count).isHidden }
  }

  private func add(_ files: [GitCommit.File]) throws(PlumblineError) {
    let sorted = files.sorted { $0.path < $1.path }
    try git { () throws(GitFailure) in try folder.add(sorted) }
  }

  private func git(_ work: () throws(GitFailure) -> Void) throws(PlumblineError) {
    do throws(GitFailure) { try work() } catch { throw .unreadableCommit(reason: error.reason) }
  }
}

extension StringProtocol {
  fileprivate var isHidden: Bool { split(separator: "/").contains { $0.hasPrefix(".") } }
}
