public import AutoLayout
import Foundation

/// Something that a figure was asked to show and had no place for.
public enum FigureOmission: Hashable, Sendable {
  /// The dimension line of a constraint, as `identifier: equation` or the equation alone.
  case constraint(String)
  /// How large an item is along an axis, or how large its content wants it to be.
  case extent(item: String, LayoutConstraint.Axis)
  /// The name of an attribute of an item, such as `photo.leading`.
  case attribute(String)
  /// The name of a line through what is aligned, such as `leading`.
  case alignment(String)
  /// The name of a guide, of a view without a text, or of a ghost.
  case name(String)
  /// The text of a view without others in it.
  case label(String)
  /// A note of the author's.
  case note(String)
  /// What became of an item since an older layout.
  case change(String)
  /// The ticks that say which extents of an item are equal to others.
  case ticks(item: String, LayoutConstraint.Axis)
  /// What figures of a kind never show, by the word that asks for it: an overlay's, or `anatomy`, `visual`
  /// or `exploded`.
  case unsuited(String, FigureKind)

  /// The crop to an item that the layout doesn't have.
  case crop(String)

  /// A kind of figure that does not show everything.
  public enum FigureKind: String, Hashable, Sendable, CaseIterable {
    case exploded = "an exploded figure"
    case comparison = "a picture of changes"
    case sheet = "a sheet"
    case animation = "an animation of canvases"
  }

  /// Whether a note of what is missing, in words, may advise to give the figure more room.
  public static func isMatterOfRoom(_ description: String) -> Bool {
    !FigureKind.allCases.contains { description.hasSuffix(" in " + $0.rawValue) }
      && !description.hasPrefix("the crop ")
  }

  /// Whether more room could give it a place.
  var isMatterOfRoom: Bool {
    switch self {
    case .unsuited, .crop: false
    case .constraint, .extent, .attribute, .alignment, .name, .label, .note, .change, .ticks: true
    }
  }
}

extension FigureOmission: CustomStringConvertible {
  /// What is missing, in words.
  public var description: String {
    switch self {
    case .constraint(let name): "the dimension line of '\(name)'"
    case .extent(let item, let axis):
      "the dimension line of the \(axis == .horizontal ? "width" : "height") of '\(item)'"
    case .attribute(let name), .name(let name): "the name of '\(name)'"
    case .alignment(let name): "the name of the alignment line '\(name)'"
    case .label(let name): "the text of '\(name)'"
    case .note(let words): "the note '\(words)'"
    case .change(let name): "what changed about '\(name)'"
    case .ticks(let item, let axis):
      "the ticks on the \(axis == .horizontal ? "width" : "height") of '\(item)'"
    case .unsuited(let word, let kind): "'\(word)' in \(kind.rawValue)"
    case .crop(let text): "the crop to '\(text)', which the layout doesn't have"
    }
  }
}

extension FigureOptions {
  /// What is asked for and stands above a canvas, which not every kind of figure has room for.
  func headings(unsuitedTo kind: FigureOmission.FigureKind) -> [FigureOmission] {
    [
      (anatomy != nil, "anatomy"), (!formats.isEmpty, "visual"),
      (paper.crop != nil && kind != .sheet, "crop"),
    ].filter(\.0).map {
      .unsuited($0.1, kind)
    }
  }

  /// The overlays that are asked for and not among some, in the order in which they are listed.
  func overlays(besides suited: Set<Overlay>, in kind: FigureOmission.FigureKind)
    -> [FigureOmission]
  {
    Overlay.allCases.filter { overlays.contains($0) && !suited.contains($0) }.map {
      .unsuited($0.rawValue, kind)
    }
  }
}

extension FigureContents {
  /// What is missing where a measure is.
  func omission(of measure: Measure) -> FigureOmission {
    if let constraint = measure.constraint { return omission(of: constraint) }
    // What a constraint is taken apart into goes by what is written.
    if measure.tag.kind == .constraint { return .constraint(measure.text) }
    return .extent(item: measure.tag.identifier, measure.axis)
  }

  /// What is missing where a constraint is.
  func omission(of constraint: SolvedTree.Constraint) -> FigureOmission {
    .constraint(words(of: constraint))
  }

  /// A constraint as `identifier: equation`, or the equation alone.
  func words(of constraint: SolvedTree.Constraint) -> String {
    constraint.text { name(of: items[$0]) }
  }
}
