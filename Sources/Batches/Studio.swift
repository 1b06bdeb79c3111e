private import AutoLayout
internal import CairoCanvas
package import Figures
package import Scenes

/// What one task of a batch keeps from scene to scene: a painter for each family of fonts.
///
/// A class, as painters are; it belongs to one task.
package final class Studio {
  private let fontFolder: String?
  private let pixelLimit: Int
  /// Where the task notes what it works on; `nil` for nowhere.
  package let slot: UnsafeScenesInProgress.Slot?
  private var painters: [Theme.FontFiles?: Painter] = [:]
  /// The layouts of the scene in hand, by the fonts that measure its texts.
  private var layouts: [Theme.FontFiles?: SceneLayout] = [:]

  /// Opens no fonts yet.
  ///
  /// - Parameters:
  ///   - fontFolder: Where fonts are; `nil` for where the system keeps them.
  ///   - pixelLimit: The most pixels that a picture may have.
  ///   - slot: Where the task notes what it works on; `nil` for nowhere.
  init(
    fontFolder: String?, pixelLimit: Int = .max, slot: UnsafeScenesInProgress.Slot? = nil
  ) {
    self.fontFolder = fontFolder
    self.pixelLimit = pixelLimit
    self.slot = slot
  }

  /// Runs the jobs of one scene, whose views are made once where that makes no difference.
  ///
  /// Jobs that differ in what is drawn alone, such as their theme, share one layout.
  func run(_ jobs: [FigureJob]) -> [FigureJob.Outcome] {
    beginScene()
    return jobs.map { job in
      do throws(PlumblineError) {
        let (painter, layout) = try desk(for: job.scene, job.options.theme)
        return job.run(with: painter) { () throws(PlumblineError) in
          try layout.tree(job.placement)
        }
      } catch {
        return FigureJob.Outcome(error: error.inScene(job.scene.name))
      }
    }
  }

  /// Forgets the scene before, and keeps the memory of a long batch as small as that of a short one.
  package func beginScene() {
    layouts = [:]
    for painter in painters.values { painter.renderer.beginScene() }
  }

  /// What draws the scene in hand in a theme, and its layout in that theme's fonts.
  package func desk(
    for scene: Scene, _ theme: Theme
  ) throws(PlumblineError) -> (painter: Painter, layout: SceneLayout) {
    let painter = try painter(theme.font)
    let layout = layouts[theme.font] ?? SceneLayout(of: scene, painter: painter)
    layouts[theme.font] = layout
    return (painter, layout)
  }

  /// The painter for a family of fonts; nil for the figures' own.
  package func painter(_ font: Theme.FontFiles?) throws(PlumblineError) -> Painter {
    if let known = painters[font] { return known }
    let painter = try Painter(fontFolder: fontFolder, font: font)
    painter.pixelLimit = pixelLimit
    painters[font] = painter
    return painter
  }
}
