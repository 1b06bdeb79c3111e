public import AutoLayout
public import Foundation

/// UIKit's content of a list cell: a picture, a text, and a secondary text below or beside it.
///
/// Fonts and distances are those of cells that Interface Builder stores with the same arrangements. Using them here is
/// an estimate, and so is the distance between the picture and the text.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The picture, or `nil` for none.
  public var image: Image?
  /// The appearance of the picture.
  public var imageProperties = ImageProperties()
  /// The text, or `nil` for none.
  public var text: String?
  /// The attributed text, or `nil` for none; its largest font is used.
  public var attributedText: NSAttributedString? {
    didSet {
      text = attributedText?.string
      if let font = attributedText?.measuredFont { textProperties.font = font }
    }
  }
  /// The appearance of the text.
  public var textProperties: TextProperties
  /// The secondary text, or `nil` for none.
  public var secondaryText: String?
  /// The attributed secondary text, or `nil` for none; its largest font is used.
  public var secondaryAttributedText: NSAttributedString? {
    didSet {
      secondaryText = secondaryAttributedText?.string
      if let font = secondaryAttributedText?.measuredFont { secondaryTextProperties.font = font }
    }
  }
  /// The appearance of the secondary text.
  public var secondaryTextProperties: TextProperties
  /// Whether the secondary text is beside the text instead of below it.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance between the picture and the text, in points.
  public var imageToTextPadding: CGFloat = PlatformProfile.standard.cellPictureDistance
  /// The minimum distance between side-by-side texts in points; the default is an estimate.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The vertical distance between the text and the secondary text, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat =
    PlatformProfile.standard.cellTextDistance

  private var ownMargins: DirectionalEdgeInsets?
  private var isHeader = false

  /// The minimum height of the content's view in points: the height of a cell or a header.
  var leastHeight: CGFloat {
    isHeader ? PlatformProfile.standard.headers.height : PlatformProfile.standard.cellHeight
  }

  /// The margins of the content, in points.
  ///
  /// The default is the margins of cells on a narrow screen. Content views on wider screens use wider default margins.
  public var directionalLayoutMargins: DirectionalEdgeInsets {
    get { ownMargins ?? margins(side: PlatformProfile.standard.compactRootMargin) }
    set { ownMargins = newValue }
  }

  /// Returns the content's margins on a screen with the given side margins, in points.
  func margins(side: CGFloat) -> DirectionalEdgeInsets {
    if let ownMargins { return ownMargins }
    let profile = PlatformProfile.standard
    let isBelow = secondaryText != nil && !prefersSideBySideTextAndSecondaryText
    let vertical =
      isHeader
      ? profile.headers.textMargin
      : isBelow ? profile.subtitleCellMargin : profile.cellVerticalMargin
    return DirectionalEdgeInsets(
      top: vertical, leading: side, bottom: vertical, trailing: side)
  }

  private init(_ style: TextStyle, _ second: TextStyle, isHeader: Bool = false) {
    self.isHeader = isHeader
    textProperties = TextProperties(font: .preferredFont(forTextStyle: style))
    secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: second))
  }

  /// Returns the content of a cell with a single text.
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(.body, .caption1)
  }

  /// Returns the content of a cell with a smaller secondary text below the text.
  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.body, .caption1)
  }

  /// Returns the content of a cell with the secondary text beside the text.
  public static func valueCell() -> UIListContentConfiguration {
    var content = UIListContentConfiguration(.body, .body)
    content.prefersSideBySideTextAndSecondaryText = true
    content.secondaryTextProperties.color = .secondaryLabel
    return content
  }

  /// Returns ``cell()``, an estimate of a sidebar's cell.
  public static func sidebarCell() -> UIListContentConfiguration { cell() }

  /// Returns ``subtitleCell()``, an estimate of a sidebar's cell with a subtitle.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }

  /// Returns ``plainHeader()``, an estimate of a sidebar's header.
  public static func sidebarHeader() -> UIListContentConfiguration { plainHeader() }

  /// Returns ``plainHeader()``, because headers that match the list's style aren't supported.
  public static func header() -> UIListContentConfiguration { plainHeader() }

  /// Returns ``plainFooter()``, because footers that match the list's style aren't supported.
  public static func footer() -> UIListContentConfiguration { plainFooter() }

  /// Returns the content of a plain list's header; its font and margins are estimates.
  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.headline, .footnote, isHeader: true)
  }

  /// Returns the content of a grouped list's header; its font and margins are estimates.
  public static func groupedHeader() -> UIListContentConfiguration {
    var content = plainFooter()
    if PlatformProfile.standard.headers.areUppercase {
      content.textProperties.transform = .uppercase
    }
    return content
  }

  /// Returns the content of a plain list's footer; its font and margins are estimates.
  public static func plainFooter() -> UIListContentConfiguration {
    var content = UIListContentConfiguration(.footnote, .footnote, isHeader: true)
    content.textProperties.color = .secondaryLabel
    return content
  }

  /// Returns the content of a grouped list's footer; its font and margins are estimates.
  public static func groupedFooter() -> UIListContentConfiguration { plainFooter() }

  /// Creates a view that shows the content.
  public func makeContentView() -> any View & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the configuration unchanged, because cells don't change state.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

extension UIListContentConfiguration {
  /// The width reserved for the picture in points, or 0 to use the picture's width.
  ///
  /// UIKit reserves an undocumented width for symbols. Here it is an estimate of 24 points in all text sizes.
  var reservedImageWidth: CGFloat {
    let stated = imageProperties.reservedLayoutSize.width
    return stated == 0 && image?.isSymbolImage == true ? 24 : stated
  }

  /// The scale, at most 1, at which the picture fits its maximum size.
  var imageScale: CGFloat {
    let (size, most) = (image?.size ?? .zero, imageProperties.maximumSize)
    return min(
      1, most.width > 0 && size.width > 0 ? most.width / size.width : 1,
      most.height > 0 && size.height > 0 ? most.height / size.height : 1)
  }

  /// The width of the picture and the padding after it, in points, or 0 without a picture.
  var imageSpace: CGFloat {
    guard let image else { return 0 }
    let width = reservedImageWidth > 0 ? reservedImageWidth : image.size.width * imageScale
    return width + imageToTextPadding
  }
}
