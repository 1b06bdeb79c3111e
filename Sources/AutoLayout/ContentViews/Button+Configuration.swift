public import Foundation

extension Button {
  /// What a button of the newer kind looks like, and how much room its title has.
  ///
  /// Medium buttons have text of the body style, 7 points above and below, 12 at the sides, which is what
  /// Apple's own configurations answer (documents: filled buttons of "Start PiP", 90 by 34.5 points, and
  /// "Stop PiP", 88.5 by 34.5). The other sizes are measured by others, against iOS 26 (the tests of
  /// buttons' looks in iamcgn/swiftui-web): small and mini ones have text of the subheadline style, 5
  /// points above and below, 10 at the sides; large ones text of the body style, 15 and 20.
  public struct Configuration: Hashable, Sendable {
    /// The sizes of buttons; Apple's raw values.
    public enum Size: Int, Sendable {
      case medium = 0
      case small = 1
      case mini = 2
      case large = 3

      fileprivate var insets: DirectionalEdgeInsets {
        let (high, wide): (CGFloat, CGFloat) =
          switch self {
          case .mini, .small: (5, 10)
          case .medium: (7, 12)
          case .large: (15, 20)
          }
        return DirectionalEdgeInsets(top: high, leading: wide, bottom: high, trailing: wide)
      }

      fileprivate var textStyle: TextStyle {
        self == .mini || self == .small ? .subheadline : .body
      }
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

    /// How a title and a longer text below it are aligned; Apple's raw values.
    public enum TitleAlignment: Int, Sendable {
      case automatic = 0
      case leading = 1
      case center = 2
      case trailing = 3
    }

    /// The title; nil for none.
    public var title: String?
    /// Whether the title takes the lines that it needs: so by default, and where it breaks between letters;
    /// all else takes one line (documentation).
    public var titleLineBreakMode = LineBreakMode.byWordWrapping
    /// The text below the title, of the footnote style; nil for none.
    public var subtitle: String?
    /// Whether the text below the title takes the lines that it needs, as ``titleLineBreakMode`` says of
    /// the title.
    public var subtitleLineBreakMode = LineBreakMode.byWordWrapping
    /// The distance between the title and the text below it, in points.
    ///
    /// Its default, 1, is an estimate.
    public var titlePadding: CGFloat = 1
    /// How the title and the text below it are aligned; kept, and changes nothing.
    public var titleAlignment = TitleAlignment.automatic
    /// The colour of the title in figures.
    public var baseForegroundColor: Color?
    /// The fill of the button in figures.
    public var baseBackgroundColor: Color?
    /// The picture beside the title; nil for none.
    public var image: Image?
    /// The side of the title that the picture is on.
    public var imagePlacement = DirectionalRectEdge.leading
    /// The distance between picture and title, in points.
    public var imagePadding: CGFloat = 0
    /// How large the button is.
    public var buttonSize = Size.medium
    /// How round the corners are; kept, and changes nothing.
    public var cornerStyle = CornerStyle.dynamic
    /// Whether something turns in the picture's place; kept, and without room.
    public var showsActivityIndicator = false

    private var ownInsets: DirectionalEdgeInsets?

    /// The room around the content, in points; that of the size until it is set.
    public var contentInsets: DirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }

    /// Leaves the room around the content to the size.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    /// The font of the title.
    var font: Font { .preferredFont(forTextStyle: buttonSize.textStyle) }

    /// Whether picture and title lie above each other.
    var isUpright: Bool { imagePlacement == .top || imagePlacement == .bottom }

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
    /// A button with a border and a fill of its tint, made faint, on a device.
    public static func borderedTinted() -> Configuration { Configuration() }
    /// A button with a border and a fill of its tint on a device.
    public static func borderedProminent() -> Configuration { Configuration() }
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
      font = newValue.font
      contentInsets = newValue.contentInsets.resolved(effectiveUserInterfaceLayoutDirection)
      if let title = newValue.title { self.title = title }
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

  /// The size of picture and texts together, in points: where texts may take several lines, wrapped so
  /// that all is no wider than said.
  ///
  /// Lines of the older kind are whole points high, those of configurations whole pixels (documents: 33
  /// and 34.5 points for 17 at two pixels per point).
  func sizeOfContents(wrappedAt width: CGFloat? = nil) -> CGSize {
    let picture = image?.wantedSize ?? .zero
    var text = sizeOfTitle(wrappedAt: width)
    if let below = sizeOfSubtitle(wrappedAt: width) {
      text.width = max(text.width, below.width)
      text.height += (storedConfiguration?.titlePadding ?? 0) + below.height
    }
    guard isUpright, hasText else {
      return CGSize(
        width: text.width + imageGap + picture.width, height: max(text.height, picture.height))
    }
    return CGSize(
      width: max(text.width, picture.width), height: picture.height + imageGap + text.height)
  }

  /// How large picture and texts are together, and where the middles of the title and of the picture are
  /// from the middle of that, in points: towards the trailing edge and downwards.
  func placesOfContents(
    wrappedAt width: CGFloat?
  ) -> (whole: CGSize, title: CGPoint, picture: CGPoint) {
    let whole = sizeOfContents(wrappedAt: width)
    let (picture, title) = (image?.wantedSize ?? .zero, sizeOfTitle(wrappedAt: width))
    var text = title
    if let below = sizeOfSubtitle(wrappedAt: width) {
      text.width = max(text.width, below.width)
      text.height += (storedConfiguration?.titlePadding ?? 0) + below.height
    }
    let placement = storedConfiguration?.imagePlacement ?? .leading
    let side: CGFloat = placement == .trailing || placement == .bottom ? -1 : 1
    var (titlePlace, picturePlace) = (CGPoint.zero, CGPoint.zero)
    if isUpright, hasText {
      titlePlace.y = side * (whole.height - text.height) / 2
      picturePlace.y = side * (picture.height - whole.height) / 2
    } else {
      titlePlace.x = side * (whole.width - text.width) / 2
      picturePlace.x = side * (picture.width - whole.width) / 2
    }
    titlePlace.y += (title.height - text.height) / 2
    return (whole, titlePlace, picturePlace)
  }

  /// How much of a button's width is left for its title, in points.
  func roomForTitle(in width: CGFloat) -> CGFloat {
    let insets = contentInsets ?? .zero
    let beside = isUpright ? 0 : (image?.wantedSize?.width ?? 0) + imageGap
    return width - insets.left - insets.right - beside
  }

  /// Whether the configuration lets the title take several lines.
  var wrapsTitle: Bool { storedConfiguration?.titleLineBreakMode.wraps == true }

  /// Whether a picture lies above or below the texts.
  private var isUpright: Bool {
    storedConfiguration?.isUpright == true && image?.wantedSize != nil
  }

  private var hasText: Bool {
    title?.isEmpty == false || storedConfiguration?.subtitle?.isEmpty == false
  }

  /// The distance between the picture and the texts, in points.
  private var imageGap: CGFloat {
    guard let picture = image?.wantedSize, picture.width > 0, hasText else { return 0 }
    return storedConfiguration?.imagePadding ?? 0
  }

  /// The size of the title in a width that it has with a picture, in points.
  func sizeOfTitle(wrappedAt width: CGFloat?) -> CGSize {
    sizeOfText(
      title, font, storedConfiguration?.titleLineBreakMode ?? .byTruncatingTail, wrappedAt: width,
      scale: storedConfiguration == nil ? 1 : effectiveEnvironment.scale)
  }

  /// The size of what is below the title, in points; nil for nothing.
  private func sizeOfSubtitle(wrappedAt width: CGFloat?) -> CGSize? {
    guard let configuration = storedConfiguration, let subtitle = configuration.subtitle else {
      return nil
    }
    return sizeOfText(
      subtitle, .preferredFont(forTextStyle: .footnote), configuration.subtitleLineBreakMode,
      wrappedAt: width, scale: effectiveEnvironment.scale)
  }

  /// The size of a text in a width that it has with a picture, in points; never less high than a line.
  private func sizeOfText(
    _ text: String?, _ font: Font, _ mode: LineBreakMode, wrappedAt width: CGFloat?,
    scale: CGFloat
  ) -> CGSize {
    let beside = isUpright ? 0 : (image?.wantedSize?.width ?? 0) + imageGap
    let size = measuredSize(
      of: text ?? "", font, wrappedAt: mode.wraps ? width.map { max(0, $0 - beside) } : nil,
      lineLimit: mode.wraps ? 0 : 1)
    return CGSize(
      width: size.width, height: max(size.height, ceiledToPixel(font.lineHeight, scale: scale)))
  }
}
