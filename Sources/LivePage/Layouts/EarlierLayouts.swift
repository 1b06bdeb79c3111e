internal import AutoLayout
internal import Foundation
internal import LayoutDocuments
internal import Plumbline
internal import Scenes
internal import Snapshots

/// A source of older layouts of a scene on any canvas, for comparison with the current layouts.
///
/// A class, because it reuses the scene's views between canvases. It belongs to one task.
final class EarlierLayouts {
  private let scene: Scene
  private let source: Source

  private enum Source {
    case references
    /// The scene at a commit, and copies of its files, which are deleted when the last reference to them is released.
    case commit(SceneLayout, CommittedFiles)
  }

  /// Finds the older version of a scene that a page's state selects.
  ///
  /// - Throws: `PlumblineError` if the revision doesn't exist, or doesn't have the scene.
  init(
    _ earlier: PageState.Earlier, of scene: Scene, with painter: Painter
  ) throws(PlumblineError) {
    self.scene = scene
    guard case .commit(let revision) = earlier else {
      source = .references
      return
    }
    let name = scene.file ?? ""
    let (path, commit) = try CommittedFiles.copy(
      of: name, at: revision, isSwift: SwiftPath(name) != nil)
    let older = try SceneCounterparts(at: path).counterpart(of: scene)
    source = .commit(SceneLayout(of: older, painter: painter), commit)
  }

  /// Returns the older layout on a canvas, or `nil` if the canvas has no reference.
  ///
  /// - Throws: `PlumblineError` if the reference can't be read, or the canvas can't be laid out.
  func tree(_ placement: Scene.Placement) throws(PlumblineError) -> SolvedTree? {
    switch source {
    case .commit(let layout, _): try layout.tree(placement)
    case .references: try reference(placement).map { SolvedTree($0, on: placement.canvas) }
    }
  }

  /// Describes the changes since the older layout and their causes, as in reports.
  ///
  /// - Parameters:
  ///   - tree: The current layout.
  ///   - placement: The canvas and direction of the current layout.
  /// - Returns: Sentences about the changes. If nothing has changed, or the canvas has no reference, a single sentence
  ///   says so.
  /// - Throws: The errors of ``tree(_:)``.
  func changes(
    to tree: SolvedTree, _ placement: Scene.Placement
  ) throws(PlumblineError) -> [String] {
    func record(_ tree: SolvedTree) -> LayoutRecord {
      LayoutRecord(tree, profile: scene.profile.name, environment: [])
    }
    let older =
      switch source {
      case .commit(let layout, _): record(try layout.tree(placement))
      case .references: try reference(placement)
      }
    guard let older else { return ["There is no reference for this canvas."] }
    var result = SnapshotResult(name: scene.snapshot(on: placement).name, status: .changed)
    result.layout = LayoutComparison(reference: older, actual: record(tree), tolerance: 0)
    result.layout?.addTitles(from: [tree])
    let changes = result.remarks.map(\.text)
    return changes.isEmpty ? ["Nothing has changed."] : changes
  }

  private func reference(_ placement: Scene.Placement) throws(PlumblineError) -> LayoutRecord? {
    let name = scene.snapshot(on: placement).name
    let store = ReferenceStore(of: name)
    let bytes: [UInt8]?
    do throws(ReferenceError) { bytes = try store.files(name).frames } catch {
      throw PlumblineError(error)
    }
    do throws(LayoutRecordError) { return try bytes.map(LayoutRecord.init(bytes:)) } catch {
      throw .unreadableFile(path: store.framesPath(name), reason: error.description)
    }
  }
}

extension Scene {
  /// Returns the snapshot of the scene on a canvas, with the name that `verify` and `record` use.
  func snapshot(on placement: Placement) -> Snapshot {
    Snapshot(
      of: self, on: placement,
      suffixes: placement.direction == .rightToLeft && direction != .rightToLeft ? ["rtl"] : [])
  }
}

extension SolvedTree {
  /// Creates a layout from the frames in a record, without constraints.
  ///
  /// Edges are rounded to pixels again, because records have too few digits for pixels at some scales.
  fileprivate init(_ record: LayoutRecord, on canvas: Canvas) {
    func snapped(_ length: CGFloat) -> CGFloat { (length * canvas.scale).rounded() / canvas.scale }
    var corners: [CGPoint] = []
    var frames: [CGRect] = []
    let items = record.items.map { item in
      let corner = item.owner.map { corners[$0] } ?? .zero
      let whole = item.frame.offsetBy(dx: corner.x, dy: corner.y)
      corners.append(whole.origin)
      let (left, top) = (snapped(whole.minX), snapped(whole.minY))
      let rootFrame = CGRect(
        x: left, y: top, width: snapped(whole.maxX) - left, height: snapped(whole.maxY) - top)
      let origin = item.owner.map { frames[$0].origin } ?? .zero
      frames.append(rootFrame)
      let kind: Item.Kind =
        switch item.kind {
        case .view(let className): .view(className: className)
        case .guide: .guide
        case .builtIn: .systemGuide(.layoutMargins)
        }
      let frame = rootFrame.offsetBy(dx: -origin.x, dy: -origin.y)
      return Item(
        kind: kind, identifier: item.name, owner: item.owner, frame: frame, exactFrame: frame,
        rootFrame: rootFrame, isHidden: item.isHidden)
    }
    self.init(
      canvas: canvas, direction: record.surroundings.direction, items: items, conflicts: [])
  }
}
