package import AutoLayout
package import Foundation
import PictureDescriptions

/// A step of a drawing, and the item that the step shows.
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
    /// The part of a rounded rectangle that is outside of a hole, such as a frame or a band.
    case band(CGRect, radius: CGFloat, hole: CGRect, holeRadius: CGFloat, Color)
    /// Diagonal lines across the part of a rounded rectangle that is outside of a hole.
    case hatch(CGRect, radius: CGFloat, hole: CGRect, Color)
    /// A dashed outline just inside a rectangle's edges, made of the pattern's boxes.
    case dashedOutline(CGRect, DashPattern, Color)
    /// A dashed line that fills a box along its longer side.
    ///
    /// The box is as thick as the pattern.
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
    /// Begins a scope within the enclosing scopes.
    ///
    /// The matching ``end`` ends it.
    case begin(Scope)
    /// Ends the innermost scope.
    case end
  }

  /// An effect on all steps from a ``Step/begin(_:)`` to its ``Step/end``.
  package enum Scope: Hashable, Sendable {
    /// Clips to a rectangle on whole pixels.
    case clip(CGRect)
    /// Clips to a rectangle with rounded corners.
    case roundedClip(CGRect, radius: CGFloat)
    /// Clips to a path, filled by the even-odd rule if `isEvenOdd`, and otherwise by the nonzero rule.
    case pathClip(VectorPath, isEvenOdd: Bool)
    /// Transforms coordinates.
    case transform(Transform)
    /// Groups the steps of a figure, if there are several figures on a page.
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

    /// The time span in which the figure is shown, or `nil` if figures aren't shown one at a time.
    package var turn: Turn?

    /// The time span in which a figure is shown in a loop, in seconds.
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

  /// The item that a step shows, for documents with named parts.
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

    /// The status that the step shows, or `nil` if it shows the item itself.
    package var verdict: Verdict?

    /// The status of an item in its layout, or in comparison with an older layout.
    package enum Verdict: String, Hashable, Sendable {
      /// The step shows another position that the item could have.
      case ghost
      /// The item is in conflict with others.
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
  /// The color that replaces all colors of the image but keeps its opacity, or `nil` to keep the image's colors.
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
  /// The position of the first line's baseline.
  ///
  /// ``TextRun/anchor`` says which point of the baseline is there.
  package var position: CGPoint
  /// The point of the baseline that is at ``TextRun/position``.
  package var anchor: Anchor
  /// The advance width that was used to place the text, in points.
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
