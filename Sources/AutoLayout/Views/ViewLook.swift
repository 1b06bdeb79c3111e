import Foundation

/// What few views say to figures, to touches and of the size of text; layout asks for the last alone.
struct ViewLook {
  var tag = 0
  var name: String?
  var shrinksText = false
  var cornerRadius: CGFloat?
  var alpha: CGFloat = 1
  var backgroundColor: Color?
  var tintColor: Color?
  var transform = Transform.identity
  /// The point that the transform is about, from 0 to 1 in the bounds.
  var anchorPoint = CGRect.middleAnchor
  /// The places of the smallest and of the largest category of text among all, if there are such.
  var textSizeLimits: (least: Int8?, greatest: Int8?) = (nil, nil)
}

extension View {
  /// What the view says to figures and to touches, apart from what is small.
  @inline(__always)
  var look: ViewLook {
    get { rareLook[default: ViewLook()] }
    set { rareLook[default: ViewLook()] = newValue }
  }
}

extension View {
  /// The fill and the corners of the view.
  package var plainLook: Appearance {
    Appearance(fill: backgroundColor, cornerRadius: cornerRadius)
  }

  /// The name that figures and tables show; `nil` for the identifier.
  package var figureName: String? {
    get { rareLook.isSet ? look.name : nil }
    set { look.name = newValue }
  }

  /// Whether figures make a text that is too long for the view smaller instead of cutting it.
  package var shrinksText: Bool {
    get { rareLook.isSet && look.shrinksText }
    set { look.shrinksText = newValue }
  }

  /// What this view answers, or else the nearest one around it that answers anything.
  func firstAncestor<Answer>(_ answer: (View) -> Answer?) -> Answer? {
    var current: View? = self
    while let view = current {
      if let found = answer(view) { return found }
      current = view.superview
    }
    return nil
  }

  /// Tells the view, and what takes its tint from it, that this is another one.
  func announceTint() {
    tintColorDidChange()
    var waiting = subviews
    while let view = waiting.popLast() {
      guard view.look.tintColor == nil else { continue }
      view.tintColorDidChange()
      waiting += view.subviews
    }
  }
}

extension View {
  /// What the view shows on a device that diagrams leave out.
  var deviceLook: DeviceLook {
    var look = DeviceLook()
    look.isEnabled = isShownEnabled
    look.shrinksText = shrinksText
    look.row = rowParts
    if superview == nil {
      look.screenBars = DeviceLook.ScreenBars(
        statusBar: statusBarLook, hidesHomeIndicator: hidesHomeIndicator,
        safeArea: effectiveEnvironment.safeAreaInsets,
        keyboardHeight: effectiveEnvironment.keyboardHeight)
    }
    if rareLook.isSet || layerIfMade != nil { look.layer = layerLook }
    look.layers = shownArtwork
    if self is Control || self is ProgressView {
      look.tint = tintColor
    } else if rareLook.isSet, let own = self.look.tintColor {
      look.tint = own
    }
    look.font = baselineFont ?? textFont
    if let own = ownTextLook {
      look.textSide = textSide(own.shownAlignment ?? (self is Button ? .center : .natural))
      look.pieces = shownPieces ?? []
    }
    look.parts = controlParts
    switch self {
    case let button as Button:
      look.surround = .button(button.style)
      look.face = button.face
      if let image = button.shownImage, image.wantedSize != nil {
        let insets = button.storedConfiguration == nil ? .zero : image.alignmentRectInsets
        let box = button.imageRect(forContentRect: button.contentRect(forBounds: bounds))
        look.picture = DeviceLook.Picture(
          box: box.inset(by: -insets), image: image, isMirrored: isMirrored(image))
      }
    case let field as TextField:
      look.surround = field.isSearchField ? .search : .field(field.borderStyle)
      look.isSecure = field.isSecure
    case is TextView: look.surround = .area
    case let view as ImageView: look.picture = view.picture
    case let bar as Bar: look.layers = bar.ground ?? look.layers
    default: break
    }
    return look
  }

  /// Whether a control or a label looks as if it can be used.
  package var isShownEnabled: Bool {
    get { (self as? Control)?.isEnabled ?? kept("isEnabled") ?? true }
    set {
      if let control = self as? Control {
        control.isEnabled = newValue
      } else {
        keep(newValue, "isEnabled")
      }
    }
  }
}

// What plain figures alone show of a view.
extension View {
  /// The opacity, border, corners, shadow and mask of the view.
  var layerLook: LayerLook {
    var look = LayerLook()
    look.opacity = min(max(alpha.isFinite ? alpha : 1, 0), 1)
    guard let layer = layerIfMade else { return look }
    look.borderWidth = max(0, layer.borderWidth.isFinite ? layer.borderWidth : 0)
    look.borderColor = layer.borderColor
    look.roundCorners = layer.maskedCorners
    look.mask = layer.maskShape
    // What a view clips includes its shadow.
    look.shadow = clipsToBounds ? nil : layer.shadow
    return look
  }
}

extension View {
  /// The separator and the accessory, or `nil` if the view isn't a table's row.
  package var rowLook: RowLook? {
    get { kept("row") }
    set { keep(newValue == RowLook() ? nil : newValue, "row") }
  }

  /// The positions of the separator and the accessory, or `nil` if the view isn't a table's row.
  var rowParts: DeviceLook.Row? {
    guard let row = (self as? TableViewCell)?.shownRow ?? rowLook else { return nil }
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let environment = effectiveEnvironment
    var parts = DeviceLook.Row(accessory: row.accessory)
    if let insets = row.separator {
      let (left, right) =
        isReversed ? (insets.right, insets.left) : (insets.left, insets.right)
      let height = 1 / environment.scale
      parts.separator = CGRect(
        x: left, y: bounds.height - height, width: max(0, bounds.width - left - right),
        height: height)
    }
    if let width = environment.profile.accessoryWidth(row.accessory) {
      parts.accessoryBox = CGRect(
        x: isReversed ? rowMargin : bounds.width - rowMargin - width, y: 0, width: width,
        height: bounds.height)
    }
    return parts
  }
}

/// The way from a view to the controller that it is the view of.
///
/// A class because every view has room for it and few have a controller: a reference that keeps nothing
/// alive costs more than none to an object.
final class ControllerLink {
  weak var controller: ViewController?

  init(_ controller: ViewController) { self.controller = controller }
}

extension View {
  /// The controller that this is the view of.
  var controller: ViewController? {
    get { controllerLink?.controller }
    set { controllerLink = newValue.map { ControllerLink($0) } }
  }
}

extension View {
  /// Whether a picture is mirrored in the view.
  func isMirrored(_ image: Image?) -> Bool {
    image?.flipsForRightToLeftLayoutDirection == true
      && effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// The picture that the view shows, of an image view or a button; of symbols, with what the view prefers.
  var contentImage: Image? {
    get {
      (self as? ImageView)?.shownImage ?? (self as? Button)?.shownImage
        ?? (self as? TableViewCell)?.image
    }
    set {
      (self as? ImageView)?.image = newValue
      (self as? Button)?.image = newValue
      (self as? TableViewCell)?.image = newValue
    }
  }
}

extension View {
  /// The shapes of the layer, those that ``draw(_:)`` draws, and those of layers in the layer, in the view's
  /// coordinates; `nil` if there are none.
  var shownArtwork: Artwork? {
    let layer = layerIfMade
    if let stated: Artwork = layer?.kept("artwork") { return stated }
    let parts = (layer?.ownArtwork ?? []) + drawnParts + (layer?.innerArtwork ?? [])
    return parts.isEmpty ? nil : Artwork(parts)
  }

  /// The parts that ``draw(_:)`` draws, clipped to the view.
  private var drawnParts: [Artwork.Part] {
    // AppKit's views draw into contexts that aren't there.
    if let hooks { return hooks.drawnParts }
    // Without an override, nothing is drawn.
    guard !Self.classesThatDrawNothing.contains(ObjectIdentifier(type(of: self))),
      bounds.width > 0, bounds.height > 0
    else { return [] }
    let environment = effectiveEnvironment
    let context = GraphicsContext(
      size: bounds.size, scale: environment.scale, measureText: environment.measureText)
    context.state.transform = Transform(translationX: -bounds.minX, y: -bounds.minY)
    GraphicsContext.push(context)
    defer { GraphicsContext.pop() }
    draw(bounds)
    let parts = context.drawnParts
    let box = VectorPath(CGRect(origin: .zero, size: bounds.size))
    return parts.isEmpty ? [] : [.clip(box)] + parts + [.end]
  }

  private static let classesThatDrawNothing = Set(
    KnownViewClass.allCases.map { ObjectIdentifier(type(of: $0.makeView())) })
}
