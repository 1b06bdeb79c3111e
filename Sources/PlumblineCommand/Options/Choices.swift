internal import ArgumentParser
internal import Foundation
internal import Plumbline

/// Reads one of several known words, in any case.
///
/// - Throws: `ValidationError` for any other, with the word that was meant.
func knownWord<Word: RawRepresentable<String> & CaseIterable>(_ text: String) throws -> Word {
  if let word = Word(rawValue: text.lowercased()) { return word }
  throw refusal("there is no '\(text)'", of: text, among: Word.allCases.map(\.rawValue))
}

/// Reads several known words, separated by commas.
///
/// - Throws: `ValidationError` where one of them is unknown, and where there is none.
func knownWords<Word: RawRepresentable<String> & CaseIterable>(_ list: String) throws -> [Word] {
  let words: [Word] = try list.split(separator: ",").map {
    try knownWord($0.trimmingCharacters(in: .whitespaces))
  }
  if words.isEmpty { throw ValidationError("it takes one or more of \(Word.words)") }
  return words
}

/// The error of a word that is none of those known: every option that takes words says it so.
///
/// What is wrong with it is followed by the word that was probably meant, or else by all that there are.
func refusal(_ fact: String, of word: String, among words: [String]) -> ValidationError {
  let suggestion = spellingSuggestion(for: word, among: words)
  let hint =
    suggestion == nil ? "; there are \(words.joined(separator: ", "))" : didYouMean(suggestion)
  return ValidationError(fact + hint)
}

extension CaseIterable where Self: RawRepresentable<String> {
  /// All words, for help texts.
  static var words: String { allCases.map(\.rawValue).joined(separator: ", ") }
}

/// A list of overlays, separated by commas, each perhaps with the identifier it is limited to.
struct OverlayList: Sendable {
  var words: [OverlayWord]

  /// Reads the list.
  ///
  /// - Throws: `ValidationError` for a word that is none, with the one that was meant, and for `none` beside
  ///   other words.
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
    if texts.isEmpty { throw ValidationError("no word is given; 'none' shows the views alone") }
    guard others.isEmpty || others.count == texts.count else {
      throw ValidationError(
        "'none' shows the views alone; leave it out, or leave out \(others.joined(separator: ","))")
    }
  }
}

extension PictureFormat {
  /// The format that a path's ending names.
  ///
  /// - Throws: `ValidationError`, with the option that the path is of, for any other ending.
  init(endingOf path: String, for option: String) throws {
    let ending = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
    guard let format = PictureFormat(rawValue: ending) else {
      throw ValidationError(
        "\(option) \(path) names no picture; its ending is one of \(PictureFormat.words)")
    }
    self = format
  }
}

/// An overlay limited to what no scene has would show nothing, which is hardly what was meant.
///
/// Scenes are asked for until everything is found, and only where an overlay is limited.
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

/// A layout direction as the command line writes it.
enum DirectionName: String, CaseIterable {
  case ltr
  case rtl

  var layoutDirection: LayoutDirection { self == .ltr ? .leftToRight : .rightToLeft }
}

/// Refuses scales at which nothing could be seen, or nothing held in memory.
func requireScale(_ scale: Double) throws {
  guard (0.1...8).contains(scale) else { throw ValidationError("--scale is from 0.1 to 8") }
}

/// Refuses less than one thing at a time, and more than a process may have files open for.
func requireJobs(_ jobs: Int) throws {
  guard (1...1000).contains(jobs) else { throw ValidationError("--jobs is from 1 to 1000") }
}

/// Refuses what frames cannot differ by.
func requireTolerance(_ tolerance: Double) throws {
  guard tolerance.isFinite, tolerance >= 0 else {
    throw ValidationError("--tolerance has to be a number of points, 0 or more")
  }
}

extension ArgumentHelp {
  // What several commands say of the same option.

  static let scenes: ArgumentHelp = "Scene files, folders of them, or - for standard input."

  static let direction: ArgumentHelp =
    "The layout direction, ltr or rtl; the scene's own by default."

  static let themes = ArgumentHelp(
    "The theme: \(ThemeName.words), or a theme file. Repeatable.", valueName: "NAME|FILE")

  static let pngCoding = ArgumentHelp(
    "How PNG files are packed: \(PNGCoding.words); fast by default. Compact ones are smaller and take "
      + "twenty times as long: for pictures that are kept.", valueName: "NAME")

  static let svgForm = ArgumentHelp(
    "What SVG files are for: outlined, the same everywhere, or structured, with ids, classes and texts.",
    valueName: "FORM")
}
