internal import LayoutDocuments

extension DocumentNode {
  /// Returns the mapping's entry with a key, or `nil` if the key is missing or the value isn't a mapping.
  func entry(_ key: String) -> Entry? {
    guard case .mapping(let entries) = content else { return nil }
    return entries.first { $0.key == key }
  }

  /// Creates a text node at a position in a scene file.
  static func text(_ text: String, at position: SourcePosition) -> DocumentNode {
    DocumentNode(
      position: position,
      content: .scalar(
        DocumentScalar(
          text: text, isQuoted: false, position: position, textPosition: position, literalCount: 0))
    )
  }

  /// Creates a list node at a position in a scene file.
  static func list(_ nodes: [DocumentNode], at position: SourcePosition) -> DocumentNode {
    DocumentNode(position: position, content: .sequence(nodes))
  }

  /// Creates a mapping node at a position in a scene file.
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

  /// Whether the scene defines or uses components, or repeats views.
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
  /// Returns a component file's view, with image paths changed to be relative to the scene's folder.
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

  /// Returns a component file's image path or mapping of image paths, made relative to the scene's folder.
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

/// Returns the path of a file's folder with a trailing slash, or an empty string if the path has no folder.
func folderPrefix(of file: String) -> String {
  file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
}
