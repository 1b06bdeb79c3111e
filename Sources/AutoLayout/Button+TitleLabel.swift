public import Foundation

/// A button's title as a label: what is said of its text is said of the button's.
///
/// It is in no view, so that constraints cannot name it.
final class ButtonTitleLabel: Label {
  private weak var button: Button?

  init(of button: Button) {
    self.button = button
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var text: String? {
    get { button?.title }
    set { button?.title = newValue }
  }

  override var font: Font {
    get { button?.font ?? super.font }
    set { button?.font = newValue }
  }

  override var textColor: Color? {
    get { button?.titleColor }
    set { button?.titleColor = newValue }
  }

  override var textAlignment: TextAlignment {
    get { super.textAlignment }
    set {
      super.textAlignment = newValue
      button?.textLook.alignment = newValue
    }
  }
}

extension Button {
  /// What a button of the newer kind looks like, and how much room its title has.
  ///
  /// Sizes are those of the platform's medium buttons: text of the body style, 7 points above and
  /// below, 12 at the sides, which is what Apple's own configurations answer (documents: filled buttons
  /// of "Start PiP", 90 by 34.5 points, and "Stop PiP", 88.5 by 34.5).
  public struct Configuration: Hashable, Sendable {
    /// The title; nil for none.
    public var title: String?
    /// The room around the title, in points.
    public var contentInsets = DirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The colour of the title in figures.
    public var baseForegroundColor: Color?
    /// The fill of the button in figures.
    public var baseBackgroundColor: Color?

    /// The sizes of buttons; Apple's raw values.
    ///
    /// Only the medium ones' insets are known, so that this says nothing of sizes.
    public enum Size: Int, Sendable {
      case medium = 0
      case small = 1
      case mini = 2
      case large = 3
    }

    /// The ways in which corners are round; Apple's raw values.
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic = 0
      case small = 1
      case medium = 2
      case large = 3
      case capsule = 4
    }

    /// The picture before the title; nil for none.
    public var image: Image?
    /// The distance between picture and title, in points.
    public var imagePadding: CGFloat = 0
    /// How large the button is; kept, and changes nothing.
    public var buttonSize = Size.medium
    /// How round the corners are; kept, and changes nothing.
    public var cornerStyle = CornerStyle.dynamic

    private init() {}

    /// A button without a fill.
    public static func plain() -> Configuration { Configuration() }
    /// A button without a fill, and with a border on a device.
    public static func borderless() -> Configuration { Configuration() }
    /// A button with a grey fill on a device.
    public static func gray() -> Configuration { Configuration() }
    /// A button with a fill of its tint, made faint, on a device.
    public static func tinted() -> Configuration { Configuration() }
    /// A button with a fill of its tint on a device.
    public static func filled() -> Configuration { Configuration() }
    /// A button with a border and a fill on a device.
    public static func bordered() -> Configuration { Configuration() }
  }

  /// What the button looks like, and how much room its title has; nil for a button of the older kind.
  ///
  /// Setting it sets title, font, colours and insets.
  public var configuration: Configuration? {
    get { storedConfiguration }
    set {
      storedConfiguration = newValue
      guard let newValue else {
        contentInsets = nil
        return
      }
      font = .preferredFont(forTextStyle: .body)
      contentInsets = newValue.contentInsets.resolved(effectiveUserInterfaceLayoutDirection)
      if let title = newValue.title { self.title = title }
      imagePadding = newValue.imagePadding
      if let image = newValue.image { self.image = image }
      if let color = newValue.baseForegroundColor { titleColor = color }
      if let color = newValue.baseBackgroundColor { backgroundColor = color }
    }
  }

  /// Makes a button that looks as a configuration says.
  public convenience init(configuration: Configuration) {
    self.init(frame: .zero)
    self.configuration = configuration
  }
}
