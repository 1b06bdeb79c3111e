import Foundation

/// A toolbar's buttons, which are 8 points apart; flexible spaces divide the free width equally (estimates).
package final class ToolbarContents {
  private var row = BarButtonRow()

  /// The subviews of the bar that were made for the buttons.
  package var views: [View] { row.views }

  /// Makes contents without buttons.
  package init() {}

  /// Updates the bar's subviews to show the given buttons.
  package func show(_ buttons: [BarButton], in bar: View) {
    row.show(buttons, in: bar)
    let (parts, margin) = (row.parts, bar.rowMargin + bar.safeAreaInsets.left)
    let height = bar.effectiveEnvironment.profile.bars.toolbar.height(for: bar.traitCollection)
    var taken: CGFloat = 0
    var flexibleCount = 0
    for (number, part) in parts.enumerated() {
      switch part {
      case .view(let view, let size):
        taken += (size ?? view.barSize).width + gap(before: number)
      case .space(let width): taken += width
      case .flexibleSpace: flexibleCount += 1
      }
    }
    let room = bar.bounds.width - margin - bar.rowMargin - bar.safeAreaInsets.right - taken
    let share = max(0, room) / CGFloat(max(1, flexibleCount))
    var x = margin
    for (number, part) in parts.enumerated() {
      switch part {
      case .view(let view, let size):
        let size = size ?? view.barSize
        x += gap(before: number)
        view.place(
          inBar: bar,
          CGRect(
            x: x.rounded(), y: ((height - size.height) / 2).rounded(), width: size.width,
            height: size.height))
        x += size.width
      case .space(let width): x += width
      case .flexibleSpace: x += share
      }
    }
  }

  private func gap(before number: Int) -> CGFloat {
    guard number > 0, case .view = row.parts[number - 1] else { return 0 }
    return 8
  }
}
