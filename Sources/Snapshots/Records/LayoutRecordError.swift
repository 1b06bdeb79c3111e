/// An error in a record's text, which may be damaged, truncated, or edited by hand.
package struct LayoutRecordError: Error, Hashable, Sendable {
  /// The one-based line number.
  package var line: Int
  /// The one-based column number.
  package var column: Int
  /// The reason why the text isn't valid at this position.
  package var fault: Fault

  /// A reason why a text isn't a valid record.
  package enum Fault: Hashable, Sendable {
    /// The file is empty.
    case empty
    /// The bytes aren't UTF-8.
    case notText
    /// The first line isn't the header of a record.
    case notRecord
    /// The file has a format version that this version can't read.
    case otherFormat(Int)
    /// The last line is missing, so other lines may be missing as well.
    case breaksOff
    /// The text described by the first value was expected. `found` is the actual text, or `nil` at the end of the line.
    case expected(String, found: String?)
    /// A text has an invalid closing quote or escape.
    case badQuotes
    /// Two entries, such as items, have the same name.
    case duplicate(String)
    /// A constraint refers to an item that isn't in the record.
    case unknownItem(String)
    /// An item has no owner, or is nested more than one level deeper than the previous item.
    case badIndentation
    /// The canvas isn't valid. The text states the violated rule.
    case unusable(String)
    /// A constraint relates a position to an extent, or positions on different axes.
    case unlikeSides
    /// A setting is out of order, because the previous settings belong to a later item. The value is that item's name.
    case wrongOrder(String)
    /// A line isn't written as this version writes it. The text is the expected line.
    case otherSpelling(String)
    /// A line ending differs from that of the first line.
    case mixedLineEndings
  }
}

extension LayoutRecordError: CustomStringConvertible {
  /// The position, the reason and advice: `12:7: error: expected a number, found 'x'`.
  package var description: String { "\(line):\(column): error: \(fault)" }
}

extension LayoutRecordError.Fault: CustomStringConvertible {
  /// The reason as a sentence.
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
      "the file is cut off, because its last line is not 'end'; restore it, or record it again"
    case .expected(let what, let found):
      "expected \(what), found \(found.map { "'\($0)'" } ?? "the end of the line")"
    case .badQuotes: "a text in quotes is not closed, or has an escape that JSON does not have"
    case .duplicate(let thing): "there is a second \(thing)"
    case .unknownItem(let name): "no item is called '\(name)'"
    case .badIndentation:
      "an item is indented two spaces more than its superview, and only the first has none"
    case .unusable(let rule): "\(rule); restore the file, or record it again"
    case .unlikeSides:
      "the sides cannot be compared: one is a position and the other a size, or they are on two axes"
    case .wrongOrder(let name):
      "settings have the order of the items; this one belongs above those of '\(name)'"
    case .otherSpelling(let line):
      "the line is not written as plumbline writes it, which is '\(line)'; restore it, or record it again"
    case .mixedLineEndings:
      "some lines end in a line feed, and others in a carriage return and a line feed; restore the "
        + "file, or record it again"
    }
  }
}
