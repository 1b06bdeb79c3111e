internal import AutoLayout
internal import Foundation
internal import LayoutDocuments
internal import Plumbline
internal import Scenes
internal import Snapshots

/// The older layouts of a scene for comparison.
///
/// A class, because it keeps views; it belongs to one task.
final class EarlierLayouts {
  private let scene: Scene
  private let source: Source

  private enum Source {
    case references
    /// The scene of a commit.
    ///
    /// Its files are kept for as long as the value exists.
    case commit(SceneLayout, CommittedFiles)
  }

  /// Finds the older scene.
  ///
  /// - Throws: `PlumblineError` for a revision that isn't there, or that doesn't have the scene.
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

  /// The older layout on a canvas, or `nil` if there is no reference of that canvas.
  ///
  /// - Throws: `PlumblineError` for a reference that can't be read, and for a canvas that can't be laid out.
  func tree(_ placement: Scene.Placement) throws(PlumblineError) -> SolvedTree? {
    switch source {
    case .commit(let layout, _): try layout.tree(placement)
    case .references: try reference(placement).map { SolvedTree($0, on: placement.canvas) }
    }
  }

  /// The changes since the older layout with their causes, in the words of reports.
  ///
  /// - Parameters:
  ///   - tree: The current layout.
  ///   - placement: Its canvas and direction.
  /// - Returns: The sentences; a single one if nothing has changed, or if there is no reference of that canvas.
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
    guard let older else { return ["There is no reference of this canvas."] }
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
  /// The snapshot of the scene on a canvas, as `verify` and `record` name it.
  func snapshot(on placement: Placement) -> Snapshot {
    Snapshot(
      of: self, on: placement,
      suffixes: placement.direction == .rightToLeft && direction != .rightToLeft ? ["rtl"] : [])
  }
}

extension SolvedTree {
  /// The frames of a record as a layout, which has no constraints.
  ///
  /// Records have fewer digits than pixels of some scales, so edges are rounded to pixels again.
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
