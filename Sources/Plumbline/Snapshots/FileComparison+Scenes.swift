internal import AutoLayout
internal import Batches
internal import Imaging
internal import Scenes
internal import Snapshots

extension FileComparison {
  /// Compares two scenes on the canvases that both have; one without a counterpart is a difference.
  func scenes(
    _ files: ComparedFiles, _ reference: String, _ actual: String, _ studio: Studio
  ) throws(PlumblineError) -> [SnapshotSuite.Outcome] {
    var (expected, found) = (
      try SceneInput.scene(at: reference), try SceneInput.scene(at: actual)
    )
    (expected.measuresText, found.measuresText) = (measuresText, measuresText)
    let (kept, given) = (canvases(expected), canvases(found))
    var outcomes: [SnapshotSuite.Outcome] = []
    for canvas in kept {
      let name = name(files, canvas)
      guard let other = given.first(where: { $0.name == canvas.name }) else {
        let result = SnapshotResult(
          name: name, status: .orphaned, files: SnapshotFiles(scene: reference),
          failure: "only \(reference) has this canvas")
        outcomes.append(SnapshotSuite.Outcome(result: result))
        continue
      }
      let sides = (
        SceneSide(scene: expected, placement: Scene.Placement(canvas, direction: direction)),
        SceneSide(scene: found, placement: Scene.Placement(other, direction: direction))
      )
      do throws(PlumblineError) {
        outcomes.append(try outcome(name, sides.0, sides.1, studio))
      } catch {
        outcomes.append(SnapshotSuite.Outcome(failed: name, error))
      }
    }
    for canvas in given where !kept.contains(where: { $0.name == canvas.name }) {
      let result = SnapshotResult(
        name: name(files, canvas), status: .missing, files: SnapshotFiles(scene: actual),
        failure: "only \(actual) has this canvas")
      outcomes.append(SnapshotSuite.Outcome(result: result))
    }
    for index in outcomes.indices.prefix(1) {
      for scene in [expected, found] { outcomes[index].notes.add(scene.notes) }
    }
    return outcomes
  }

  private func name(_ files: ComparedFiles, _ canvas: Canvas) -> SnapshotName {
    let words = [canvas.name] + (direction == .rightToLeft ? ["rtl"] : [])
    return files.snapshotName(canvas: words.map(FigureName.safe).joined(separator: "-"))
  }

  private func outcome(
    _ name: SnapshotName, _ reference: SceneSide, _ actual: SceneSide, _ studio: Studio
  ) throws(PlumblineError) -> SnapshotSuite.Outcome {
    var result = SnapshotResult(
      name: name, status: .passed, files: SnapshotFiles(scene: actual.scene.file))
    let trees = (try reference.tree(studio), try actual.tree(studio))
    if kinds != .picture {
      note(try reference.record(trees.0, studio), try actual.record(trees.1, studio), in: &result)
      result.layout?.addTitles(from: [trees.1, trees.0])
    }
    if kinds != .frames {
      let drawn = (try reference.bitmap(trees.0, studio), try actual.bitmap(trees.1, studio))
      let origin = Drawing.canvasOrigin(
        of: trees.1, options: actual.scene.figureOptions,
        measure: try actual.painter(studio).measureText)
      result.canvasPlace = CanvasPlace(origin: origin, scale: trees.1.canvas.scale)
      let compared = ComparedBitmaps(
        reference: drawn.0, actual: drawn.1, tolerance: pictureTolerance,
        items: PictureItems(trees.1, origin: origin, comparison: result.layout))
      try note(compared, in: &result)
      // The pictures are drawn here, so that there are no files that could differ.
      if result.picture == .samePixels { result.picture = .sameBytes }
      if result.status != .passed, let outputFolder {
        let output = SnapshotOutput(folder: outputFolder)
        let paths = (output.path(name, .referencePicture), output.path(name, .actualPicture))
        try OutputFile(path: paths.0).write(drawn.0)
        try OutputFile(path: paths.1).write(drawn.1)
        (result.files.referencePicture, result.files.actualPicture) = paths
      }
    }
    var outcome = SnapshotSuite.Outcome(result: result)
    outcome.identifiers = trees.0.authoredIdentifiers.union(trees.1.authoredIdentifiers)
    return outcome
  }
}

/// One of two scenes, on a canvas.
private struct SceneSide {
  var scene: Scene
  var placement: Scene.Placement

  func tree(_ studio: Studio) throws(PlumblineError) -> SolvedTree {
    do throws(PlumblineError) {
      return try scene.solve(placement, with: try painter(studio))
    } catch {
      throw error.inScene(scene.name)
    }
  }

  func record(_ tree: SolvedTree, _ studio: Studio) throws(PlumblineError) -> LayoutRecord {
    LayoutRecord(
      tree, profile: scene.profile.name,
      environment: try painter(studio).environment(of: tree, in: scene))
  }

  func bitmap(_ tree: SolvedTree, _ studio: Studio) throws(PlumblineError) -> Bitmap {
    do throws(PlumblineError) {
      let painter = try painter(studio)
      return try painter.bitmap(of: painter.snapshotDrawing(of: tree, scene.figureOptions))
    } catch {
      throw error.inScene(scene.name)
    }
  }

  func painter(_ studio: Studio) throws(PlumblineError) -> Painter {
    try studio.painter(scene.figureOptions.theme.font)
  }
}
