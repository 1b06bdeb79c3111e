internal import FileSystem
internal import Foundation
internal import Plumbline

/// The file of a reference, with an optional layout stored beside it.
struct SnapshotFile {
  /// The suffix that distinguishes Plumbline's reference files from those made on Apple's systems.
  static let ownSuffix = "plumbline"

  /// The maximum size in bytes of a reference file, above which the file isn't read.
  private static let byteLimit = 1 << 28

  /// The path of the folder that contains the reference.
  let folder: String
  /// The name of the test and the name or number of the snapshot, separated by a dot.
  let title: String
  /// The file extension without its first dot, or `nil` if there isn't one.
  let ending: String?

  /// Chooses the file for a snapshot.
  ///
  /// - Parameters:
  ///   - folder: The folder. By default, it is named after the test's file, in `__Snapshots__` beside that file.
  ///   - test: The path of the test's file and the name of the test.
  ///   - snapshot: The name of the snapshot, or `nil` to number it.
  ///   - ending: The file extension of the strategy, or `nil` if it has none.
  ///   - isPicture: Whether the strategy takes pictures. If so, the extension starts with ``ownSuffix``.
  init(
    in folder: String?, of test: (file: String, name: String), named snapshot: String?,
    ending: String?, isPicture: Bool
  ) {
    let url = URL(fileURLWithPath: test.file)
    let fileName = url.deletingPathExtension().lastPathComponent
    self.folder =
      folder
      ?? url.deletingLastPathComponent().appending(path: "__Snapshots__").appending(path: fileName)
      .path
    let number = { [folder = self.folder] in
      "\(SnapshotNumbers.current.next(of: "\(folder)/\(test.name)"))"
    }
    title = Self.safe(test.name) + "." + (snapshot.map(Self.safe) ?? number())
    self.ending =
      isPicture ? "\(Self.ownSuffix)." + (ending ?? "png") : ending
  }

  /// Returns a name in which each run of characters other than letters, digits and underscores is replaced by a hyphen.
  private static func safe(_ name: String) -> String {
    name.replacingOccurrences(of: #"\W+"#, with: "-", options: .regularExpression)
      .replacingOccurrences(of: "^-|-$", with: "", options: .regularExpression)
  }

  /// The name of the reference file.
  var name: String { title + (ending.map { "." + $0 } ?? "") }

  /// The path of the reference file.
  var path: String { folder + "/" + name }

  /// The snapshot's name if the file is a picture that has a layout beside it, or `nil` for other files.
  private var pictureName: SnapshotName? {
    guard ending == "\(Self.ownSuffix).png" else { return nil }
    return SnapshotName(folder: folder, scene: title, canvas: Self.ownSuffix)
  }

  /// Returns the contents of the reference and of its layout, with `nil` for a missing file.
  ///
  /// - Throws: An error if a file exists but can't be read.
  func contents() throws -> (reference: [UInt8]?, layout: [UInt8]?) {
    if let pictureName {
      let files = try ReferenceStore(of: pictureName).files(pictureName)
      return (files.picture, files.frames)
    }
    do throws(SystemFailure) {
      return (try FileSystem.contents(ofFile: path, upTo: Self.byteLimit), nil)
    } catch {
      guard [ENOENT, ENOTDIR].contains(error.code) else {
        throw PlumblineError.unreadableFile(path: path, reason: error.reason)
      }
      return (nil, nil)
    }
  }

  /// Writes the reference and its layout atomically.
  ///
  /// - Throws: An error if a file can't be written. The old reference is unchanged then.
  func write(_ bytes: [UInt8], _ layout: TakenLayout?) throws {
    guard let pictureName, let layout else { return try OutputFile(path: path).write(bytes) }
    let files = ReferenceStore.Files(frames: Array(layout.record.text.utf8), picture: bytes)
    try ReferenceStore(of: pictureName).write(files, as: pictureName)
  }
}
