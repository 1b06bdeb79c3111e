internal import FileSystem
internal import Foundation

/// Swift files that are compiled together.
struct SwiftFiles: Sendable {
  /// The absolute paths, in order.
  let paths: [String]
  /// The name of the module that they become.
  let module: String

  /// Finds the files of an argument: a file, or a folder's at any depth, without those of tests and manifests.
  ///
  /// - Throws: ``SwiftFailure`` if there are none.
  init(of argument: String) throws(SwiftFailure) {
    let url = URL(fileURLWithPath: argument).resolvingSymlinksInPath()
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw SwiftFailure("\(argument): error: cannot be read: \(systemReason(ENOENT))")
    }
    paths = isFolder.boolValue ? Self.files(in: url.path).sorted() : [url.path]
    guard !paths.isEmpty else {
      throw SwiftFailure("\(argument): error: there is no Swift file in this folder")
    }
    module = Self.moduleName(url.deletingPathExtension().lastPathComponent)
  }

  private static func files(in folder: String) -> [String] {
    (FolderEntry.list(folder) ?? []).flatMap { entry -> [String] in
      let path = "\(folder)/\(entry.name)"
      if entry.name.hasPrefix(".") { return [] }
      switch entry.kind {
      case .folder:
        let isForTests = entry.name == "Tests" || entry.name.hasSuffix("Tests")
        return isForTests ? [] : files(in: path)
      case .file:
        let isManifest = entry.name == "Package.swift" || entry.name.hasPrefix("Package@swift-")
        return entry.name.hasSuffix(".swift") && !isManifest ? [path] : []
      default: return []
      }
    }
  }

  /// The ending of modules' names, which tells the person's files from others in messages.
  static let moduleEnding = "_Scenes"

  /// A name as that of a module, which isn't one of those that the files may import.
  private static func moduleName(_ name: String) -> String {
    let letters = name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    let text = String(letters)
    let begins = text.first.map { $0.isLetter || $0 == "_" } ?? false
    return (begins ? text : "_" + text) + moduleEnding
  }

  /// The contents of the files, for hashes.
  ///
  /// - Throws: ``SwiftFailure`` for a file that can't be read.
  func contents() throws(SwiftFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    for path in paths {
      do throws(SystemFailure) {
        let content = try FileSystem.contents(ofFile: path, upTo: Self.byteLimit)
        bytes += Array("\(path) \(content.count)\n".utf8) + content
      } catch {
        throw SwiftFailure("\(path): error: cannot be read: \(error.reason)")
      }
    }
    return bytes
  }

  /// The most bytes of a file.
  private static let byteLimit = 16 << 20
}
