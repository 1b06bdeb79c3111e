/// The traits of an accessibility element, stored for source compatibility; layout ignores them.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the traits; their values differ from those in UIKit.
  public let rawValue: UInt64

  /// Makes traits from their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No traits.
  public static let none: AccessibilityTraits = []
  /// The element behaves like a button.
  public static let button = AccessibilityTraits(rawValue: 1 << 0)
  /// The element behaves like a link.
  public static let link = AccessibilityTraits(rawValue: 1 << 1)
  /// The element is an image.
  public static let image = AccessibilityTraits(rawValue: 1 << 2)
  /// The element is selected.
  public static let selected = AccessibilityTraits(rawValue: 1 << 3)
  /// The element is text that doesn't change.
  public static let staticText = AccessibilityTraits(rawValue: 1 << 4)
  /// The element is a heading.
  public static let header = AccessibilityTraits(rawValue: 1 << 5)
  /// The element is a search field.
  public static let searchField = AccessibilityTraits(rawValue: 1 << 6)
  /// The element is disabled.
  public static let notEnabled = AccessibilityTraits(rawValue: 1 << 7)
  /// The element's value can be incremented and decremented.
  public static let adjustable = AccessibilityTraits(rawValue: 1 << 8)
  /// The element's label or value changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 9)
  /// The element is a tab bar.
  public static let tabBar = AccessibilityTraits(rawValue: 1 << 10)
  /// The element provides a summary when the app starts.
  public static let summaryElement = AccessibilityTraits(rawValue: 1 << 11)
  /// The element plays its own sound when activated.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 12)
  /// The element starts a media session, and spoken feedback should be silent meanwhile.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 13)
  /// The element is a key of a keyboard.
  public static let keyboardKey = AccessibilityTraits(rawValue: 1 << 14)
  /// The element makes the app turn the page once its text has been read aloud.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 15)
  /// The element lets users of assistive technologies touch it directly.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 16)
  /// The element is a toggle.
  public static let toggleButton = AccessibilityTraits(rawValue: 1 << 17)
}
