internal import AutoLayout
package import LayoutDocuments
internal import PictureDescriptions

extension ProjectDocument {
  /// Returns the text of a project file with these settings, and with a comment on the origin of each setting.
  ///
  /// - Parameter origin: Returns the comment for a setting's position in the original file, without `#`.
  /// - Returns: The text without a final line break. Reading it in the same folder gives the same settings.
  package func text(origin: (SourcePosition) -> String) -> String {
    var lines = settings.lines(origin)
    let folders = folders.filter { $0.settings != Settings() }
    if !folders.isEmpty { lines.append("folders:") }
    for folder in folders {
      lines.append("  \(WrittenNode.text(folder.path).line(.yaml) ?? ""):")
      lines += folder.settings.lines(origin).map { "    " + $0 }
    }
    return (lines.isEmpty ? ["{}"] : lines).joined(separator: "\n")
  }
}

extension ProjectDocument.Settings {
  /// Returns the settings as lines of YAML.
  fileprivate func lines(_ origin: (SourcePosition) -> String) -> [String] {
    func lines(_ entries: [Entry]) -> [String] {
      entries.compactMap { entry in
        entry.node.line(.yaml).map { "\(entry.key): \($0)  # \(origin(entry.position))" }
      }
    }
    let lint = lines(self.lint.entries)
    return lines(entries) + (lint.isEmpty ? [] : ["lint:"]) + lint.map { "  " + $0 }
      + lines(lastEntries)
  }

  /// A key of a project file, with its value and original position.
  fileprivate struct Entry {
    var key: String
    var node: WrittenNode
    var position: SourcePosition

    init?<Value>(
      _ key: String, _ stated: ProjectDocument.Stated<Value>?, _ node: (Value) -> WrittenNode
    ) {
      guard let stated else { return nil }
      (self.key, self.node, position) = (key, node(stated.value), stated.position)
    }
  }

  private var entries: [Entry] {
    [
      Entry("canvases", canvases) { .list($0.map(\.node)) },
      Entry("direction", direction) { .text($0.word) },
      Entry("theme", theme) { .text($0.text) },
      Entry("look", look) { .text($0.rawValue) },
      Entry("show", show) { .list($0.map { .text($0.description) }) },
      Entry("name", name) { .text($0) },
      Entry("baselines", baselines) { .text($0) },
    ].compactMap(\.self)
  }

  private var lastEntries: [Entry] { [Entry("reports", reports, \.node)].compactMap(\.self) }

  /// Returns a setting's value as written on one line of a project file, or `nil` if the setting has no value.
  package func text(ofKey key: String) -> String? {
    entries.first { $0.key == key }?.node.line(.yaml)
  }
}

extension ProjectDocument.Lint {
  fileprivate var entries: [ProjectDocument.Settings.Entry] {
    func rules(_ rules: [String]) -> WrittenNode { .list(rules.map { .text($0) }) }
    return [
      .init("rule", rule, rules), .init("ignore", ignore, rules),
      .init("failOn", failOn) { .text($0) },
    ].compactMap(\.self)
  }
}

extension ProjectDocument.Theme {
  /// The name of the theme, or the path of its file.
  fileprivate var text: String {
    switch self {
    case .named(let text), .file(let text): text
    }
  }
}

extension [ProjectDocument.Report] {
  /// The reports as written in project files: a list of kinds, or a mapping of kinds to file paths.
  fileprivate var node: WrittenNode {
    let files = compactMap { report in report.path.map { (report.kind, WrittenNode.text($0)) } }
    return files.isEmpty ? .list(map { .text($0.kind) }) : .mapping(files)
  }
}
