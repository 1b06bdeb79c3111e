public import AutoLayout
public import Foundation

/// UIKit's description of how a bar looks.
///
/// Figures show the background's color and the line's color; pictures and effects are stored for source compatibility.
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

  /// The colors of the background and the line, or `nil` without a background.
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

/// UIKit's description of how a navigation bar looks.
///
/// Figures show fonts and colors of titles; the looks of buttons are stored for source compatibility.
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
/// Figures show the stacked appearance; the others are stored for source compatibility.
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
