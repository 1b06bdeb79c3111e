import Foundation

/// Relative links of Markdown files that lead nowhere.
struct Links {
  /// Every tracked file, and every folder that holds one.
  private let targets: Set<String>

  init(paths: [String]) {
    var targets: Set<String> = [""]
    for path in paths {
      let parts = path.split(separator: "/")
      for count in 1...max(1, parts.count) {
        targets.insert(parts.prefix(count).joined(separator: "/"))
      }
    }
    self.targets = targets
  }

  func findings(in file: SourceFile) -> [Finding] {
    guard file.name.hasSuffix(".md") else { return [] }
    return Self.links(in: file).compactMap { link in
      guard !targets.contains(Self.resolve(link.target, from: file.path) ?? "..") else {
        return nil
      }
      return Finding(
        path: file.path, line: link.line,
        rule: "the link '\(link.target)' leads to no tracked file",
        fix: "correct the path, which starts at the folder of \(file.path)")
    }
  }

  /// The targets of links, images and `src` or `href` attributes, without those to other sites and
  /// to headings of the same page, and without code.
  private static func links(in file: SourceFile) -> [(target: String, line: Int)] {
    var links: [(target: String, line: Int)] = []
    var isInFence = false
    for (index, line) in file.lines.enumerated() {
      if line.contains(#/^\s*(```|~~~)/#) { isInFence.toggle() }
      guard !isInFence else { continue }
      let prose = line.replacing(#/`[^`]*`/#, with: "")
      let targets =
        prose.matches(of: #/\]\(\s*<?([^)\s>]+)/#).map(\.1)
        + prose.matches(of: #/^\s*\[[^\]]+\]:\s*<?([^\s>]+)/#).map(\.1)
        + prose.matches(of: #/\b(?:src|href)="([^"]+)"/#).map(\.1)
      links += targets.filter { !$0.hasPrefix("#") && !$0.contains(#/^[A-Za-z][A-Za-z0-9+.\-]*:/#) }
        .map { (String($0), index + 1) }
    }
    return links
  }

  /// The path from the root of the repository, or nil if the link leaves it.
  private static func resolve(_ target: String, from file: String) -> String? {
    let path = target.prefix { $0 != "#" && $0 != "?" }
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
