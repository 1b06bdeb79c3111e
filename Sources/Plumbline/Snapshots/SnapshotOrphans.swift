internal import Batches
internal import Foundation
internal import Scenes
package import Snapshots

/// A search of a folder for orphans, which are references whose scene or canvas no longer exists.
package struct SnapshotOrphans: Sendable {
  private let folder: String
  private let known: [SnapshotName]
  private let canvases: Canvases

  /// The canvases that a run covered.
  package enum Canvases: Sendable {
    /// All canvases of the scenes, so any other canvas's references are orphans.
    case all
    /// Only selected canvases, so other canvases' references aren't orphans.
    case some
  }

  /// Prepares a search for orphans in a folder of references, after a run.
  ///
  /// `known` contains the snapshots of the run, with the canvas `*` for a scene that couldn't be read.
  package init(folder: String, known: [SnapshotName], canvases: Canvases) {
    self.folder = folder
    self.known = known
    self.canvases = canvases
  }

  /// Returns the names of the orphans, in alphabetical order.
  ///
  /// References with an option suffix, such as `-rtl`, aren't orphans if the snapshot without the suffix is known.
  ///
  /// - Throws: ``ReferenceError/unreadable(path:reason:)`` if the references or scenes can't be listed.
  package func names() throws(ReferenceError) -> [SnapshotName] {
    let store = ReferenceStore(folder: folder)
    let references = try store.titles()
    guard !references.isEmpty else { return [] }
    let titles = Set(known.map(\.title))
    let neighbors = try store.neighbors()
    let scenes = sceneStems(neighbors)
    let hasSwift = neighbors.contains(where: SwiftInput.isSwift)
    let documents = sceneStems(neighbors.filter { InterfacePath($0) != nil }).filter {
      !known.map(\.scene).contains($0)
    }
    return references.compactMap { title in
      if titles.contains(title) { return nil }
      let document = documents.first { title.hasPrefix($0 + "-") }
      // The scenes of a document are known only if it was checked.
      if let document, !known.contains(where: { $0.scene.hasPrefix(document + "-") }) { return nil }
      let owner = scenes.filter { title.hasPrefix($0 + ".") }.max { $0.count < $1.count }
      // The scenes of Swift files beside the folder are known only if they were checked.
      guard let owner else { return hasSwift ? nil : name(title, sceneCount: nil) }
      let own = known.filter { $0.scene == owner }
      let isVariant = own.contains { $0.canvas == "*" || title.hasPrefix("\($0.title)-") }
      guard !own.isEmpty, !isVariant, case .all = canvases else { return nil }
      return name(title, sceneCount: owner.count)
    }
  }

  /// The prefixes of references' names: the identifiers of the scene files among `files`, and of the run's scenes.
  private func sceneStems(_ files: [String]) -> [String] {
    files.filter(SceneFolder.isScene).map { FigureName.legal(Scene.identifier(ofFile: $0)) }
      + known.map(\.scene)
  }

  private func name(_ title: String, sceneCount: Int?) -> SnapshotName {
    let count = sceneCount ?? title.prefix { $0 != "." }.count
    return SnapshotName(
      folder: folder, scene: String(title.prefix(count)),
      canvas: String(title.dropFirst(count + 1)))
  }
}
