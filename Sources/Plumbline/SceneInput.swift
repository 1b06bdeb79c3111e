internal import Foundation
internal import SceneFile

/// Finds the scenes that a person names: files, folders, or standard input.
public enum SceneInput {
  /// The most bytes that are read; scene files may have far fewer, and say so themselves.
  private static let byteLimit = 16 * 1_048_576

  /// The scene files that an argument stands for, in a stable order: a file is itself, a folder
  /// every scene file in it at any depth by its path, and `-` standard input.
  ///
  /// - Throws: `PlumblineError` for what is not there, and for a folder without scenes.
  public static func files(for argument: String) throws(PlumblineError) -> [String] {
    if argument == "-" { return ["-"] }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: argument, isDirectory: &isFolder) else {
      throw .unreadableFile(path: argument, reason: "No such file or directory")
    }
    guard isFolder.boolValue else { return [argument] }
    let names = FileManager.default.enumerator(atPath: argument)?.compactMap { $0 as? String } ?? []
    // Hidden folders hold what tools keep for themselves, such as copies of this very folder.
    let scenes = names.filter { name in
      isSceneFile(name) && !name.split(separator: "/").contains { $0.hasPrefix(".") }
    }
    guard !scenes.isEmpty else { throw .noScenes(folder: argument) }
    let prefix = argument.hasSuffix("/") ? argument : argument + "/"
    return scenes.sorted().map { prefix + $0 }
  }

  /// Whether a file is a scene by its name.
  static func isSceneFile(_ name: String) -> Bool {
    [".scene.yaml", ".scene.yml", ".scene.json"].contains { name.hasSuffix($0) }
  }

  /// Reads a scene from a file, or from standard input for `-`.
  ///
  /// - Throws: `PlumblineError` for a file that cannot be read, and for what is wrong in it.
  public static func scene(at path: String) throws(PlumblineError) -> Scene {
    let bytes = try bytes(at: path)
    do throws(SceneError) {
      return try Scene(bytes: bytes, file: path == "-" ? "stdin" : path)
    } catch {
      throw .unreadableScene(error)
    }
  }

  /// The bytes of a file, or of standard input for `-`.
  static func bytes(at path: String) throws(PlumblineError) -> [UInt8] {
    do {
      // A file handle reads pipes too, which people make with <(…).
      let handle =
        path == "-"
        ? FileHandle.standardInput : try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      return Array(try handle.read(upToCount: byteLimit) ?? Data())
    } catch {
      throw .unreadableFile(path: path, reason: systemReason(error))
    }
  }
}
