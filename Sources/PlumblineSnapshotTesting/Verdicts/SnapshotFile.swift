internal import FileSystem
internal import Foundation
internal import Plumbline

/// The file of a reference, and the layout stored beside it.
struct SnapshotFile {
  /// The part of names that distinguishes Plumbline's references from those of Apple's systems.
  static let ownSuffix = "plumbline"

  /// The maximum size of a reference that is read, in bytes.
  private static let byteLimit = 1 << 28

  /// The folder, as a path.
  let folder: String
  /// The name of the test and of the snapshot.
  let title: String
  /// The extension, without the first dot; `nil` for none.
  let ending: String?

  /// Creates the name of a file.
  ///
  /// - Parameters:
  ///   - folder: The folder; `nil` for one with the name of the test's file in `__Snapshots__` beside that file.
  ///   - test: The test's file and name.
  ///   - snapshot: The name of the snapshot; `nil` to number it.
  ///   - ending: The extension of the strategy.
  ///   - isPicture: Whether the strategy takes pictures.
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

  /// A name reduced to the characters that file names have: letters, digits and hyphens.
  private static func safe(_ name: String) -> String {
    name.replacingOccurrences(of: #"\W+"#, with: "-", options: .regularExpression)
      .replacingOccurrences(of: "^-|-$", with: "", options: .regularExpression)
  }

  /// The name of the file.
  var name: String { title + (ending.map { "." + $0 } ?? "") }

  /// The path of the file.
  var path: String { folder + "/" + name }

  /// The name of a picture that has a layout beside it; `nil` for other files.
  private var pictureName: SnapshotName? {
    guard ending == "\(Self.ownSuffix).png" else { return nil }
    return SnapshotName(folder: folder, scene: title, canvas: Self.ownSuffix)
  }

  /// The bytes of the reference and of its layout; `nil` for missing files.
  ///
  /// - Throws: An error for a file that can't be read.
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

  /// Writes the reference with its layout, in one step.
  ///
  /// - Throws: An error for a file that can't be written; the old one remains.
  func write(_ bytes: [UInt8], _ layout: TakenLayout?) throws {
    guard let pictureName, let layout else { return try OutputFile(path: path).write(bytes) }
    let files = ReferenceStore.Files(frames: Array(layout.record.text.utf8), picture: bytes)
    try ReferenceStore(of: pictureName).write(files, as: pictureName)
  }
}
