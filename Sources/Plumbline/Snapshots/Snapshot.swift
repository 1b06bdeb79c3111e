internal import Batches
public import Figures
internal import Foundation
package import Scenes
@_exported public import Snapshots

/// One scene on one canvas, to be held against its reference: what a run over snapshots is made of.
public struct Snapshot: Sendable {
  /// The scene.
  public var scene: Scene
  /// Where it is laid out.
  public var placement: Scene.Placement
  /// What its picture shows.
  public var options: FigureOptions
  /// Which reference is its own.
  public var name: SnapshotName

  /// Names the snapshot of a scene on a canvas.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - placement: Where it is laid out.
  ///   - options: What its picture shows; nil for what the scene says.
  ///   - folder: Where references are; nil for where the scene's project file says, or else `__Snapshots__` beside the
  ///     scene file, or in the current folder for a scene without one.
  ///   - suffixes: What was asked for beyond the scene's own wishes, such as `rtl` and `dark`; they
  ///     become part of the reference's name, as they do with pictures of `render`.
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

  /// The folder of references beside a scene file.
  package static func folder(besides file: String?) -> String {
    let folder = file?.folderPrefix ?? ""
    let plain = folder.hasPrefix("./") ? String(folder.dropFirst(2)) : folder
    return plain + ReferenceStore.folderName
  }

  /// The folder of references that a project file states for a scene, or else that beside the scene file.
  package static func folder(besides file: String?, _ project: ProjectSettings?) -> String {
    project?.baselines.map { $0 + "/" + ReferenceStore.folderName } ?? folder(besides: file)
  }
}
