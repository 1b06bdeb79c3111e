extension SourceText {
  /// Returns the problem with a color that YAML treated as a comment, on the line of an index or shortly before it.
  ///
  /// YAML reports an error only later, where the text that follows can't be read.
  func unquotedColor(before index: Int) -> SceneProblem? {
    var place = min(index, scalars.count - 1)
    var lineBreaks = 0
    while place > 0, lineBreaks < 4 {
      if scalars[place] == "\n" { lineBreaks += 1 }
      if scalars[place] == "#", let color = color(at: place) {
        return SceneProblem(position(at: place), .unquotedColor(color))
      }
      place -= 1
    }
    return nil
  }

  /// Returns the hexadecimal color at an index after a colon and blanks, or `nil` if there isn't one.
  private func color(at index: Int) -> String? {
    let digits = scalars[(index + 1)...].prefix { $0.properties.isASCIIHexDigit }
    guard [3, 4, 6, 8].contains(digits.count) else { return nil }
    let before = scalars[..<index].last { $0 != " " }
    guard before == ":", scalars[index - 1] == " " else { return nil }
    return "#" + String(String.UnicodeScalarView(digits))
  }
}
