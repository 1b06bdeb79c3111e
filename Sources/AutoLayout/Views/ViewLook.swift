import Foundation

/// Properties that few views set; layout reads only the limits of the content size category.
struct ViewLook {
  var tag = 0
  var name: String?
  var shrinksText = false
  var cornerRadius: CGFloat?
  var alpha: CGFloat = 1
  var backgroundColor: Color?
  var tintColor: Color?
  var transform = Transform.identity
  var anchorPoint = CGRect.middleAnchor
  /// The indices of the smallest and the largest allowed content size category; each is `nil` if there is no limit.
  var textSizeLimits: (least: Int8?, greatest: Int8?) = (nil, nil)
}

extension View {
  @inline(__always)
  var look: ViewLook {
    get { rareLook[default: ViewLook()] }
    set { rareLook[default: ViewLook()] = newValue }
  }
}

extension View {
  /// The view's appearance from its fill and its corners alone.
  package var plainLook: Appearance {
    Appearance(fill: backgroundColor, cornerRadius: cornerRadius)
  }

  /// The view's name in figures and tables, or `nil` to use the identifier.
  package var figureName: String? {
    get { rareLook.isSet ? look.name : nil }
    set { look.name = newValue }
  }

  /// Whether figures shrink text that is too long for the view, instead of truncating the text.
  package var shrinksText: Bool {
    get { rareLook.isSet && look.shrinksText }
    set { look.shrinksText = newValue }
  }

  func firstAncestor<Answer>(_ answer: (View) -> Answer?) -> Answer? {
    var current: View? = self
    while let view = current {
      if let found = answer(view) { return found }
      current = view.superview
    }
    return nil
  }

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
  var deviceLook: DeviceLook {
    var look = DeviceLook()
    look.isEnabled = isShownEnabled
    look.shrinksText = shrinksText
    look.row = rowParts
    if superview == nil {
      look.screenBars = DeviceLook.ScreenBars(
        statusBar: statusBarAppearance, hidesHomeIndicator: hidesHomeIndicator,
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

  /// Whether figures show a control or a label as enabled.
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

// Appearance in plain figures only.
extension View {
  var layerLook: LayerLook {
    var look = LayerLook()
    look.opacity = min(max(alpha.isFinite ? alpha : 1, 0), 1)
    guard let layer = layerIfMade else { return look }
    look.borderWidth = max(0, layer.borderWidth.isFinite ? layer.borderWidth : 0)
    look.borderColor = layer.borderColor
    look.roundCorners = layer.maskedCorners
    look.mask = layer.maskShape
    // Clipping a view clips its shadow too.
    look.shadow = clipsToBounds ? nil : layer.shadow
    return look
  }
}

extension View {
  /// The separator and the accessory of a table row, or `nil` if the view isn't a table row.
  package var rowLook: RowLook? {
    get { kept("row") }
    set { keep(newValue == RowLook() ? nil : newValue, "row") }
  }

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

/// A weak reference from a view to its controller, in a separate object, because few views have a controller.
final class ControllerLink {
  weak var controller: ViewController?

  init(_ controller: ViewController) { self.controller = controller }
}

extension View {
  var controller: ViewController? {
    get { controllerLink?.controller }
    set { controllerLink = newValue.map { ControllerLink($0) } }
  }
}

extension View {
  func isMirrored(_ image: Image?) -> Bool {
    image?.flipsForRightToLeftLayoutDirection == true
      && effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// The image of an image view, a button or a row; a symbol has the view's preferred configuration applied.
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
  /// The shapes of the layer, of ``draw(_:)`` and of sublayers, in the view's coordinates, or `nil` without shapes.
  var shownArtwork: Artwork? {
    let layer = layerIfMade
    if let stated: Artwork = layer?.kept("artwork") { return stated }
    let parts = (layer?.ownArtwork ?? []) + drawnParts + (layer?.innerArtwork ?? [])
    return parts.isEmpty ? nil : Artwork(parts)
  }

  private var drawnParts: [Artwork.Part] {
    // AppKit's views draw into contexts that don't exist here.
    if let hooks { return hooks.drawnParts }
    // Classes that don't override the method draw nothing.
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
