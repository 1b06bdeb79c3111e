internal import ArgumentParser
internal import Plumbline

/// The paths and names of pictures.
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

/// Parses the name of a predefined pattern, or a pattern.
///
/// - Throws: `ValidationError` for an invalid pattern, or a word that is probably a misspelled name.
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
