import AutoLayout
import Foundation
import TestTools
import Testing

@testable import Snapshots

@Suite("Damaged records") struct RecordMutationTests {
  /// Records with items, settings, constraints and conflicts of all kinds.
  private static let texts: [String] =
    (1...6).map { RandomScene(seed: $0).record().text } + [
      RecordedTree(titleText: "a \"quote\" and é").record(
        picture: LayoutRecord.PictureFingerprint(
          size: PixelSize(width: 400, height: 600), pixels: 0xABC, file: 0xDEF)
      ).text
    ]

  @Test("are refused, or are what would be written of them", arguments: 0..<40)
  func mutants(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<60 {
      let text = Self.texts[Int.random(in: Self.texts.indices, using: &random)]
      let mutation = Mutation.allCases.randomElement(using: &random) ?? .swappedWords
      guard let mutant = mutation.mutant(of: text, &random) else { continue }
      do throws(LayoutRecordError) {
        let record = try LayoutRecord(bytes: Array(mutant.utf8))
        let written = record.text
        #expect(written.utf8.elementsEqual(mutant.utf8), "seed \(seed), \(mutation): \(mutant)")
        #expect(!mutation.isAlwaysRefused, "seed \(seed), \(mutation): \(mutant)")
      } catch {
        #expect(error.line >= 1 && error.column >= 1)
      }
    }
  }

  @Test(
    "are refused for a value that the property of its class cannot have",
    arguments: [".nan", "nan", "inf", "x", "1 x", "12  12", "- -1"])
  func values(value: String) throws {
    let lines = EveryProperty().record().text.split(
      separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex(of: "settings"))
    let end = try #require(lines.firstIndex(of: "constraints"))
    let anyText = ["placeholder", "segments", "firstBaseline", "lastBaseline"]
    var count = 0
    for index in start..<end {
      let words = lines[index].split(separator: " ")
      guard words.count > 1, let name = words[0].split(separator: ".").last,
        !anyText.contains(String(name))
      else { continue }
      var mutant = lines
      mutant[index] = "  \(words[0]) \(value)"
      let bytes = Array(mutant.joined(separator: "\n").utf8)
      #expect(throws: LayoutRecordError.self, "\(mutant[index])") { try LayoutRecord(bytes: bytes) }
      count += 1
    }
    #expect(count > 20)
  }

  @Test(
    "say how a line is written, or which rule a value breaks",
    arguments: [
      (
        "scale 2", "scale +2",
        "4:7: error: the line is not written as plumbline writes it, which is 'scale 2'"
      ),
      ("scale 2", "scale 2 ", "4:8: error: the line is not written"),
      ("scale 2", "scale 0", "4:1: error: canvas '200x300@0' cannot be laid out"),
      ("size 200 300", "size -200 300", "cannot be laid out"),
      ("safe-area 0 0", "safe-area -0 0", "5:11: error: the line is not written"),
      ("text-size large", "text-size LARGE", "expected a size of text: extra-small, "),
      ("profile iOS-18", "profile Ios-18", "expected a profile: iOS-16, "),
      ("with cairo 1.16.0", "with \"cairo\" 1.16.0", "9:6: error: the line is not written"),
      (
        "with cairo 1.16.0", "with cairo 1.16.0\nwith cairo 1.16.0",
        "a second line 'with cairo 1.16.0'"
      ),
      (
        "with cairo 1.16.0", "with Inter.otf shae8f5a",
        "9:16: error: expected a version such as 1.16.0, or sha256: and 16 hexadecimal digits"
      ),
      ("with cairo 1.16.0", "with Inter.otf sha256:a7e8", "expected a version such as 1.16.0"),
      ("with cairo 1.16.0", "with cairo 1.x.0", "expected a version such as 1.16.0"),
      ("with cairo 1.16.0", "with cairo 1.16.", "expected a version such as 1.16.0"),
      ("safe-area 0 0", "safe-area -1 0", "5:11: error: expected 0 or more, found '-1'"),
      ("picture 400", "picture 0", "expected a width above 0, found '0'"),
      ("picture 400", "picture 99999999999", "expected a width above 0"),
      ("card 10 20", "card 10 20.0", "the line is not written"),
      ("card 10 20", "card 10 2e1", "the line is not written"),
      ("content 40 20.5", "content 40 20.5 resistance 750 750", "the line is not written"),
      (
        "content 40 20.5", "content 40 20.5 hugging -1 250",
        "expected a priority from 0 to 1000, found '-1'"
      ),
      ("content 40 20.5", "content 40 20.5 hugging 1 -", "expected a priority for each extent"),
      ("title.top == card.top + 8", "title.top == card.top + 8 @1000", "the line is not written"),
      (
        "title.top == card.top + 8", "title.top == card.top + 8 @2000",
        "expected a priority above 0 and at most 1000, found '@2000'"
      ),
      (
        "title.top == card.top + 8", "title.top == card.leading + 8", "the sides cannot be compared"
      ),
      ("title.top == card.top + 8", "title.top == card.height + 8", "the sides cannot be compared"),
      ("title.top == card.top + 8", "title.top == 8", "the sides cannot be compared"),
      ("  title.top == card.top", "    title.top == card.top", "the line is not written"),
      ("Hello", "He\\u006clo", "the line is not written"),
      ("scale 2\n", "scale 2\r\n", "4:1: error: some lines end in a line feed"),
    ])
  func rules(old: String, new: String, end: String) {
    let text = RecordedTree().record(
      picture: LayoutRecord.PictureFingerprint(
        size: PixelSize(width: 400, height: 600), pixels: 0xABC, file: 0xDEF)
    ).text
    #expect(text.contains(old))
    let error = #expect(throws: LayoutRecordError.self) {
      try LayoutRecord(bytes: Array(text.replacing(old, with: new).utf8))
    }
    #expect(error?.description.contains(end) == true, "\(error.map(String.init) ?? "")")
  }

  @Test("have settings in the order of the items")
  func settingOrder() throws {
    var record = RecordedTree().record()
    for index in [0, 2] { record.items[index].settings = [.direction(.forceRightToLeft)] }
    let text = record.text.replacing(
      "  root.direction rtl\n  card.direction rtl",
      with: "  card.direction rtl\n  root.direction rtl")
    let error = #expect(throws: LayoutRecordError.self) {
      try LayoutRecord(bytes: Array(text.utf8))
    }
    #expect(
      error?.description.hasSuffix(
        "settings have the order of the items; this one belongs above those of 'card'") == true)
  }
}

/// A way of damaging the text of a record.
private enum Mutation: CaseIterable {
  case plusSign, minusZero, leadingZero, trailingZero, exponent, trailingSpace, leadingSpace
  case neededQuotes, needlessQuotes, carriageReturn, tab, usualPriority, illegalPriority
  case otherByte, missingByte, missingLine, swappedLines, missingWord, doubledWord, swappedWords

  /// Whether no mutant of this kind is a record.
  var isAlwaysRefused: Bool {
    switch self {
    case .plusSign, .minusZero, .leadingZero, .trailingZero, .exponent, .trailingSpace,
      .leadingSpace, .needlessQuotes, .carriageReturn, .tab, .usualPriority, .illegalPriority:
      true
    case .neededQuotes, .otherByte, .missingByte, .missingLine, .swappedLines, .missingWord,
      .doubledWord, .swappedWords:
      false
    }
  }

  /// A damaged text; nil if the place that was picked cannot be damaged so.
  func mutant(of text: String, _ random: inout SeededGenerator) -> String? {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let index = Int.random(in: 0..<lines.count - 1, using: &random)
    var words = lines[index].split(separator: " ", omittingEmptySubsequences: false).map(
      String.init)
    let word = Int.random(in: words.indices, using: &random)
    func other(_ change: (String) -> String) -> String {
      words[word] = change(words[word])
      lines[index] = words.joined(separator: " ")
      return lines.joined(separator: "\n")
    }
    let isNumber = Double(words[word]) != nil && !lines[index].contains("\"")
    // What begins with a class, a name or a value may be any word.
    let isFree =
      ["canvas ", "with "].contains(where: lines[index].hasPrefix) || isSetting(index, lines)
    switch self {
    case .plusSign: return isNumber && !isFree ? other { "+" + $0 } : nil
    case .minusZero: return words[word] == "0" && !isFree ? other { "-" + $0 } : nil
    case .leadingZero: return isNumber && !isFree ? other { "0" + $0 } : nil
    case .trailingZero:
      return isNumber && !isFree ? other { $0 + ($0.contains(".") ? "0" : ".0") } : nil
    case .exponent: return isNumber && !isFree ? other { $0 + "e0" } : nil
    case .trailingSpace: lines[index] += " "
    case .leadingSpace: lines[index] = " " + lines[index]
    case .neededQuotes: lines[index].removeAll { $0 == "\"" }
    case .needlessQuotes:
      // A class may be called as the words for guides are.
      let isPlain = !["", "guide", "builtin"].contains(words[word])
      return isPlain && !lines[index].contains("\"") ? other { "\"\($0)\"" } : nil
    case .carriageReturn: lines[index] += "\r"
    case .tab:
      guard words.count > 1 else { return nil }
      lines[index].replace(" ", with: "\t")
    case .usualPriority, .illegalPriority:
      guard lines[index].contains(" == "), !lines[index].contains("@"), !lines[index].contains("\"")
      else { return nil }
      let ending = [" arranged", " broken"].first(where: lines[index].hasSuffix)
      guard ending == nil else { return nil }
      lines[index] += self == .usualPriority ? " @1000" : [" @0", " @-1", " @1000.5"][word % 3]
    case .otherByte, .missingByte:
      var bytes = Array(text.utf8)
      let place = Int.random(in: bytes.indices, using: &random)
      if self == .missingByte {
        bytes.remove(at: place)
      } else {
        bytes[place] = Array("az09 .\"-_@#:+".utf8)[place % 13]
      }
      return String(validating: bytes, as: UTF8.self)
    case .missingLine: lines.remove(at: index)
    case .swappedLines: lines.swapAt(index, index + 1)
    case .missingWord:
      words.remove(at: word)
      lines[index] = words.joined(separator: " ")
    case .doubledWord: return other { $0 + " " + $0 }
    case .swappedWords:
      words.swapAt(word, (word + 1) % words.count)
      lines[index] = words.joined(separator: " ")
    }
    return lines.joined(separator: "\n")
  }

  /// Whether a line is one of the settings.
  private func isSetting(_ index: Int, _ lines: [String]) -> Bool {
    guard let start = lines.firstIndex(of: "settings"), index > start else { return false }
    return !lines[start...index].contains("")
  }
}
