import Foundation

/// The sizes and frames of a button's title, subtitle and image, for layout, figures and the intrinsic size.
struct ButtonContents {
  private let button: Button
  private let picture: CGSize
  private let title: CGSize
  private let subtitle: CGSize?
  private let gap: CGFloat
  private let titlePadding: CGFloat
  private let isUpright: Bool
  private let isPictureLast: Bool

  /// Measures a button's contents; texts of several lines wrap so that the contents fit a given width.
  ///
  /// Line heights are rounded up to whole points, or to whole pixels if the button has a configuration. With a 17-point
  /// font and two pixels per point, Interface Builder's buttons are 33 points tall, or 34.5 with a configuration.
  init(of button: Button, wrappedAt width: CGFloat? = nil) {
    self.button = button
    let configuration = button.storedConfiguration
    let placement = configuration?.imagePlacement ?? .leading
    let wanted = button.pictureSize
    picture = wanted ?? .zero
    isUpright = wanted != nil && (placement == .top || placement == .bottom)
    isPictureLast = placement == .trailing || placement == .bottom
    titlePadding = configuration?.titlePadding ?? 0
    let hasText = button.title?.isEmpty == false || configuration?.subtitle?.isEmpty == false
    gap = picture.width > 0 && hasText ? configuration?.imagePadding ?? 0 : 0
    let room = width.map { [picture, gap, isUpright] in
      max(0, isUpright ? $0 : $0 - picture.width - gap)
    }
    let scale = configuration == nil ? 1 : button.effectiveEnvironment.scale
    title = button.sizeOfText(
      button.title, button.styledRuns, button.shownFont,
      wrappedAt: button.titleLineLimit == 1 ? nil : room, lineLimit: button.titleLineLimit,
      scale: scale)
    subtitle = configuration?.subtitle.map { text in
      let wraps = configuration?.subtitleLineBreakMode.wraps == true
      return button.sizeOfText(
        text, configuration?.attributedSubtitle?.allRuns, button.subtitleFont,
        wrappedAt: wraps ? room : nil, lineLimit: wraps ? 0 : 1, scale: scale)
    }
  }

  var titleSize: CGSize { title }

  var size: CGSize { group(text(title, subtitle), picture) }

  private func text(_ title: CGSize, _ subtitle: CGSize?) -> CGSize {
    guard let subtitle else { return title }
    return CGSize(
      width: max(title.width, subtitle.width),
      height: title.height + titlePadding + subtitle.height)
  }

  private func group(_ text: CGSize, _ picture: CGSize) -> CGSize {
    isUpright
      ? CGSize(width: max(text.width, picture.width), height: picture.height + gap + text.height)
      : CGSize(width: text.width + gap + picture.width, height: max(text.height, picture.height))
  }

  /// Returns the frames of title, image and subtitle in a rectangle, by the button's alignments.
  ///
  /// For `fill`, an image beside the title gets the width that the title leaves, and title and image get the full
  /// height. The frames are estimates: the documentation says only that texts may wrap and images may be stretched.
  func frames(in rect: CGRect) -> (title: CGRect, picture: CGRect, subtitle: CGRect?) {
    var (title, picture, subtitle) = (title, picture, subtitle)
    picture.width = min(picture.width, max(0, rect.width))
    picture.height = min(picture.height, max(0, rect.height))
    let room = max(0, isUpright ? rect.width : rect.width - picture.width - gap)
    title.width = min(title.width, room)
    if let width = subtitle?.width { subtitle?.width = min(width, room) }
    if subtitle == nil { title.height = min(title.height, max(0, rect.height)) }
    var text = text(title, subtitle)
    if !isUpright {
      if button.contentHorizontalAlignment == .fill, picture.width > 0 {
        picture.width = max(0, rect.width - gap - text.width)
      } else if button.contentHorizontalAlignment == .fill {
        text.width = max(0, rect.width)
        title.width = text.width
      }
      if button.contentVerticalAlignment == .fill {
        picture.height = picture.width > 0 ? max(0, rect.height) : 0
        if subtitle == nil { (title.height, text.height) = (rect.height, rect.height) }
      }
    }
    let frames = placed(title: title, text: text, picture: picture, in: rect)
    guard let subtitle else { return (frames.title, frames.picture, nil) }
    let share = titleFraction
    let below = CGRect(
      x: frames.text.minX + (text.width - subtitle.width) * share,
      y: frames.title.maxY + titlePadding, width: subtitle.width, height: subtitle.height)
    return (frames.title, frames.picture, below)
  }

  private func placed(
    title: CGSize, text: CGSize, picture: CGSize, in rect: CGRect
  ) -> (title: CGRect, picture: CGRect, text: CGRect) {
    let isReversed = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let size = group(text, picture)
    let group = CGRect(
      x: rect.minX + (rect.width - size.width) * button.contentHorizontalShare,
      y: rect.minY + (rect.height - size.height) * button.contentVerticalShare,
      width: size.width, height: size.height)
    var pictureFrame = CGRect(
      x: group.midX - picture.width / 2, y: group.midY - picture.height / 2,
      width: picture.width, height: picture.height)
    var textFrame = CGRect(
      x: group.midX - text.width / 2, y: group.midY - text.height / 2, width: text.width,
      height: text.height)
    if isUpright {
      pictureFrame.origin.y = isPictureLast ? group.maxY - picture.height : group.minY
      textFrame.origin.y = isPictureLast ? group.minY : group.maxY - text.height
    } else {
      if button.storedConfiguration == nil {
        // Without a configuration, image and title are aligned independently: an image at the top isn't centered on the
        // title.
        let share = button.contentVerticalShare
        pictureFrame.origin.y = rect.minY + (rect.height - picture.height) * share
        textFrame.origin.y = rect.minY + (rect.height - text.height) * share
      }
      let isPictureRight = isPictureLast != isReversed
      pictureFrame.origin.x = isPictureRight ? group.maxX - picture.width : group.minX
      textFrame.origin.x = isPictureRight ? group.minX : group.maxX - text.width
    }
    let titleFrame = CGRect(
      x: textFrame.minX + (text.width - title.width) * titleFraction, y: textFrame.minY,
      width: title.width, height: title.height)
    return (titleFrame, pictureFrame, textFrame)
  }

  /// The horizontal alignment of title and subtitle: 0 for left, 0.5 for center, 1 for right.
  var titleFraction: CGFloat {
    let isReversed = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let trailing: CGFloat = isReversed ? 0 : 1
    switch button.storedConfiguration?.titleAlignment ?? .automatic {
    case .leading: return 1 - trailing
    case .trailing: return trailing
    case .center: return 0.5
    case .automatic:
      if isUpright || picture.width == 0 { return 0.5 }
      return isPictureLast ? trailing : 1 - trailing
    }
  }
}

extension Control {
  fileprivate var contentHorizontalShare: CGFloat {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .center, .fill: return 0.5
    case .left: return 0
    case .right: return 1
    case .leading: return isReversed ? 1 : 0
    case .trailing: return isReversed ? 0 : 1
    }
  }

  fileprivate var contentVerticalShare: CGFloat {
    switch contentVerticalAlignment {
    case .center, .fill: 0.5
    case .top: 0
    case .bottom: 1
    }
  }
}

extension Button {
  var subtitleFont: Font {
    (storedConfiguration?.subtitleFont ?? .preferredFont(forTextStyle: .footnote))
      .adjusted(to: contentSizeCategory)
  }

  var face: DeviceLook.ButtonFace? {
    guard let configuration = storedConfiguration else { return nil }
    let background = configuration.background
    var face = DeviceLook.ButtonFace(cornerStyle: configuration.cornerStyle)
    face.cornerRadius = background.statedRadius
    (face.background, face.base) = (background.backgroundColor, configuration.baseBackgroundColor)
    if background.strokeWidth > 0 {
      // Without a color, the line has the tint (Apple's documentation).
      (face.strokeWidth, face.strokeColor) = (
        background.strokeWidth, background.strokeColor ?? tintColor
      )
    }
    if let subtitle = configuration.subtitle, !subtitle.isEmpty {
      let rect = contentRect(forBounds: bounds)
      let contents = ButtonContents(of: self, wrappedAt: rect.width)
      let sides: [(CGFloat, Appearance.TextSide)] = [(0, .left), (0.5, .middle), (1, .right)]
      face.subtitle = contents.frames(in: rect).subtitle.map { frame in
        DeviceLook.PlacedText(
          pieces: configuration.attributedSubtitle?.allRuns.pieces(
            of: subtitle, in: subtitleFont, contentSizeCategory)
            ?? [StyledPiece(text: subtitle, font: subtitleFont)], frame: frame,
          side: sides.first { $0.0 == contents.titleFraction }?.1 ?? .middle)
      }
    }
    return face
  }

  var wrapsTitleByConfiguration: Bool { storedConfiguration?.titleLineBreakMode.wraps == true }

  fileprivate var titleLineLimit: Int {
    wrapsTitleByConfiguration ? 0 : titlePart?.ownNumberOfLines ?? 1
  }

  fileprivate func sizeOfText(
    _ text: String?, _ runs: StyledRuns?, _ font: Font, wrappedAt width: CGFloat?, lineLimit: Int,
    scale: CGFloat
  ) -> CGSize {
    let pieces = text.flatMap { runs?.pieces(of: $0, in: font, contentSizeCategory) }
    let lines = pieces.map {
      StyledLines(
        $0, width: width, lineLimit: lineLimit, measure: effectiveEnvironment.measureText)
    }
    let size =
      lines.map { self.size(of: $0) }
      ?? measuredSize(of: text ?? "", font, wrappedAt: width, lineLimit: lineLimit)
    if lines != nil { return size }
    return CGSize(
      width: size.width, height: max(size.height, ceiledToPixel(font.lineHeight, scale: scale)))
  }
}
