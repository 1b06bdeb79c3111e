public import AutoLayout
public import Foundation

/// UIKit's description of how a bar looks.
///
/// Stored for source compatibility; layout ignores it.
open class UIBarAppearance {
  /// The colour behind the bar's content; nil for none.
  open var backgroundColor: Color?

  /// The picture behind the bar's content; nil for none.
  open var backgroundImage: Image?

  /// The colour of the line between bar and content; nil for none.
  open var shadowColor: Color? = .separator

  /// The picture of the line between bar and content; nil for none.
  open var shadowImage: Image?

  /// Makes looks that a device has of its own.
  public required init() {}

  /// Makes looks with the background of another bar's.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    takeBackground(of: barAppearance)
  }

  /// Brings back the background that a device has of its own.
  open func configureWithDefaultBackground() { configure(background: nil, shadow: .separator) }

  /// Makes the background one that nothing can be seen through.
  open func configureWithOpaqueBackground() {
    configure(background: .systemBackground, shadow: .separator)
  }

  /// Makes the background one that cannot be seen, without a line.
  open func configureWithTransparentBackground() { configure(background: nil, shadow: nil) }

  /// The same looks once more, of the same class.
  open func copy() -> Any {
    let copy = type(of: self).init()
    copy.takeBackground(of: self)
    return copy
  }

  private func configure(background: Color?, shadow: Color?) {
    (backgroundColor, backgroundImage) = (background, nil)
    (shadowColor, shadowImage) = (shadow, nil)
  }

  private func takeBackground(of other: UIBarAppearance) {
    (backgroundColor, backgroundImage) = (other.backgroundColor, other.backgroundImage)
    (shadowColor, shadowImage) = (other.shadowColor, other.shadowImage)
  }
}

/// UIKit's description of how a navigation bar looks.
///
/// Stored for source compatibility; layout ignores it.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The looks of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// The looks of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// How plain buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance()

  /// How buttons look that end something.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  /// How the button looks that leads back.
  open var backButtonAppearance = UIBarButtonItemAppearance()

  open override func copy() -> Any {
    let copy = super.copy()
    guard let looks = copy as? UINavigationBarAppearance else { return copy }
    looks.titleTextAttributes = titleTextAttributes
    looks.largeTitleTextAttributes = largeTitleTextAttributes
    looks.buttonAppearance = buttonAppearance
    looks.doneButtonAppearance = doneButtonAppearance
    looks.backButtonAppearance = backButtonAppearance
    return looks
  }
}

/// UIKit's description of how a tab bar looks.
///
/// Stored for source compatibility; layout ignores it.
open class UITabBarAppearance: UIBarAppearance {
  /// How items look whose text is below their picture.
  open var stackedLayoutAppearance = UITabBarItemAppearance()

  /// How items look whose text is beside their picture.
  open var inlineLayoutAppearance = UITabBarItemAppearance()

  /// How items look whose text is beside their picture, on a phone on its side.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()

  open override func copy() -> Any {
    let copy = super.copy()
    guard let looks = copy as? UITabBarAppearance else { return copy }
    looks.stackedLayoutAppearance = stackedLayoutAppearance
    looks.inlineLayoutAppearance = inlineLayoutAppearance
    looks.compactInlineLayoutAppearance = compactInlineLayoutAppearance
    return looks
  }
}

/// How an item of a bar looks in one of its states.
///
/// Stored for source compatibility; layout ignores it.
open class UIBarItemStateAppearance {
  /// The looks of the text.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// The colour of the picture; nil for that of the bar.
  open var iconColor: Color?

  /// Makes looks that a device has of its own.
  public init() {}
}

/// UIKit's name for the looks of a button of a bar in one of its states.
public typealias UIBarButtonItemStateAppearance = UIBarItemStateAppearance
/// UIKit's name for the looks of an item of a tab bar in one of its states.
public typealias UITabBarItemStateAppearance = UIBarItemStateAppearance

/// UIKit's description of how the buttons of a bar look.
///
/// Stored for source compatibility; layout ignores it.
open class UIBarButtonItemAppearance {
  /// How a button looks that can be touched.
  public let normal = UIBarItemStateAppearance()
  /// How a button looks that is being touched.
  public let highlighted = UIBarItemStateAppearance()
  /// How a button looks that cannot be touched.
  public let disabled = UIBarItemStateAppearance()
  /// How a button looks that has the focus.
  public let focused = UIBarItemStateAppearance()

  /// Makes looks that buttons of a style have on a device.
  public init(style: UIBarButtonItem.Style = .plain) {}
}

/// UIKit's description of how the items of a tab bar look.
///
/// Stored for source compatibility; layout ignores it.
open class UITabBarItemAppearance {
  /// How an item looks that can be picked.
  public let normal = UIBarItemStateAppearance()
  /// How the item looks that is picked.
  public let selected = UIBarItemStateAppearance()
  /// How an item looks that cannot be picked.
  public let disabled = UIBarItemStateAppearance()
  /// How an item looks that has the focus.
  public let focused = UIBarItemStateAppearance()

  /// Makes looks that items have on a device.
  public init() {}
}
