internal import Foundation
internal import Porting

/// A file or a folder that the system did not let the program read or write.
struct FileFailure: Error, CustomStringConvertible {
  let path: String
  /// What cannot be done, such as "cannot be read".
  let problem: String
  /// The system's reason.
  let reason: String

  var description: String { "\(path): error: \(problem): \(reason)" }

  /// A failure with the system's last error.
  static func last(_ path: String, _ problem: String) -> FileFailure {
    FileFailure(path: path, problem: problem, reason: String(cString: strerror(errno)))
  }
}

/// Reads Swift files and those in folders, in the order of their paths.
///
/// Hidden files, package manifests and links inside of folders are left out. A file that is found
/// twice is read once.
func readSwiftFiles(_ paths: [String]) -> (files: [SourceFile], failures: [FileFailure]) {
  var files: [String: SourceFile] = [:]
  var failures: [FileFailure] = []
  var known: Set<String> = []
  func read(_ path: String) {
    guard let place = resolvedPath(path), let data = FileManager.default.contents(atPath: path)
    else {
      failures.append(.last(path, "cannot be read"))
      return
    }
    guard known.insert(place).inserted else { return }
    files[path] = SourceFile(path: path, bytes: Array(data))
  }
  func walk(_ folder: String) {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      failures.append(.last(folder, "cannot be read"))
      return
    }
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      switch kind(of: path, followingLinks: false) {
      case .typeDirectory: walk(path)
      case .typeRegular where name.hasSuffix(".swift") && !isManifest(name): read(path)
      default: continue
      }
    }
  }
  for path in paths {
    switch kind(of: path, followingLinks: true) {
    case .typeDirectory: walk(path)
    case .some: read(path)
    case nil: failures.append(.last(path, "cannot be read"))
    }
  }
  return (files.values.sorted { $0.path < $1.path }, failures)
}

/// Whether a file is a package manifest, whose conditions are about the machine that builds.
private func isManifest(_ name: String) -> Bool {
  name == "Package.swift" || name.hasPrefix("Package@swift-")
}

private func kind(of path: String, followingLinks: Bool) -> FileAttributeType? {
  var state = stat()
  guard (followingLinks ? stat(path, &state) : lstat(path, &state)) == 0 else { return nil }
  switch state.st_mode & S_IFMT {
  case S_IFDIR: return .typeDirectory
  case S_IFREG: return .typeRegular
  default: return .typeUnknown
  }
}

/// The path without links.
private func resolvedPath(_ path: String) -> String? {
  guard let resolved = realpath(path, nil) else { return nil }
  defer { free(resolved) }
  return String(cString: resolved)
}

/// The path from the root, without links.
func absolutePath(_ path: String) -> String {
  resolvedPath(path) ?? URL(fileURLWithPath: path).path
}

/// Replaces the contents of files, of all or of none.
///
/// All contents are written beside the files before the first of these is replaced.
///
/// - Throws: ``FileFailure`` for the first file that cannot be written.
func replaceFiles(_ contents: [(path: String, bytes: [UInt8])]) throws(FileFailure) {
  var staged: [(temporary: String, target: String)] = []
  do throws(FileFailure) {
    for (path, bytes) in contents {
      guard let target = resolvedPath(path) else { throw .last(path, "cannot be written") }
      let temporary = "\(target).porting-\(getpid())"
      staged.append((temporary, target))
      try writeNew(bytes, to: temporary, asFor: target)
    }
  } catch {
    for (temporary, _) in staged { unlink(temporary) }
    throw error
  }
  for (index, (temporary, target)) in staged.enumerated()
  where rename(temporary, target) != 0 {
    let failure = FileFailure.last(target, "cannot be replaced")
    for (temporary, _) in staged[index...] { unlink(temporary) }
    throw failure
  }
}

/// Writes a file that isn't there yet, with the permissions of another.
private func writeNew(
  _ bytes: [UInt8], to path: String, asFor target: String
) throws(FileFailure) {
  var state = stat()
  guard access(target, W_OK) == 0, stat(target, &state) == 0 else {
    throw .last(target, "cannot be written")
  }
  let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, state.st_mode & 0o777)
  guard descriptor >= 0 else { throw .last(target, "cannot be written") }
  var offset = 0
  while offset < bytes.count {
    let count = write(descriptor, Array(bytes[offset...]), bytes.count - offset)
    if count < 0, errno != EINTR {
      let failure = FileFailure.last(target, "cannot be written")
      close(descriptor)
      throw failure
    }
    offset += max(0, count)
  }
  // The mask of the process doesn't count for a file that was there before.
  fchmod(descriptor, state.st_mode & 0o777)
  guard close(descriptor) == 0 else { throw .last(target, "cannot be written") }
}

/// Writes files of some folders to another one, which gets a folder for each of these.
///
/// Files that are there already with the same content stay as they are, so that builds don't compile them again.
///
/// - Throws: ``FileFailure`` for the first file that cannot be written.
func copyFiles(
  _ contents: [(path: String, bytes: [UInt8])], of folders: [String], to output: String
) throws(FileFailure) {
  for (path, bytes) in contents {
    let url = URL(fileURLWithPath: output).appending(path: placeInCopy(of: path, from: folders))
    let data = Data(bytes)
    guard FileManager.default.contents(atPath: url.path) != data else { continue }
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url, options: .atomic)
    } catch {
      throw FileFailure(
        path: url.path, problem: "cannot be written", reason: error.localizedDescription)
    }
  }
}

/// The path of a file inside of the folder for copies: below the name of the folder that it was found in.
private func placeInCopy(of path: String, from folders: [String]) -> String {
  let folder = folders.filter { path.hasPrefix($0 + ($0.hasSuffix("/") ? "" : "/")) }
    .max { $0.count < $1.count }
  guard let folder else { return URL(fileURLWithPath: path).lastPathComponent }
  let rest = path.dropFirst(folder.count).drop { $0 == "/" }
  return "\(URL(fileURLWithPath: folder).lastPathComponent)/\(rest)"
}
