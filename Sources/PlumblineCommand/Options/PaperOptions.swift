internal import ArgumentParser
internal import Foundation
internal import Plumbline

/// The paper and the language of figures, in place of the scenes' own wishes.
struct PaperOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How much paper around the canvas dimension lines and names may use, in points.",
      valueName: "POINTS"))
  var margin: Double?

  @OptionGroup var language: LanguageOption

  func validate() throws {
    if let margin, !(0...1000).contains(margin) {
      throw ValidationError("--margin is from 0 to 1000")
    }
  }

  /// The names of the options that are used.
  var used: [String] {
    [(margin != nil, "--margin"), (language.language != nil, "--language")].filter(\.0).map(\.1)
  }

  /// All that was asked for, as a text, apart from the words.
  var inputs: String { margin.map { "\($0)" } ?? "" }

  /// Puts what was asked for into the options of a figure.
  func apply(to options: inout FigureOptions, _ words: FigureWords?) {
    if let margin { options.margin = margin }
    if let words { options.words = words }
  }
}
