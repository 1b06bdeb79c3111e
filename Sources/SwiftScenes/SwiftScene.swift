package import AutoLayout
internal import Foundation
package import LayoutDocuments

/// A class or preview in Swift files.
///
/// It is laid out by running its code in another process.
package struct SwiftScene: Sendable {
  /// The program that runs the scene's code.
  private let program: SceneProgram
  /// The class or preview that the scene shows.
  package let entry: SceneList.Entry
  /// The kind of container that shows a view controller, or `nil` to show the controller alone.
  package var container: LayoutRequest.Container?
  /// Whether the view gets its fitting size instead of the canvas's size.
  package var fits: Bool

  /// Creates a scene for a class or preview of a program.
  package init(_ entry: SceneList.Entry, of program: SceneProgram) {
    self.program = program
    self.entry = entry
    fits = entry.traits.contains("sizeThatFitsLayout")
  }

  /// A cache key of the scene's layouts, which changes if the program or the scene's settings change.
  package var key: String { "\(program.key) \(entry.symbol) \(container?.rawValue ?? "") \(fits)" }

  /// The canvases that a preview specifies.
  ///
  /// If the array is empty, the caller chooses the canvases.
  package var canvases: [Canvas] {
    if let size = entry.size, size.count == 2 {
      return [Canvas(width: size[0], height: size[1], scale: 2)]
    }
    let landscape = ["landscapeLeft", "landscapeRight"]
    guard entry.traits.contains(where: landscape.contains), let device = Device.named("iPhone 15")
    else { return [] }
    return [device.canvas(orientation: .landscape)]
  }

  /// Returns the layout on a canvas, with the frames that the scene's code produced.
  ///
  /// - Throws: ``SwiftFailure`` if the scene's code crashes or exceeds a limit.
  package func layout(
    on canvas: Canvas, direction: LayoutDirection, isDark: Bool = false
  ) throws(SwiftFailure) -> PlacedLayout {
    try program.layout(
      LayoutRequest(
        symbol: entry.symbol, canvas: canvas, direction: direction, isDark: isDark,
        container: container, fits: fits))
  }
}
