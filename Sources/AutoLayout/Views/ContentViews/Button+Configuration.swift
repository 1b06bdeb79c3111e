public import Foundation

extension Button {
  /// The appearance and the insets of a button.
  ///
  /// Text is subheadline in small and mini buttons, otherwise body. Insets are 7 points vertically and 12 horizontally
  /// in medium buttons, 5 and 10 in small and mini, and 15 and 20 in large ones. The medium insets are from Interface
  /// Builder; the project iamcgn/swiftui-web measured the others on iOS 26.
  public struct Configuration: Hashable, Sendable, Codable {
    /// A button size, with UIKit's raw values.
    public enum Size: Int, Sendable, Codable {
      /// The size with the same name in UIKit.
      case medium, small, mini, large

      fileprivate var insets: DirectionalEdgeInsets {
        // The medium insets follow from Interface Builder buttons of 90 × 34.5 and 88.5 × 34.5 points.
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

    /// The shape behind a button's contents, in plain figures.
    public enum Style: Int, Sendable, CaseIterable, Codable {
      /// No shape.
      case plain
      /// A gray fill.
      case gray
      /// A faint fill in the tint.
      case tinted
      /// A fill in the tint.
      case filled
    }

    /// A style of rounded corners, with UIKit's raw values.
    public enum CornerStyle: Int, Sendable, Codable {
      /// The corner radius of the background configuration; this radius doesn't scale with the text.
      case fixed = -1
      /// A radius that depends on the text size (`dynamic`), a fixed radius, or half of the height (`capsule`).
      case dynamic, small, medium, large, capsule
    }

    /// An alignment of a title with its subtitle, with UIKit's raw values.
    public enum TitleAlignment: Int, Sendable, Codable {
      /// The common edge or center of title and subtitle; `automatic` depends on the image.
      case automatic, leading, center, trailing
    }

    /// The title, or `nil` for no title; setting a different title removes the attributes of ``attributedTitle``.
    public var title: String? {
      didSet { if title != attributedTitle?.plainText { attributedTitle = nil } }
    }
    /// The title with its attributes, or `nil` if the title has no attributes.
    public var attributedTitle: AttributedString? {
      didSet {
        if let attributedTitle, title != attributedTitle.plainText {
          title = attributedTitle.plainText
        }
      }
    }
    /// The transformer of the title's attributes; only the resulting font and color are used.
    public var titleTextAttributesTransformer: TextAttributesTransformer?
    /// The transformer of the subtitle's attributes; only the resulting font is used.
    public var subtitleTextAttributesTransformer: TextAttributesTransformer?
    /// The title's line break mode; as Apple documents, only `byWordWrapping` and `byCharWrapping` wrap the title.
    public var titleLineBreakMode = LineBreakMode.byWordWrapping
    /// The subtitle, in the footnote style, or `nil` for none; a different value sets ``attributedSubtitle`` to `nil`.
    public var subtitle: String? {
      didSet { if subtitle != attributedSubtitle?.plainText { attributedSubtitle = nil } }
    }
    /// The subtitle with its attributes, or `nil` if the subtitle has no attributes.
    public var attributedSubtitle: AttributedString? {
      get { stated.subtitle }
      set {
        stated.subtitle = newValue
        if let newValue, subtitle != newValue.plainText { subtitle = newValue.plainText }
      }
    }
    /// The line break mode of the subtitle, which wraps in the same modes as the title.
    public var subtitleLineBreakMode = LineBreakMode.byWordWrapping
    /// The distance between title and subtitle, in points; the default of 1 is an estimate.
    public var titlePadding: CGFloat = 1
    // Apple documents the alignment with an image; that texts without an image beside them are centered is an estimate.
    /// The alignment of title and subtitle; `automatic` aligns them with an image beside them, or else centers them.
    public var titleAlignment = TitleAlignment.automatic
    /// The color of the title in figures.
    public var baseForegroundColor: Color?
    /// The fill of the button in figures.
    public var baseBackgroundColor: Color?
    /// The image next to the title, or `nil` for no image.
    public var image: Image?
    /// The side of the title on which the image is shown.
    public var imagePlacement = DirectionalRectEdge.leading
    /// The distance between image and title, in points.
    public var imagePadding: CGFloat = 0
    /// The size of the button.
    public var buttonSize = Size.medium
    /// The background; in figures, its color fills the button.
    public var background = BackgroundConfiguration()
    /// The size and weight of the image if it is a symbol, or `nil` for the defaults.
    public var preferredSymbolConfigurationForImage: Image.SymbolConfiguration?
    /// The corner style in plain figures.
    public var cornerStyle = CornerStyle.dynamic
    /// Whether an activity indicator replaces the image; layout ignores it.
    public var showsActivityIndicator = false

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

    /// The keys in documents; the title is encoded elsewhere, and transformers aren't encoded.
    private enum CodingKeys: CodingKey {
      case titleLineBreakMode, subtitle, subtitleLineBreakMode, titlePadding, titleAlignment
      case baseForegroundColor, baseBackgroundColor, imagePlacement, imagePadding, image
      case buttonSize, background, preferredSymbolConfigurationForImage, cornerStyle
      case showsActivityIndicator, stated
    }

    /// The insets of the content, in points; by default, the insets of ``buttonSize``.
    public var contentInsets: DirectionalEdgeInsets {
      get { stated.insets ?? buttonSize.insets }
      set { stated.insets = newValue }
    }

    /// Resets the content insets to the insets of ``buttonSize``.
    public mutating func setDefaultContentInsets() { stated.insets = nil }

    var font: Font {
      looks(
        of: attributedTitle, in: .preferredFont(forTextStyle: buttonSize.textStyle),
        titleTextAttributesTransformer
      ).font
    }

    var titleColor: Color? {
      let own = attributedTitle?.runs.lazy.compactMap { $0.foregroundColor }.first
      guard titleTextAttributesTransformer != nil else { return own ?? baseForegroundColor }
      return looks(of: attributedTitle, in: font, titleTextAttributesTransformer).color ?? own
        ?? baseForegroundColor
    }

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

    /// The configuration without transformers, and without the properties that documents encode elsewhere.
    var asSetting: Configuration {
      var setting = self
      if subtitleTextAttributesTransformer != nil { setting.stated.subtitleFont = subtitleFont }
      (setting.titleTextAttributesTransformer, setting.subtitleTextAttributesTransformer) =
        (nil, nil)
      (setting.title, setting.attributedTitle) = (nil, nil)
      if image?.parts.content != .blank { setting.image = nil }
      return setting
    }

    var isUpright: Bool { imagePlacement == .top || imagePlacement == .bottom }

    private init(_ style: Style = .plain) { background.style = style }

    /// Returns this configuration unchanged, because no size depends on the button's state.
    public func updated(for button: Button) -> Configuration { self }

    /// Makes a configuration without a fill.
    public static func plain() -> Configuration { Configuration() }
    /// Makes a configuration without a fill.
    public static func borderless() -> Configuration { Configuration() }
    /// Makes a configuration with a gray fill.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Makes a configuration with a faint fill in the tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Makes a configuration with a fill in the tint.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Makes a configuration with a gray fill; the border isn't drawn.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// Makes a configuration with a faint fill in the tint; the border isn't drawn.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// Makes a configuration with a fill in the tint; the border isn't drawn.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }
  }

  /// Makes a button with a configuration.
  public convenience init(configuration: Configuration) {
    self.init(frame: .zero)
    self.configuration = configuration
  }
}

extension ButtonMembers {
  /// The button's appearance, or `nil` for no configuration; setting it replaces the title, image, font and colors.
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
