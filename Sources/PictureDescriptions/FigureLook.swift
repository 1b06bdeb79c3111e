/// The look of a figure's views.
public enum FigureLook: String, CaseIterable, Sendable {
  /// A diagram: each view is a distinct box, with its text or name in the middle.
  case diagram
  /// As UIKit draws views: they are clear unless they have a fill, and texts have their own fonts and positions.
  case plain
}

extension FigureLook {
  /// The overlays that figures with this look have by default.
  package var overlays: Set<Overlay> {
    switch self {
    case .diagram: [.guides, .names]
    case .plain: []
    }
  }
}
