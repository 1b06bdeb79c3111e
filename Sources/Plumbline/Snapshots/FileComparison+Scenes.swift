internal import AutoLayout
internal import Batches
internal import CairoCanvas
internal import Figures
internal import Imaging
internal import LayoutDocuments
internal import Scenes
internal import Snapshots

extension FileComparison {
  /// Compares two scenes on their common canvases, and reports any other canvas as a difference.
  ///
  /// When comparing with a commit, scenes with equal files are laid out only if a setting or a mask requires it.
  func scenes(
    _ files: ComparedFiles, _ reference: String, _ actual: String, _ renderer: TaskRenderer
  ) throws(PlumblineError) -> [SnapshotSuite.Outcome] {
    let (older, newer) = (try SceneFiles(at: reference), try SceneFiles(at: actual))
    let found = try scene(newer, try project(against == nil ? actual : files.name))
    let areSame =
      older.text == newer.text && themes.allSatisfy { $0.reference == $0.actual }
      && !solvesAll && pictureTolerance.maskedIdentifiers.isEmpty
    if areSame, against != nil { return sameScenes(files, found) }
    let expected = try scene(older, try project(against == nil ? reference : files.name))
    let (kept, given) = (canvases(expected), canvases(found))
    var outcomes: [SnapshotSuite.Outcome] = []
    for canvas in kept {
      guard let other = given.first(where: { $0.name == canvas.name }) else {
        let failure = "only \(named(reference)) has this canvas"
        outcomes += themes.map { themes in
          SnapshotSuite.Outcome(
            result: SnapshotResult(
              name: name(files, canvas, themes.reference), status: .removed,
              files: SnapshotFiles(scene: against == nil ? reference : actual), failure: failure))
        }
        continue
      }
      for themes in themes {
        let name = name(files, canvas, themes.actual)
        let sides = (
          SceneSide(expected, canvas, direction, themes.reference),
          SceneSide(found, other, direction, themes.actual)
        )
        do throws(PlumblineError) {
          outcomes.append(try outcome(name, sides.0, sides.1, renderer))
        } catch {
          outcomes.append(SnapshotSuite.Outcome(failed: name, named(error)))
        }
      }
    }
    for canvas in given where !kept.contains(where: { $0.name == canvas.name }) {
      outcomes += themes.map { themes in
        SnapshotSuite.Outcome(
          result: SnapshotResult(
            name: name(files, canvas, themes.actual), status: .added,
            files: SnapshotFiles(scene: actual), failure: "only \(actual) has this canvas"))
      }
    }
    for index in outcomes.indices.prefix(1) {
      // Notes on a commit's files can't be acted on any more.
      for scene in against == nil ? [expected, found] : [found] {
        outcomes[index].notes.add(scene.notes)
      }
    }
    return outcomes
  }

  private func scene(
    _ files: SceneFiles, _ project: ProjectSettings?
  ) throws(PlumblineError) -> Scene {
    var scene = try files.scene(project)
    scene.measuresText = measuresText
    return SwiftInput.scene(scene, in: container, fits: fits)
  }

  private func sameScenes(
    _ files: ComparedFiles, _ scene: Scene
  ) -> [SnapshotSuite.Outcome] {
    canvases(scene).flatMap { canvas in
      themes.map { themes in
        SnapshotSuite.Outcome(
          result: SnapshotResult(
            name: name(files, canvas, themes.actual), status: .passed,
            files: SnapshotFiles(scene: scene.file)))
      }
    }
  }

  /// The results for a scene without a counterpart, with a picture for each canvas and theme.
  func sceneAlone(_ files: ComparedFiles, _ renderer: TaskRenderer) -> [SnapshotSuite.Outcome] {
    guard let path = files.actual ?? files.reference, let against else { return [] }
    let isNew = files.actual != nil
    let failure =
      isNew ? "it is new since \(against)" : "it was in \(against) and is gone"
    do throws(PlumblineError) {
      let scene = try scene(try SceneFiles(at: path), try project(files.name))
      var outcomes: [SnapshotSuite.Outcome] = []
      for canvas in canvases(scene) {
        for themes in themes {
          let theme = isNew ? themes.actual : themes.reference
          var result = SnapshotResult(
            name: name(files, canvas, theme), status: isNew ? .added : .removed,
            files: SnapshotFiles(scene: isNew ? path : nil), failure: failure)
          let side = SceneSide(scene, canvas, direction, theme)
          let tree = try side.tree(renderer)
          if kinds != .frames, let outputFolder {
            let kind: SnapshotOutput.Kind = isNew ? .actualPicture : .referencePicture
            let file = SnapshotOutput(folder: outputFolder).path(result.name, kind)
            try OutputFile(path: file).write(try side.bitmap(tree, renderer))
            if isNew {
              result.files.actualPicture = file
            } else {
              result.files.referencePicture = file
            }
          }
          var outcome = SnapshotSuite.Outcome(result: result)
          if isNew { outcome.note(tree) }
          outcomes.append(outcome)
        }
      }
      return outcomes
    } catch {
      var outcome = SnapshotSuite.Outcome(failed: files.snapshotName(), named(error))
      outcome.result.files.scene = files.actual
      return [outcome]
    }
  }

  private func name(
    _ files: ComparedFiles, _ canvas: Canvas, _ theme: Theme?
  ) -> SnapshotName {
    let words =
      [canvas.name] + (direction == .rightToLeft ? ["rtl"] : [])
      + [theme?.name].compactMap(\.self)
    return files.snapshotName(canvas: words.map(FigureName.safe).joined(separator: "-"))
  }

  private func outcome(
    _ name: SnapshotName, _ reference: SceneSide, _ actual: SceneSide, _ renderer: TaskRenderer
  ) throws(PlumblineError) -> SnapshotSuite.Outcome {
    var result = SnapshotResult(
      name: name, status: .passed, files: SnapshotFiles(scene: actual.scene.file))
    let trees = (try reference.tree(renderer), try actual.tree(renderer))
    if kinds != .picture {
      note(
        try reference.record(trees.0, renderer), try actual.record(trees.1, renderer), in: &result)
      result.layout?.addTitles(from: [trees.1, trees.0])
    }
    if kinds != .frames {
      let drawn = (try reference.bitmap(trees.0, renderer), try actual.bitmap(trees.1, renderer))
      let origin = Drawing.canvasOrigin(
        of: trees.1, options: actual.scene.figureOptions,
        measure: try actual.painter(renderer).measureText)
      result.canvasPlace = CanvasPlace(origin: origin, scale: trees.1.canvas.scale)
      let compared = ComparedBitmaps(
        reference: drawn.0, actual: drawn.1, tolerance: pictureTolerance,
        items: PictureItems(trees.1, origin: origin, comparison: result.layout))
      try note(compared, in: &result)
      // The pictures are drawn here, so there are no files that could differ.
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
    outcome.note(trees.1)
    if result.status == .changed, against != nil {
      outcome.result.line =
        PartPositions(of: actual.scene).position(of: result, in: trees.1)?.line
    }
    return outcome
  }
}

/// The reference or the actual scene of a comparison, on a canvas.
private struct SceneSide {
  let scene: Scene
  let placement: Scene.Placement

  /// Places a scene on a canvas in the given theme, or in the scene's own theme if `theme` is `nil`.
  init(_ scene: Scene, _ canvas: Canvas, _ direction: LayoutDirection?, _ theme: Theme?) {
    var scene = scene
    if let theme { scene.figure.theme = theme }
    self.scene = scene
    placement = Scene.Placement(canvas, direction: direction).inTheme(scene.figureOptions.theme)
  }

  func tree(_ renderer: TaskRenderer) throws(PlumblineError) -> SolvedTree {
    do throws(PlumblineError) {
      return try scene.solve(placement, with: try painter(renderer))
    } catch {
      throw error.inScene(scene.name)
    }
  }

  func record(_ tree: SolvedTree, _ renderer: TaskRenderer) throws(PlumblineError) -> LayoutRecord {
    LayoutRecord(
      tree, profile: scene.profile.name,
      environment: try painter(renderer).environment(of: tree, in: scene))
  }

  func bitmap(_ tree: SolvedTree, _ renderer: TaskRenderer) throws(PlumblineError) -> Bitmap {
    do throws(PlumblineError) {
      let painter = try painter(renderer)
      return try painter.bitmap(of: painter.snapshotDrawing(of: tree, scene.figureOptions))
    } catch {
      throw error.inScene(scene.name)
    }
  }

  func painter(_ renderer: TaskRenderer) throws(PlumblineError) -> Painter {
    try renderer.painter(scene.figureOptions.theme.font)
  }
}

private struct SceneFiles {
  private let path: String
  private let bytes: [UInt8]?
  private let cache = DocumentCache()

  /// Reads a scene file, unless it's a Swift file, which is compiled elsewhere.
  init(at path: String) throws(PlumblineError) {
    self.path = path
    bytes = SwiftInput.isSwift(path) ? nil : try SceneInput.bytes(at: path)
  }

  /// The path of a Swift file; for other scenes, a fingerprint of all files that layouts and pictures depend on.
  var text: String {
    bytes.map { sha256($0) + cache.otherFilesText(of: $0, at: path) } ?? path
  }

  func scene(_ project: ProjectSettings?) throws(PlumblineError) -> Scene {
    guard let bytes else { return try SceneInput.scene(at: path, project: project) }
    return try SceneInput.scene(from: bytes, at: path, using: cache, project: project)
  }
}

extension SnapshotSuite.Outcome {
  /// Adds the problems of a layout that fail a strict run: its conflicts and ambiguities.
  fileprivate mutating func note(_ tree: SolvedTree) {
    conflicts = tree.conflicts
    ambiguities = tree.ambiguities
  }
}
