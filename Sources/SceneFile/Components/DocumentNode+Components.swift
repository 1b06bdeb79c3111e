internal import LayoutDocuments

extension DocumentNode {
  /// Returns the entry with a key, or `nil` if there isn't one or the value isn't a mapping.
  func entry(_ key: String) -> Entry? {
    guard case .mapping(let entries) = content else { return nil }
    return entries.first { $0.key == key }
  }

  /// Creates a text as if it were in a scene file at a position.
  static func text(_ text: String, at position: SourcePosition) -> DocumentNode {
    DocumentNode(
      position: position,
      content: .scalar(
        DocumentScalar(
          text: text, isQuoted: false, position: position, textPosition: position, literalCount: 0))
    )
  }

  /// Creates a list as if it were in a scene file at a position.
  static func list(_ nodes: [DocumentNode], at position: SourcePosition) -> DocumentNode {
    DocumentNode(position: position, content: .sequence(nodes))
  }

  /// Creates a mapping as if it were in a scene file at a position.
  static func mapping(
    _ entries: KeyValuePairs<String, DocumentNode>, at position: SourcePosition
  ) -> DocumentNode {
    DocumentNode(
      position: position,
      content: .mapping(
        entries.map { Entry(key: $0.key, keyPosition: position, value: $0.value) }))
  }
}

extension DocumentNode {
  /// The keys of the mapping; empty if the value isn't a mapping.
  var keyList: [String] {
    guard case .mapping(let entries) = content else { return [] }
    return entries.map(\.key)
  }

  /// Whether a scene defines components, uses components, or repeats views.
  var hasComponents: Bool {
    entry("components") != nil || entry("root")?.value.repeatsViews ?? false
  }

  private var repeatsViews: Bool {
    guard case .mapping(let entries) = content else { return false }
    return entries.contains { entry in
      if ["use", "repeat", "chain", "grid"].contains(entry.key) { return true }
      guard entry.key == "subviews", case .sequence(let views) = entry.value.content else {
        return false
      }
      return views.contains(where: \.repeatsViews)
    }
  }
}

// Paths in component files.
extension DocumentNode {
  /// Returns a view whose image paths are relative to the scene's folder instead of the component file's folder.
  func withImages(below folder: String) -> DocumentNode {
    guard !folder.isEmpty else { return self }
    var node = self
    switch content {
    case .scalar: break
    case .sequence(let nodes):
      node.content = .sequence(nodes.map { $0.withImages(below: folder) })
    case .mapping(let entries):
      node.content = .mapping(
        entries.map { entry in
          var entry = entry
          entry.value =
            entry.key == "image" || entry.key == "file"
            ? entry.value.asPath(below: folder) : entry.value.withImages(below: folder)
          return entry
        })
    }
    return node
  }

  /// Returns a path, or a mapping with image paths, relative to the scene's folder instead of the component file's.
  func asPath(below folder: String) -> DocumentNode {
    guard !folder.isEmpty, var scalar, !scalar.isNothing, !scalar.text.hasPrefix("$"),
      !scalar.text.hasPrefix("/")
    else { return withImages(below: folder) }
    scalar.text = folder + scalar.text
    scalar.literalCount = 0
    var node = self
    node.content = .scalar(scalar)
    return node
  }
}

/// Returns the folder of a file with a trailing slash, or an empty text if the path has no folder.
func folderPrefix(of file: String) -> String {
  file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
}
