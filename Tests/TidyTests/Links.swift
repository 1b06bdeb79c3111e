import Foundation

/// Relative links of Markdown files that lead nowhere: to no file, or to no heading of one.
struct Links {
  /// Every tracked file, and every folder that holds one.
  private let targets: Set<String>
  /// The headings of each Markdown file, as links name them.
  private let anchors: [String: Set<String>]

  init(_ files: [SourceFile]) {
    var targets: Set<String> = [""]
    for file in files {
      let parts = file.path.split(separator: "/")
      for count in 1...max(1, parts.count) {
        targets.insert(parts.prefix(count).joined(separator: "/"))
      }
    }
    self.targets = targets
    let pages = files.filter { $0.name.hasSuffix(".md") }
    anchors = Dictionary(uniqueKeysWithValues: pages.map { ($0.path, Self.anchors(of: $0)) })
  }

  func findings(in file: SourceFile) -> [Finding] {
    guard file.name.hasSuffix(".md"), !file.isInCatalogue else { return [] }
    return Self.links(in: file).compactMap { link in
      let parts = link.target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let path = parts[0].isEmpty ? file.path : Self.resolve(parts[0], from: file.path)
      guard let path, targets.contains(path) else {
        return Finding(
          path: file.path, line: link.line,
          rule: "the link '\(link.target)' leads to no tracked file",
          fix: "correct the path, which starts at the folder of \(file.path)")
      }
      guard parts.count > 1, let anchors = anchors[path], !anchors.contains(String(parts[1])) else {
        return nil
      }
      return Finding(
        path: file.path, line: link.line, rule: "\(path) has no heading '#\(parts[1])'",
        fix: "name one that it has, in lowercase and with a hyphen for each space")
    }
  }

  /// The targets of links, images and `src` or `href` attributes, without those to other sites and
  /// without code.
  private static func links(in file: SourceFile) -> [(target: String, line: Int)] {
    var links: [(target: String, line: Int)] = []
    for (line, text) in prose(of: file) {
      let plain = text.replacing(#/`[^`]*`/#, with: "")
      let targets =
        plain.matches(of: #/\]\(\s*<?([^)\s>]+)/#).map(\.1)
        + plain.matches(of: #/^\s*\[[^\]]+\]:\s*<?([^\s>]+)/#).map(\.1)
        + plain.matches(of: #/\b(?:src|href)="([^"]+)"/#).map(\.1)
      links += targets.filter { !$0.contains(#/^[A-Za-z][A-Za-z0-9+.\-]*:/#) }
        .map { (String($0), line) }
    }
    return links
  }

  /// The headings of a page as GitHub makes anchors of them: lowercase, without punctuation, a hyphen for
  /// each space, and a number behind those that the page had before.
  private static func anchors(of page: SourceFile) -> Set<String> {
    var counts: [String: Int] = [:]
    var anchors: Set<String> = []
    for (_, text) in prose(of: page) {
      guard let heading = text.firstMatch(of: #/^#{1,6}\s+(.+?)\s*$/#)?.1 else { continue }
      let words = heading.replacing(#/\[([^\]]*)\]\([^)]*\)/#) { $0.output.1 }.lowercased()
      let anchor = words.filter { $0.isLetter || $0.isNumber || "_- ".contains($0) }
        .replacing(" ", with: "-")
      let count = counts[anchor, default: 0]
      counts[anchor] = count + 1
      anchors.insert(count == 0 ? anchor : "\(anchor)-\(count)")
    }
    return anchors
  }

  /// The numbered lines of a page outside of blocks of code.
  private static func prose(of page: SourceFile) -> [(line: Int, text: String)] {
    var isInFence = false
    return page.lines.enumerated().compactMap { index, text in
      if text.contains(#/^\s*(```|~~~)/#) { isInFence.toggle() }
      return isInFence ? nil : (index + 1, text)
    }
  }

  /// The path from the root of the repository, or nil if the link leaves it.
  private static func resolve(_ target: Substring, from file: String) -> String? {
    let path = target.prefix { $0 != "?" }
    var parts = path.hasPrefix("/") ? [] : file.split(separator: "/").map(String.init).dropLast()
    for part in (path.removingPercentEncoding ?? String(path)).split(separator: "/") {
      switch part {
      case ".": continue
      case "..": if parts.popLast() == nil { return nil }
      default: parts.append(String(part))
      }
    }
    return parts.joined(separator: "/")
  }
}
