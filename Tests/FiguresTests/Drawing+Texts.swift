import AutoLayout
import Figures
import Foundation

extension Drawing {
  /// The texts, in the order in which they are drawn.
  var texts: [TextRun] {
    commands.compactMap { if case .text(let run) = $0.step { run } else { nil } }
  }

  /// The figures of dimension lines, which no other text is as small as.
  var figures: [TextRun] { texts.filter { $0.font.pointSize == 10 } }
}
