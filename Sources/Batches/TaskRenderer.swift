private import AutoLayout
internal import CairoCanvas
package import Figures
package import Scenes

/// Renders jobs on one task, and caches a painter for each font family and the layouts of the current scene.
///
/// A class, because painters are classes; only one task may use an instance.
package final class TaskRenderer {
  private let fontFolder: String?
  private let pixelLimit: Int
  /// The slot in which the task records its scene in progress, or `nil`.
  package let slot: UnsafeScenesInProgress.Slot?
  private var painters: [Theme.FontFiles?: Painter] = [:]
  /// The layouts of the current scene, by font family.
  private var layouts: [Theme.FontFiles?: SceneLayout] = [:]

  /// Creates a renderer without opening fonts.
  ///
  /// - Parameters:
  ///   - fontFolder: The folder of fonts, or `nil` to use the system's fonts.
  ///   - pixelLimit: The maximum number of pixels of a picture.
  ///   - slot: The slot in which the task records its scene in progress, or `nil`.
  init(
    fontFolder: String?, pixelLimit: Int = .max, slot: UnsafeScenesInProgress.Slot? = nil
  ) {
    self.fontFolder = fontFolder
    self.pixelLimit = pixelLimit
    self.slot = slot
  }

  /// Runs the jobs of one scene, reusing the scene's views if this doesn't change the results.
  ///
  /// Jobs that differ only in drawing, such as in the theme, share one layout.
  func run(_ jobs: [FigureJob]) -> [FigureJob.Outcome] {
    beginScene()
    return jobs.map { job in
      do throws(PlumblineError) {
        let (painter, layout) = try painterAndLayout(for: job.scene, job.options.theme)
        return job.run(with: painter) { () throws(PlumblineError) in
          try layout.tree(job.placement)
        }
      } catch {
        return FigureJob.Outcome(error: error.inScene(job.scene.name))
      }
    }
  }

  /// Discards the layouts of the previous scene, so that memory stays constant in long batches.
  package func beginScene() {
    layouts = [:]
    for painter in painters.values { painter.renderer.beginScene() }
  }

  /// Returns a painter with a theme's fonts, and the layout of the current scene in these fonts.
  package func painterAndLayout(
    for scene: Scene, _ theme: Theme
  ) throws(PlumblineError) -> (painter: Painter, layout: SceneLayout) {
    let painter = try painter(theme.font)
    let layout = layouts[theme.font] ?? SceneLayout(of: scene, painter: painter)
    layouts[theme.font] = layout
    return (painter, layout)
  }

  /// Returns the painter for a font family, or for the default family if `font` is `nil`.
  package func painter(_ font: Theme.FontFiles?) throws(PlumblineError) -> Painter {
    if let known = painters[font] { return known }
    let painter = try Painter(fontFolder: fontFolder, font: font)
    painter.pixelLimit = pixelLimit
    painters[font] = painter
    return painter
  }
}
