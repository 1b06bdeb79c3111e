import Foundation

/// Doc comments that need a second reading, to the extent that a machine can tell.
enum Wordings {
  /// The number of such comments that a module has today, and that may only fall.
  struct Ceiling: Hashable, Sendable {
    var module: String
    var count: Int
    /// The line of the entry in the list.
    var line: Int

    init(_ module: String, _ count: Int, line: Int = #line) {
      self.module = module
      self.count = count
      self.line = line
    }

    static let path = "Tests/TidyTests/WordingCeilings.swift"
  }

  /// The most words that a sentence has.
  static let longest = 25
  /// The largest share of a module's comments that may break a rule.
  static let largestShare = 0.03

  /// Openings of summaries that are paraphrases of the thing instead of its name.
  private static let openings = [
    ["what"], ["that", "which"], ["those", "that"], ["of", "what"], ["of", "the"], ["of", "all"],
    ["where"],
  ]
  /// Phrases that native readers don't use for this.
  private static let phrases = [
    ["as", "far", "as"], ["nobody"], ["is", "none"], ["are", "none"],
    ["if", "there", "is", "none"],
    ["where", "not"], ["hears"], ["comes", "along"], ["come", "along"], ["lies", "in"],
    ["lie", "in"], ["lies", "out", "of"], ["is", "told", "of"], ["is", "said", "of"],
    ["nil", "where"], ["nil", "when", "none"], ["in", "vain"], ["so", "to", "speak"],
    ["as", "it", "were"], ["by", "itself"], ["is", "asked"], ["are", "asked"], ["asks", "for"],
    ["that", "which"], ["for", "want", "of"],
  ]

  /// The rule that a comment breaks first, or `nil` if it reads plainly.
  ///
  /// The lines have no slashes.
  static func fault(in lines: [Substring]) -> String? {
    let words = words(of: lines.joined(separator: " "))
    if let opening = openings.first(where: { words.starts(with: $0) }) {
      return "it begins with '\(opening.joined(separator: " "))'"
    }
    for phrase in phrases {
      if words.indices.contains(where: { words[$0...].starts(with: phrase) }) {
        return "it has '\(phrase.joined(separator: " "))'"
      }
    }
    for sentence in sentences(of: lines) {
      let count = sentence.split(separator: " ").count
      if count > longest { return "a sentence has \(count) words" }
    }
    return nil
  }

  /// The words in lowercase, without punctuation at their ends.
  private static func words(of text: String) -> [String] {
    text.lowercased().split(separator: " ").map { word in
      word.trimmingCharacters(in: CharacterSet(charactersIn: ".,;:()“”"))
    }
  }

  /// The sentences of paragraphs and list items; code blocks and tables have none.
  private static func sentences(of lines: [Substring]) -> [String] {
    var paragraphs: [String] = [""]
    var isCode = false
    for line in lines {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("```") { isCode.toggle() }
      let isProse = !isCode && !text.isEmpty && !text.hasPrefix("```") && !text.hasPrefix("|")
      guard isProse, !line.hasPrefix("     ") else {
        paragraphs.append("")
        continue
      }
      if text.hasPrefix("- ") { paragraphs.append("") }
      paragraphs[paragraphs.count - 1] += " " + text
    }
    return paragraphs.flatMap(sentences)
  }

  /// The sentences of a paragraph, which end with a mark before a capital, a quotation or code.
  private static func sentences(of paragraph: String) -> [String] {
    var sentences = [""]
    for word in paragraph.split(separator: " ") {
      let ended = sentences.last?.last.map { ".!?:;".contains($0) } ?? false
      let begins = word.first.map { $0.isUppercase || $0.isNumber || "`\"“(".contains($0) }
      if ended, begins ?? false { sentences.append("") }
      sentences[sentences.count - 1] += " " + word
    }
    return sentences
  }
}

extension Wordings {
  /// A module's doc comments.
  struct Count: Hashable, Sendable {
    /// All of them.
    var comments = 0
    /// Those that break a rule.
    var faults: [Finding] = []
  }

  /// The doc comments of each module.
  static func counts(in files: [SourceFile]) -> [String: Count] {
    var counts: [String: Count] = [:]
    for file in files {
      guard let module = file.module else { continue }
      for (line, comment) in comments(of: file) {
        counts[module, default: Count()].comments += 1
        if let fault = fault(in: comment) {
          counts[module, default: Count()].faults.append(
            Finding(
              path: file.path, line: line, rule: "the comment needs a second reading: \(fault)",
              fix: "say first what the thing is or does, in short sentences"))
        }
      }
    }
    return counts
  }

  /// The doc comments of a file, each with the number of its first line.
  private static func comments(of file: SourceFile) -> [(line: Int, text: [Substring])] {
    var comments: [(line: Int, text: [Substring])] = []
    var isInside = false
    for (index, line) in file.lines.enumerated() {
      let text = line.drop { $0 == " " }
      guard text.hasPrefix("///") else {
        isInside = false
        continue
      }
      if !isInside { comments.append((index + 1, [])) }
      isInside = true
      comments[comments.count - 1].text.append(text.dropFirst(3).drop { $0 == " " })
    }
    return comments
  }

  /// The modules whose count isn't the one in the list, and those with too large a share.
  static func findings(in files: [SourceFile], ceilings: [Ceiling]) -> [Finding] {
    let counts = counts(in: files)
    let modules = Set(counts.keys).union(ceilings.map(\.module)).sorted()
    return modules.flatMap { module -> [Finding] in
      let ceiling = ceilings.first { $0.module == module }
      let count = counts[module] ?? Count()
      var findings: [Finding] = []
      if count.faults.count != ceiling?.count ?? 0 {
        findings.append(
          Finding(
            path: Ceiling.path, line: ceiling?.line ?? 1,
            rule:
              "\(count.faults.count) doc comments of \(module) need a second reading, and it is "
              + "listed with \(ceiling?.count ?? 0)",
            fix: "write .init(\"\(module)\", \(count.faults.count)) if there are fewer"))
      }
      if Double(count.faults.count) > largestShare * Double(count.comments) {
        findings.append(
          Finding(
            path: Ceiling.path, line: ceiling?.line ?? 1,
            rule: "more than 3 % of the \(count.comments) doc comments of \(module) need a second "
              + "reading",
            fix: "rewrite them"))
      }
      return findings
    }
  }
}
