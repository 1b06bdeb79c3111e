/// The look of a figure's views.
public enum FigureLook: String, CaseIterable, Sendable {
  /// Distinct boxes with their texts and names in the middle.
  case diagram
  /// As on a device: clear without a fill, and with texts in their own font and position.
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
