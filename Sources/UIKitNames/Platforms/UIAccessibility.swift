public import AutoLayout
public import Foundation

/// UIKit's settings of assistive technologies: none is on here, and nobody is told.
public enum UIAccessibility {
  /// A message to assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the message; which message is which number is not Apple's.
    public let rawValue: UInt32

    /// Makes a message from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A part of the interface is another.
    public static let layoutChanged = Notification(rawValue: 0)
    /// The whole screen is another.
    public static let screenChanged = Notification(rawValue: 1)
    /// A text is to be read out.
    public static let announcement = Notification(rawValue: 2)
    /// A page was scrolled.
    public static let pageScrolled = Notification(rawValue: 3)
  }

  /// Tells assistive technologies; here nobody hears.
  public static func post(notification: Notification, argument: Any?) {}

  /// Whether the interface is read out; false.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether the interface is worked by switches; false.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether people want little transparency; false.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether people want little movement; false.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether people want bold text; false.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether people want darker colors; false.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether people want colors inverted; false.
  public static var isInvertColorsEnabled: Bool { false }

  /// Reading out was turned on or off; nobody posts it here.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
}

/// Stored for source compatibility; layout ignores it.
extension ResponderMembers {
  /// Whether what is beside the element is left out.
  public var accessibilityViewIsModal: Bool {
    get { kept(#function) ?? false }
    set { keep(newValue, #function) }
  }

  /// Whether elements inside are read out together.
  public var shouldGroupAccessibilityChildren: Bool {
    get { kept(#function) ?? false }
    set { keep(newValue, #function) }
  }
}

/// UIKit's source of vibrations; here nothing vibrates.
open class UIFeedbackGenerator {
  /// Makes a source.
  public init() {}
  /// Gets ready; here it does nothing.
  open func prepare() {}
}

/// UIKit's vibrations for results.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// A kind of result; Apple's raw values.
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  /// Vibrates on a device.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// UIKit's vibrations for what meets.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How strong a vibration is; Apple's raw values.
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  /// Makes a source of vibrations of a strength.
  public init(style: FeedbackStyle) {}

  /// Makes a source of vibrations of medium strength.
  public override convenience init() { self.init(style: .medium) }

  /// Vibrates on a device.
  open func impactOccurred() {}

  /// Vibrates on a device, as strongly as a number from 0 to 1 says.
  open func impactOccurred(intensity: CGFloat) {}
}

/// UIKit's vibrations for picking.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Vibrates on a device.
  open func selectionChanged() {}
}

/// UIKit's pasteboard: an empty one, which keeps nothing.
public struct UIPasteboard: Hashable, Sendable {
  /// The pasteboard of the device.
  public static var general: UIPasteboard { UIPasteboard() }
  /// Whether there are texts; false.
  public var hasStrings: Bool { false }
  /// Whether there are pictures; false.
  public var hasImages: Bool { false }
  /// Whether there are addresses; false.
  public var hasURLs: Bool { false }
  /// The first text: `nil`, whatever is set.
  public var string: String? {
    get { nil }
    nonmutating set {}
  }
  /// The first picture: `nil`, whatever is set.
  public var image: Image? {
    get { nil }
    nonmutating set {}
  }
}
