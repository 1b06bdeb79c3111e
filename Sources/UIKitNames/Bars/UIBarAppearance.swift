public import AutoLayout
public import Foundation

/// UIKit's appearance of a bar.
///
/// Figures show only the colors of the background and the shadow line; the rest is stored for source compatibility.
open class UIBarAppearance {
  /// The color behind the bar's content, or `nil` for none.
  open var backgroundColor: Color?

  /// The picture behind the bar's content, or `nil` for none.
  open var backgroundImage: Image?

  /// The color of the shadow line between the bar and the content, or `nil` for none.
  open var shadowColor: Color? = .separator

  /// The picture of the shadow line between the bar and the content, or `nil` for none.
  open var shadowImage: Image?

  /// Creates the system's default appearance.
  public required init() {}

  /// Creates an appearance with the background of another appearance.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    takeBackground(of: barAppearance)
  }

  /// Resets the background to the system's default.
  open func configureWithDefaultBackground() { configure(background: nil, shadow: .separator) }

  /// Makes the background opaque.
  open func configureWithOpaqueBackground() {
    configure(background: .systemBackground, shadow: .separator)
  }

  /// Makes the background transparent, and removes the shadow line.
  open func configureWithTransparentBackground() { configure(background: nil, shadow: nil) }

  /// Returns a copy that is an instance of the same class as the appearance.
  open func copy() -> Any {
    let copy = type(of: self).init()
    copy.takeBackground(of: self)
    return copy
  }

  /// The colors of the background and the shadow line, or `nil` without a background color.
  var ground: BarGround? { backgroundColor.map { BarGround(color: $0, line: shadowColor) } }

  private func configure(background: Color?, shadow: Color?) {
    (backgroundColor, backgroundImage) = (background, nil)
    (shadowColor, shadowImage) = (shadow, nil)
  }

  private func takeBackground(of other: UIBarAppearance) {
    (backgroundColor, backgroundImage) = (other.backgroundColor, other.backgroundImage)
    (shadowColor, shadowImage) = (other.shadowColor, other.shadowImage)
  }
}

/// UIKit's appearance of a navigation bar.
///
/// Figures show the fonts and colors of titles. The appearance of buttons is stored for source compatibility.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The text attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// The text attributes of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// The appearance of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()

  /// The appearance of Done buttons.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  /// The appearance of the back button.
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

/// UIKit's appearance of a tab bar.
///
/// Figures show the stacked appearance. The inline appearances are stored for source compatibility.
open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of items whose title is below the picture.
  open var stackedLayoutAppearance = UITabBarItemAppearance()

  /// The appearance of items whose title is beside the picture.
  open var inlineLayoutAppearance = UITabBarItemAppearance()

  /// The appearance of items whose title is beside the picture, on a phone in landscape.
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
