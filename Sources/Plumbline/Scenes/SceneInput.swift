internal import FileSystem
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
    guard access(argument, F_OK) == 0 else {
      throw .unreadableFile(path: argument, reason: systemReason())
    }
    guard let folder = SceneFolder(path: argument) else {
      if [".xib", ".storyboard"].contains(where: argument.lowercased().hasSuffix) {
        throw .unreadableFile(path: argument, reason: documentAdvice)
      }
      return [argument]
    }
    guard access(argument, R_OK) == 0 else {
      throw .unreadableFile(path: argument, reason: systemReason())
    }
    let scenes = folder.scenes()
    guard !scenes.isEmpty else { throw .noScenes(folder: argument) }
    return scenes.map { argument.asFolderPrefix + $0 }
  }

  /// What to do about an Interface Builder document.
  private static let documentAdvice =
    "Interface Builder documents are not read yet; write the layout as a .scene.yaml file"

  /// Reads a scene from a file, or from standard input for `-`.
  ///
  /// - Throws: `PlumblineError` for a file that cannot be read, and for what is wrong in it.
  public static func scene(at path: String) throws(PlumblineError) -> Scene {
    try scene(from: bytes(at: path), at: path)
  }

  /// Reads a scene from the bytes that its file has, or standard input for `-`.
  ///
  /// - Throws: `PlumblineError.unreadableScene`.
  package static func scene(from bytes: [UInt8], at path: String) throws(PlumblineError) -> Scene {
    do throws(SceneError) {
      return try Scene(bytes: bytes, file: path == "-" ? "stdin" : path)
    } catch {
      throw .unreadableScene(error)
    }
  }

  /// The bytes of a file, or of standard input for `-`.
  package static func bytes(at path: String) throws(PlumblineError) -> [UInt8] {
    do throws(SystemFailure) {
      return path == "-"
        ? try contents(ofDescriptor: STDIN_FILENO, upTo: byteLimit)
        : try contents(ofFile: path, upTo: byteLimit)
    } catch {
      throw .unreadableFile(path: path, reason: error.reason)
    }
  }
}
