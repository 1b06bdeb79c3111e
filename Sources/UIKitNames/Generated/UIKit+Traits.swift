// Generated from Names/UIKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout

/// A level of color contrast, with the same raw values as in UIKit.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal, high
}

/// A level of elevation above other content, with the same raw values as in UIKit.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base, elevated
}

/// A preferred weight of text, with the same raw values as in UIKit.
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular, bold
}

/// A color gamut of a screen, with the same raw values as in UIKit.
public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  case SRGB, P3
}

/// A screen's ability to measure the force of touches, with the same raw values as in UIKit.
public enum UIForceTouchCapability: Int, Sendable {
  case unknown, unavailable, available
}

/// The active or inactive state of an interface, with the same raw values as in UIKit.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  case unspecified = -1
  case inactive, active
}

/// The recording state of a screen, with the same raw values as in UIKit.
public enum UISceneCaptureState: Int, Sendable {
  case unspecified = -1
  case inactive, active
}

/// The trait for the level of color contrast.
public struct UITraitAccessibilityContrast: UITraitDefinition {
  /// The default value, which is unspecified.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
}

/// The trait for the level of elevation above other content.
public struct UITraitUserInterfaceLevel: UITraitDefinition {
  /// The default value, which is unspecified.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
}

/// The trait for the preferred weight of text.
public struct UITraitLegibilityWeight: UITraitDefinition {
  /// The default value, which is unspecified.
  public static var defaultValue: UILegibilityWeight { .unspecified }
}

/// The trait for the screen's color gamut.
public struct UITraitDisplayGamut: UITraitDefinition {
  /// The default value, which is unspecified.
  public static var defaultValue: UIDisplayGamut { .unspecified }
}

/// The trait for the screen's ability to measure the force of touches.
public struct UITraitForceTouchCapability: UITraitDefinition {
  /// The default value, which is unknown.
  public static var defaultValue: UIForceTouchCapability { .unknown }
}

/// The trait for the active or inactive state of the interface.
public struct UITraitActiveAppearance: UITraitDefinition {
  /// The default value, which is unspecified.
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
}

/// The trait for the recording state of the screen.
public struct UITraitSceneCaptureState: UITraitDefinition {
  /// The default value, which is unspecified.
  public static var defaultValue: UISceneCaptureState { .unspecified }
}

extension TraitCollection {
  /// The level of color contrast.
  public var accessibilityContrast: UIAccessibilityContrast { self[UITraitAccessibilityContrast.self] }
  /// The level of elevation above other content.
  public var userInterfaceLevel: UIUserInterfaceLevel { self[UITraitUserInterfaceLevel.self] }
  /// The preferred weight of text.
  public var legibilityWeight: UILegibilityWeight { self[UITraitLegibilityWeight.self] }
  /// The screen's color gamut.
  public var displayGamut: UIDisplayGamut { self[UITraitDisplayGamut.self] }
  /// The screen's ability to measure the force of touches.
  public var forceTouchCapability: UIForceTouchCapability { self[UITraitForceTouchCapability.self] }
  /// The active or inactive state of the interface.
  public var activeAppearance: UIUserInterfaceActiveAppearance { self[UITraitActiveAppearance.self] }
  /// The recording state of the screen.
  public var sceneCaptureState: UISceneCaptureState { self[UITraitSceneCaptureState.self] }
}

extension UIMutableTraits {
  /// The level of color contrast.
  public var accessibilityContrast: UIAccessibilityContrast { get { self[UITraitAccessibilityContrast.self] } set { self[UITraitAccessibilityContrast.self] = newValue } }
  /// The level of elevation above other content.
  public var userInterfaceLevel: UIUserInterfaceLevel { get { self[UITraitUserInterfaceLevel.self] } set { self[UITraitUserInterfaceLevel.self] = newValue } }
  /// The preferred weight of text.
  public var legibilityWeight: UILegibilityWeight { get { self[UITraitLegibilityWeight.self] } set { self[UITraitLegibilityWeight.self] = newValue } }
  /// The screen's color gamut.
  public var displayGamut: UIDisplayGamut { get { self[UITraitDisplayGamut.self] } set { self[UITraitDisplayGamut.self] = newValue } }
  /// The screen's ability to measure the force of touches.
  public var forceTouchCapability: UIForceTouchCapability { get { self[UITraitForceTouchCapability.self] } set { self[UITraitForceTouchCapability.self] = newValue } }
  /// The active or inactive state of the interface.
  public var activeAppearance: UIUserInterfaceActiveAppearance { get { self[UITraitActiveAppearance.self] } set { self[UITraitActiveAppearance.self] = newValue } }
  /// The recording state of the screen.
  public var sceneCaptureState: UISceneCaptureState { get { self[UITraitSceneCaptureState.self] } set { self[UITraitSceneCaptureState.self] = newValue } }
}
