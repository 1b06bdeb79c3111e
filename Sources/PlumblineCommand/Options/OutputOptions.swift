internal import ArgumentParser
internal import Plumbline

/// Where pictures go, and what they are called.
struct OutputOptions: ParsableArguments {
  @Option(
    name: .shortAndLong, help: "A folder, a file for a single picture, or - for the stream.",
    completion: .file())
  var output = "."

  @Option(
    help: ArgumentHelp(
      "How files are named: \(FigureNaming.words.joined(separator: ", ")), or a pattern such as "
        + "'{scene}~{theme}@{scale}x'.", valueName: "PATTERN"),
    completion: .list(FigureNaming.words), transform: knownNaming)
  var name: FigureNaming?
}

/// Reads the name of a ready-made pattern, or a pattern.
///
/// - Throws: `ValidationError` for an invalid pattern, and for a word that is probably a misspelt name.
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
