/// Names by which views and constraints of the system are recognized.
///
/// Most of these names are used only by Apple's frameworks, but apps also use common classes such as `UIView`.
enum SystemNames {
  /// Prefixes of classes that apps don't instantiate: parts of keyboards, bars, players and panels.
  private static let classes = [
    "_", "UIKeyboard", "UIKB", "UIInputSet", "TUI", "UIRemoteKeyboard", "UICompatibilityInput",
    "UITextEffects", "UIInputSwitcher", "SFAutoFill", "UIAutocorrect", "AVPlayback", "AVButton",
    "AVTransport", "UIButtonBar", "UIPredictionView", "UIAssistant", "SystemInputAssistant", "FI_T",
    "CKMessage", "AVAlpha", "NSToolbar", "SPUI", "UIKit.", "UIKitCore.",
  ]

  /// Prefixes of private classes whose views contain views of the app.
  private static let hosts = [
    "_UITableView", "_UITAMICAdaptorView", "_UIHostingView", "_UIPageViewController",
    "_UIQueuingScrollView", "_UIOLAGapGuide", "_UILayoutSpacer", "_NS",
  ]

  /// Prefixes of private classes whose views contain no views of the app.
  ///
  /// Views of common classes inside such views also belong to the system.
  private static let closed = [
    alerts, "_UIInterfaceAction", "_UIBackButton", "_UIModernBarButton", "_UIKB", "UIKB",
    "UIKeyboard", "UIInputSet", "TUI", "FI_T", "_AV", "AVAlpha", "_NSToolbar", "SPUI",
    "_UIActivity",
    "_UIBackdrop",
  ]

  /// The prefix of the classes of alerts and action sheets.
  static let alerts = "_UIAlertController"

  /// Common classes that apps and the system both instantiate.
  private static let common: Set<String> = [
    "UIView", "UILabel", "UIImageView", "UIButton", "UIStackView", "UIScrollView",
    "UIVisualEffectView",
    "NSView", "NSClipView", "NSScrollView", "NSStackView", "NSTextField",
  ]

  /// Prefixes of the identifiers that UIKit gives to constraints of its keyboards and bars.
  private static let identifiers = [
    "assistantHeight", "assistantView.", "accessoryView.", "inputView.", "TUIKeyplane", "UINav",
    "IB_",
    "BIB_", "CB_", "UIButtonBar.", "Mask_", "MaskEV_",
  ]

  /// Public classes whose views get their frames from their superviews.
  private static let placed: Set<String> = ["NSClipView"]

  /// Classes whose views always get their sizes from a table view.
  private static let sized: Set<String> = ["UITableViewCellContentView"]

  /// Returns whether a class belongs to the system: apps neither create its views nor add subviews to them.
  static func isSystemClass(_ printed: String) -> Bool {
    let mangled = printed.replacing("*", with: "_")
    // Kinds of types and generic arguments, then the module: UIKit's own classes in Swift.
    if mangled.hasPrefix("_Tt") {
      let module = mangled.dropFirst(3).drop { $0.isUppercase }
      return module.hasPrefix("5UIKit") || module.hasPrefix("9UIKitCore")
    }
    return isClosed(printed) || has(printed, classes) && !has(printed, hosts)
  }

  static func isClosed(_ className: String) -> Bool { has(className, closed) }

  static func isCommon(_ className: String) -> Bool { common.contains(className) }

  static func isSystemIdentifier(_ identifier: String) -> Bool { has(identifier, identifiers) }

  static func isSizedByContainer(_ className: String) -> Bool { sized.contains(className) }

  static func isPlacedByParent(_ className: String) -> Bool {
    className.hasPrefix("_") || placed.contains(className)
  }

  private static func has(_ name: String, _ prefixes: [String]) -> Bool {
    prefixes.contains { name.hasPrefix($0) }
  }
}
