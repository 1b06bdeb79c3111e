private import AutoLayout
internal import CairoCanvas
internal import Figures

/// What one task of a batch keeps from scene to scene: a painter for each family of fonts.
///
/// A class, as painters are; it belongs to one task.
final class Studio {
  private let fontFolder: String?
  private var painters: [Theme.FontFiles?: Painter] = [:]

  /// Opens no fonts yet.
  init(fontFolder: String?) { self.fontFolder = fontFolder }

  /// Runs the jobs of one scene, whose views are made once where that makes no difference.
  ///
  /// Jobs that differ in what is drawn alone, such as their theme, share one layout.
  func run(_ jobs: [FigureJob]) -> [FigureJob.Outcome] {
    beginScene()
    var layouts: [Theme.FontFiles?: SceneLayout] = [:]
    return jobs.map { job in
      do throws(PlumblineError) {
        let font = job.options.theme.font
        let painter = try painter(font)
        let layout = layouts[font] ?? SceneLayout(of: job.scene, painter: painter)
        layouts[font] = layout
        return job.run(with: painter) { () throws(PlumblineError) in
          try layout.tree(job.placement)
        }
      } catch {
        return FigureJob.Outcome(error: error)
      }
    }
  }

  /// Checks the snapshots of one scene, whose views are made once where that makes no difference.
  func check(_ snapshots: [Snapshot], by suite: SnapshotSuite) -> [SnapshotSuite.Outcome] {
    beginScene()
    var layouts: [Theme.FontFiles?: SceneLayout] = [:]
    return snapshots.map { snapshot in
      do throws(PlumblineError) {
        let font = snapshot.options.theme.font
        let painter = try painter(font)
        let layout = layouts[font] ?? SceneLayout(of: snapshot.scene, painter: painter)
        layouts[font] = layout
        return suite.outcome(of: snapshot, with: painter) { () throws(PlumblineError) in
          try layout.tree(snapshot.placement)
        }
      } catch {
        return SnapshotSuite.Outcome(failed: snapshot.name, error)
      }
    }
  }

  /// Keeps the memory of a long batch as small as that of a short one.
  private func beginScene() {
    for painter in painters.values { painter.renderer.beginScene() }
  }

  /// The painter for a family of fonts; nil for the figures' own.
  func painter(_ font: Theme.FontFiles?) throws(PlumblineError) -> Painter {
    if let known = painters[font] { return known }
    let painter = try Painter(fontFolder: fontFolder, font: font)
    painters[font] = painter
    return painter
  }
}
