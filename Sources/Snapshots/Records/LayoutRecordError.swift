/// A place where the text of a record is not what it should be: damaged, cut off, or edited by hand.
package struct LayoutRecordError: Error, Hashable, Sendable {
  /// The line, counted from 1.
  package var line: Int
  /// The character of the line, counted from 1.
  package var column: Int
  /// What is wrong there.
  package var fault: Fault

  /// The ways in which a text is no record.
  package enum Fault: Hashable, Sendable {
    /// There is nothing in the file.
    case empty
    /// The bytes are no UTF-8.
    case notText
    /// The first line is not that of a record.
    case notRecord
    /// The file has another format than this version reads and writes.
    case otherFormat(Int)
    /// The last line is missing, so others may be, too.
    case breaksOff
    /// Something else is expected there; what is there, or nil for the end of the line.
    case expected(String, found: String?)
    /// A text whose closing quote or escapes are wrong.
    case badQuotes
    /// A second thing of one name, such as an item.
    case duplicate(String)
    /// A constraint mentions an item that the record does not have.
    case unknownItem(String)
    /// An item that lies in none, or deeper than in the one before.
    case badIndentation
    /// A canvas that cannot be laid out, with the rule.
    case unusable(String)
    /// A constraint between a place and an extent, or between places on two axes.
    case unlikeSides
    /// A setting that stands after those of an item further down, which is named.
    case wrongOrder(String)
    /// A line that says something in other words than this version writes, with the words it writes.
    case otherSpelling(String)
    /// A line that ends as on another system, while the first one does not.
    case mixedLineEndings
  }
}

extension LayoutRecordError: CustomStringConvertible {
  /// Where and what, and what to do: `12:7: error: expected a number, found 'x'`.
  package var description: String { "\(line):\(column): error: \(fault)" }
}

extension LayoutRecordError.Fault: CustomStringConvertible {
  /// What is wrong, in words.
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
