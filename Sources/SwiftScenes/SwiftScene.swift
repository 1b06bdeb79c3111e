package import AutoLayout
internal import Foundation
package import LayoutDocuments

/// A class or a preview in Swift files, which is laid out by running its code in another process.
package struct SwiftScene: Sendable {
  /// The program that runs the code.
  private let program: SceneProgram
  /// The class or preview.
  package let entry: SceneList.Entry
  /// The container controller in which a controller is shown; `nil` for none.
  package var container: LayoutRequest.Container?
  /// Whether a view gets its fitting size instead of the canvas's size.
  package var fits: Bool

  /// Creates a scene of a program.
  package init(_ entry: SceneList.Entry, of program: SceneProgram) {
    self.program = program
    self.entry = entry
    fits = entry.traits.contains("sizeThatFitsLayout")
  }

  /// A text that stays the same as long as the scene's layouts do.
  package var key: String { "\(program.key) \(entry.symbol) \(container?.rawValue ?? "") \(fits)" }

  /// The canvases that a preview specifies; if empty, the caller chooses them.
  package var canvases: [Canvas] {
    if let size = entry.size, size.count == 2 {
      return [Canvas(width: size[0], height: size[1], scale: 2)]
    }
    let landscape = ["landscapeLeft", "landscapeRight"]
    guard entry.traits.contains(where: landscape.contains), let device = Device.named("iPhone 15")
    else { return [] }
    return [device.canvas(orientation: .landscape)]
  }

  /// The layout on a canvas, with the frames that the code produced.
  ///
  /// - Throws: ``SwiftFailure`` if the code ends or exceeds a limit.
  package func layout(
    on canvas: Canvas, direction: LayoutDirection, isDark: Bool = false
  ) throws(SwiftFailure) -> PlacedLayout {
    try program.layout(
      LayoutRequest(
        symbol: entry.symbol, canvas: canvas, direction: direction, isDark: isDark,
        container: container, fits: fits))
  }
}
