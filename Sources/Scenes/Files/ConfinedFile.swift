internal import FileSystem
internal import Foundation
internal import SceneFile

/// Returns the contents of a regular file that is inside a folder, even after links are resolved.
///
/// - Parameters:
///   - path: The path relative to the folder, without `..`.
///   - folder: The path of the folder, without links.
///   - limit: The maximum number of bytes.
/// - Returns: The contents.
/// - Throws: `ReferencedFileFault` with the reason why the file can't be read.
func confinedContents(
  ofFile path: String, below folder: String, upTo limit: Int
) throws(ReferencedFileFault) -> [UInt8] {
  if path.split(separator: "/").contains("..") { throw ReferencedFileFault("its path has '..'") }
  guard let resolved = resolvedPath("\(folder)/\(path)") else {
    throw ReferencedFileFault(systemReason())
  }
  guard resolved.hasPrefix(folder == "/" ? folder : folder + "/") else {
    throw ReferencedFileFault("it is a link that leads out of the folder '\(folder.fileName)'")
  }
  guard let state = FileState(of: resolved) else {
    throw ReferencedFileFault("it is not a regular file")
  }
  guard state.byteCount <= limit else {
    throw ReferencedFileFault("it has more than \(limit / 1_048_576) MiB")
  }
  do throws(SystemFailure) {
    return try contents(ofFile: resolved, upTo: limit)
  } catch {
    throw ReferencedFileFault(error.reason)
  }
}

/// Returns a path with links, `.` and `..` resolved, or `nil` if nothing exists at the path.
package func resolvedPath(_ path: String) -> String? {
  guard let resolved = realpath(path, nil) else { return nil }
  defer { free(resolved) }
  return String(cString: resolved)
}
