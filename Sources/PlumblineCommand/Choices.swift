internal import ArgumentParser
internal import Foundation
internal import Plumbline

/// A list of known words, separated by commas: an unknown one is an error that lists them.
struct CommaSeparated<Word: RawRepresentable & CaseIterable & Sendable>: ExpressibleByArgument,
  Sendable
where Word.RawValue == String {
  var values: [Word]

  init(_ values: [Word]) { self.values = values }

  init?(argument: String) {
    if argument == "none" {
      values = []
      return
    }
    var values: [Word] = []
    for word in argument.split(separator: ",") {
      guard let value = Word(rawValue: word.trimmingCharacters(in: .whitespaces).lowercased())
      else { return nil }
      values.append(value)
    }
    guard !values.isEmpty else { return nil }
    self.values = values
  }

  var defaultValueDescription: String { values.map(\.rawValue).joined(separator: ",") }
}

/// One of several known words, in any case.
struct Choice<Word: RawRepresentable & CaseIterable & Sendable>: ExpressibleByArgument, Sendable
where Word.RawValue == String {
  let value: Word

  init(_ value: Word) { self.value = value }

  init?(argument: String) {
    guard let value = Word(rawValue: argument.lowercased()) else { return nil }
    self.value = value
  }

  var defaultValueDescription: String { value.rawValue }

  /// All words, for help texts.
  static var words: String { Word.allCases.map(\.rawValue).joined(separator: ", ") }
}

/// A list of overlays, separated by commas, each perhaps with the identifier it is limited to.
struct OverlayList: Sendable {
  var words: [OverlayWord]

  /// Reads the list.
  ///
  /// - Throws: `ValidationError` for a word that is none, with the one that was meant.
  init(_ argument: String) throws {
    if argument == "none" {
      words = []
      return
    }
    words = try argument.split(separator: ",").map { part in
      let text = part.trimmingCharacters(in: .whitespaces)
      if let word = OverlayWord(text) { return word }
      let name = String(text.prefix { $0 != ":" })
      let suggestion = spellingSuggestion(for: name, among: Overlay.allCases.map(\.rawValue))
      throw ValidationError(
        "'\(text)' is nothing that a figure can show" + didYouMean(suggestion))
    }
    if words.isEmpty { throw ValidationError("there is no word; 'none' shows the views alone") }
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
        "\(option) \(path) names no picture; its ending is one of \(Choice<PictureFormat>.words)")
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
enum DirectionName: String, ExpressibleByArgument, CaseIterable {
  case ltr
  case rtl

  init?(argument: String) { self.init(rawValue: argument.lowercased()) }

  var layoutDirection: LayoutDirection { self == .ltr ? .leftToRight : .rightToLeft }
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
