internal import ArgumentParser
internal import Foundation
internal import Plumbline

/// Parses one of several known words, ignoring case, or throws a `ValidationError` with a suggestion.
func knownWord<Word: RawRepresentable<String> & CaseIterable>(_ text: String) throws -> Word {
  if let word = Word(rawValue: text.lowercased()) { return word }
  throw refusal("there is no '\(text)'", of: text, among: Word.allCases.map(\.rawValue))
}

/// Parses known words separated by commas, or throws a `ValidationError` for an unknown word or an empty list.
func knownWords<Word: RawRepresentable<String> & CaseIterable>(_ list: String) throws -> [Word] {
  let words: [Word] = try list.split(separator: ",").map {
    try knownWord($0.trimmingCharacters(in: .whitespaces))
  }
  if words.isEmpty { throw ValidationError("it takes one or more of \(Word.words)") }
  return words
}

/// Returns the error for an unknown word: `fact`, followed by the most similar word or by a list of all words.
func refusal(_ fact: String, of word: String, among words: [String]) -> ValidationError {
  let suggestion = spellingSuggestion(for: word, among: words)
  let hint =
    suggestion == nil ? "; there are \(words.joined(separator: ", "))" : didYouMean(suggestion)
  return ValidationError(fact + hint)
}

extension CaseIterable where Self: RawRepresentable<String> {
  static var words: String { allCases.map(\.rawValue).joined(separator: ", ") }
}

/// A comma-separated list of overlays, each optionally limited to one identifier, as in `constraints:gap`.
struct OverlayList: Sendable {
  var words: [OverlayWord]

  /// Parses a list of overlays, or throws a `ValidationError` for an unknown word or for `none` with other words.
  init(_ argument: String) throws {
    let texts = argument.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    let others = texts.filter { $0.lowercased() != "none" }
    words = try others.map { text in
      if let word = OverlayWord(text) { return word }
      let name = String(text.prefix { $0 != ":" })
      throw refusal(
        "'\(text)' cannot be shown in a figure", of: name,
        among: Overlay.allCases.map(\.rawValue))
    }
    if texts.isEmpty { throw ValidationError("the list is empty; 'none' shows only the views") }
    guard others.isEmpty || others.count == texts.count else {
      throw ValidationError(
        "'none' shows only the views; leave it out, or leave out \(others.joined(separator: ","))")
    }
  }
}

extension PictureFormat {
  /// Determines the format from the extension of a path, or throws a `ValidationError` that names the option.
  init(endingOf path: String, for option: String) throws {
    let ending = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
    guard let format = PictureFormat(rawValue: ending) else {
      throw ValidationError(
        "\(option) \(path) is not a picture file; the extension is one of \(PictureFormat.words)")
    }
    self = format
  }
}

/// Rejects overlays that are limited to items that no scene has, because such overlays would show nothing.
///
/// Scenes are read only if an overlay is limited, and only until every item is found.
func refuseUnknownSubjects(
  _ show: [OverlayList], in scenes: some Sequence<Scene>, of command: String
) throws {
  var wanted = show.flatMap(\.words).filter { $0.subject != nil }
  if wanted.isEmpty { return }
  var subjects: Set<String> = []
  for scene in scenes {
    guard let known = scene.figureSubjects else { return }
    subjects.formUnion(known)
    wanted.removeAll { $0.subject.map(subjects.contains) ?? true }
    if wanted.isEmpty { return }
  }
  guard let word = wanted.first, let subject = word.subject, !subjects.isEmpty else { return }
  let suggestion = spellingSuggestion(for: subject, among: subjects.sorted())
  throw UsageError(
    "--show \(word.overlay.rawValue):\(subject): '\(subject)' is not the id of a view or guide, "
      + "nor the identifier of a constraint"
      + didYouMean(suggestion),
    of: command)
}

/// A layout direction as written on the command line.
enum DirectionName: String, CaseIterable {
  case ltr
  case rtl

  var layoutDirection: LayoutDirection { self == .ltr ? .leftToRight : .rightToLeft }
}

/// Rejects a scale at which nothing would be visible or memory would run out.
func requireScale(_ scale: Double) throws {
  guard (0.1...8).contains(scale) else { throw ValidationError("--scale has to be from 0.1 to 8") }
}

/// Rejects a number of jobs below one, or above the number of files that a process may open.
func requireJobs(_ jobs: Int) throws {
  guard (1...1000).contains(jobs) else { throw ValidationError("--jobs has to be from 1 to 1000") }
}

/// Rejects a tolerance that is negative or infinite.
func requireTolerance(_ tolerance: Double) throws {
  guard tolerance.isFinite, tolerance >= 0 else {
    throw ValidationError("--tolerance has to be a number of points, 0 or more")
  }
}

extension ArgumentHelp {
  // The help of options that several commands share.

  static let scenes: ArgumentHelp = "Scene files, folders of them, or - for standard input."

  static let direction: ArgumentHelp =
    "The layout direction, ltr or rtl; the scene's own by default."

  static let themes = ArgumentHelp(
    "The theme: \(ThemeName.words), or a theme file. Repeatable.", valueName: "NAME|FILE")

  static let pngCoding = ArgumentHelp(
    "The compression of PNG files: \(PNGCoding.words); fast by default. Compact files are smaller "
      + "and take twenty times as long, for pictures to keep.", valueName: "NAME")

  static let svgForm = ArgumentHelp(
    "The form of SVG files: outlined, which looks the same everywhere, or structured, with IDs, "
      + "classes and text.", valueName: "FORM")
}
