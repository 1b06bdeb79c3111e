extension LayoutRecordReader {
  /// Checks that writing the record gives exactly the text that was read.
  ///
  /// A record has only one valid text, so that files can be compared by their bytes. The check also finds damage that
  /// can still be parsed, such as redundant digits, signs, spaces and quotes.
  ///
  /// - Throws: An error for the first line that differs, at the first different character.
  func checkSpelling(of record: LayoutRecord) throws(LayoutRecordError) {
    try checkLineEndings()
    let written = record.text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, (line, expected)) in zip(lines, written).enumerated()
    where !line.utf8.elementsEqual(expected.utf8) {
      // Equal characters can have different bytes, such as é as one scalar or two.
      let same = zip(line, expected).prefix { $0.utf8.elementsEqual($1.utf8) }.count
      throw LayoutRecordError(
        line: index + 1, column: same + 1,
        fault: .otherSpelling(String(expected.drop { $0 == " " })))
    }
  }

  /// Checks that all lines have the same line ending.
  ///
  /// Version control may convert a file's line endings, but it converts all of them.
  private func checkLineEndings() throws(LayoutRecordError) {
    let endings = text.lazy.filter { $0 == "\n" || $0 == "\r\n" }
    guard let first = endings.first, let other = endings.enumerated().first(where: { $1 != first })
    else { return }
    throw LayoutRecordError(line: other.offset + 1, column: 1, fault: .mixedLineEndings)
  }
}
