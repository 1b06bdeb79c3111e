extension String {
  /// A path's last part, the name of a file or a folder.
  package var fileName: String { split(separator: "/").last.map(String.init) ?? self }

  /// What stands before a path's last part, up to its slash; empty where it has one part alone.
  package var folderPrefix: String { lastIndex(of: "/").map { String(self[...$0]) } ?? "" }

  /// A path as what is in it is prefixed with; that of the current folder may be empty.
  package var asFolderPrefix: String { isEmpty || hasSuffix("/") ? self : self + "/" }
}
