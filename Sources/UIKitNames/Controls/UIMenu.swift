public import AutoLayout

/// UIKit's entry of a menu; menus are never shown.
open class UIMenuElement {
  /// The title.
  public internal(set) var title: String
  /// The line below the title.
  open var subtitle: String?
  /// The picture beside the title.
  public internal(set) var image: Image?

  init(title: String, subtitle: String? = nil, image: Image? = nil) {
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
  }
}

/// UIKit's menu; never shown.
open class UIMenu: UIMenuElement {
  /// The entries of the menu.
  public let children: [UIMenuElement]
  /// The name of the menu.
  public let identifier: Identifier
  /// The looks of the menu in its menu.
  public let options: Options

  /// Makes a menu.
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
  /// Whether an entry has a mark; Apple's raw values.
  public enum State: Int, Sendable {
    case off, on, mixed
  }

  /// The looks of an entry, with Apple's raw values.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes looks from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The entry can't be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// The entry destroys something.
    public static let destructive = Attributes(rawValue: 2)
    /// The entry isn't shown.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays after the entry is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }
}

extension UIMenu {
  /// The name of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String

    /// Makes a name of a text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes a name of a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The looks of a menu in its menu, with Apple's raw values.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes looks from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The entries are shown in the menu around it.
    public static let displayInline = Options(rawValue: 1)
    /// The menu destroys something.
    public static let destructive = Options(rawValue: 2)
    /// One entry has a mark.
    public static let singleSelection = Options(rawValue: 32)
  }
}

extension ButtonMembers {
  /// The menu of the button; never shown.
  public var menu: UIMenu? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }

  /// Whether choosing an entry changes the title; figures ignore it.
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
