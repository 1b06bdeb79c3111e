package import AutoLayout
package import Foundation
import PictureDescriptions

/// A drawing step, tagged with the part of the layout that it shows.
package struct DrawingCommand: Hashable, Sendable {
  /// The drawing step.
  package var step: Step
  /// The view, guide, constraint or note that the command draws, or `nil` for other content, such as the caption.
  package var tag: Tag?

  /// Creates a command from a step and a tag.
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
    /// A rounded rectangle with a hole, such as a frame or a band.
    case band(CGRect, radius: CGFloat, hole: CGRect, holeRadius: CGFloat, Color)
    /// Diagonal lines across a rounded rectangle with a hole.
    case hatch(CGRect, radius: CGFloat, hole: CGRect, Color)
    /// A dashed outline just inside a rectangle's edges, made of the pattern's boxes.
    case dashedOutline(CGRect, DashPattern, Color)
    /// A dashed line that fills a box along its longer side.
    ///
    /// The thickness of the box is that of the pattern.
    case dashedLine(CGRect, DashPattern, Color)
    /// A thin straight line between two points, in any direction.
    case line(from: CGPoint, to: CGPoint, width: CGFloat, Color)
    /// A thin open line through several points.
    case polyline([CGPoint], width: CGFloat, Color)
    /// A path that is filled or stroked.
    case path(VectorPath, PathPaint, Color)
    /// A path that is filled with a color gradient.
    case gradient(VectorPath, ColorGradient)
    /// An image from a file.
    case image(DrawnImage)
    /// A text run.
    case text(TextRun)
    /// Begins a scope, which the matching ``end`` ends.
    case begin(Scope)
    /// Ends the innermost scope.
    case end
  }

  /// An effect on all steps between a ``Step/begin(_:)`` and its ``Step/end``.
  package enum Scope: Hashable, Sendable {
    /// Clips to a rectangle on whole pixels.
    case clip(CGRect)
    /// Clips to a rectangle with rounded corners.
    case roundedClip(CGRect, radius: CGFloat)
    /// Clips to a path, filled by the even-odd rule if `isEvenOdd`, and otherwise by the nonzero rule.
    case pathClip(VectorPath, isEvenOdd: Bool)
    /// Transforms coordinates.
    case transform(Transform)
    /// Groups the steps of one figure on a page with several figures.
    case figure(FigureLabel)
  }

  /// The label of one of several figures on a page, for structured SVG.
  package struct FigureLabel: Hashable, Sendable {
    /// The figure's identifier, or an empty string for an animation frame between two pauses.
    package var identifier: String
    /// The title above the figure.
    package var title: String
    /// The figure's alternative text, or an empty string.
    package var summary: String

    /// The time span in which the figure is shown, or `nil` if all figures are shown at the same time.
    package var turn: Turn?

    /// The time span in which a figure is shown, in seconds from the start of a loop.
    package struct Turn: Hashable, Sendable {
      /// The time at which the figure appears.
      package var start: CGFloat
      /// The time at which the next figure replaces this one.
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

  /// The view, guide, constraint or note that a step draws, for structured SVG.
  package struct Tag: Hashable, Sendable {
    /// The kind of a tagged item.
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

    /// The status for which the drawing step marks the item, or `nil` if the step draws the item itself.
    package var verdict: Verdict?

    /// The status of an item, in its layout or in comparison with an older layout.
    package enum Verdict: String, Hashable, Sendable {
      /// The step shows another position that the item could have.
      case ghost
      /// The item conflicts with others.
      case contested
      /// The item is broken in a conflict.
      case broken
      /// The item isn't in the older layout.
      case added
      /// The item is only in the older layout.
      case removed
      /// The item was moved or resized.
      case changed
    }

    /// Creates a tag for an item.
    package init(_ kind: Kind, identifier: String, className: String) {
      self.kind = kind
      self.identifier = identifier
      self.className = className
    }
  }
}

/// An image from a file, drawn in a rectangle.
package struct DrawnImage: Hashable, Sendable {
  /// The image file.
  package var file: ImageFile
  /// The rectangle that the upright image fills, in points.
  package var box: CGRect
  /// The color that replaces all of the image's colors, with the image's opacity, or `nil` to keep the colors.
  package var tint: Color?
  /// The opacity of the image, from 0 to 1.
  package var opacity: CGFloat
  /// Whether to draw the image in grays of equal lightness.
  package var isGray = false

  /// Creates an image in a rectangle.
  package init(_ file: ImageFile, in box: CGRect, tint: Color? = nil, opacity: CGFloat = 1) {
    (self.file, self.box, self.tint, self.opacity) = (file, box, tint, opacity)
  }
}

/// A text in one font and color, at a position.
package struct TextRun: Hashable, Sendable {
  /// The point of the first line's baseline that is placed at ``TextRun/position``.
  package enum Anchor: String, Hashable, Sendable {
    /// The left end of the baseline.
    case left
    /// The middle of the baseline.
    case middle
    /// The right end of the baseline.
    case right
  }

  /// The line breaking of a text.
  package struct Wrapping: Hashable, Sendable {
    /// The maximum width of a line, in points.
    package var width: CGFloat
    /// The maximum number of lines, after which text is truncated with an ellipsis.
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

  /// The text to draw.
  package var text: String
  /// The font of the text.
  package var font: Font
  /// The color of the text.
  package var color: Color
  /// The position of the left end, middle or right end of the first line's baseline, as set by ``anchor``, in points.
  package var position: CGPoint
  /// The point of the first line's baseline that is at ``TextRun/position``.
  package var anchor: Anchor
  /// The advance width that was used to place the text, in points.
  package var width: CGFloat
  /// The line breaking of the text, or `nil` for a single line.
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

  /// The bounding rectangle of the text in points, without accents above capitals.
  package var box: CGRect {
    let lines = wrapping.map { CGFloat($0.lineLimit - 1) * $0.lineHeight } ?? 0
    let metrics = LetterMetrics(font)
    return CGRect(
      x: left, y: position.y - metrics.ascent, width: width, height: metrics.height + lines)
  }
}
