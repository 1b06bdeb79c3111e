// Generated from Names/UIKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout

/// The contrast of colors; Apple's raw values.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal, high
}

/// Whether content is above other content; Apple's raw values.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base, elevated
}

/// Whether texts are bold; Apple's raw values.
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular, bold
}

/// The colors that a screen can show; Apple's raw values.
public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  case SRGB, P3
}

/// Whether a screen measures how hard it is pressed; Apple's raw values.
public enum UIForceTouchCapability: Int, Sendable {
  case unknown, unavailable, available
}

/// Whether the interface looks active; Apple's raw values.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  case unspecified = -1
  case inactive, active
}

/// Whether the screen is recorded; Apple's raw values.
public enum UISceneCaptureState: Int, Sendable {
  case unspecified = -1
  case inactive, active
}

/// The contrast of colors.
public struct UITraitAccessibilityContrast: UITraitDefinition {
  /// Nothing.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
}

/// Whether content is above other content.
public struct UITraitUserInterfaceLevel: UITraitDefinition {
  /// Nothing.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
}

/// Whether texts are bold.
public struct UITraitLegibilityWeight: UITraitDefinition {
  /// Nothing.
  public static var defaultValue: UILegibilityWeight { .unspecified }
}

/// The colors that the screen can show.
public struct UITraitDisplayGamut: UITraitDefinition {
  /// Nothing.
  public static var defaultValue: UIDisplayGamut { .unspecified }
}

/// Whether the screen measures how hard it is pressed.
public struct UITraitForceTouchCapability: UITraitDefinition {
  /// Nothing.
  public static var defaultValue: UIForceTouchCapability { .unknown }
}

/// Whether the interface looks active.
public struct UITraitActiveAppearance: UITraitDefinition {
  /// Nothing.
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
}

/// Whether the screen is recorded.
public struct UITraitSceneCaptureState: UITraitDefinition {
  /// Nothing.
  public static var defaultValue: UISceneCaptureState { .unspecified }
}

extension TraitCollection {
  /// The contrast of colors.
  public var accessibilityContrast: UIAccessibilityContrast { self[UITraitAccessibilityContrast.self] }
  /// Whether content is above other content.
  public var userInterfaceLevel: UIUserInterfaceLevel { self[UITraitUserInterfaceLevel.self] }
  /// Whether texts are bold.
  public var legibilityWeight: UILegibilityWeight { self[UITraitLegibilityWeight.self] }
  /// The colors that the screen can show.
  public var displayGamut: UIDisplayGamut { self[UITraitDisplayGamut.self] }
  /// Whether the screen measures how hard it is pressed.
  public var forceTouchCapability: UIForceTouchCapability { self[UITraitForceTouchCapability.self] }
  /// Whether the interface looks active.
  public var activeAppearance: UIUserInterfaceActiveAppearance { self[UITraitActiveAppearance.self] }
  /// Whether the screen is recorded.
  public var sceneCaptureState: UISceneCaptureState { self[UITraitSceneCaptureState.self] }
}

extension UIMutableTraits {
  /// The contrast of colors.
  public var accessibilityContrast: UIAccessibilityContrast { get { self[UITraitAccessibilityContrast.self] } set { self[UITraitAccessibilityContrast.self] = newValue } }
  /// Whether content is above other content.
  public var userInterfaceLevel: UIUserInterfaceLevel { get { self[UITraitUserInterfaceLevel.self] } set { self[UITraitUserInterfaceLevel.self] = newValue } }
  /// Whether texts are bold.
  public var legibilityWeight: UILegibilityWeight { get { self[UITraitLegibilityWeight.self] } set { self[UITraitLegibilityWeight.self] = newValue } }
  /// The colors that the screen can show.
  public var displayGamut: UIDisplayGamut { get { self[UITraitDisplayGamut.self] } set { self[UITraitDisplayGamut.self] = newValue } }
  /// Whether the screen measures how hard it is pressed.
  public var forceTouchCapability: UIForceTouchCapability { get { self[UITraitForceTouchCapability.self] } set { self[UITraitForceTouchCapability.self] = newValue } }
  /// Whether the interface looks active.
  public var activeAppearance: UIUserInterfaceActiveAppearance { get { self[UITraitActiveAppearance.self] } set { self[UITraitActiveAppearance.self] = newValue } }
  /// Whether the screen is recorded.
  public var sceneCaptureState: UISceneCaptureState { get { self[UITraitSceneCaptureState.self] } set { self[UITraitSceneCaptureState.self] = newValue } }
}
