import Figures

extension Drawing {
  /// The texts, in the order in which they are drawn.
  var texts: [TextRun] {
    commands.compactMap { if case .text(let run) = $0.step { run } else { nil } }
  }
}
