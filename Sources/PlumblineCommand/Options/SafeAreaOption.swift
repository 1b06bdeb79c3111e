internal import ArgumentParser
internal import Foundation
internal import Plumbline

/// The option for the safe area of every canvas.
struct SafeAreaOption: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The root's safe area insets in points: top, leading, bottom, trailing.",
      valueName: "T,L,B,R"))
  var safeArea: String?

  func validate() throws { _ = try insets() }

  /// The insets of the safe area, or `nil` to use each canvas's own safe area.
  func insets() throws -> DirectionalEdgeInsets? {
    guard let safeArea else { return nil }
    let parts = safeArea.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
    guard parts.count == 4, numbers.count == 4,
      numbers.allSatisfy({ $0.isFinite && abs($0) <= 100_000 })
    else {
      throw ValidationError(
        "'\(safeArea)' is not a safe area; write top, leading, bottom and trailing insets in points, "
          + "such as 47,0,34,0")
    }
    return DirectionalEdgeInsets(
      top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }
}

extension Canvas {
  /// Returns the canvas with these safe area insets; the direction determines which side the leading inset is on.
  func safeArea(_ insets: DirectionalEdgeInsets, _ direction: LayoutDirection) -> Canvas {
    stating(safeArea: insets.resolved(direction))
  }
}
