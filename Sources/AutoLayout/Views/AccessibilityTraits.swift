/// The kind of thing that an element is to assistive technologies.
///
/// Stored for source compatibility; layout ignores it.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the traits; which bit is which is not Apple's.
  public let rawValue: UInt64

  /// Makes traits from their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Nothing in particular.
  public static let none: AccessibilityTraits = []
  /// It can be pressed.
  public static let button = AccessibilityTraits(rawValue: 1 << 0)
  /// It leads elsewhere.
  public static let link = AccessibilityTraits(rawValue: 1 << 1)
  /// It is a picture.
  public static let image = AccessibilityTraits(rawValue: 1 << 2)
  /// It is picked.
  public static let selected = AccessibilityTraits(rawValue: 1 << 3)
  /// It is text that does not change.
  public static let staticText = AccessibilityTraits(rawValue: 1 << 4)
  /// It is a heading.
  public static let header = AccessibilityTraits(rawValue: 1 << 5)
  /// It is where one searches.
  public static let searchField = AccessibilityTraits(rawValue: 1 << 6)
  /// It cannot be acted on.
  public static let notEnabled = AccessibilityTraits(rawValue: 1 << 7)
  /// It can be turned up and down.
  public static let adjustable = AccessibilityTraits(rawValue: 1 << 8)
  /// It changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 9)
  /// It has tabs in it.
  public static let tabBar = AccessibilityTraits(rawValue: 1 << 10)
  /// It shows a summary when the program starts.
  public static let summaryElement = AccessibilityTraits(rawValue: 1 << 11)
  /// It makes a sound when it is acted on.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 12)
  /// It starts something that must not be disturbed.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 13)
  /// It is a key of a keyboard.
  public static let keyboardKey = AccessibilityTraits(rawValue: 1 << 14)
  /// It turns the page once it was read out.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 15)
  /// It can be touched directly.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 16)
  /// It can be turned on and off.
  public static let toggleButton = AccessibilityTraits(rawValue: 1 << 17)
}
