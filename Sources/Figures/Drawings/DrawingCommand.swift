package import AutoLayout
package import Foundation

/// One step of a drawing, and the item it belongs to.
package struct DrawingCommand: Hashable, Sendable {
  /// What is drawn.
  package var step: Step
  /// The view, guide or constraint that the step shows; nil for the picture's own furniture.
  package var tag: Tag?

  /// Makes a command from a step and the item it belongs to.
  package init(_ step: Step, tag: Tag? = nil) {
    self.step = step
    self.tag = tag
  }
}

extension DrawingCommand {
  /// What a step draws, with lengths in points.
  package enum Step: Hashable, Sendable {
    /// A filled rectangle on whole pixels.
    case fill(CGRect, Color)
    /// A filled rectangle with round corners of a radius.
    case roundedFill(CGRect, radius: CGFloat, Color)
    /// What of a rectangle with round corners lies outside of a hole: a frame or a band.
    case band(CGRect, radius: CGFloat, hole: CGRect, holeRadius: CGFloat, Color)
    /// Diagonal lines across what of a rectangle with round corners lies outside of a hole.
    case hatch(CGRect, radius: CGFloat, hole: CGRect, Color)
    /// An outline inside a rectangle's edges, in the boxes that its pattern gives.
    case dashedOutline(CGRect, DashPattern, Color)
    /// A dashed line along one side of a box that is as thick as the pattern.
    case dashedLine(CGRect, DashPattern, Color)
    /// A thin straight line between two points, of any direction.
    case line(from: CGPoint, to: CGPoint, width: CGFloat, Color)
    /// A thin open line through several points.
    case polyline([CGPoint], width: CGFloat, Color)
    /// A text.
    case text(TextRun)
    /// From here on, until its ``end``, something holds besides what holds already.
    case begin(Scope)
    /// Ends what began last.
    case end
  }

  /// What holds for the steps from a ``Step/begin(_:)`` to its ``Step/end``.
  package enum Scope: Hashable, Sendable {
    /// Nothing is drawn outside of a rectangle on whole pixels.
    case clip(CGRect)
    /// Nothing is drawn outside of a rectangle with round corners of a radius.
    case roundedClip(CGRect, radius: CGFloat)
    /// Everything is drawn where a map takes it.
    case transform(Transform)
    /// Everything belongs to one of several figures on a page.
    case figure(FigureLabel)
  }

  /// What one of several figures on a page is called, for documents whose parts have names.
  package struct FigureLabel: Hashable, Sendable {
    /// What the figure goes by; empty for none.
    package var identifier: String
    /// What stands above the figure.
    package var title: String
    /// What the figure shows, in a sentence or two; empty for none.
    package var summary: String

    /// Which of several steps the figure is, if they are shown one at a time.
    package var step: Step?

    /// One of several steps.
    package struct Step: Hashable, Sendable {
      /// Its index.
      package var index: Int
      /// How many there are.
      package var count: Int
    }

    /// Labels a figure.
    package init(identifier: String, title: String, summary: String = "", step: Step? = nil) {
      self.identifier = identifier
      self.title = title
      self.summary = summary
      self.step = step
    }
  }

  /// What a step shows, for pictures whose parts can be found by name.
  package struct Tag: Hashable, Sendable {
    /// The kinds of things that steps show.
    package enum Kind: Hashable, Sendable {
      case view
      /// A guide that the author added.
      case guide
      /// A guide that views have by themselves.
      case systemGuide
      case constraint
      /// A note of the author's.
      case note
    }

    /// What the item is.
    package var kind: Kind
    /// The item's identifier.
    package var identifier: String
    /// The view's class, or `guide`, the name of the system guide, `constraint`, or
    /// the kind of a note.
    package var className: String

    /// What the step says of the item; nil where it shows the item itself.
    package var verdict: Verdict?

    /// What a layout's verdict, or the comparison with an older layout, says of an item.
    package enum Verdict: String, Hashable, Sendable {
      /// It may as well be here.
      case ghost
      /// It cannot hold together with others.
      case contested
      /// It was left out.
      case broken
      /// It was not there before.
      case added
      /// It is no longer there.
      case removed
      /// It was elsewhere, or had another size.
      case changed
    }

    /// Makes a tag.
    package init(_ kind: Kind, identifier: String, className: String) {
      self.kind = kind
      self.identifier = identifier
      self.className = className
    }
  }
}

/// A text in one font and colour, at a place.
package struct TextRun: Hashable, Sendable {
  /// Which point of the first line's baseline ``TextRun/position`` gives.
  package enum Anchor: String, Hashable, Sendable {
    /// The left end.
    case left
    /// The middle.
    case middle
    /// The right end.
    case right
  }

  /// How a text is broken into lines.
  package struct Wrapping: Hashable, Sendable {
    /// The width that no line exceeds, in points.
    package var width: CGFloat
    /// The most lines that are drawn; the last one ends in an ellipsis when there would be more.
    package var lineLimit: Int
    /// The distance between two baselines, in points.
    package var lineHeight: CGFloat

    /// Makes a wrapping; a limit below 1 counts as 1.
    package init(width: CGFloat, lineLimit: Int, lineHeight: CGFloat) {
      self.width = width
      self.lineLimit = max(1, lineLimit)
      self.lineHeight = lineHeight
    }
  }

  /// What is written.
  package var text: String
  /// Size and weight.
  package var font: Font
  /// The colour of the letters.
  package var color: Color
  /// The baseline of the first line, at the end that ``TextRun/anchor`` names.
  package var position: CGPoint
  /// Which end of the baseline ``TextRun/position`` is.
  package var anchor: Anchor
  /// The advance width that the text was placed with, in points.
  package var width: CGFloat
  /// How the text is broken into lines; nil for one line.
  package var wrapping: Wrapping?

  /// Makes a text run.
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

  /// The rectangle that the letters stay in, accents above capitals aside, in points.
  package var box: CGRect {
    let lines = wrapping.map { CGFloat($0.lineLimit - 1) * $0.lineHeight } ?? 0
    let metrics = LetterMetrics(font)
    return CGRect(
      x: left, y: position.y - metrics.ascent, width: width, height: metrics.height + lines)
  }
}
