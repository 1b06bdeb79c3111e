extension SourceText {
  /// Finds a color that YAML reads as a comment because it isn't quoted, and returns the problem with the color.
  ///
  /// Searches only the last lines before the index, because YAML reports an error at the text that follows the color.
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

  /// Returns the color `#…` at an index if it follows a colon and a space, or `nil` otherwise.
  private func color(at index: Int) -> String? {
    let digits = scalars[(index + 1)...].prefix { $0.properties.isASCIIHexDigit }
    guard [3, 4, 6, 8].contains(digits.count) else { return nil }
    let before = scalars[..<index].last { $0 != " " }
    guard before == ":", scalars[index - 1] == " " else { return nil }
    return "#" + String(String.UnicodeScalarView(digits))
  }
}
