internal import CairoCanvas
private import Synchronization

/// The folders in which the process looks for fonts.
///
/// Programs choose them before they create the first painter, because a painter keeps the fonts that it found.
/// Fonts are chosen by the names of their files, as `plumbline version` lists them.
public enum FontFolders {
  private static let folders = Mutex((own: FontLibrary.systemFolders, added: [String]()))

  /// Looks in these folders, in their order, and no longer where Linux distributions keep fonts.
  public static func use(_ paths: [String]) { folders.withLock { $0.own = paths } }

  /// Looks in another folder as well, after those that are used already.
  public static func add(_ path: String) {
    folders.withLock { if !$0.added.contains(path) { $0.added.append(path) } }
  }

  /// The folders that were added, in the order in which they are searched.
  package static var added: [String] { folders.withLock { $0.added } }

  /// All folders, in the order in which they are searched.
  package static var current: [String] { folders.withLock { $0.own + $0.added } }
}
