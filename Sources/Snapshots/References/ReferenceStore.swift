internal import FileSystem
internal import Foundation
internal import Imaging

/// The references in one folder, `__Snapshots__` beside a scene file.
///
/// A reference consists of frames and a picture. It changes in one step, when its frames are renamed. A run that is
/// killed at any moment leaves either the old reference or the new one, with matching frames and picture. The new
/// picture is written first, under a hidden name. If the run ends before moving it into place, the frames identify the
/// hidden picture as theirs, and the next reader uses it. A lock on the folder, which needs no file, serializes runs.
/// The system releases it when the process ends.
///
/// Writes aren't flushed to disk, which would take several times as long as drawing. After a power failure, a file may
/// be damaged, like any other file of a checkout. The next reader reports the damage.
package struct ReferenceStore: Hashable, Sendable {
  /// The name of every folder of reference snapshots.
  package static let folderName = "__Snapshots__"

  /// The path of the folder, which is created when the first reference is written.
  package let folder: String

  /// The contents of a reference's two files, with `nil` for a missing file.
  package struct Files: Hashable, Sendable {
    /// The bytes of the frames file.
    package var frames: [UInt8]?
    /// The bytes of the PNG picture.
    package var picture: [UInt8]?

    /// Creates the contents from the bytes of both files.
    package init(frames: [UInt8]? = nil, picture: [UInt8]? = nil) {
      self.frames = frames
      self.picture = picture
    }
  }

  /// Creates a store for a folder, which isn't accessed yet.
  package init(folder: String) { self.folder = folder }

  /// Creates the store for the folder that contains a snapshot's reference.
  package init(of name: SnapshotName) { self.init(folder: name.folder) }

  /// Returns the path of a snapshot's frames file.
  package func framesPath(_ name: SnapshotName) -> String {
    path(name.title + ReferenceFile.framesEnding)
  }

  /// Returns the path of a snapshot's picture file.
  package func picturePath(_ name: SnapshotName) -> String {
    path(name.title + ReferenceFile.pictureEnding)
  }

  /// Returns the frames of a reference and the picture that belongs to them.
  ///
  /// - Throws: ``ReferenceError`` if a file exists but can't be read.
  package func files(_ name: SnapshotName) throws(ReferenceError) -> Files {
    try check(name)
    let lock = FolderLock(folder, .shared)
    defer { lock.release() }
    var files = Files(
      frames: try ReferenceFile(path: framesPath(name)).bytes(),
      picture: try ReferenceFile(path: picturePath(name)).bytes())
    // A run may have been killed after renaming the frames but before moving the picture.
    if let pending = try ReferenceFile(path: pendingPath(name)).bytes(),
      belongs(pending, to: files.frames)
    {
      files.picture = pending
    }
    return files
  }

  /// Writes a reference atomically, and keeps the existing file for each `nil` in `files`.
  ///
  /// The frames file identifies the picture by a fingerprint, so the two files must match after the write.
  ///
  /// - Throws: ``ReferenceError`` if a file can't be written. The old reference is intact then.
  package func write(_ files: Files, as name: SnapshotName) throws(ReferenceError) {
    try check(name)
    try ReferenceFile.makeFolder(
      folder, for: files.picture == nil ? framesPath(name) : picturePath(name))
    let lock = FolderLock(folder, .exclusive)
    defer { lock.release() }
    try settle(name)
    let pending = ReferenceFile(path: pendingPath(name))
    if let picture = files.picture { try pending.writeInPlace(picture, for: picturePath(name)) }
    do throws(ReferenceError) {
      if let frames = files.frames { try replaceFrames(name, with: frames) }
      if files.picture != nil { try pending.move(to: picturePath(name)) }
    } catch {
      // Before the frames are renamed, the new picture belongs to nothing. Afterwards, readers find it.
      if let picture = files.picture, !belongs(picture, to: try framesBytes(name)) {
        pending.remove()
      }
      throw error
    }
  }

  /// Removes a reference, starting with the picture so that no picture is left without frames.
  ///
  /// - Throws: ``ReferenceError`` if a file can't be removed.
  package func remove(_ name: SnapshotName) throws(ReferenceError) {
    try check(name)
    let lock = FolderLock(folder, .exclusive)
    defer { lock.release() }
    for path in [pendingPath(name), picturePath(name), framesPath(name)] {
      guard unlink(path) == 0 || errno == ENOENT else {
        throw .unwritable(path: path, reason: systemReason())
      }
    }
  }

  /// Returns the titles of the references in alphabetical order, or an empty array if the folder doesn't exist.
  ///
  /// - Throws: ``ReferenceError/unreadable(path:reason:)`` if the folder can't be listed.
  package func titles() throws(ReferenceError) -> [String] {
    let titles = try ReferenceFile.names(in: folder).compactMap { name -> String? in
      guard !name.hasPrefix(".") else { return nil }
      return [ReferenceFile.framesEnding, ReferenceFile.pictureEnding].first(where: name.hasSuffix)
        .map { String(name.dropLast($0.count)) }
    }
    return Set(titles).sorted()
  }

  /// Returns the names of all files in the folder that contains the reference folder, including the scene files.
  ///
  /// - Throws: ``ReferenceError/unreadable(path:reason:)`` if the files can't be listed.
  package func neighbors() throws(ReferenceError) -> [String] {
    let parent = folder.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/")
    return try ReferenceFile.names(in: parent.isEmpty && folder.hasPrefix("/") ? "/" : parent)
  }

  /// Completes or discards files that killed runs left in the folder.
  ///
  /// Readers don't depend on this, but it keeps hidden files from accumulating.
  ///
  /// - Throws: ``ReferenceError`` if the folder can't be listed or changed.
  package func settle() throws(ReferenceError) {
    let left = try ReferenceFile.names(in: folder).filter { $0.hasPrefix(".") }
    guard !left.isEmpty else { return }
    let lock = FolderLock(folder, .exclusive)
    defer { lock.release() }
    for file in left.sorted() {
      if file.hasSuffix(Self.pendingEnding) {
        try settle(title: String(file.dropFirst().dropLast(Self.pendingEnding.count)))
      } else if file.hasSuffix(Self.partEnding) {
        unlink(path(file))
      }
    }
  }
}

extension ReferenceStore {
  /// The suffix of the hidden file that stores a new picture until the frames file of the same reference is written.
  private static let pendingEnding = ".png.new"
  /// The suffix of the temporary file that replaces a reference's frames file.
  private static let partEnding = ".frames.txt.part"

  private func path(_ file: String) -> String {
    folder.isEmpty ? file : folder.hasSuffix("/") ? folder + file : "\(folder)/\(file)"
  }

  private func pendingPath(_ name: SnapshotName) -> String {
    path("." + name.title + Self.pendingEnding)
  }

  private func check(_ name: SnapshotName) throws(ReferenceError) {
    let title = name.title
    let isSafe =
      !title.hasPrefix(".") && !title.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
    guard isSafe, !name.scene.isEmpty, !name.canvas.isEmpty else { throw .unsafeName(title) }
  }

  private func framesBytes(_ name: SnapshotName) throws(ReferenceError) -> [UInt8]? {
    try ReferenceFile(path: framesPath(name)).bytes()
  }

  private func replaceFrames(
    _ name: SnapshotName, with bytes: [UInt8]
  ) throws(ReferenceError) {
    let part = ReferenceFile(path: path("." + name.title + Self.partEnding))
    try part.writeInPlace(bytes, for: framesPath(name))
    try part.move(to: framesPath(name))
  }

  /// Returns whether a frames file stores the fingerprint of a picture.
  private func belongs(_ picture: [UInt8], to frames: [UInt8]?) -> Bool {
    guard let frames, let record = try? LayoutRecord(bytes: frames) else { return false }
    return record.picture?.file == PixelDigest(picture).value
  }

  private func settle(_ name: SnapshotName) throws(ReferenceError) {
    try settle(title: name.title)
  }

  private func settle(title: String) throws(ReferenceError) {
    let pending = ReferenceFile(path: path("." + title + Self.pendingEnding))
    guard let picture = try pending.bytes() else { return }
    let frames = try ReferenceFile(path: path(title + ReferenceFile.framesEnding)).bytes()
    guard belongs(picture, to: frames) else { return pending.remove() }
    try pending.move(to: path(title + ReferenceFile.pictureEnding))
  }
}
