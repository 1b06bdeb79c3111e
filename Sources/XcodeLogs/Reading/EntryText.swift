/// The text of one constraint, between its angle brackets.
struct EntryText {
  private(set) var result: Result<PrintedConstraint, PrintFault> = .failure(.empty)
  /// The place after it.
  private(set) var end: Int
  /// The text for messages.
  private(set) var shown = ""

  private static let limit = 2_000

  /// Finds the bracket that closes a constraint: the first with which it can be read.
  ///
  /// Texts of labels may have brackets, so there can be several. Lines may be wrapped, and the end may be missing.
  init(_ bytes: [UInt8], from start: Int, isThorough: Bool) {
    let last = Self.lastPossibleEnd(bytes, from: start)
    var candidates: [Int] = []
    for place in start..<last where bytes[place] == UInt8(ascii: ">") {
      if place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "=") { continue }
      candidates.append(place)
      if candidates.count == (isThorough ? 6 : 1) { break }
    }
    if candidates.last != last { candidates.append(last) }
    for candidate in candidates {
      let raw = String(decoding: bytes[(start + 1)..<max(start + 1, candidate)], as: UTF8.self)
      for body in Self.joined(raw) {
        do throws(PrintFault) {
          result = .success(try PrintedConstraint(Self.withoutEnd(body[...])))
          end = min(candidate + 1, bytes.count)
          return
        } catch {
          if shown.isEmpty {
            result = .failure(error)
            shown = "<" + String(body.prefix(160)) + (body.count > 160 ? "…" : ">")
          }
        }
      }
    }
    end = max(start + 1, min(candidates.first.map { $0 + 1 } ?? last, last))
  }

  /// The last place where a constraint can end: before the next one, a blank line or the limit.
  private static func lastPossibleEnd(_ bytes: [UInt8], from start: Int) -> Int {
    var place = start + 1
    var isBlank = false
    while place < bytes.count, place - start < limit {
      switch bytes[place] {
      case 10:
        if isBlank { return place }
        isBlank = true
      case 32, 9: break
      case UInt8(ascii: "<") where isEntry(bytes, at: place): return place
      default: isBlank = false
      }
      place += 1
    }
    return place
  }

  private static func isEntry(_ bytes: [UInt8], at place: Int) -> Bool {
    let word = bytes[place..<min(place + 64, bytes.count)]
    return String(decoding: word.prefix { $0 != 58 && $0 != 32 }, as: UTF8.self)
      .contains("Constraint")
  }

  /// The lines as one: as they are, if they were broken anywhere, or without their indents.
  private static func joined(_ text: String) -> [String] {
    let lines = text.split(separator: "\n")
    guard lines.count > 1 else { return [text] }
    let trimmed = lines.map(\.trimmed)
    return [
      lines.joined(), trimmed.joined(), trimmed.joined(separator: " "),
    ]
  }

  /// The text without the list's punctuation after a constraint whose closing bracket is missing.
  private static func withoutEnd(_ text: Substring) -> Substring {
    var text = text.trimmed
    while let last = text.last, "\",>".contains(last) { text = text.dropLast().trimmed }
    return text
  }
}
