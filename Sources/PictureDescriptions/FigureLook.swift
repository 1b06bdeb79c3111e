/// The look of a figure's views.
public enum FigureLook: String, CaseIterable, Sendable {
  /// Distinct boxes with their texts and names in the middle.
  case diagram
  /// The device's look: views are clear unless they have a fill, and texts have their own font and position.
  case plain
}

extension FigureLook {
  /// The default overlays.
  package var overlays: Set<Overlay> {
    switch self {
    case .diagram: [.guides, .names]
    case .plain: []
    }
  }
}
