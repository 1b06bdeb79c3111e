internal import AutoLayout
internal import LayoutDocuments
internal import PictureDescriptions

/// Validates project files, using the reader for scene files.
struct ProjectReader {
  /// The reader of basic values, which collects the problems.
  var reader: SceneReader
  /// Returns the problem with a naming pattern for pictures, or `nil` if the pattern is valid.
  let nameFault: (String) -> String?

  private typealias Stated = ProjectDocument.Stated

  /// Reads the project file, or returns `nil` if it isn't a mapping.
  mutating func document(_ node: DocumentNode) -> ProjectDocument? {
    guard let fields = reader.fields(of: node, .project, "a project file") else { return nil }
    var document = ProjectDocument()
    document.settings = settings(fields, lint: .projectLint)
    document.settings.reports = reports(fields["reports"])
    document.folders = folders(fields["folders"])
    return document
  }

  private mutating func settings(
    _ fields: SceneFields, lint table: SceneTable
  ) -> ProjectDocument.Settings {
    var settings = ProjectDocument.Settings()
    settings.direction = stated(fields["direction"]) { $0.direction($1) }
    let direction = settings.direction?.value ?? .leftToRight
    settings.canvases = stated(fields["canvases"]) { reader, entry in
      reader.list(entry).compactMap { reader.canvas($0, direction: direction) }
    }
    settings.theme = stated(fields["theme"], theme)
    settings.look = stated(fields["look"]) { reader, _ in reader.look(fields) }
    settings.show = stated(fields["show"]) { reader, entry in
      reader.texts(entry).overlays(subjects: nil, problems: &reader.problems)
    }
    let nameFault = nameFault
    settings.name = stated(fields["name"]) { reader, entry in
      guard let text = reader.text(entry) else { return nil }
      if let fault = nameFault(text.text) {
        reader.problems.append(.init(text.position, message: fault))
      }
      return text.text
    }
    settings.baselines = stated(fields["baselines"], pathBelow)
    settings.lint = lint(fields["lint"], table)
    return settings
  }

  /// Reads a value with the position of its key, or returns `nil` if the key is missing.
  private mutating func stated<Value>(
    _ entry: DocumentNode.Entry?,
    _ read: (inout SceneReader, DocumentNode.Entry) -> Value?
  ) -> ProjectDocument.Stated<Value>? {
    guard let entry, let value = read(&reader, entry) else { return nil }
    return Stated(value: value, position: entry.keyPosition)
  }

  private func theme(
    _ reader: inout SceneReader, _ entry: DocumentNode.Entry
  ) -> ProjectDocument.Theme? {
    let text = entry.value.scalar?.text.lowercased() ?? ""
    guard [".yaml", ".yml", ".json"].contains(where: text.hasSuffix) else {
      return reader.choice(entry, Theme.allCases.map(\.name)).map { .named($0) }
    }
    return pathBelow(&reader, entry).map { .file($0) }
  }

  private mutating func lint(
    _ entry: DocumentNode.Entry?, _ table: SceneTable
  ) -> ProjectDocument.Lint {
    var lint = ProjectDocument.Lint()
    guard let entry, !entry.value.isNothing,
      let fields = reader.fields(of: entry.value, table, entry.key)
    else { return lint }
    func rules(_ reader: inout SceneReader, _ entry: DocumentNode.Entry) -> [String]? {
      reader.list(entry).compactMap { reader.choice($0, entry.key, SceneIgnoredFinding.rules) }
    }
    lint.rule = stated(fields["rule"], rules)
    lint.ignore = stated(fields["ignore"], rules)
    lint.failOn = stated(fields["failOn"]) { $0.choice($1, ProjectDocument.severities) }
    return lint
  }

  /// Reads the reports: a list of kinds, or a mapping of kinds to files.
  private mutating func reports(
    _ entry: DocumentNode.Entry?
  ) -> ProjectDocument.Stated<[ProjectDocument.Report]>? {
    stated(entry) { reader, entry in
      switch entry.value.content {
      case .mapping:
        let fields = reader.fields(of: entry.value, .projectReports, entry.key)
        return fields?.entries.compactMap { entry in
          pathBelow(&reader, entry).map { .init(kind: entry.key, path: $0) }
        }
      case .sequence:
        return reader.list(entry).compactMap {
          reader.choice($0, entry.key, ProjectDocument.reports)
        }
        .uniqued().map { .init(kind: $0) }
      case .scalar:
        let expected = "a list such as [html, junit], or a mapping from these words to files"
        reader.problems.append(
          .init(entry.value.position, .wrongShape(entry.key, expected: expected)))
        return nil
      }
    }
  }

  private mutating func folders(_ entry: DocumentNode.Entry?) -> [ProjectDocument.Folder] {
    guard let entry, !entry.value.isNothing else { return [] }
    guard case .mapping(let entries) = entry.value.content else {
      let expected = "a mapping from folders to their settings"
      reader.problems.append(
        .init(entry.value.position, .wrongShape(entry.key, expected: expected)))
      return []
    }
    var folders: [ProjectDocument.Folder] = []
    for entry in entries {
      guard let path = pathBelow(&reader, SceneText(entry.key, at: entry.keyPosition)),
        let fields = reader.fields(of: entry.value, .projectFolder, entry.key)
      else { continue }
      if folders.contains(where: { $0.path == path }) {
        let message = "the folder \(shown(entry.key)) is already listed here"
        reader.problems.append(.init(entry.keyPosition, message: message))
      }
      folders.append(
        .init(
          path: path, position: entry.keyPosition,
          settings: settings(fields, lint: .projectFolderLint)))
    }
    return folders
  }
}

extension ProjectDocument {
  /// The severities of findings.
  ///
  /// The Analysis module, which this module doesn't import, has the same severities. A test compares them.
  package static let severities = ["note", "warning", "error"]

  /// The kinds of reports.
  ///
  /// The Snapshots module, which this module doesn't import, has the same kinds. A test compares them.
  package static let reports = ["html", "junit", "json", "markdown", "comment"]
}

/// Reads a path inside the project file's folder, or reports any other path and returns `nil`.
private func pathBelow(_ reader: inout SceneReader, _ entry: DocumentNode.Entry) -> String? {
  reader.text(entry).flatMap { pathBelow(&reader, $0) }
}

/// Returns a path inside the file's folder, with `//` and `.` removed, or reports any other path and returns `nil`.
private func pathBelow(_ reader: inout SceneReader, _ text: SceneText) -> String? {
  let parts = text.text.split(separator: "/").filter { $0 != "." }
  let isBelow =
    !text.text.hasPrefix("/") && !text.text.utf8.contains(0) && !parts.contains("..")
    && !parts.isEmpty
  guard isBelow else {
    let message =
      "\(shown(text.text)) is not a path below the folder of this file; write a relative one without '..'"
    reader.problems.append(.init(text.position, message: message))
    return nil
  }
  return parts.joined(separator: "/")
}
