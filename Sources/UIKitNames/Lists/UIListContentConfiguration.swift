public import AutoLayout
public import Foundation

/// UIKit's content of a list's cell: a picture, a text, and a second one below or beside it.
///
/// Fonts and distances are those of the cells that Interface Builder stored, which have the same
/// arrangements: that configurations have the same numbers is an estimate, and so is the picture's distance.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The picture; nil for none.
  public var image: Image?
  /// What the picture looks like.
  public var imageProperties = ImageProperties()
  /// The text; nil for none.
  public var text: String?
  /// The text with its looks, of which the largest font counts; nil for none.
  public var attributedText: NSAttributedString? {
    didSet {
      text = attributedText?.string
      if let font = attributedText?.measuredFont { textProperties.font = font }
    }
  }
  /// What the text looks like.
  public var textProperties: TextProperties
  /// The second text; nil for none.
  public var secondaryText: String?
  /// The second text with its looks, as ``attributedText``.
  public var secondaryAttributedText: NSAttributedString? {
    didSet {
      secondaryText = secondaryAttributedText?.string
      if let font = secondaryAttributedText?.measuredFont { secondaryTextProperties.font = font }
    }
  }
  /// What the second text looks like.
  public var secondaryTextProperties: TextProperties
  /// Whether the second text is beside the first.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance between picture and texts, in points.
  public var imageToTextPadding: CGFloat = PlatformProfile.standard.cellPictureDistance
  /// The least distance between texts beside each other, in points; an estimate.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The distance between texts below each other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat =
    PlatformProfile.standard.cellTextDistance

  private var ownMargins: DirectionalEdgeInsets?
  private var isHeader = false

  /// The least height of what shows the content, in points: that of a cell, or of a header.
  var leastHeight: CGFloat {
    isHeader ? PlatformProfile.standard.headers.height : PlatformProfile.standard.cellHeight
  }

  /// The distances between the content and the view's edges, in points: until they are set, those of cells
  /// on a narrow screen, and the wider ones on a wide screen.
  public var directionalLayoutMargins: DirectionalEdgeInsets {
    get { ownMargins ?? margins(side: PlatformProfile.standard.compactRootMargin) }
    set { ownMargins = newValue }
  }

  /// The margins on a screen whose own are so much at the sides, in points.
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

  /// That of a cell with one text.
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(.body, .caption1)
  }

  /// That of a cell with a smaller text below its own.
  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.body, .caption1)
  }

  /// That of a cell with a text at each side.
  public static func valueCell() -> UIListContentConfiguration {
    var content = UIListContentConfiguration(.body, .body)
    content.prefersSideBySideTextAndSecondaryText = true
    content.secondaryTextProperties.color = .secondaryLabel
    return content
  }

  /// That of a sidebar's cell: here the same as ``cell()``, which is an estimate.
  public static func sidebarCell() -> UIListContentConfiguration { cell() }

  /// That of a sidebar's cell with a smaller text: here as ``subtitleCell()``, which is an estimate.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }

  /// That of a sidebar's header: here as ``plainHeader()``, which is an estimate.
  public static func sidebarHeader() -> UIListContentConfiguration { plainHeader() }

  /// That of a header, as the list is; here always that of a plain one, which is an estimate.
  public static func header() -> UIListContentConfiguration { plainHeader() }

  /// That of a footer, as the list is; here always that of a plain one, which is an estimate.
  public static func footer() -> UIListContentConfiguration { plainFooter() }

  /// That of a header; its font and its room are estimates.
  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.headline, .footnote, isHeader: true)
  }

  /// That of a header in a grouped list; its font and its room are estimates.
  public static func groupedHeader() -> UIListContentConfiguration {
    var content = plainFooter()
    if PlatformProfile.standard.headers.areUppercase {
      content.textProperties.transform = .uppercase
    }
    return content
  }

  /// That of a footer; its font and its room are estimates.
  public static func plainFooter() -> UIListContentConfiguration {
    var content = UIListContentConfiguration(.footnote, .footnote, isHeader: true)
    content.textProperties.color = .secondaryLabel
    return content
  }

  /// That of a footer in a grouped list; its font and its room are estimates.
  public static func groupedFooter() -> UIListContentConfiguration { plainFooter() }

  /// A view that shows the content.
  public func makeContentView() -> any View & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The same, as nothing happens to cells here.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

extension UIListContentConfiguration {
  /// The width that the picture is centered in, in points; 0 for its own.
  ///
  /// UIKit reserves a width for symbols, which Apple doesn't state. 24 points, in all text sizes, are an estimate.
  var reservedImageWidth: CGFloat {
    let stated = imageProperties.reservedLayoutSize.width
    return stated == 0 && image?.isSymbolImage == true ? 24 : stated
  }

  /// The part of the picture's size that it is shown in, up to 1.
  var imageShare: CGFloat {
    let (size, most) = (image?.size ?? .zero, imageProperties.maximumSize)
    return min(
      1, most.width > 0 && size.width > 0 ? most.width / size.width : 1,
      most.height > 0 && size.height > 0 ? most.height / size.height : 1)
  }

  /// The room that the picture takes before the texts, at which separators begin, in points.
  var pictureRoom: CGFloat {
    guard let image else { return 0 }
    let width = reservedImageWidth > 0 ? reservedImageWidth : image.size.width * imageShare
    return width + imageToTextPadding
  }
}
