extension String {
  /// The last component of the path, which is the name of a file or folder.
  package var fileName: String { split(separator: "/").last.map(String.init) ?? self }

  /// The path up to the last component, with a trailing slash; empty if there is only one component.
  package var folderPrefix: String { lastIndex(of: "/").map { String(self[...$0]) } ?? "" }

  /// The path of a folder with a trailing slash for appending names, or an empty string for the current folder.
  package var asFolderPrefix: String { isEmpty || hasSuffix("/") ? self : self + "/" }
}
