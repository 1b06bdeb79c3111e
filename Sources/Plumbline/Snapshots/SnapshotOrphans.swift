internal import Batches
internal import Foundation
internal import Scenes
package import Snapshots

/// The references of a folder that no scene or canvas stands for any more.
package struct SnapshotOrphans: Sendable {
  private let folder: String
  private let known: [SnapshotName]
  private let canvases: Canvases

  /// Which canvases of its scenes a run was over.
  package enum Canvases: Sendable {
    /// All that the scenes name, so that no others should have references.
    case all
    /// Some that the caller picked.
    case some
  }

  /// Looks for orphans.
  ///
  /// - Parameters:
  ///   - folder: The folder of references.
  ///   - known: The snapshots of a run over its scenes; `*` for the canvas of a scene that could not be
  ///     read.
  ///   - canvases: Which canvases the run was over.
  package init(folder: String, known: [SnapshotName], canvases: Canvases) {
    self.folder = folder
    self.known = known
    self.canvases = canvases
  }

  /// What to call them, in alphabetical order.
  ///
  /// A reference whose name goes on after that of a canvas, as with `-rtl` and `-dark`, is a variant
  /// that another run asks for.
  ///
  /// - Throws: ``ReferenceError/unreadable(path:reason:)`` where the folder of the references, or that
  ///   of the scenes, cannot be listed; then nobody knows what is an orphan.
  package func names() throws(ReferenceError) -> [SnapshotName] {
    let store = ReferenceStore(folder: folder)
    let references = try store.titles()
    guard !references.isEmpty else { return [] }
    let titles = Set(known.map(\.title))
    let neighbours = try store.neighbours()
    let scenes = sceneStems(neighbours)
    let hasSwift = neighbours.contains(where: SwiftInput.isSwift)
    let documents = sceneStems(neighbours.filter { InterfacePath($0) != nil }).filter {
      !known.map(\.scene).contains($0)
    }
    return references.compactMap { title in
      if titles.contains(title) { return nil }
      let document = documents.first { title.hasPrefix($0 + "-") }
      // Which scenes a document has is known only of those that were checked.
      if let document, !known.contains(where: { $0.scene.hasPrefix(document + "-") }) { return nil }
      let owner = scenes.filter { title.hasPrefix($0 + ".") }.max { $0.count < $1.count }
      // Which scenes the Swift files beside the folder have is known only of those that were checked.
      guard let owner else { return hasSwift ? nil : name(title, sceneCount: nil) }
      let own = known.filter { $0.scene == owner }
      let isVariant = own.contains { $0.canvas == "*" || title.hasPrefix("\($0.title)-") }
      guard !own.isEmpty, !isVariant, case .all = canvases else { return nil }
      return name(title, sceneCount: owner.count)
    }
  }

  /// What references of the scenes beside the folder begin with.
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
