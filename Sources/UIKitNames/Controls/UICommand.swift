public import AutoLayout

/// UIKit's command of a menu, whose method nothing calls.
open class UICommand: UIMenuElement {
  /// The method that the command calls.
  public let action: Selector?
  /// A value that belongs to the command.
  public let propertyList: Any?

  /// Makes a command.
  public init(
    title: String = "", image: Image? = nil, action: Selector?, propertyList: Any? = nil
  ) {
    (self.action, self.propertyList) = (action, propertyList)
    super.init(title: title, image: image)
  }
}

/// UIKit's command of keys, whose method nothing calls.
open class UIKeyCommand: UICommand {
  /// The key.
  public let input: String?
  /// The keys that are held meanwhile.
  public let modifierFlags: UIKeyModifierFlags
  /// The title in the list of keys.
  open var discoverabilityTitle: String?
  /// Whether the command goes before the system's.
  open var wantsPriorityOverSystemBehavior = false

  /// Makes a command with a title.
  public init(
    title: String = "", image: Image? = nil, action: Selector?, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil
  ) {
    (self.input, self.modifierFlags) = (input, modifierFlags)
    super.init(title: title, image: image, action: action, propertyList: propertyList)
  }

  /// Makes a command.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector?) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Makes a command with a title in the list of keys.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector?,
    discoverabilityTitle: String
  ) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
    self.discoverabilityTitle = discoverabilityTitle
  }

  /// The key that ends typing.
  public static let inputEscape = "UIKeyInputEscape"
  /// The arrow upwards.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The arrow downwards.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow to the left.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow to the right.
  public static let inputRightArrow = "UIKeyInputRightArrow"
}

extension View: UIDynamicItem {}
extension CollectionItemAttributes: UIDynamicItem {}
extension Control: UIContextMenuInteractionDelegate {}
extension ViewController: FocusEnvironment {}
