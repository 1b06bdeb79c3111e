/// An invalid place in a record's text, which may be damaged, truncated, or edited by hand.
package struct LayoutRecordError: Error, Hashable, Sendable {
  /// The line, counted from 1.
  package var line: Int
  /// The column, counted from 1.
  package var column: Int
  /// The fault.
  package var fault: Fault

  /// The reasons why a text isn't a valid record.
  package enum Fault: Hashable, Sendable {
    /// The file is empty.
    case empty
    /// The bytes aren't UTF-8.
    case notText
    /// The first line isn't that of a record.
    case notRecord
    /// The file's format is another than the one that this version reads and writes.
    case otherFormat(Int)
    /// The last line is missing, so others may be missing as well.
    case breaksOff
    /// Something else is expected; `found` is the actual text, or `nil` at the end of the line.
    case expected(String, found: String?)
    /// A text with an invalid closing quote or escape.
    case badQuotes
    /// A second entry with the same name, such as an item.
    case duplicate(String)
    /// A constraint mentions an item that isn't in the record.
    case unknownItem(String)
    /// An item without an owner, or nested more than one level deeper than the one before.
    case badIndentation
    /// An invalid canvas, with the rule.
    case unusable(String)
    /// A constraint between a position and an extent, or between positions on different axes.
    case unlikeSides
    /// A setting that follows those of a later item, which is named.
    case wrongOrder(String)
    /// A line in another spelling than this version writes, with the correct one.
    case otherSpelling(String)
    /// A line whose ending differs from that of the first one.
    case mixedLineEndings
  }
}

extension LayoutRecordError: CustomStringConvertible {
  /// The position, the fault and the advice: `12:7: error: expected a number, found 'x'`.
  package var description: String { "\(line):\(column): error: \(fault)" }
}

extension LayoutRecordError.Fault: CustomStringConvertible {
  /// The fault as a sentence.
  package var description: String {
    switch self {
    case .empty: "the file is empty; restore it, or record it again"
    case .notText: "the file is not text in UTF-8; restore it, or record it again"
    case .notRecord:
      "this is not a file of frames, which begins with 'plumbline frames'; restore it, or record it again"
    case .otherFormat(let version):
      "the file is of format \(version), and this plumbline reads format \(LayoutRecord.formatVersion); "
        + (version < LayoutRecord.formatVersion
          ? "record it again" : "use the plumbline that wrote it, or record it again")
    case .breaksOff:
      "the file breaks off, for its last line is not 'end'; restore it, or record it again"
    case .expected(let what, let found):
      "expected \(what), found \(found.map { "'\($0)'" } ?? "the end of the line")"
    case .badQuotes: "a text in quotes is not closed, or has an escape that JSON does not know"
    case .duplicate(let thing): "there is a second \(thing)"
    case .unknownItem(let name): "no item is called '\(name)'"
    case .badIndentation:
      "an item lies two spaces deeper than the view that it is in, and only the first lies in none"
    case .unusable(let rule): "\(rule); restore the file, or record it again"
    case .unlikeSides:
      "the sides cannot be compared: one is a place and the other an extent, or they are on two axes"
    case .wrongOrder(let name):
      "settings stand in the order of the items; this one belongs above those of '\(name)'"
    case .otherSpelling(let line):
      "the line is not written as plumbline writes it, which is '\(line)'; restore it, or record it again"
    case .mixedLineEndings:
      "some lines end in a line feed, and others in a carriage return and a line feed; restore the "
        + "file, or record it again"
    }
  }
}
