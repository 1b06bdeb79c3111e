public import AutoLayout

/// UIKit's menu command, whose action is never called.
open class UICommand: UIMenuElement {
  /// The selector of the command's action.
  public let action: Selector?
  /// The value attached to the command for identifying it.
  public let propertyList: Any?

  /// Creates a command.
  public init(
    title: String = "", image: Image? = nil, action: Selector?, propertyList: Any? = nil
  ) {
    (self.action, self.propertyList) = (action, propertyList)
    super.init(title: title, image: image)
  }
}

/// UIKit's keyboard shortcut, whose action is never called.
open class UIKeyCommand: UICommand {
  /// The text of the key, such as `"a"` or ``inputEscape``.
  public let input: String?
  /// The modifier keys.
  public let modifierFlags: UIKeyModifierFlags
  /// The title in the list of shortcuts.
  open var discoverabilityTitle: String?
  /// Whether the shortcut takes precedence over the system's shortcuts.
  open var wantsPriorityOverSystemBehavior = false

  /// Creates a shortcut with a title.
  public init(
    title: String = "", image: Image? = nil, action: Selector?, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil
  ) {
    (self.input, self.modifierFlags) = (input, modifierFlags)
    super.init(title: title, image: image, action: action, propertyList: propertyList)
  }

  /// Creates a shortcut.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector?) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Creates a shortcut with a title in the list of shortcuts.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector?,
    discoverabilityTitle: String
  ) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
    self.discoverabilityTitle = discoverabilityTitle
  }

  /// The Escape key.
  public static let inputEscape = "UIKeyInputEscape"
  /// The Up Arrow key.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The Down Arrow key.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The Left Arrow key.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The Right Arrow key.
  public static let inputRightArrow = "UIKeyInputRightArrow"
}

extension View: UIDynamicItem {}
extension CollectionItemAttributes: UIDynamicItem {}
extension Control: UIContextMenuInteractionDelegate {}
extension ViewController: FocusEnvironment {}
