import AutoLayout
import Foundation
import PictureDescriptions

/// A view or guide in a figure.
///
/// This immutable type is a class, because copying its properties takes longer than drawing a view.
final class FigureItem: Sendable {
  /// The role of an item in a figure.
  enum Role: Hashable {
    /// An item that isn't drawn, because it's hidden, left out, or has no valid frame.
    case absent
    /// The view that fills the canvas.
    case root
    /// A view without visible subviews.
    case leaf
    /// A view with visible subviews.
    case container
    /// A guide that the author added, with its number in the figure.
    case guide(number: Int)
    /// A guide that views have by default.
    case systemGuide(SystemGuideKind)

    /// Whether the item is a visible guide.
    var isGuide: Bool {
      switch self {
      case .absent, .root, .leaf, .container: false
      case .guide, .systemGuide: true
      }
    }
  }

  /// The role of the item.
  let role: Role
  /// The item's frame in the picture in points, on whole pixels.
  let frame: CGRect
  /// The opaque color that results from blending the view's fill with its background.
  let visibleFill: Color
  /// The color of the view's edge, or `nil` if the view has no edge.
  ///
  /// In diagrams without styles, controls have an edge, and so do containers and text inputs for which the author set
  /// no fill. Views that hardly differ from their background have one, too.
  let edge: Color?
  /// The fill set by the author or chosen from the palette, or `nil` if the item has no fill.
  let fill: Color?
  /// The color of a control's parts, such as its thumb.
  let accent: Color
  /// The index of the view that owns the item, or `nil` for the root.
  let owner: Int?
  /// The depth of the item in the hierarchy, which is 0 for the root.
  let depth: Int
  /// The solved item, with lengths converted from layout points to picture points.
  let item: SolvedTree.Item
  /// Whether the item is emphasized, dimmed, or neither.
  let emphasis: Emphasis
  /// The opacity of the view, multiplied by the opacities of its ancestors.
  ///
  /// It's 1 in diagrams, because their views are solid.
  let opacity: CGFloat
  /// The number of picture points per layout point.
  let zoom: CGFloat
  /// The item's clips: the area inside all clipping ancestors, then rounded shapes and masks, outermost first.
  ///
  /// The area is `nil` if nothing clips the item.
  private let clips: (area: CGRect?, rounds: [RoundClip], masks: [LayerMask])
  /// The look of the figure.
  let look: FigureLook
  /// The style that a theme or the figure sets for the item, or `nil` without such a style.
  let style: ItemStyle?

  /// Creates an item, by default without clips.
  init(
    role: Role, frame: CGRect, visibleFill: Color, edge: Color?, fill: Color?, accent: Color,
    owner: Int?, depth: Int, item: SolvedTree.Item, emphasis: Emphasis, opacity: CGFloat = 1,
    zoom: CGFloat, clip: CGRect? = nil, roundClips: [RoundClip] = [], masks: [LayerMask] = [],
    look: FigureLook = .diagram, style: ItemStyle? = nil
  ) {
    self.role = role
    self.frame = frame
    self.visibleFill = visibleFill
    self.edge = edge
    self.fill = fill
    self.accent = accent
    self.owner = owner
    self.depth = depth
    self.item = item
    self.emphasis = emphasis
    self.opacity = opacity
    self.zoom = zoom
    clips = (clip, roundClips, masks)
    self.look = look
    self.style = style
  }

  /// The shape of a clipping view with round corners.
  struct RoundClip: Hashable {
    /// The view's frame in the picture.
    let frame: CGRect
    /// The radius of the round corners, in points.
    let radius: CGFloat
    /// The corners that are round.
    let corners: LayerCorners

    /// The shape inset by the width of a border, in points.
    func inset(by width: CGFloat) -> RoundClip {
      RoundClip(
        frame: frame.insetBy(
          dx: min(width, frame.width / 2), dy: min(width, frame.height / 2)),
        radius: max(0, radius - width), corners: corners)
    }

    /// The nested scopes that together clip to the shape, outermost first.
    var scopes: [DrawingCommand.Scope] {
      if corners == .all { return [.roundedClip(frame, radius: radius)] }
      // Each corner belongs to a rectangle whose other corners are outside the frame.
      let parts = LayerCorners.sides.filter { corners.contains($0.corner) }
      return [.clip(frame)]
        + parts.map { part in
          let x = part.isLeft ? frame.minX : frame.minX - radius
          let y = part.isTop ? frame.minY : frame.minY - radius
          return .roundedClip(
            CGRect(x: x, y: y, width: frame.width + radius, height: frame.height + radius),
            radius: radius)
        }
    }
  }

  /// The shape of the view's fill and content.
  var shape: RoundClip { RoundClip(frame: frame, radius: cornerRadius, corners: roundCorners) }

  /// The corners that are round, which are all corners in diagrams.
  var roundCorners: LayerCorners { look == .plain ? item.device.layer.roundCorners : .all }

  /// The width of the author's border, in points, or 0 in diagrams.
  var borderWidth: CGFloat {
    guard look == .plain else { return 0 }
    let border = item.device.layer.borderWidth
    return border > 0 ? border : item.device.face?.strokeWidth ?? 0
  }

  /// The author's shadow, or `nil` in diagrams.
  var shadow: LayerShadow? { look == .plain ? item.device.layer.shadow : nil }

  /// The area inside all clipping ancestors, or `nil` if nothing clips the item.
  var clip: CGRect? { clips.area }

  /// The rounded shapes of clipping ancestors, outermost first.
  var roundClips: [RoundClip] { clips.rounds }

  /// The masks of the view and its ancestors in the picture, outermost first.
  ///
  /// Diagrams have no masks.
  var masks: [LayerMask] { clips.masks }

  /// Returns commands, clipped to the masks.
  func masked(_ commands: [DrawingCommand]) -> [DrawingCommand] {
    masks.reversed().reduce(commands) {
      clipped($0, to: .pathClip($1.path, isEvenOdd: $1.isEvenOdd))
    }
  }

  /// The intersection of the frame with the areas of all clipping ancestors, ignoring round corners.
  var seenFrame: CGRect { clip.map(frame.intersection) ?? frame }

  /// The emphasis of an item.
  enum Emphasis: Hashable {
    /// Nothing in the figure is emphasized, so all items are equally strong.
    case plain
    /// The item is emphasized.
    case strong
    /// The item is dimmed, because the figure emphasizes other items.
    case dimmed
  }

  /// The tag of the item's commands.
  var tag: DrawingCommand.Tag { Self.tag(of: item) }

  /// The tag of the commands that draw the item's ghost.
  var ghostTag: DrawingCommand.Tag {
    var tag = tag
    tag.verdict = .ghost
    return tag
  }

  /// The tag of an item's commands.
  static func tag(of item: SolvedTree.Item) -> DrawingCommand.Tag {
    let (kind, className): (DrawingCommand.Tag.Kind, String) =
      switch item.kind {
      case .view(let name): (.view, name)
      case .guide: (.guide, "guide")
      case .systemGuide(let kind): (.systemGuide, kind.propertyName)
      }
    return DrawingCommand.Tag(kind, identifier: item.identifier, className: className)
  }

  /// Whether the item is a view with a visible fill, other than the root.
  var isSolid: Bool {
    switch role {
    case .leaf, .container:
      ((fill?.alphaComponent ?? 0) > 0 || hasParts) && seenFrame.width > 0 && seenFrame.height > 0
    case .absent, .root, .guide, .systemGuide: false
    }
  }

  /// Whether the view may show several fills, because it's a control or has a selected segment or a picture.
  var hasParts: Bool {
    item.appearance.control != nil || pickedSegment != nil || picture != nil
  }

  /// Whether the item is a guide that views have by default.
  var isSystemGuide: Bool {
    if case .systemGuide = role { return true }
    return false
  }

  /// The author's font for the view's text, or `nil` to use the figure's font.
  var chosenFont: Font? {
    item.appearance.fontOnlyBreaksLines ? nil : item.appearance.font
  }

  /// The corner radius of the view in points, as set by the author, or the default for its class.
  var cornerRadius: CGFloat {
    let wanted =
      item.appearance.cornerRadius
      ?? (look == .plain ? deviceCornerRadius : defaultCornerRadius)
    return max(0, min(wanted.isFinite ? wanted : 0, min(frame.width, frame.height) / 2))
  }

  /// Whether a box is completely inside the view's fill, which may have round corners.
  func fills(_ box: CGRect) -> Bool { holds(frame, box, cornerRadius: cornerRadius) }

  /// The areas of a segmented view's segments from left to right, or an empty array for other views.
  var segments: [CGRect] {
    let count = item.appearance.segments.count
    return (0..<count).map { number in
      let width = frame.width / CGFloat(count)
      return CGRect(
        x: frame.minX + CGFloat(number) * width, y: frame.minY, width: width, height: frame.height)
    }
  }

  /// The default corner radius for the view's class and size, in points, or 0 for a guide.
  private var defaultCornerRadius: CGFloat {
    let most = min(frame.width, frame.height) / 4
    guard case .view(let className) = item.kind else { return 0 }
    switch className {
    case "Button", "TextField", "SegmentedControl": return min(8 * zoom, most)
    case "Switch", "ProgressView": return 2 * most
    case "Slider", "ActivityIndicator", "Stepper": return min(8 * zoom, 2 * most)
    case "Label": return min(2 * zoom, most)
    default: return min(4 * zoom, most)
    }
  }
}

/// Whether a box is completely inside a rectangle with round corners.
func holds(_ outer: CGRect, _ box: CGRect, cornerRadius radius: CGFloat) -> Bool {
  guard holds(outer, box) else { return false }
  let aside = max(outer.minX + radius - box.minX, box.maxX - outer.maxX + radius, 0)
  let above = max(outer.minY + radius - box.minY, box.maxY - outer.maxY + radius, 0)
  return aside * aside + above * above <= radius * radius
}

extension LayerCorners {
  /// The four corners, with the sides that each is on.
  fileprivate static let sides: [(corner: LayerCorners, isLeft: Bool, isTop: Bool)] = [
    (.layerMinXMinYCorner, true, true), (.layerMaxXMinYCorner, false, true),
    (.layerMinXMaxYCorner, true, false), (.layerMaxXMaxYCorner, false, false),
  ]
}
