internal import ArgumentParser
internal import Foundation
internal import Plumbline

// The completions of options' values in shells, from `plumbline --generate-completion-script`.
extension CompletionKind {
  static func word<Word: RawRepresentable<String> & CaseIterable>(
    of type: Word.Type
  ) -> CompletionKind {
    .list(type.allCases.map(\.rawValue))
  }

  static func words<Word: RawRepresentable<String> & CaseIterable>(
    of type: Word.Type
  ) -> CompletionKind {
    words(type.allCases.map(\.rawValue))
  }

  static func words(_ words: [String]) -> CompletionKind {
    .custom { _, _, typed in lists(continuing: typed, with: words) }
  }

  /// Completes a list of overlays separated by commas, or `none`.
  static let overlays = CompletionKind.custom { _, _, typed in
    let words = Overlay.allCases.map(\.rawValue)
    return lists(continuing: typed, with: typed.contains(",") ? words : words + ["none"])
  }

  /// Completes the name of a device in either orientation, without characters that shells have to quote.
  static let device = CompletionKind.custom { _, _, _ in
    Device.all.flatMap { device in
      Device.Orientation.allCases.map {
        device.canvas(orientation: $0).name.split { !$0.isLetter && !$0.isNumber && $0 != "." }
          .joined(separator: "-")
      }
    }
  }

  static let textSize = CompletionKind.list(ContentSizeCategory.names)

  /// Completes the name of a bundled theme or the path of a theme file.
  static let theme = CompletionKind.custom { _, _, typed in
    let files = themeFiles(beginning: typed)
    // bash itself adds the slash of a folder.
    let isBash = CompletionShell.requesting == .bash
    return Theme.allCases.map(\.name)
      + files.map { isBash && $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
  }

  /// Returns a completion of the typed list for each word that can be appended to it.
  private static func lists(continuing typed: String, with words: [String]) -> [String] {
    let head = String(typed[..<typed.end(ofLast: ",")])
    let used = head.split(separator: ",").map(String.init)
    return words.filter { !used.contains($0) }.map { head + $0 }
  }

  /// Returns the theme files and folders whose paths start with a text; paths of folders end in a slash.
  ///
  /// A folder that is the only match is replaced by its contents, because some shells would end the word after it.
  private static func themeFiles(beginning typed: String) -> [String] {
    let folder = typed[..<typed.end(ofLast: "/")]
    let start = typed.dropFirst(folder.count)
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: folder.isEmpty ? "." : String(folder))
    let paths = (names ?? []).sorted()
      .filter { $0.hasPrefix(start) && ($0.hasPrefix(".") == start.hasPrefix(".")) }
      .map { folder + $0 }
      .compactMap { path -> String? in
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        if isFolder.boolValue { return path + "/" }
        return ThemeName.endings.contains(where: path.lowercased().hasSuffix) ? path : nil
      }
    guard paths.count == 1, paths[0].hasSuffix("/") else { return paths }
    return themeFiles(beginning: paths[0])
  }
}

extension String {
  /// The index after the last occurrence of a character, or the start index if the text doesn't contain it.
  fileprivate func end(ofLast character: Character) -> Index {
    lastIndex(of: character).map(index(after:)) ?? startIndex
  }
}
