package import AutoLayout
internal import Figures
package import Foundation
internal import SceneFile

/// One visual format string, read: the constraints that it makes, and a scene that shows them.
package struct VisualFormatReading: Sendable {
  /// A constraint that the string makes.
  package struct Constraint: Sendable {
    /// The equation, as scene files write it, with standard distances as Apple prints them.
    package var equation: String
    /// The left side, such as `a.leading`.
    package var first: String
    /// `==`, `<=` or `>=`.
    package var relation: String
    /// The right side, such as `b.trailing`; nil where a size is compared with a number.
    package var second: String?
    /// What is added to the right side, in points.
    package var constant: CGFloat
    /// How much the constraint matters.
    package var priority: LayoutPriority
    /// The piece of the string, or the option, that makes it; empty where two views touch.
    package var piece: String
    /// The number of the piece in a figure of the string, counted from 1.
    package var number: Int

    package init(_ made: LayoutConstraint, piece: String, number: Int) {
      func side(_ item: AnyObject?, _ attribute: LayoutConstraint.Attribute) -> String? {
        (item as? View).map { "\($0.identifier ?? "superview").\(attribute.name)" }
      }
      equation = made.equation
      first = side(made.firstItem, made.firstAttribute) ?? ""
      relation = made.relation.symbol
      second = side(made.secondItem, made.secondAttribute)
      constant = made.constant
      priority = made.priority
      self.piece = piece
      self.number = number
    }
  }

  /// The string.
  package let format: String
  /// The direction that it describes.
  package let axis: LayoutConstraint.Axis
  /// The constraints, in the order of the string, then of the options.
  package let constraints: [Constraint]

  private let options: LayoutConstraint.FormatOptions
  private let metrics: [String: Double]
  private let views: [String]

  /// Reads a string.
  ///
  /// - Parameters:
  ///   - format: Apple's language; blanks between tokens are allowed.
  ///   - options: Alignment, direction, and from where distances count.
  ///   - metrics: Numbers by the names that the string uses.
  ///   - views: The names that stand for views; nil for every name of the string that is no metric.
  /// - Throws: `VisualFormatError` with the place of the first mistake.
  package init(
    _ format: String, options: LayoutConstraint.FormatOptions = [],
    metrics: [String: Double] = [:], views: [String]? = nil
  ) throws(VisualFormatError) {
    let names = views ?? Self.names(in: format).filter { metrics[$0] == nil }
    let (root, items) = Self.makeViews(names)
    let (made, text) = try LayoutConstraint.read(
      visualFormat: format, options: options, metrics: metrics, views: items)
    var constraints: [Constraint] = []
    withExtendedLifetime(root) {
      var number = 0
      for token in text.tokens + text.options {
        guard case .constraints(let places) = token.kind else { continue }
        number += 1
        constraints += places.map {
          Constraint(made[$0], piece: token.text, number: number)
        }
      }
    }
    self.format = format
    self.options = options
    self.metrics = metrics
    self.views = names
    self.constraints = constraints
    axis = format.drop(while: \.isWhitespace).first == "V" ? .vertical : .horizontal
  }

  /// The names of the options that strings can have.
  package static let optionNames = sceneFormatOptions.map(\.word)

  /// The option of a name; nil where there is none.
  package static func option(named name: String) -> LayoutConstraint.FormatOptions? {
    sceneFormatOptions.first { $0.word == name }?.value
  }

  /// The canvas that a figure of the string has where nobody names one.
  package var canvas: Canvas {
    axis == .horizontal
      ? Canvas(width: 400, height: 100, scale: 2) : Canvas(width: 240, height: 320, scale: 2)
  }

  /// A scene with a view for each name, laid out by the string; what it leaves open is made up, at
  /// priorities below all others.
  package var scene: Scene {
    let reading = self
    var scene = Scene("", canvases: [canvas]) { root in reading.fill(root) }
    scene.identifier = "vfl"
    scene.summary = format
    let (root, items) = Self.makeViews(views)
    let text = withExtendedLifetime(root) {
      try? LayoutConstraint.read(
        visualFormat: format, options: options, metrics: metrics, views: items
      ).text
    }
    scene.figure.formats = text.map { [$0] } ?? []
    return scene
  }

  /// The words of a string that are where a view or a metric may be, each once, in order.
  private static func names(in format: String) -> [String] {
    var names: [String] = []
    var depth = 0
    var word = ""
    for character in format + " " {
      if character.isASCII, character.isLetter || character.isNumber || character == "_" {
        word.append(character)
        continue
      }
      // Outside of brackets stand metrics alone, and behind a commercial at priorities.
      let isName = word.first.map { $0.isLetter || $0 == "_" } ?? false
      if depth > 0, isName, !names.contains(word) { names.append(word) }
      word = character == "@" ? "0" : ""
      if character == "[" { depth += 1 }
      if character == "]" { depth -= 1 }
    }
    return names
  }

  /// Views of some names in a superview.
  private static func makeViews(_ names: [String]) -> (root: View, items: [String: Any]) {
    let root = View()
    root.identifier = "superview"
    return (root, addViews(names, to: root))
  }

  private static func addViews(_ names: [String], to root: View) -> [String: Any] {
    var items: [String: Any] = [:]
    for name in names {
      let view = View()
      view.identifier = name
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      items[name] = view
    }
    return items
  }

  private func fill(_ root: View) {
    root.identifier = "superview"
    let items = Self.addViews(views, to: root)
    let made = try? LayoutConstraint.make(
      visualFormat: format, options: options, metrics: metrics, views: items)
    for (place, constraint) in (made ?? []).enumerated() {
      constraint.ordinal = place
      try? constraint.activate()
    }
    let views = root.subviews
    for (place, view) in views.enumerated() {
      view.overrideIntrinsicContentSize(CGSize(width: 72, height: 36))
      for axis in LayoutConstraint.Axis.allCases {
        view.setContentHuggingPriority(LayoutPriority(2), for: axis)
        view.setContentCompressionResistancePriority(LayoutPriority(3), for: axis)
      }
      arrange(view, behind: place == 0 ? nil : views[place - 1], in: root)
    }
  }

  /// Says at the lowest priorities what the string may have left open: in the middle across, and
  /// behind the view before along.
  private func arrange(_ view: View, behind previous: View?, in root: View) {
    let isRow = axis == .horizontal
    var constraints: [LayoutConstraint] = []
    if isRow {
      constraints.append(view.centerYAnchor.constraint(equalTo: root.centerYAnchor))
      constraints.append(
        previous.map { view.leadingAnchor.constraint(equalTo: $0.trailingAnchor, constant: 24) }
          ?? view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 48))
    } else {
      constraints.append(view.centerXAnchor.constraint(equalTo: root.centerXAnchor))
      constraints.append(
        previous.map { view.topAnchor.constraint(equalTo: $0.bottomAnchor, constant: 24) }
          ?? view.topAnchor.constraint(equalTo: root.topAnchor, constant: 48))
    }
    for constraint in constraints {
      constraint.priority = LayoutPriority(1)
      constraint.isActive = true
    }
  }
}

extension VisualFormatReading {
  /// The report of `plumbline vfl --json`: one element for each constraint, in order.
  package var jsonReport: String {
    let constraints = constraints.map { constraint in
      JSONValue.line([
        ("equation", .string(constraint.equation)), ("first", .string(constraint.first)),
        ("relation", .string(constraint.relation)),
        ("second", constraint.second.map { .string($0) } ?? .null),
        ("constant", .number(constraint.constant)),
        ("priority", .number(CGFloat(constraint.priority.rawValue))),
        ("piece", .string(constraint.piece)), ("number", .number(CGFloat(constraint.number))),
      ])
    }
    return JSONValue.object([
      ("format", .string(self.format)), ("axis", .string(self.axis.word)),
      ("constraints", .array(constraints, .lines)),
    ]).text + "\n"
  }
}
