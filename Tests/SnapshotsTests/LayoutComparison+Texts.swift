@testable import Snapshots

extension LayoutComparison {
  /// The sentences as plain text, with names in backticks.
  var texts: [String] { sentences.map(\.text) }

  /// The sentences about looks as plain text.
  var appearanceTexts: [String] { appearanceSentences.map(\.text) }
}
