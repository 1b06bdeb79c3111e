internal import CairoCanvas
private import Synchronization

/// The folders in which the process looks for fonts.
///
/// Set the folders before creating the first painter, because a painter keeps the fonts that it found. Fonts are
/// selected by file name, as listed by `plumbline version`.
public enum FontFolders {
  private static let folders = Mutex((own: FontLibrary.systemFolders, added: [String]()))

  /// Replaces the default folders, which are the usual font folders of Linux distributions.
  public static func use(_ paths: [String]) { folders.withLock { $0.own = paths } }

  /// Adds a folder to search after all others.
  public static func add(_ path: String) {
    folders.withLock { if !$0.added.contains(path) { $0.added.append(path) } }
  }

  /// The added folders, in search order.
  package static var added: [String] { folders.withLock { $0.added } }

  /// All folders, in search order.
  package static var current: [String] { folders.withLock { $0.own + $0.added } }
}
