import AutoLayout
import Foundation

/// A view or guide as a figure shows it: where it is in the picture and what part it plays.
///
/// A class, though none ever changes: what it holds takes longer to copy than a view takes to draw.
final class FigureItem: Sendable {
  /// What a figure does with an item.
  enum Role: Hashable {
    /// Not drawn: hidden, or without a place in the picture.
    case absent
    /// The view that fills the canvas.
    case root
    /// A view without visible subviews.
    case leaf
    /// A view behind its subviews.
    case container
    /// The author's guide with a number, counted over the figure.
    case guide(number: Int)
    /// A guide that every view has.
    case systemGuide(SystemGuideKind)

    /// Whether the item is a guide that has a place in the picture.
    var isGuide: Bool {
      switch self {
      case .absent, .root, .leaf, .container: false
      case .guide, .systemGuide: true
      }
    }
  }

  /// What part the item plays.
  let role: Role
  /// The frame in the picture, on whole pixels, in points.
  let frame: CGRect
  /// What a view is filled with; as seen over what lies behind it, so always opaque.
  let visibleFill: Color
  /// The edge of a container that the author gave no fill, or of a view that could not be told from
  /// what it lies on.
  let edge: Color?
  /// The fill as the author or the palette gives it; nil for none.
  let fill: Color?
  /// The colour of the parts of a control, such as its thumb.
  let accent: Color
  /// The index of the owner.
  let owner: Int?
  /// How deep below the root a view is.
  let depth: Int
  /// The solved item.
  let item: SolvedTree.Item
  /// How the item stands beside those that the figure is about.
  let emphasis: Emphasis
  /// What the views that it lies in show of the picture; nil where none of them cuts anything off.
  let clip: CGRect?
  /// Those of these views that have round corners, the outermost first.
  let roundClips: [RoundClip]
  /// How the view is drawn.
  let look: FigureLook
  /// The strokes that a theme or the figure's author wants; nil for the figure's own.
  let style: ItemStyle?

  /// Makes an item; nothing cuts it off unless said otherwise.
  init(
    role: Role, frame: CGRect, visibleFill: Color, edge: Color?, fill: Color?, accent: Color,
    owner: Int?, depth: Int, item: SolvedTree.Item, emphasis: Emphasis, clip: CGRect? = nil,
    roundClips: [RoundClip] = [], look: FigureLook = .diagram, style: ItemStyle? = nil
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
    self.clip = clip
    self.roundClips = roundClips
    self.look = look
    self.style = style
  }

  /// What a view with round corners shows of what lies in it.
  struct RoundClip: Hashable {
    /// The view's frame.
    let frame: CGRect
    /// The radius of its corners, in points.
    let radius: CGFloat
  }

  /// What of the frame those views show, as if their corners were none; null where that is nothing.
  var seenFrame: CGRect { clip.map(frame.intersection) ?? frame }

  /// How much of an item is shown.
  enum Emphasis: Hashable {
    /// As much as of any other: the figure is about all of them.
    case plain
    /// All of it: the figure is about this item.
    case strong
    /// Where it is, and hardly more: the figure is about others.
    case dimmed
  }

  /// The name under which the item's commands can be found.
  var tag: DrawingCommand.Tag { Self.tag(of: item) }

  /// The name under which an item's commands can be found.
  static func tag(of item: SolvedTree.Item) -> DrawingCommand.Tag {
    let (kind, className): (DrawingCommand.Tag.Kind, String) =
      switch item.kind {
      case .view(let name): (.view, name)
      case .guide: (.guide, "guide")
      case .systemGuide(let kind): (.systemGuide, kind.propertyName)
      }
    return DrawingCommand.Tag(kind, identifier: item.identifier, className: className)
  }

  /// Whether something is filled where the view is.
  var isSolid: Bool {
    switch role {
    case .leaf, .container:
      ((fill?.alphaComponent ?? 0) > 0 || hasParts) && seenFrame.width > 0 && seenFrame.height > 0
    case .absent, .root, .guide, .systemGuide: false
    }
  }

  /// Whether more than one colour is filled in where the view is.
  var hasParts: Bool {
    item.appearance.control != nil || pickedSegment != nil || picture != nil
  }

  /// Whether it is a guide that every view has.
  var isSystemGuide: Bool {
    if case .systemGuide = role { return true }
    return false
  }

  /// The radius of a view's corners, in points: the author's, or one for its class.
  var cornerRadius: CGFloat {
    let wanted =
      item.appearance.cornerRadius
      ?? (look == .plain ? deviceCornerRadius : defaultCornerRadius)
    return max(0, min(wanted.isFinite ? wanted : 0, min(frame.width, frame.height) / 2))
  }

  /// Whether all of a box lies on what the view fills, whose corners may be round.
  func fills(_ box: CGRect) -> Bool { holds(frame, box, cornerRadius: cornerRadius) }

  /// Where the parts of a view lie that it is divided into, from its left side on; none for others.
  var segments: [CGRect] {
    let count = item.appearance.segments.count
    return (0..<count).map { number in
      let width = frame.width / CGFloat(count)
      return CGRect(
        x: frame.minX + CGFloat(number) * width, y: frame.minY, width: width, height: frame.height)
    }
  }

  /// Controls are rounder than plain views; small views keep most of their edges straight.
  private var defaultCornerRadius: CGFloat {
    let most = min(frame.width, frame.height) / 4
    guard case .view(let className) = item.kind else { return 0 }
    switch className {
    case "Button", "TextField", "SegmentedControl": return min(8, most)
    case "Switch", "ProgressView": return 2 * most
    case "Slider", "ActivityIndicator", "Stepper": return min(8, 2 * most)
    case "Label": return min(2, most)
    default: return min(4, most)
    }
  }
}

/// Whether all of a box lies in a rectangle with round corners.
func holds(_ outer: CGRect, _ box: CGRect, cornerRadius radius: CGFloat) -> Bool {
  guard holds(outer, box) else { return false }
  let aside = max(outer.minX + radius - box.minX, box.maxX - outer.maxX + radius, 0)
  let above = max(outer.minY + radius - box.minY, box.maxY - outer.maxY + radius, 0)
  return aside * aside + above * above <= radius * radius
}
