/// The text of one constraint in a log, between its angle brackets.
struct EntryText {
  private(set) var result: Result<PrintedConstraint, PrintFault> = .failure(.empty)
  /// The position after the text of the constraint.
  private(set) var end: Int
  /// The text of the constraint in messages, as one line.
  private(set) var shown = ""
  /// The address of the constraint.
  ///
  /// It is known even if the rest of the text can't be read.
  private(set) var address: UInt64?

  private static let limit = 2_000

  /// Finds the text of a constraint: it ends at the first closing bracket with which the constraint can be read.
  ///
  /// Texts of labels may contain brackets, so several closing brackets may be tried. Lines may be wrapped. If no
  /// bracket closes the constraint, its end is missing, and its last number or name may be incomplete.
  init(_ bytes: [UInt8], from start: Int, isThorough: Bool) {
    let last = Self.lastPossibleEnd(bytes, from: start)
    var candidates: [Int] = []
    for place in start..<last where bytes[place] == UInt8(ascii: ">") {
      if place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "=") { continue }
      candidates.append(place)
      if candidates.count == (isThorough ? 6 : 1) { break }
    }
    var fault: PrintFault?
    for candidate in candidates {
      let raw = String(decoding: bytes[(start + 1)..<candidate], as: UTF8.self)
      for body in Self.joined(raw) {
        do throws(PrintFault) {
          result = .success(try PrintedConstraint(body[...]))
          end = candidate + 1
          return
        } catch {
          fault = fault ?? error
        }
      }
    }
    result = .failure(fault ?? .cut)
    end = max(start + 1, candidates.first.map { $0 + 1 } ?? last)
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let isWhole = !candidates.isEmpty && line.count <= 160
    shown = line.prefix(160) + (isWhole ? "" : "…")
    address = PrintedItem.address(in: line[...])?.1
  }

  /// Reads a constraint that has no brackets: the rest of a line, possibly inside of a drawn box.
  init?(line: Substring) {
    guard !line.contains("<"), let mark = line.firstRange(of: "Constraint:0x") else { return nil }
    let name = line[..<mark.lowerBound].reversed().prefix { $0.isLetter || "._$".contains($0) }
    let body = line[name.endIndex.base..<line.endIndex]
    var text = body.trimmed
    while let last = text.last, "│┃║\",>".contains(last) { text = text.dropLast().trimmed }
    do throws(PrintFault) { result = .success(try PrintedConstraint(text)) } catch {
      result = .failure(error)
    }
    shown = String(text.prefix(160))
    address = PrintedItem.address(in: text)?.1
    end = 0
  }

  /// Returns the last position where a constraint can end: before the next constraint, a blank line or the limit.
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

  /// Returns a text's lines joined in three ways: with their indents, without them, and with a blank instead of them.
  private static func joined(_ text: String) -> [String] {
    let lines = text.split(separator: "\n")
    guard lines.count > 1 else { return [text] }
    let trimmed = lines.map(\.trimmed)
    return [
      lines.joined(), trimmed.joined(), trimmed.joined(separator: " "),
    ]
  }
}
