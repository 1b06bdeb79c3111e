public import AutoLayout
public import Foundation

/// UIKit's accessibility settings, which are all off, and notifications, which aren't delivered.
public enum UIAccessibility {
  /// A notification to assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The raw value of the notification, which differs from the value in UIKit.
    public let rawValue: UInt32

    /// Creates a notification from its raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A part of the interface changed.
    public static let layoutChanged = Notification(rawValue: 0)
    /// The whole screen changed.
    public static let screenChanged = Notification(rawValue: 1)
    /// A text should be read aloud.
    public static let announcement = Notification(rawValue: 2)
    /// A page was scrolled.
    public static let pageScrolled = Notification(rawValue: 3)
  }

  /// Does nothing.
  public static func post(notification: Notification, argument: Any?) {}

  /// Whether VoiceOver is on: always false.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether Switch Control is on: always false.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether the user prefers less transparency: always false.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether the user prefers less motion: always false.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether the user prefers bold text: always false.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether the user prefers darker colors: always false.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether the user prefers inverted colors: always false.
  public static var isInvertColorsEnabled: Bool { false }

  /// The notification, never posted, that VoiceOver was turned on or off.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
}

/// Stored for source compatibility; layout ignores it.
extension ResponderMembers {
  /// Whether VoiceOver ignores the element's siblings.
  public var accessibilityViewIsModal: Bool {
    get { kept(#function) ?? false }
    set { keep(newValue, #function) }
  }

  /// Whether VoiceOver groups the element's children.
  public var shouldGroupAccessibilityChildren: Bool {
    get { kept(#function) ?? false }
    set { keep(newValue, #function) }
  }
}

/// UIKit's haptic feedback generator, which does nothing.
open class UIFeedbackGenerator {
  /// Creates a generator.
  public init() {}
  /// Does nothing.
  open func prepare() {}
}

/// UIKit's haptic feedback for results.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// A kind of result, with the same raw values as in UIKit.
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  /// Does nothing.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// UIKit's haptic feedback for impacts.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength of the feedback, with the same raw values as in UIKit.
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  /// Creates a generator of feedback with a strength.
  public init(style: FeedbackStyle) {}

  /// Creates a generator of feedback with medium strength.
  public override convenience init() { self.init(style: .medium) }

  /// Does nothing.
  open func impactOccurred() {}

  /// Does nothing.
  open func impactOccurred(intensity: CGFloat) {}
}

/// UIKit's haptic feedback for selection changes.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing.
  open func selectionChanged() {}
}

/// UIKit's pasteboard, which is always empty.
public struct UIPasteboard: Hashable, Sendable {
  /// The general pasteboard.
  public static var general: UIPasteboard { UIPasteboard() }
  /// Whether there are strings: always false.
  public var hasStrings: Bool { false }
  /// Whether there are images: always false.
  public var hasImages: Bool { false }
  /// Whether there are URLs: always false.
  public var hasURLs: Bool { false }
  /// The first string: always `nil`, even after it is set.
  public var string: String? {
    get { nil }
    nonmutating set {}
  }
  /// The first image: always `nil`, even after it is set.
  public var image: Image? {
    get { nil }
    nonmutating set {}
  }
}
