// Generated from Names/UIKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout

/// The contrast of colors; Apple's raw values.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal, high
}

/// The elevation of content above other content; Apple's raw values.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base, elevated
}

/// The weight of texts; Apple's raw values.
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular, bold
}

/// The color gamut of a screen; Apple's raw values.
public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  case SRGB, P3
}

/// Whether a screen measures the force of touches; Apple's raw values.
public enum UIForceTouchCapability: Int, Sendable {
  case unknown, unavailable, available
}

/// The active appearance of the interface; Apple's raw values.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  case unspecified = -1
  case inactive, active
}

/// The recording state of the screen; Apple's raw values.
public enum UISceneCaptureState: Int, Sendable {
  case unspecified = -1
  case inactive, active
}

/// The trait for the contrast of colors.
public struct UITraitAccessibilityContrast: UITraitDefinition {
  /// The unspecified value.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
}

/// The trait for elevation above other content.
public struct UITraitUserInterfaceLevel: UITraitDefinition {
  /// The unspecified value.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
}

/// The trait for the weight of texts.
public struct UITraitLegibilityWeight: UITraitDefinition {
  /// The unspecified value.
  public static var defaultValue: UILegibilityWeight { .unspecified }
}

/// The trait for the color gamut of the screen.
public struct UITraitDisplayGamut: UITraitDefinition {
  /// The unspecified value.
  public static var defaultValue: UIDisplayGamut { .unspecified }
}

/// The trait for measuring the force of touches.
public struct UITraitForceTouchCapability: UITraitDefinition {
  /// The unspecified value.
  public static var defaultValue: UIForceTouchCapability { .unknown }
}

/// The trait for the active appearance of the interface.
public struct UITraitActiveAppearance: UITraitDefinition {
  /// The unspecified value.
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
}

/// The trait for the recording state of the screen.
public struct UITraitSceneCaptureState: UITraitDefinition {
  /// The unspecified value.
  public static var defaultValue: UISceneCaptureState { .unspecified }
}

extension TraitCollection {
  /// The contrast of colors.
  public var accessibilityContrast: UIAccessibilityContrast { self[UITraitAccessibilityContrast.self] }
  /// The elevation of content above other content.
  public var userInterfaceLevel: UIUserInterfaceLevel { self[UITraitUserInterfaceLevel.self] }
  /// The weight of texts.
  public var legibilityWeight: UILegibilityWeight { self[UITraitLegibilityWeight.self] }
  /// The color gamut of the screen.
  public var displayGamut: UIDisplayGamut { self[UITraitDisplayGamut.self] }
  /// Whether the screen measures the force of touches.
  public var forceTouchCapability: UIForceTouchCapability { self[UITraitForceTouchCapability.self] }
  /// The active appearance of the interface.
  public var activeAppearance: UIUserInterfaceActiveAppearance { self[UITraitActiveAppearance.self] }
  /// The recording state of the screen.
  public var sceneCaptureState: UISceneCaptureState { self[UITraitSceneCaptureState.self] }
}

extension UIMutableTraits {
  /// The contrast of colors.
  public var accessibilityContrast: UIAccessibilityContrast { get { self[UITraitAccessibilityContrast.self] } set { self[UITraitAccessibilityContrast.self] = newValue } }
  /// The elevation of content above other content.
  public var userInterfaceLevel: UIUserInterfaceLevel { get { self[UITraitUserInterfaceLevel.self] } set { self[UITraitUserInterfaceLevel.self] = newValue } }
  /// The weight of texts.
  public var legibilityWeight: UILegibilityWeight { get { self[UITraitLegibilityWeight.self] } set { self[UITraitLegibilityWeight.self] = newValue } }
  /// The color gamut of the screen.
  public var displayGamut: UIDisplayGamut { get { self[UITraitDisplayGamut.self] } set { self[UITraitDisplayGamut.self] = newValue } }
  /// Whether the screen measures the force of touches.
  public var forceTouchCapability: UIForceTouchCapability { get { self[UITraitForceTouchCapability.self] } set { self[UITraitForceTouchCapability.self] = newValue } }
  /// The active appearance of the interface.
  public var activeAppearance: UIUserInterfaceActiveAppearance { get { self[UITraitActiveAppearance.self] } set { self[UITraitActiveAppearance.self] = newValue } }
  /// The recording state of the screen.
  public var sceneCaptureState: UISceneCaptureState { get { self[UITraitSceneCaptureState.self] } set { self[UITraitSceneCaptureState.self] = newValue } }
}
