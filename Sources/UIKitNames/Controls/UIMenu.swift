public import AutoLayout

/// An element of a UIKit menu, which is never shown.
open class UIMenuElement {
  /// The title of the element.
  public internal(set) var title: String
  /// The subtitle of the element.
  open var subtitle: String?
  /// The picture beside the title.
  public internal(set) var image: Image?

  init(title: String, subtitle: String? = nil, image: Image? = nil) {
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
  }
}

/// UIKit's menu, which is never shown.
open class UIMenu: UIMenuElement {
  /// The elements of the menu.
  public let children: [UIMenuElement]
  /// The identifier of the menu.
  public let identifier: Identifier
  /// The options of the menu within its parent menu.
  public let options: Options

  /// Creates a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: Image? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.children = children
    self.identifier = identifier ?? Identifier(rawValue: title)
    self.options = options
    super.init(title: title, subtitle: subtitle, image: image)
  }
}

extension UIMenuElement {
  /// The check mark state of an element, with the same raw values as in UIKit.
  public enum State: Int, Sendable {
    case off, on, mixed
  }

  /// The attributes of an element, with the same raw values as in UIKit.
  public struct Attributes: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Creates attributes from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The element can't be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// Choosing the element has a destructive effect.
    public static let destructive = Attributes(rawValue: 2)
    /// The element isn't shown.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays open after the element is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }
}

extension UIMenu {
  /// The identifier of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text of the identifier.
    public let rawValue: String

    /// Creates an identifier from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The options of a menu within its parent menu, with the same raw values as in UIKit.
  public struct Options: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Creates options from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The menu's elements are shown directly in its parent menu.
    public static let displayInline = Options(rawValue: 1)
    /// The menu has a destructive effect.
    public static let destructive = Options(rawValue: 2)
    /// At most one element of the menu has a check mark.
    public static let singleSelection = Options(rawValue: 32)
  }
}

extension ButtonMembers {
  /// The menu of the button, which is never shown.
  public var menu: UIMenu? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }

  /// Whether choosing a menu element changes the button's title; figures ignore it.
  public var changesSelectionAsPrimaryAction: Bool {
    get { kept(#function) ?? false }
    set { keep(newValue, #function) }
  }
}

extension ControlMembers {
  /// Whether touching the control shows its menu; menus are never shown.
  public var showsMenuAsPrimaryAction: Bool {
    get { kept(#function) ?? false }
    set { keep(newValue, #function) }
  }
}
