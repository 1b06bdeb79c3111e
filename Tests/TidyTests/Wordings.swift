import Foundation

/// Doc comments that need a second reading, to the extent that a machine can tell.
enum Wordings {
  /// The most words that a sentence has.
  static let longest = 25
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
      let begins = word.first.map { $0.isUppercase || $0.isNumber || "`\"“(*".contains($0) }
      if ended, begins ?? false { sentences.append("") }
      sentences[sentences.count - 1] += " " + word
    }
    return sentences
  }
}

extension Wordings {
  /// The doc comments of a file that break a rule.
  static func findings(in file: SourceFile) -> [Finding] {
    comments(of: file).compactMap { line, comment in
      fault(in: comment).map { fault in
        Finding(
          path: file.path, line: line, rule: "the comment needs a second reading: \(fault)",
          fix: "say first what the thing is or does, in short sentences")
      }
    }
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
}
