package import AutoLayout
package import Foundation
import PictureDescriptions

/// A step of a drawing, and the item it belongs to.
package struct DrawingCommand: Hashable, Sendable {
  /// The step.
  package var step: Step
  /// The item that the step shows, or `nil` for parts of the picture such as its caption.
  package var tag: Tag?

  /// Creates a command from a step and the tag of its item.
  package init(_ step: Step, tag: Tag? = nil) {
    self.step = step
    self.tag = tag
  }
}

extension DrawingCommand {
  /// The kinds of drawing steps, with lengths in points.
  package enum Step: Hashable, Sendable {
    /// A filled rectangle on whole pixels.
    case fill(CGRect, Color)
    /// A filled rectangle with rounded corners.
    case roundedFill(CGRect, radius: CGFloat, Color)
    /// The part of a rounded rectangle that is outside of a hole: a frame or a band.
    case band(CGRect, radius: CGFloat, hole: CGRect, holeRadius: CGFloat, Color)
    /// Diagonal lines across the part of a rounded rectangle that is outside of a hole.
    case hatch(CGRect, radius: CGFloat, hole: CGRect, Color)
    /// A dashed outline inside a rectangle's edges, made of the pattern's boxes.
    case dashedOutline(CGRect, DashPattern, Color)
    /// A dashed line along one side of a box that is as thick as the pattern.
    case dashedLine(CGRect, DashPattern, Color)
    /// A thin straight line between two points, in any direction.
    case line(from: CGPoint, to: CGPoint, width: CGFloat, Color)
    /// A thin open line through several points.
    case polyline([CGPoint], width: CGFloat, Color)
    /// A path that is filled or stroked.
    case path(VectorPath, PathPaint, Color)
    /// A path that is filled with a gradient.
    case gradient(VectorPath, ColorGradient)
    /// The image of a file.
    case image(DrawnImage)
    /// A text run.
    case text(TextRun)
    /// Begins a scope, which adds to the enclosing scopes until its ``end``.
    case begin(Scope)
    /// Ends the innermost scope.
    case end
  }

  /// The effect on the steps from a ``Step/begin(_:)`` to its ``Step/end``.
  package enum Scope: Hashable, Sendable {
    /// Clips to a rectangle on whole pixels.
    case clip(CGRect)
    /// Clips to a rectangle with rounded corners.
    case roundedClip(CGRect, radius: CGFloat)
    /// Clips to a path, by the nonzero rule or the even-odd rule.
    case pathClip(VectorPath, isEvenOdd: Bool)
    /// Transforms coordinates.
    case transform(Transform)
    /// Groups the steps of one of several figures on a page.
    case figure(FigureLabel)
  }

  /// The label of one of several figures on a page, for documents with named parts.
  package struct FigureLabel: Hashable, Sendable {
    /// The figure's identifier, or an empty string for a frame between two canvases.
    package var identifier: String
    /// The title above the figure.
    package var title: String
    /// The figure's description in a sentence or two, or an empty string.
    package var summary: String

    /// When the figure is shown, or `nil` unless figures are shown one at a time.
    package var turn: Turn?

    /// The time span in which a figure is shown in a loop, in seconds.
    package struct Turn: Hashable, Sendable {
      /// The time at which the figure appears.
      package var start: CGFloat
      /// The time at which the next figure replaces it.
      package var end: CGFloat
      /// The duration of the loop.
      package var total: CGFloat
      /// Whether this figure is shown if motion is disabled.
      package var isShownStill = false
    }

    /// Creates the label of a figure.
    package init(identifier: String, title: String, summary: String = "", turn: Turn? = nil) {
      self.identifier = identifier
      self.title = title
      self.summary = summary
      self.turn = turn
    }
  }

  /// The item that a step shows, for pictures with named parts.
  package struct Tag: Hashable, Sendable {
    /// The kinds of items.
    package enum Kind: Hashable, Sendable {
      case view
      /// A guide that the author added.
      case guide
      /// A guide that views have by default.
      case systemGuide
      case constraint
      /// An author's note.
      case note
    }

    /// The kind of item.
    package var kind: Kind
    /// The item's identifier.
    package var identifier: String
    /// The view's class, `guide`, the system guide's name, `constraint`, or the note's kind.
    package var className: String

    /// The status of the item that the step shows, or `nil` if it shows the item itself.
    package var verdict: Verdict?

    /// The status of an item in its layout, or in comparison with an older layout.
    package enum Verdict: String, Hashable, Sendable {
      /// Another position that the item could have.
      case ghost
      /// In conflict with others.
      case contested
      /// Broken in a conflict.
      case broken
      /// Not in the older layout.
      case added
      /// Only in the older layout.
      case removed
      /// Moved or resized.
      case changed
    }

    /// Creates a tag.
    package init(_ kind: Kind, identifier: String, className: String) {
      self.kind = kind
      self.identifier = identifier
      self.className = className
    }
  }
}

/// The image of a file in a rectangle.
package struct DrawnImage: Hashable, Sendable {
  /// The file.
  package var file: ImageFile
  /// The area of the upright image, in points.
  package var box: CGRect
  /// The color that replaces all colors of the image, which keeps its opacity; `nil` for the image's own colors.
  package var tint: Color?
  /// The opacity, from 0 to 1.
  package var opacity: CGFloat
  /// Whether each color is replaced by the gray of equal lightness.
  package var isGray = false

  /// Creates an image in a rectangle.
  package init(_ file: ImageFile, in box: CGRect, tint: Color? = nil, opacity: CGFloat = 1) {
    (self.file, self.box, self.tint, self.opacity) = (file, box, tint, opacity)
  }
}

/// A text in one font and color, at a position.
package struct TextRun: Hashable, Sendable {
  /// The point of the first line's baseline that is at ``TextRun/position``.
  package enum Anchor: String, Hashable, Sendable {
    /// The left end.
    case left
    /// The middle.
    case middle
    /// The right end.
    case right
  }

  /// The line breaking of a text.
  package struct Wrapping: Hashable, Sendable {
    /// The maximum width of a line, in points.
    package var width: CGFloat
    /// The maximum number of lines; longer text is truncated with an ellipsis.
    package var lineLimit: Int
    /// The distance between two baselines, in points.
    package var lineHeight: CGFloat

    /// Creates a wrapping with a line limit of at least 1.
    package init(width: CGFloat, lineLimit: Int, lineHeight: CGFloat) {
      self.width = width
      self.lineLimit = max(1, lineLimit)
      self.lineHeight = lineHeight
    }
  }

  /// The text.
  package var text: String
  /// The font.
  package var font: Font
  /// The color of the text.
  package var color: Color
  /// The position of the first line's baseline, at the point that ``TextRun/anchor`` names.
  package var position: CGPoint
  /// The point of the baseline that is at ``TextRun/position``.
  package var anchor: Anchor
  /// The advance width that was used for placement, in points.
  package var width: CGFloat
  /// The line breaking, or `nil` for a single line.
  package var wrapping: Wrapping?

  /// Creates a text run.
  package init(
    text: String, font: Font, color: Color, position: CGPoint, anchor: Anchor, width: CGFloat,
    wrapping: Wrapping? = nil
  ) {
    self.text = text
    self.font = font
    self.color = color
    self.position = position
    self.anchor = anchor
    self.width = width
    self.wrapping = wrapping
  }

  /// The left end of the first line's baseline, in points.
  package var left: CGFloat {
    switch anchor {
    case .left: position.x
    case .middle: position.x - width / 2
    case .right: position.x - width
    }
  }

  /// The bounding rectangle of the letters in points, except for accents above capitals.
  package var box: CGRect {
    let lines = wrapping.map { CGFloat($0.lineLimit - 1) * $0.lineHeight } ?? 0
    let metrics = LetterMetrics(font)
    return CGRect(
      x: left, y: position.y - metrics.ascent, width: width, height: metrics.height + lines)
  }
}
