public import AutoLayout
public import Foundation

/// UIKit's content of a list cell: a picture, a text, and a secondary text below or beside it.
///
/// Fonts and distances are those of the cells stored by Interface Builder, which have the same arrangements. Their use
/// for configurations is an estimate, and so is the picture's distance.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The picture, or `nil` for none.
  public var image: Image?
  /// The appearance of the picture.
  public var imageProperties = ImageProperties()
  /// The text, or `nil` for none.
  public var text: String?
  /// The text with its attributes, of which the largest font is used, or `nil` for none.
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
  /// The secondary text with its attributes, like ``attributedText``.
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
  /// The distance between the picture and the texts, in points.
  public var imageToTextPadding: CGFloat = PlatformProfile.standard.cellPictureDistance
  /// The minimum distance between texts side by side, in points; an estimate.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The distance between texts below each other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat =
    PlatformProfile.standard.cellTextDistance

  private var ownMargins: DirectionalEdgeInsets?
  private var isHeader = false

  /// The minimum height of the view that shows the content, in points: that of a cell or a header.
  var leastHeight: CGFloat {
    isHeader ? PlatformProfile.standard.headers.height : PlatformProfile.standard.cellHeight
  }

  /// The margins of the content, in points.
  ///
  /// The default margins are those of cells on a narrow screen, or wider ones on a wide screen.
  public var directionalLayoutMargins: DirectionalEdgeInsets {
    get { ownMargins ?? margins(side: PlatformProfile.standard.compactRootMargin) }
    set { ownMargins = newValue }
  }

  /// The margins on a screen with some margins at the sides, in points.
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

  /// Returns the content of a cell with one text.
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(.body, .caption1)
  }

  /// Returns the content of a cell with a smaller text below.
  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.body, .caption1)
  }

  /// Returns the content of a cell with a text on each side.
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

  /// Returns ``plainHeader()``; headers that match the list's style aren't supported.
  public static func header() -> UIListContentConfiguration { plainHeader() }

  /// Returns ``plainFooter()``; footers that match the list's style aren't supported.
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

  /// Returns the content unchanged, because cells don't change state here.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

extension UIListContentConfiguration {
  /// The width in which the picture is centered in points, or 0 for its own width.
  ///
  /// UIKit reserves a width for symbols, which Apple doesn't document. 24 points, in all text sizes, are an estimate.
  var reservedImageWidth: CGFloat {
    let stated = imageProperties.reservedLayoutSize.width
    return stated == 0 && image?.isSymbolImage == true ? 24 : stated
  }

  /// The scale at which the picture is shown, at most 1.
  var imageShare: CGFloat {
    let (size, most) = (image?.size ?? .zero, imageProperties.maximumSize)
    return min(
      1, most.width > 0 && size.width > 0 ? most.width / size.width : 1,
      most.height > 0 && size.height > 0 ? most.height / size.height : 1)
  }

  /// The width before the texts taken by the picture, in points; separators begin after it.
  var pictureRoom: CGFloat {
    guard let image else { return 0 }
    let width = reservedImageWidth > 0 ? reservedImageWidth : image.size.width * imageShare
    return width + imageToTextPadding
  }
}
