internal import FileSystem
internal import Foundation
internal import Imaging

/// The references of one folder, `__Snapshots__` beside a scene file: frames and pictures.
///
/// A reference changes in one step, the rename of its frames: who is killed at any moment leaves the
/// old one or the new one, frames and picture together. Its picture is written first, under a hidden
/// name; where a run ends before that is put into place, the frames tell which picture is theirs, and
/// whoever reads next follows them. Runs take turns by a lock on the folder, which costs no file and
/// which the system lets go of with its process.
///
/// Nothing waits for the disk: that takes several times as long as drawing. After a power failure a file may be
/// damaged, as others of a checkout may be, and whoever reads it notices.
public struct ReferenceStore: Hashable, Sendable {
  /// The name that folders of references have.
  public static let folderName = "__Snapshots__"

  /// The folder, as a path; it is made when the first reference is written.
  public let folder: String

  /// The files of one reference as they are on disk; nil for those that there are not.
  public struct Files: Hashable, Sendable {
    /// The bytes of the frames.
    public var frames: [UInt8]?
    /// The bytes of the picture.
    public var picture: [UInt8]?

    /// Puts files together.
    public init(frames: [UInt8]? = nil, picture: [UInt8]? = nil) {
      self.frames = frames
      self.picture = picture
    }
  }

  /// Names a folder; nothing is looked at.
  public init(folder: String) { self.folder = folder }

  /// The references of a snapshot's folder.
  public init(of name: SnapshotName) { self.init(folder: name.folder) }

  /// Where the frames of a snapshot are.
  public func framesPath(_ name: SnapshotName) -> String {
    path(name.title + ReferenceFile.framesEnding)
  }

  /// Where the picture of a snapshot is.
  public func picturePath(_ name: SnapshotName) -> String {
    path(name.title + ReferenceFile.pictureEnding)
  }

  /// The files of a reference, of one moment.
  ///
  /// - Throws: ``ReferenceError`` for a file that is there and cannot be read.
  public func files(_ name: SnapshotName) throws(ReferenceError) -> Files {
    try check(name)
    let lock = FolderLock(folder, .shared)
    defer { lock.release() }
    var files = Files(
      frames: try ReferenceFile(path: framesPath(name)).bytes(),
      picture: try ReferenceFile(path: picturePath(name)).bytes())
    // What a run that was killed had committed to.
    if let pending = try ReferenceFile(path: pendingPath(name)).bytes(),
      belongs(pending, to: files.frames)
    {
      files.picture = pending
    }
    return files
  }

  /// Writes a reference in one step; what is nil stays as it is.
  ///
  /// The frames of a picture have to name it by their fingerprint.
  ///
  /// - Throws: ``ReferenceError``; then the old reference is whole.
  public func write(_ files: Files, as name: SnapshotName) throws(ReferenceError) {
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
      // Before the frames have changed the picture is nobody's; afterwards readers find it.
      if let picture = files.picture, !belongs(picture, to: try framesBytes(name)) {
        pending.remove()
      }
      throw error
    }
  }

  /// Removes a reference: the picture first, so that none is left without its frames.
  ///
  /// - Throws: ``ReferenceError`` where the folder may not be changed.
  public func remove(_ name: SnapshotName) throws(ReferenceError) {
    try check(name)
    let lock = FolderLock(folder, .exclusive)
    defer { lock.release() }
    for path in [pendingPath(name), picturePath(name), framesPath(name)] {
      guard unlink(path) == 0 || errno == ENOENT else {
        throw .unwritable(path: path, reason: systemReason())
      }
    }
  }

  /// The titles of the references in the folder, in alphabetical order; empty where it is not there.
  ///
  /// - Throws: ``ReferenceError/unreadable(path:reason:)`` for a folder that cannot be listed.
  public func titles() throws(ReferenceError) -> [String] {
    let titles = try ReferenceFile.names(in: folder).compactMap { name -> String? in
      guard !name.hasPrefix(".") else { return nil }
      return [ReferenceFile.framesEnding, ReferenceFile.pictureEnding].first(where: name.hasSuffix)
        .map { String(name.dropLast($0.count)) }
    }
    return Set(titles).sorted()
  }

  /// The names of the files beside the folder, where its scenes are.
  ///
  /// - Throws: ``ReferenceError/unreadable(path:reason:)`` where they cannot be listed.
  package func neighbours() throws(ReferenceError) -> [String] {
    let parent = folder.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/")
    return try ReferenceFile.names(in: parent.isEmpty && folder.hasPrefix("/") ? "/" : parent)
  }

  /// Finishes or takes back what runs that were killed have left in the folder.
  ///
  /// Readers do not depend on it; it keeps hidden files from piling up.
  ///
  /// - Throws: ``ReferenceError`` where the folder may not be listed or changed.
  public func settle() throws(ReferenceError) {
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
  /// What a picture is called until its frames are in place.
  private static let pendingEnding = ".png.new"
  /// What frames are called while they are written.
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

  /// Whether frames name a picture by its fingerprint.
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
