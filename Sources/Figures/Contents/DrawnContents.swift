import AutoLayout
import PictureDescriptions

/// The contents of a layout that were actually drawn, which may be fewer than requested.
struct DrawnContents: Hashable, Sendable {
  /// The tree indices of the drawn views and guides, without the root.
  var items: Set<Int> = []
  /// The tree indices of the constraints that are drawn as lines.
  var constraints: Set<Int> = []
  /// The indices of the drawn notes in ``FigureOptions/notes``.
  var notes: Set<Int> = []
  /// The overlays that are at least partly visible.
  var overlays: Set<Overlay> = []

  /// Adds the contents of another picture.
  mutating func formUnion(_ other: DrawnContents) {
    items.formUnion(other.items)
    constraints.formUnion(other.constraints)
    notes.formUnion(other.notes)
    overlays.formUnion(other.overlays)
  }
}

extension DrawnContents {
  /// Creates contents from everything that has a fixed position: visible items, system guides, ghosts and the device.
  ///
  /// - Parameters:
  ///   - contents: The contents of the figure.
  ///   - indices: The index of each item in the tree, or `nil` if the items are in the tree's order.
  init(_ contents: FigureContents, indices: [Int]? = nil) {
    for (place, item) in contents.items.enumerated() where Self.isVisible(item, in: contents) {
      items.insert(indices?[place] ?? place)
      if case .systemGuide(let kind) = item.role, let overlay = kind.overlay {
        overlays.insert(overlay)
      }
    }
    if !contents.deviceCommands.isEmpty { overlays.insert(.device) }
    if !contents.ghostCommands.isEmpty { overlays.insert(.ambiguity) }
  }

  /// Whether a figure shows any part of a view's area or of a guide's outline.
  private static func isVisible(_ item: FigureItem, in contents: FigureContents) -> Bool {
    switch item.role {
    case .absent, .root: false
    case .leaf, .container: overlaps(item.seenFrame, contents.page.stage)
    case .guide, .systemGuide: contents.shows(item) && contents.isOnCanvas(item.seenFrame)
    }
  }
}

extension SystemGuideKind {
  /// The overlay that shows guides of this kind, or `nil` if there is no such overlay.
  fileprivate var overlay: Overlay? {
    switch self {
    case .layoutMargins: .margins
    case .safeArea: .safeArea
    case .readableContent: .readable
    case .keyboard: .keyboard
    case .scrollContent, .scrollFrame: nil
    }
  }
}
