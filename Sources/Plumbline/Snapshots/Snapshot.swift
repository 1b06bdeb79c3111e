internal import Batches
public import Figures
internal import Foundation
package import Scenes
@_exported public import Snapshots

/// A scene on a canvas, to be compared with a reference.
public struct Snapshot: Sendable {
  /// The scene to lay out.
  public var scene: Scene
  /// The canvas and layout direction for the scene.
  public var placement: Scene.Placement
  /// The options of the snapshot's picture.
  public var options: FigureOptions
  /// The name of the snapshot's reference.
  public var name: SnapshotName

  /// Creates the snapshot of a scene on a canvas.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - placement: The canvas and layout direction.
  ///   - options: The options of the picture, or `nil` to use the scene's options.
  ///   - folder: The folder of references. By default, this is the folder that the scene's project sets. Without such a
  ///     setting, it is `__Snapshots__` beside the scene file, or in the current folder if there is no file.
  ///   - suffixes: Names of settings that override those of the scene, such as `rtl` and `dark`. They are appended to
  ///     the name of the reference, as `render` appends them to file names.
  public init(
    of scene: Scene, on placement: Scene.Placement, options: FigureOptions? = nil,
    folder: String? = nil, suffixes: [String] = []
  ) {
    self.scene = scene
    self.options = options ?? scene.figureOptions
    self.placement = placement.inTheme(self.options.theme)
    name = SnapshotName(
      folder: folder ?? Self.folder(besides: scene.file, scene.project),
      scene: FigureName.legal(scene.identifier),
      canvas: ([placement.canvas.name] + suffixes).map(FigureName.safe).joined(separator: "-"))
  }

  /// The path of the folder `__Snapshots__` beside a scene file.
  package static func folder(besides file: String?) -> String {
    let folder = file?.folderPrefix ?? ""
    let plain = folder.hasPrefix("./") ? String(folder.dropFirst(2)) : folder
    return plain + ReferenceStore.folderName
  }

  /// The folder of references that a project file sets for a scene, or otherwise the folder beside the scene file.
  package static func folder(besides file: String?, _ project: ProjectSettings?) -> String {
    project?.baselines.map { $0 + "/" + ReferenceStore.folderName } ?? folder(besides: file)
  }
}
