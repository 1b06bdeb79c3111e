/// A kind of guide that is built into views.
public enum SystemGuideKind: Hashable, Sendable, CaseIterable, Codable {
  /// The area inside the layout margins.
  case layoutMargins
  /// The area of the view that bars and the edges of the screen don't cover.
  case safeArea
  /// The area whose width is comfortable for reading.
  case readableContent
  /// The area that the keyboard covers.
  case keyboard
  /// The content of a scroll view.
  case scrollContent
  /// The untransformed frame of a scroll view.
  case scrollFrame

  /// The name of UIKit's property for a guide of this kind.
  package var propertyName: String {
    switch self {
    case .layoutMargins: "layoutMarginsGuide"
    case .safeArea: "safeAreaLayoutGuide"
    case .readableContent: "readableContentGuide"
    case .keyboard: "keyboardLayoutGuide"
    case .scrollContent: "contentLayoutGuide"
    case .scrollFrame: "frameLayoutGuide"
    }
  }
}
