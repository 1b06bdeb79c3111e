internal import LayoutDocuments

extension DocumentNode {
  /// The entry of a key, or `nil` if it is missing or the value isn't a mapping.
  func entry(_ key: String) -> Entry? {
    guard case .mapping(let entries) = content else { return nil }
    return entries.first { $0.key == key }
  }

  /// A text at a position, as in a scene.
  static func text(_ text: String, at position: SourcePosition) -> DocumentNode {
    DocumentNode(
      position: position,
      content: .scalar(
        DocumentScalar(
          text: text, isQuoted: false, position: position, textPosition: position, literalCount: 0))
    )
  }

  /// A list at a position, as in a scene.
  static func list(_ nodes: [DocumentNode], at position: SourcePosition) -> DocumentNode {
    DocumentNode(position: position, content: .sequence(nodes))
  }

  /// A mapping at a position, as in a scene.
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
  /// The keys of a mapping; empty for any other value.
  var keyList: [String] {
    guard case .mapping(let entries) = content else { return [] }
    return entries.map(\.key)
  }

  /// Whether a scene has components, or repeats views.
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
  /// A view with the paths of its images relative to the scene's folder instead of the component file's.
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

  /// A path relative to another folder, or a mapping with such an image.
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

/// The folder of a file with a trailing slash, or an empty text without a folder.
func folderPrefix(of file: String) -> String {
  file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
}
