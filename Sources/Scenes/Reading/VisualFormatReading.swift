package import AutoLayout
internal import Figures
package import Foundation
internal import SceneFile

/// A parsed visual format string: its constraints, and a scene that shows them.
package struct VisualFormatReading: Sendable {
  /// A constraint that the string creates.
  package struct Constraint: Sendable {
    /// The equation in the syntax of scene files, with standard distances in Apple's notation.
    package var equation: String
    /// The left side, such as `a.leading`.
    package var first: String
    /// The relation: `==`, `<=` or `>=`.
    package var relation: String
    /// The right side, such as `b.trailing`, or `nil` if the constraint compares a size with a number.
    package var second: String?
    /// The constant that is added to the right side, in points.
    package var constant: CGFloat
    /// The priority of the constraint.
    package var priority: LayoutPriority
    /// The substring or option that creates the constraint; empty for views without a distance, as in `[a][b]`.
    package var piece: String
    /// The number that marks ``piece`` in a figure of the string, from 1.
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

  /// The visual format string.
  package let format: String
  /// The axis along which the string lays out views.
  package let axis: LayoutConstraint.Axis
  /// The constraints that the string creates, followed by those that the options create.
  package let constraints: [Constraint]

  private let options: LayoutConstraint.FormatOptions
  private let metrics: [String: Double]
  private let views: [String]

  /// Parses a visual format string.
  ///
  /// - Parameters:
  ///   - format: The string in Apple's language; blanks between tokens are allowed.
  ///   - options: The alignment, the direction, and the edges between which distances apply.
  ///   - metrics: The numbers that the string can use, by name.
  ///   - views: The names of views, or `nil` to use all names in the string that aren't metrics.
  /// - Throws: `VisualFormatError` with the position of the first error.
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

  /// The names of the supported options.
  package static let optionNames = sceneFormatOptions.map(\.word)

  /// Returns the option with a name, or `nil` if the name is unknown.
  package static func option(named name: String) -> LayoutConstraint.FormatOptions? {
    sceneFormatOptions.first { $0.word == name }?.value
  }

  /// The default canvas for a figure of the constraints.
  package var canvas: Canvas {
    axis == .horizontal
      ? Canvas(width: 400, height: 100, scale: 2) : Canvas(width: 240, height: 320, scale: 2)
  }

  /// A scene with a view for each name, laid out by the string.
  ///
  /// Additional constraints of the lowest priorities resolve ambiguities.
  package var scene: Scene {
    let reading = self
    var scene = Scene("", canvases: [canvas]) { root in reading.fill(root) }
    scene.identifier = "vfl"
    scene.summary = format
    scene.figure.visualFormats = [0]
    return scene
  }

  /// Returns the distinct names of views and metrics inside the string's brackets, in order.
  private static func names(in format: String) -> [String] {
    var names: [String] = []
    var depth = 0
    var word = ""
    for character in format + " " {
      if character.isASCII, character.isLetter || character.isNumber || character == "_" {
        word.append(character)
        continue
      }
      // Outside of brackets there are only metrics, and after a commercial at only priorities.
      let isName = word.first.map { $0.isLetter || $0 == "_" } ?? false
      if depth > 0, isName, !names.contains(word) { names.append(word) }
      word = character == "@" ? "0" : ""
      if character == "[" { depth += 1 }
      if character == "]" { depth -= 1 }
    }
    return names
  }

  /// Creates a superview with a view for each name.
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
    // The same string was read before, with the same names.
    let read = try? LayoutConstraint.read(
      visualFormat: format, options: options, metrics: metrics, views: items)
    root.layoutEnvironment?.visualFormats = read.map { [$0.text] } ?? []
    for (place, constraint) in (read?.constraints ?? []).enumerated() {
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

  /// Centers a view across the axis and places it after the previous view, with constraints of the lowest priority.
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
