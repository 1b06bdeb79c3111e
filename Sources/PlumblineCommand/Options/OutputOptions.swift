internal import ArgumentParser
internal import Plumbline

/// The options for the paths and names of pictures.
struct OutputOptions: ParsableArguments {
  @Option(
    name: .shortAndLong, help: "A folder, a file for a single picture, or - for standard output.",
    completion: .file())
  var output = "."

  @Option(
    help: ArgumentHelp(
      "The names of files: \(FigureNaming.words.joined(separator: ", ")), or a pattern such as "
        + "'{scene}~{theme}@{scale}x'.", valueName: "PATTERN"),
    completion: .list(FigureNaming.words), transform: knownNaming)
  var name: FigureNaming?
}

/// Parses a pattern for names, or the name of a predefined pattern.
///
/// - Throws: `ValidationError` if the pattern is invalid, or the text is probably a misspelled name of a pattern.
private func knownNaming(_ text: String) throws -> FigureNaming {
  if !text.contains("{"), let meant = spellingSuggestion(for: text, among: FigureNaming.words),
    meant != text
  {
    throw refusal("there is no pattern '\(text)'", of: text, among: FigureNaming.words)
  }
  do throws(FigureNamePattern.Fault) {
    return try FigureNaming(text)
  } catch {
    throw ValidationError(error.description)
  }
}
