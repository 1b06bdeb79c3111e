/// The guides that views have without adding them.
public enum SystemGuideKind: Hashable, Sendable, CaseIterable, Codable {
  case layoutMargins
  case safeArea
  case readableContent
  case keyboard
  case scrollContent
  case scrollFrame

  /// The name of UIKit's property for the guide.
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
