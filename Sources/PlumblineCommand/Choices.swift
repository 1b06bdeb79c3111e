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
struct OverlayList: ExpressibleByArgument, Sendable {
  var words: [OverlayWord]

  init?(argument: String) {
    if argument == "none" {
      words = []
      return
    }
    let parts = argument.split(separator: ",")
    words = parts.compactMap { OverlayWord($0.trimmingCharacters(in: .whitespaces)) }
    guard !words.isEmpty, words.count == parts.count else { return nil }
  }
}
