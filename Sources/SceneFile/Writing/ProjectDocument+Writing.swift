internal import AutoLayout
package import LayoutDocuments
internal import PictureDescriptions

extension ProjectDocument {
  /// Returns the settings as a project file, with a comment on the origin of each setting.
  ///
  /// - Parameter origin: Returns the comment for a position in the file, without the number sign.
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
  /// Returns the lines of a mapping.
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

  /// A key with its value.
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

  /// Returns the value of a setting for pictures as a project file states it on one line.
  ///
  /// Returns `nil` if the setting isn't stated.
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
  /// The reports as a list of kinds, or as a mapping of kinds to files.
  fileprivate var node: WrittenNode {
    let files = compactMap { report in report.path.map { (report.kind, WrittenNode.text($0)) } }
    return files.isEmpty ? .list(map { .text($0.kind) }) : .mapping(files)
  }
}
