extension LayoutRecordReader {
  /// Checks that the text is the one that would be written for what was read from it.
  ///
  /// One way of writing each record makes files that can be compared by their bytes. It also finds damage that
  /// still can be read: digits, signs, spaces and quotes that mean nothing.
  ///
  /// - Throws: the first line that would be written otherwise, at the first character that differs.
  func checkSpelling(of record: LayoutRecord) throws(LayoutRecordError) {
    try checkLineEndings()
    let written = record.text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, (line, expected)) in zip(lines, written).enumerated()
    where !line.utf8.elementsEqual(expected.utf8) {
      // Characters that look alike, such as é in one scalar and in two, are not the same bytes.
      let same = zip(line, expected).prefix { $0.utf8.elementsEqual($1.utf8) }.count
      throw LayoutRecordError(
        line: index + 1, column: same + 1,
        fault: .otherSpelling(String(expected.drop { $0 == " " })))
    }
  }

  /// Checks that all lines end alike: version control may translate all line endings of a file, and does
  /// not translate some.
  private func checkLineEndings() throws(LayoutRecordError) {
    let endings = text.lazy.filter { $0 == "\n" || $0 == "\r\n" }
    guard let first = endings.first, let other = endings.enumerated().first(where: { $1 != first })
    else { return }
    throw LayoutRecordError(line: other.offset + 1, column: 1, fault: .mixedLineEndings)
  }
}
