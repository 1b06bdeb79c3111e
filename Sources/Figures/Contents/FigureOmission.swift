public import AutoLayout
public import Foundation
import PictureDescriptions

/// Requested content that a figure leaves out.
public enum FigureOmission: Hashable, Sendable {
  /// The dimension line of the constraint with the given description: `identifier: equation`, or the equation alone.
  case constraint(String)
  /// The dimension line of an item's width or height.
  case extent(item: String, LayoutConstraint.Axis)
  /// The name of an attribute of an item, such as `photo.leading`.
  case attribute(String)
  /// The name of an alignment line, such as `leading`.
  case alignment(String)
  /// The name of a guide, of a view without text, or of a ghost.
  case name(String)
  /// The text of a view without subviews.
  case label(String)
  /// An author's note, with its line in the scene file, and the margin in points at which all notes would fit.
  case note(String, line: Int? = nil, margin: CGFloat? = nil)
  /// An author's note about an item that isn't in the picture.
  case noteSubject(String, item: String, line: Int? = nil)
  /// The name of an item whose changes since an older layout have no label or arrow.
  case change(String)
  /// The tick marks that show that an item's width or height equals another size.
  case ticks(item: String, LayoutConstraint.Axis)
  /// Content, given by its description, for which there is no room with any margin up to the maximum.
  case inAnyMargin(String)
  /// Content that a kind of figure never shows.
  ///
  /// The string is an overlay's raw value, or `anatomy`, `visual`, `crop` or `exploded`.
  case unsuited(String, FigureKind)

  /// The shape of a symbol that the package doesn't have; a placeholder marks its position.
  case symbol(String)
  /// An image whose file wasn't found; a placeholder marks its position.
  case image(String)
  /// An image whose file can't be read, with the reason; a placeholder marks its position.
  case damagedImage(String, reason: String)
  /// Constraints that don't exist because code sets the positions of some items.
  ///
  /// The values are the items' names.
  case placement([String])
  /// The description of a class or property that a nib uses but the code doesn't have.
  case missingName(String)
  /// The outline of a device if the canvas isn't the screen of a device.
  case device
  /// A crop to an item that doesn't exist in the layout.
  case crop(String)

  /// The kinds of figures that can't show all content.
  public enum FigureKind: String, Hashable, Sendable, CaseIterable {
    /// The exploded hierarchy.
    case exploded = "an exploded figure"
    /// A layout with ghosts of an older one.
    case comparison = "a picture of changes"
    /// Several layouts on one page.
    case sheet = "a sheet"
    /// A layout on several canvases, one after the other.
    case animation = "an animation of canvases"
  }

  /// Whether a larger margin might make room for the omitted content with the given description.
  package static func isLackOfSpace(_ description: String) -> Bool {
    unsuitedKind(description) == nil && !description.hasPrefix("the crop ")
      && !isOfAbsence(description)
      && !description.hasSuffix(roomyMargin) && !description.hasSuffix(anyMargin)
  }

  /// The suffix of ``inAnyMargin(_:)`` descriptions.
  private static let anyMargin =
    ", with any margin up to \(plainNumber(FigureOptions.greatestMargin))"

  /// The suffix of ``note(_:line:margin:)`` descriptions with a recommended margin.
  private static let roomyMargin = " has room for all notes"

  /// The suffix of ``noteSubject(_:item:line:)`` descriptions.
  private static let absence = " is not in the picture"

  /// The description of ``device``.
  private static let missingDevice =
    "the outline of a device: the canvas is of none; name one with --device, or with 'device' in a scene"

  /// The prefix of ``symbol(_:)`` descriptions.
  private static let unknownSymbol = "shape for the symbol "
  private static let unknownImage = "file of the image "

  private static let damagedImage = "the image "

  /// The prefix of ``placement(_:)`` descriptions.
  private static let missingConstraint = "constraint that places "

  /// The prefixes of ``missingName(_:)`` descriptions.
  private static let missingNames = ["class '", "property '"]

  private static func isUnknown(_ description: String) -> Bool {
    ([unknownSymbol, unknownImage, missingConstraint] + missingNames)
      .contains { description.hasPrefix($0) }
  }

  private static func isOfAbsence(_ description: String) -> Bool {
    description.hasSuffix(absence) || description == missingDevice
      || isUnknown(description) || description.hasPrefix(damagedImage)
  }

  /// The kind of figure that can't show the described content, or `nil` if the content was omitted for another reason.
  private static func unsuitedKind(_ description: String) -> FigureKind? {
    FigureKind.allCases.first { description.hasSuffix(" in " + $0.rawValue) }
  }

  /// The sentence that reports an omission with the given description.
  package static func sentence(_ description: String) -> String {
    if let kind = unsuitedKind(description) {
      return "\(kind.rawValue) can't show \(description.dropLast(" in \(kind.rawValue)".count))"
    }
    if isUnknown(description) { return "there is no \(description)" }
    if description.hasPrefix(damagedImage) { return "cannot read \(description)" }
    return isOfAbsence(description)
      ? "there is no place for \(description)" : "there is no room for \(description)"
  }

  /// Whether the omission is a note for which there was no room.
  var isNote: Bool { if case .note = self { true } else { false } }

  /// Whether the content might fit into a larger figure.
  var isLackOfSpace: Bool {
    switch self {
    case .unsuited, .crop, .device, .noteSubject, .symbol, .image, .damagedImage, .placement,
      .missingName:
      false
    case .constraint, .extent, .attribute, .alignment, .name, .label, .note, .change, .ticks,
      .inAnyMargin:
      true
    }
  }
}

extension FigureOmission: CustomStringConvertible {
  /// A description of the omitted content.
  public var description: String {
    switch self {
    case .constraint(let name): "the dimension line of '\(name)'"
    case .extent(let item, let axis):
      "the dimension line of the \(axis == .horizontal ? "width" : "height") of '\(item)'"
    case .attribute(let name), .name(let name): "the name of '\(name)'"
    case .alignment(let name): "the name of the alignment line '\(name)'"
    case .label(let name): "the text of '\(name)'"
    case .note(let words, let line, let margin):
      "the note '\(words)'" + Self.place(line)
        + (margin.map { "; 'margin: \(plainNumber($0))'\(Self.roomyMargin)" } ?? "")
    case .noteSubject(let words, let item, let line):
      "the note '\(words)'\(Self.place(line)): '\(item)'\(Self.absence)"
    case .change(let name): "what changed about '\(name)'"
    case .ticks(let item, let axis):
      "the ticks on the \(axis == .horizontal ? "width" : "height") of '\(item)'"
    case .inAnyMargin(let description): description + Self.anyMargin
    case .unsuited(let word, let kind): "'\(word)' in \(kind.rawValue)"
    case .device: Self.missingDevice
    case .symbol(let name): "\(Self.unknownSymbol)'\(name)': its place is marked"
    case .image(let name): "\(Self.unknownImage)'\(name)': its place is marked"
    case .damagedImage(let name, let reason):
      "\(Self.damagedImage)'\(name)': \(reason); its place is marked"
    case .placement(let names):
      "\(Self.missingConstraint)\(Self.list(names)) there; code does"
    case .missingName(let text): text
    case .crop(let text): "the crop to '\(text)', which the layout doesn't have"
    }
  }
}

extension FigureOmission {
  /// Up to four names in quotes, followed by the number of the remaining names.
  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(4).map { "'\($0)'" }.joined(separator: ", ")
    return names.count > 4 ? "\(shown) and \(names.count - 4) more" : shown
  }

  /// The line in the scene file, in parentheses.
  private static func place(_ line: Int?) -> String { line.map { " (line \($0))" } ?? "" }
}

extension FigureOptions {
  /// Returns an omission for each requested formula or crop that a kind of figure can't show.
  func headings(unsuitedTo kind: FigureOmission.FigureKind) -> [FigureOmission] {
    [
      (anatomy != nil, "anatomy"), (!visualFormats.isEmpty, "visual"),
      (paper.crop != nil && kind != .sheet, "crop"),
    ].filter(\.0).map {
      .unsuited($0.1, kind)
    }
  }

  /// Returns an omission for each requested overlay that isn't among the `suited` overlays of a kind of figure.
  func overlays(besides suited: Set<Overlay>, in kind: FigureOmission.FigureKind)
    -> [FigureOmission]
  {
    Overlay.allCases.filter { overlays.contains($0) && !suited.contains($0) }.map {
      .unsuited($0.rawValue, kind)
    }
  }
}

extension FigureContents {
  /// The omission to report if a constraint's line has no free position.
  func omission(of constraint: SolvedTree.Constraint) -> FigureOmission {
    .constraint(words(of: constraint))
  }

  /// The constraint as text: `identifier: equation`, or the equation alone.
  func words(of constraint: SolvedTree.Constraint) -> String {
    constraint.text { name(of: items[$0]) }
  }

  /// An item's attribute as written in equations, such as `title.leading`.
  func name(of side: SolvedTree.Constraint.Side) -> String {
    "\(name(of: items[side.item])).\(side.attribute.name)"
  }

  /// The item's name in scene files.
  func name(of item: FigureItem) -> String {
    item.item.sceneName(ownedBy: item.owner.map { items[$0].item })
  }
}
