package import Foundation

/// The appearance of a view on a device that diagrams leave out.
package struct DeviceLook: Hashable, Sendable {
  /// The border or background of a view of a known class.
  package enum Surround: Hashable, Sendable {
    /// The style of a button.
    case button(Button.Configuration.Style)
    /// The border of a text field.
    case field(TextField.BorderStyle)
    /// The ground and the mark of a field for search text.
    case search
    /// The ground of a text view.
    case area
  }

  /// The border or background, or `nil` if there is none.
  package var surround: Surround?
  /// The font of the text, or `nil` for a view that has none.
  package var font: Font?
  /// Where lines lie between the view's sides, or `nil` for a view that has no text of its own.
  package var textSide: Appearance.TextSide?
  /// Whether a text that is too long for the view is made smaller instead of cut, in diagrams too.
  package var shrinksText = false
  /// Whether the view can be used.
  package var isEnabled = true
  /// The colour of the parts that can be used, or `nil` for a view without any.
  package var tint: Color?
  /// The picture, or `nil` for a view without one.
  package var picture: Picture?

  /// A picture on a view.
  package struct Picture: Hashable, Sendable {
    /// The area of the picture, in the view's coordinates.
    package var box: CGRect
    /// The picture, or `nil` if only its place is known.
    package var image: Image?
    /// The color of a template, or `nil` for that of the view's content.
    package var tint: Color?
    /// Whether the picture is mirrored.
    package var isMirrored = false

    /// Makes a picture in an area, or marks its place.
    package init(
      box: CGRect, image: Image? = nil, tint: Color? = nil, isMirrored: Bool = false
    ) {
      (self.box, self.image, self.tint, self.isMirrored) = (box, image, tint, isMirrored)
    }
  }

  /// The shapes of layers on the view, in its coordinates, or `nil` if there are none.
  package var layers: Artwork?
  /// The status bar, and whether there is a home indicator, at the root.
  package struct ScreenBars: Hashable, Sendable {
    /// The status bar, or `nil` for one that follows the interface's colors.
    package var statusBar: StatusBarLook?
    /// Whether the home indicator is hidden.
    package var hidesHomeIndicator = false
    /// The safe area of the screen, in points.
    package var safeArea = EdgeInsets.zero
    /// The height that the keyboard covers, in points.
    package var keyboardHeight: CGFloat = 0
  }

  /// The bars of the screen, or `nil` for a view that isn't the root.
  package var screenBars: ScreenBars?
  /// The separator and the accessory of a table's row.
  package struct Row: Hashable, Sendable {
    /// The line at the bottom, in the view's coordinates.
    package var separator: CGRect?
    /// The mark at the trailing edge.
    package var accessory: TableCell.AccessoryType
    /// The area of the mark, in the view's coordinates.
    package var accessoryBox = CGRect.zero
  }

  /// The separator and the accessory, or `nil` if the view isn't a table's row.
  package var row: Row?
  /// The opacity, border, corners, shadow and mask.
  package var layer = LayerLook()
  /// The text in pieces, or an empty array for one in one look.
  package var pieces: [StyledPiece] = []
  /// The face of a button with a configuration, or `nil` for other views.
  package var face: ButtonFace?
  /// The parts of a control.
  package var parts = ControlParts()
  /// Whether the text is replaced by bullets.
  package var isSecure = false

  /// Makes the look of a view without contents.
  package init() {}
}

extension DeviceLook {
  /// A text at a place in its view.
  package struct PlacedText: Hashable, Sendable {
    /// The text.
    package var pieces: [StyledPiece]
    /// The area of the text, in the view's coordinates.
    package var frame: CGRect
    /// Where lines lie between the area's sides.
    package var side: Appearance.TextSide

    /// Makes a text.
    package init(pieces: [StyledPiece], frame: CGRect, side: Appearance.TextSide) {
      (self.pieces, self.frame, self.side) = (pieces, frame, side)
    }
  }

  /// The subtitle, corners and colors that a button's configuration gives it.
  package struct ButtonFace: Hashable, Sendable {
    /// How round the corners are.
    package var cornerStyle: Button.Configuration.CornerStyle
    /// The radius of the corners that was set, in points.
    package var cornerRadius: CGFloat?
    /// The color of the background, in every state.
    package var background: Color?
    /// The color that the background follows from by the style and the state.
    package var base: Color?
    /// The color of the line around the background.
    package var strokeColor: Color?
    /// The width of the line around the background, in points.
    package var strokeWidth: CGFloat = 0
    /// The text below the title.
    package var subtitle: PlacedText?

    /// Makes the face of a configuration.
    package init(cornerStyle: Button.Configuration.CornerStyle) { self.cornerStyle = cornerStyle }
  }
}

extension ImageView {
  /// The picture in the view; its box is all of the view for a picture of unknown size.
  var picture: DeviceLook.Picture {
    let image = shownImage
    return DeviceLook.Picture(
      box: pictureRect, image: image, tint: tintColor, isMirrored: isMirrored(image))
  }

  /// Where the picture lies in the view by its content mode; all of the view for a picture of unknown size.
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

  /// How much of the room beside the picture is on its left, and how much of that above and below it is above it.
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
  /// Whether a text that is too long for the view is made smaller instead of cut.
  package var shrinksText: Bool { device.shrinksText }
}
