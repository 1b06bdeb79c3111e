public import Foundation

extension Button {
  /// What a button of the newer kind looks like, and how much room its title has.
  ///
  /// Medium buttons have text of the body style, 7 points above and below, 12 at the sides, which is what
  /// Apple's own configurations answer (documents: filled buttons of "Start PiP", 90 by 34.5 points, and
  /// "Stop PiP", 88.5 by 34.5). The other sizes are measured by others, against iOS 26 (the tests of
  /// buttons' looks in iamcgn/swiftui-web): small and mini ones have text of the subheadline style, 5
  /// points above and below, 10 at the sides; large ones text of the body style, 15 and 20.
  public struct Configuration: Hashable, Sendable, Codable {
    /// The sizes of buttons; Apple's raw values.
    public enum Size: Int, Sendable, Codable {
      case medium, small, mini, large

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

    /// The shape behind the contents, in plain figures.
    public enum Style: Int, Sendable, CaseIterable, Codable {
      /// Nothing.
      case plain
      /// A grey fill.
      case gray
      /// A fill of the tint, made faint.
      case tinted
      /// A fill of the tint.
      case filled
    }

    /// The ways in which corners are round; Apple's raw values.
    public enum CornerStyle: Int, Sendable, Codable {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }

    /// How a title and a longer text below it are aligned; Apple's raw values.
    public enum TitleAlignment: Int, Sendable, Codable {
      case automatic, leading, center, trailing
    }

    /// The title; nil for none.
    ///
    /// Setting it to another takes the looks of an attributed one away.
    public var title: String? {
      didSet { if title != attributedTitle?.plainText { attributedTitle = nil } }
    }
    /// The title with its looks; nil for one without.
    public var attributedTitle: AttributedString? {
      didSet {
        if let attributedTitle, title != attributedTitle.plainText {
          title = attributedTitle.plainText
        }
      }
    }
    /// Transforms the attributes of the title, of which the font and the color count.
    public var titleTextAttributesTransformer: TextAttributesTransformer?
    /// What changes the looks of the text below the title, of which the font counts.
    public var subtitleTextAttributesTransformer: TextAttributesTransformer?
    /// Whether the title takes the lines that it needs: so by default, and where it breaks between letters;
    /// all else takes one line (documentation).
    public var titleLineBreakMode = LineBreakMode.byWordWrapping
    /// The text below the title, of the footnote style; `nil` for none.
    ///
    /// Setting another text removes the attributes of an attributed one.
    public var subtitle: String? {
      didSet { if subtitle != attributedSubtitle?.plainText { attributedSubtitle = nil } }
    }
    /// The text below the title with its attributes, or `nil` for one without.
    public var attributedSubtitle: AttributedString? {
      get { stated.subtitle }
      set {
        stated.subtitle = newValue
        if let newValue, subtitle != newValue.plainText { subtitle = newValue.plainText }
      }
    }
    /// Whether the text below the title takes the lines that it needs, as ``titleLineBreakMode`` says of
    /// the title.
    public var subtitleLineBreakMode = LineBreakMode.byWordWrapping
    /// The distance between the title and the text below it, in points.
    ///
    /// Its default, 1, is an estimate.
    public var titlePadding: CGFloat = 1
    /// How the title and the text below it are aligned; automatic ones go by the picture's side
    /// (documentation), and share their middle where it has none, which is an estimate.
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
    /// What lies behind the contents: its colour is that of the button in figures.
    public var background = BackgroundConfiguration()
    /// How large and heavy symbols are; layout ignores it.
    public var preferredSymbolConfigurationForImage: Image.SymbolConfiguration?
    /// How round the corners are, in plain figures.
    public var cornerStyle = CornerStyle.dynamic
    /// Whether something turns in the picture's place; layout ignores it.
    public var showsActivityIndicator = false

    /// The insets that were set, the attributed subtitle, and the font that ``subtitleTextAttributesTransformer`` gave.
    private var stated: Stated = Stated()

    private struct Stated: Hashable, Codable {
      var insets: DirectionalEdgeInsets?
      var subtitle: AttributedString?
      var subtitleFont: Font?

      private enum CodingKeys: CodingKey { case insets, subtitle, subtitleLooks, subtitleFont }

      init() {}

      init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        insets = try values.decodeIfPresent(DirectionalEdgeInsets.self, forKey: .insets)
        subtitleFont = try values.decodeIfPresent(Font.self, forKey: .subtitleFont)
        if let text = try values.decodeIfPresent(String.self, forKey: .subtitle) {
          let looks = try values.decode(StyledRuns.self, forKey: .subtitleLooks)
          subtitle = AttributedString(text, looks)
        }
      }

      func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encodeIfPresent(insets, forKey: .insets)
        try values.encodeIfPresent(subtitleFont, forKey: .subtitleFont)
        try values.encodeIfPresent(subtitle?.plainText, forKey: .subtitle)
        try values.encodeIfPresent(subtitle?.allRuns, forKey: .subtitleLooks)
      }
    }

    /// Documents have the title, its looks and the image as settings of their own, and no functions.
    private enum CodingKeys: CodingKey {
      case titleLineBreakMode, subtitle, subtitleLineBreakMode, titlePadding, titleAlignment
      case baseForegroundColor, baseBackgroundColor, imagePlacement, imagePadding, image
      case buttonSize, background, preferredSymbolConfigurationForImage, cornerStyle
      case showsActivityIndicator, stated
    }

    /// The room around the content, in points; that of the size until it is set.
    public var contentInsets: DirectionalEdgeInsets {
      get { stated.insets ?? buttonSize.insets }
      set { stated.insets = newValue }
    }

    /// Leaves the room around the content to the size.
    public mutating func setDefaultContentInsets() { stated.insets = nil }

    /// The font of the title, at the size that devices are delivered with.
    var font: Font {
      looks(
        of: attributedTitle, in: .preferredFont(forTextStyle: buttonSize.textStyle),
        titleTextAttributesTransformer
      ).font
    }

    /// The colour of the title, or `nil` for that of the style.
    var titleColor: Color? {
      let own = attributedTitle?.runs.lazy.compactMap { $0.foregroundColor }.first
      guard titleTextAttributesTransformer != nil else { return own ?? baseForegroundColor }
      return looks(of: attributedTitle, in: font, titleTextAttributesTransformer).color ?? own
        ?? baseForegroundColor
    }

    /// The font of the text below the title, at the size that devices are delivered with.
    var subtitleFont: Font {
      stated.subtitleFont
        ?? looks(
          of: nil, in: .preferredFont(forTextStyle: .footnote), subtitleTextAttributesTransformer
        ).font
    }

    private func looks(
      of text: AttributedString?, in font: Font, _ transformer: TextAttributesTransformer?
    ) -> (font: Font, color: Color?) {
      let own = text?.measuredFont ?? font
      guard let transformer else { return (own, nil) }
      var attributes = AttributeContainer()
      attributes.font = own
      let changed = transformer(attributes)
      return (changed.font ?? own, changed.foregroundColor)
    }

    /// The configuration without what is a setting of its own, the title, its looks and the image, and without functions.
    var asSetting: Configuration {
      var setting = self
      if subtitleTextAttributesTransformer != nil { setting.stated.subtitleFont = subtitleFont }
      (setting.titleTextAttributesTransformer, setting.subtitleTextAttributesTransformer) =
        (nil, nil)
      (setting.title, setting.attributedTitle) = (nil, nil)
      if image?.parts.content != .blank { setting.image = nil }
      return setting
    }

    /// Whether picture and title lie above each other.
    var isUpright: Bool { imagePlacement == .top || imagePlacement == .bottom }

    private init(_ style: Style = .plain) { background.style = style }

    /// The same as it looks for a button in its state: no size follows from that by itself.
    public func updated(for button: Button) -> Configuration { self }

    /// A button without a fill.
    public static func plain() -> Configuration { Configuration() }
    /// A button without a fill, and with a border on a device.
    public static func borderless() -> Configuration { Configuration() }
    /// A button with a grey fill on a device.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// A button with a fill of its tint, made faint, on a device.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// A button with a fill of its tint on a device.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// A button with a border and a fill on a device.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// A button with a border and a fill of its tint, made faint, on a device.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// A button with a border and a fill of its tint on a device.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }
  }

  /// Makes a button that looks as a configuration says.
  public convenience init(configuration: Configuration) {
    self.init(frame: .zero)
    self.configuration = configuration
  }
}

extension ButtonMembers {
  /// What the button looks like, and how much room its title has; nil for a button of the older kind.
  ///
  /// Setting it sets title, picture, font and colours; what it no longer says of the first two is gone.
  public var configuration: Configuration? {
    get { storedConfiguration }
    set {
      let former = storedConfiguration
      storedConfiguration = newValue
      guard let newValue else { return }
      font = newValue.font
      if newValue.title != former?.title { title = newValue.title }
      if newValue.image != former?.image { image = newValue.image }
      if let color = newValue.titleColor { titleColor = color }
      if newValue.attributedTitle != former?.attributedTitle {
        styledRuns = newValue.attributedTitle?.styledRuns
      }
      if let color = newValue.background.backgroundColor ?? newValue.baseBackgroundColor {
        backgroundColor = color
      }
    }
  }
}
