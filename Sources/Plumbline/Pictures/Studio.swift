private import AutoLayout
internal import CairoCanvas
internal import Figures

/// What one task of a batch keeps from scene to scene: a painter for each family of fonts.
///
/// A class, as painters are; it belongs to one task.
final class Studio {
  private let fontFolder: String?
  private let pixelLimit: Int
  /// Where the task notes what it works on; `nil` for nowhere.
  let slot: UnsafeScenesInProgress.Slot?
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

  /// Checks the snapshots of one scene, whose views are made once where that makes no difference.
  ///
  /// - Parameters:
  ///   - snapshots: The snapshots.
  ///   - suite: What is done with them.
  ///   - start: When the work on the scene began; it counts as part of the first snapshot.
  /// - Returns: What came of each snapshot, with its time.
  func check(
    _ snapshots: [Snapshot], by suite: SnapshotSuite, since start: ContinuousClock.Instant
  ) -> [SnapshotSuite.Outcome] {
    beginScene()
    var last = start
    return snapshots.map { snapshot in
      var outcome = check(snapshot, by: suite)
      let now = ContinuousClock.now
      outcome.duration = now - last
      last = now
      return outcome
    }
  }

  private func check(_ snapshot: Snapshot, by suite: SnapshotSuite) -> SnapshotSuite.Outcome {
    do throws(PlumblineError) {
      let (painter, layout) = try desk(for: snapshot.scene, snapshot.options.theme)
      return suite.outcome(of: snapshot, with: painter) { () throws(PlumblineError) in
        try layout.tree(snapshot.placement)
      }
    } catch {
      return SnapshotSuite.Outcome(failed: snapshot.name, error.inScene(snapshot.scene.name))
    }
  }

  /// Forgets the scene before, and keeps the memory of a long batch as small as that of a short one.
  func beginScene() {
    layouts = [:]
    for painter in painters.values { painter.renderer.beginScene() }
  }

  /// What draws the scene in hand in a theme, and its layout in that theme's fonts.
  func desk(
    for scene: Scene, _ theme: Theme
  ) throws(PlumblineError) -> (painter: Painter, layout: SceneLayout) {
    let painter = try painter(theme.font)
    let layout = layouts[theme.font] ?? SceneLayout(of: scene, painter: painter)
    layouts[theme.font] = layout
    return (painter, layout)
  }

  /// The painter for a family of fonts; nil for the figures' own.
  func painter(_ font: Theme.FontFiles?) throws(PlumblineError) -> Painter {
    if let known = painters[font] { return known }
    let painter = try Painter(fontFolder: fontFolder, font: font)
    painter.pixelLimit = pixelLimit
    painters[font] = painter
    return painter
  }
}
