/// The text that a log prints for one constraint, between angle brackets.
struct EntryText {
  private(set) var result: Result<PrintedConstraint, PrintFault> = .failure(.empty)
  /// The byte position after the constraint's text.
  private(set) var end: Int
  /// The constraint's text as a single line, at most 160 characters, for reports of unreadable text.
  private(set) var shown = ""
  /// The address of a constraint that can't be read, or `nil` if its text has none.
  private(set) var address: UInt64?

  private static let limit = 2_000

  /// Finds the end of a constraint's text: the first closing bracket up to which the text is a valid constraint.
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

  /// Reads a constraint without brackets from the rest of a line, which may end with a box-drawing character.
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

  /// Returns the last possible end of a constraint: the next constraint, a blank line, or the maximum length.
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

  /// Joins the lines of a text in three ways: with indentation, without indentation, and with a single space instead.
  private static func joined(_ text: String) -> [String] {
    let lines = text.split(separator: "\n")
    guard lines.count > 1 else { return [text] }
    let trimmed = lines.map(\.trimmed)
    return [
      lines.joined(), trimmed.joined(), trimmed.joined(separator: " "),
    ]
  }
}
