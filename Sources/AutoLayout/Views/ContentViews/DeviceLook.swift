package import Foundation

/// The parts of a view's appearance that only plain figures show.
package struct DeviceLook: Hashable, Sendable {
  /// The border or the background of a view, by the view's class.
  package enum Surround: Hashable, Sendable {
    /// The shape of a button, by its style.
    case button(Button.Configuration.Style)
    /// The border of a text field, by its style.
    case field(TextField.BorderStyle)
    /// The background and the magnifying glass of a search field.
    case search
    /// The background of a text view.
    case area
  }

  /// The border or background of a button or a text input, or `nil` for any other view.
  package var surround: Surround?
  /// The font of the text, or `nil` for a view without text.
  package var font: Font?
  /// The horizontal position of lines of text, or `nil` if the view has no text of its own.
  package var textSide: Appearance.TextSide?
  /// Whether figures, including diagrams, shrink text that is too long instead of truncating it.
  package var shrinksText = false
  /// Whether the view is enabled.
  package var isEnabled = true
  /// The tint color, or `nil` for a view without tinted parts.
  package var tint: Color?
  /// The image in the view, or `nil` for a view without an image.
  package var picture: Picture?

  /// An image in a view, with its area.
  package struct Picture: Hashable, Sendable {
    /// The area of the image, in the view's coordinates.
    package var box: CGRect
    /// The image, or `nil` if only its area is known.
    package var image: Image?
    /// The color of a template image, or `nil` for the tint of the view's content.
    package var tint: Color?
    /// Whether the image is mirrored.
    package var isMirrored = false

    /// Makes an image in an area; `image` is `nil` if only the area is known.
    package init(
      box: CGRect, image: Image? = nil, tint: Color? = nil, isMirrored: Bool = false
    ) {
      (self.box, self.image, self.tint, self.isMirrored) = (box, image, tint, isMirrored)
    }
  }

  /// The shapes of layers in the view, in the view's coordinates, or `nil` if the layers draw nothing.
  package var layers: Artwork?
  /// The status bar, home indicator and keyboard of a root view.
  package struct ScreenBars: Hashable, Sendable {
    /// The appearance of the status bar, or `nil` if it has the interface's colors.
    package var statusBar: StatusBarAppearance?
    /// Whether the home indicator is hidden.
    package var hidesHomeIndicator = false
    /// The safe area of the screen, in points.
    package var safeArea = EdgeInsets.zero
    /// The height of the keyboard, in points.
    package var keyboardHeight: CGFloat = 0
  }

  /// The bars of the screen, or `nil` if the view isn't a root.
  package var screenBars: ScreenBars?
  /// The separator and the accessory of a table row.
  package struct Row: Hashable, Sendable {
    /// The area of the separator at the bottom, in the view's coordinates, or `nil` for no separator.
    package var separator: CGRect?
    /// The accessory at the trailing edge.
    package var accessory: TableCell.AccessoryType
    /// The area of the accessory, in the view's coordinates.
    package var accessoryBox = CGRect.zero
  }

  /// The separator and the accessory of the row, or `nil` if the view isn't a table row.
  package var row: Row?
  /// The opacity, border, corners, shadow and mask of the view.
  package var layer = LayerLook()
  /// The view's text as runs of equal style, or empty if the whole text has one style.
  package var pieces: [StyledPiece] = []
  /// The subtitle, corners and colors of a button with a configuration, or `nil` for any other view.
  package var face: ButtonFace?
  /// The colors of the parts of a control.
  package var parts = ControlParts()
  /// Whether bullets are shown in place of the text's characters.
  package var isSecure = false

  /// Makes the appearance of an empty view.
  package init() {}
}

extension DeviceLook {
  /// A text with its position in its view.
  package struct PlacedText: Hashable, Sendable {
    /// The text, as runs of equal style.
    package var pieces: [StyledPiece]
    /// The area of the text, in the view's coordinates.
    package var frame: CGRect
    /// The horizontal position of lines in the area.
    package var side: Appearance.TextSide

    /// Makes a text in an area.
    package init(pieces: [StyledPiece], frame: CGRect, side: Appearance.TextSide) {
      (self.pieces, self.frame, self.side) = (pieces, frame, side)
    }
  }

  /// The subtitle, corners and colors of a button's configuration.
  package struct ButtonFace: Hashable, Sendable {
    /// The style of the corners.
    package var cornerStyle: Button.Configuration.CornerStyle
    /// The corner radius, in points, or `nil` if it wasn't set.
    package var cornerRadius: CGFloat?
    /// The color of the background in every state, or `nil` to derive it from ``base``.
    package var background: Color?
    /// The base color of the background, which the button's style and state modify.
    package var base: Color?
    /// The color of the border.
    package var strokeColor: Color?
    /// The width of the border, in points.
    package var strokeWidth: CGFloat = 0
    /// The subtitle.
    package var subtitle: PlacedText?

    /// Makes the face of a button with a corner style.
    package init(cornerStyle: Button.Configuration.CornerStyle) { self.cornerStyle = cornerStyle }
  }
}

extension ImageView {
  var picture: DeviceLook.Picture {
    let image = shownImage
    return DeviceLook.Picture(
      box: pictureRect, image: image, tint: tintColor, isMirrored: isMirrored(image))
  }

  /// The rectangle in which the content mode places the image, or the bounds if the image's size is unknown.
  var pictureRect: CGRect {
    let size = shownImage?.wantedSize ?? contentExtents.size(orElse: .zero)
    let room = bounds
    guard size.width > 0, size.height > 0, room.width > 0, room.height > 0 else { return room }
    let (across, down) = (room.width / size.width, room.height / size.height)
    let factor: CGFloat
    switch contentMode {
    case .scaleToFill, .redraw: return room
    case .scaleAspectFit: factor = min(across, down)
    case .scaleAspectFill: factor = max(across, down)
    default: factor = 1
    }
    let (x, y) = contentShares
    let fitted = CGSize(width: size.width * factor, height: size.height * factor)
    return CGRect(
      x: room.minX + x * (room.width - fitted.width),
      y: room.minY + y * (room.height - fitted.height), width: fitted.width, height: fitted.height)
  }

  private var contentShares: (x: CGFloat, y: CGFloat) {
    switch contentMode {
    case .top: (0.5, 0)
    case .bottom: (0.5, 1)
    case .left: (0, 0.5)
    case .right: (1, 0.5)
    case .topLeft: (0, 0)
    case .topRight: (1, 0)
    case .bottomLeft: (0, 1)
    case .bottomRight: (1, 1)
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center: (0.5, 0.5)
    }
  }
}

extension SolvedTree.Item {
  /// Whether text that is too long is shrunk instead of truncated.
  package var shrinksText: Bool { device.shrinksText }
}
