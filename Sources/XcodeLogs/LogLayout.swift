import AutoLayout
private import Foundation
package import LayoutDocuments

/// A layout of the views and constraints in a section of a log.
///
/// Positions and sizes that the log doesn't state are made up.
package struct LogLayout: Hashable, Sendable {
  /// The layout as a document.
  ///
  /// The root view contains the views whose superviews the log doesn't name.
  package private(set) var document = LayoutDocument()
  /// The index in ``document`` of each of the section's constraints, or `nil` for constraints that can't be converted.
  package private(set) var ordinals: [Int?] = []

  private let log: XcodeLog
  private let section: LogSection
  private let marginsGuides: [Int: Int]
  /// The indices of items in the document, keyed by the index of their object in the log.
  private var items: [Int: Int] = [:]

  /// Creates a layout from a section of a log.
  package init(of section: LogSection, in log: XcodeLog) {
    (self.section, self.log) = (section, log)
    marginsGuides = log.marginsGuides
    document.items = [.init(.view(.known(.view)), name: "root")]
    addItems()
    for constraint in section.constraints { add(constraint) }
    addDefaults()
    document.surroundings.canvases = [canvas]
  }

  // MARK: - Items

  /// The indices of the objects that the section mentions, and of their ancestors.
  private var mentioned: [Int] {
    var seen: Set<Int> = []
    var waiting = section.constraints.flatMap {
      $0.sides.map(\.object) + [$0.equation.container].compactMap(\.self)
    }
    while let object = waiting.popLast() {
      guard seen.insert(object).inserted, let owner = log.objects[object].likelyOwner else {
        continue
      }
      waiting.append(owner)
    }
    return seen.sorted()
  }

  private mutating func addItems() {
    let objects = mentioned
    var children: [Int: [Int]] = [:]
    for object in objects {
      let owner = log.objects[object].likelyOwner ?? -1
      children[owner, default: []].append(object)
    }
    var names = FreeNames()
    var waiting = [(-1, 0)]
    while let (owner, place) = waiting.popLast() {
      let own = children[owner] ?? []
      for guide in own where log.objects[guide].isGuide { add(guide, in: place, &names) }
      for view in own where !log.objects[view].isGuide {
        waiting.append((view, add(view, in: place, &names)))
      }
    }
  }

  @discardableResult
  private mutating func add(_ object: Int, in owner: Int, _ names: inout FreeNames) -> Int {
    let printed = log.objects[object]
    let name = names.take(Self.identifier(printed.name))
    let kind: LayoutDocument.Kind =
      printed.isGuide ? .guide : .view(.known(Self.viewClass(printed)))
    var item = LayoutDocument.Item(kind, name: name, owner: owner)
    if !printed.isGuide, Self.viewClass(printed) != .view {
      // A text gives the view a size.
      item.set(.text(.text, printed.text ?? printed.name))
    }
    items[object] = document.items.count
    document.items.append(item)
    return document.items.count - 1
  }

  /// Returns the document's view class that is most similar to an object's class.
  ///
  /// Stack views become plain views, because the log contains the constraints that arrange their subviews.
  private static func viewClass(_ object: LogObject) -> KnownViewClass {
    switch object.className ?? "" {
    case "UILabel": .label
    case "UIButton": .button
    case "UITextField": .textField
    default: .view
    }
  }

  /// Converts a name to an identifier in scene files: letters, digits, `_` and `-`, without the prefix `UI` or `NS`.
  private static func identifier(_ name: String) -> String {
    var rest = name[...].drop { $0 == "_" }
    for prefix in ["UI", "NS"] where rest.hasPrefix(prefix) && rest.count > 3 {
      if rest.dropFirst(2).first?.isUppercase == true { rest = rest.dropFirst(2) }
    }
    var result = ""
    for character in rest.prefix(60) {
      let isPlain =
        character.isASCII && (character.isLetter || character.isNumber || character == "_")
      if isPlain { result.append(character) } else if character != " " { result.append("-") }
    }
    guard result.contains(where: \.isLetter) else { return "view-" + result }
    if result.first == "-" { result = "view" + result }
    // The last of several capitals begins the next word: `MKMapView` becomes `mkMapView`.
    let capitals = result.prefix { $0.isUppercase }
    let next = result.dropFirst(capitals.count).first
    let keepsLast = capitals.count > 1 && next?.isLowercase == true
    let count = capitals.count - (keepsLast ? 1 : 0)
    return result.prefix(count).lowercased() + result.dropFirst(count)
  }

  // MARK: - Constraints

  private typealias Form = ConstraintForm<LayoutDocument.Place>

  private mutating func add(_ constraint: LogConstraint) {
    guard constraint.isActive, let form = form(constraint) else {
      ordinals.append(nil)
      return
    }
    let forms = Self.weighted(form, constraint)
    let isLegal = forms.allSatisfy { form in
      (try? form.check { document.items[$0.item].kind == .guide }) != nil
    }
    ordinals.append(isLegal ? document.constraints.count : nil)
    if isLegal { document.constraints += forms.map { .relation($0) } }
  }

  /// Returns a constraint with its priority, or two constraints for the two priorities of a content size.
  private static func weighted(_ form: Form, _ constraint: LogConstraint) -> [Form] {
    func with(_ relation: LayoutConstraint.Relation, _ priority: Double) -> Form {
      var form = form
      form.relation = relation
      form.priority = LayoutPriority(Float(min(max(priority, 0.001), 1000)))
      return form
    }
    let usual = LogConstraint.ContentPriorities(hugging: 250, compressionResistance: 750)
    guard let content = constraint.contentPriorities ?? (constraint.lacksPriorities ? usual : nil)
    else {
      return [with(form.relation, constraint.priority)]
    }
    return [
      with(.greaterThanOrEqual, content.compressionResistance),
      with(.lessThanOrEqual, content.hugging),
    ]
  }

  private func form(_ constraint: LogConstraint) -> Form? {
    let equation = constraint.equation
    guard let first = end(equation.first) else { return nil }
    var form = Form(
      first, equation.relation, equation.second.flatMap(end), multiplier: equation.multiplier,
      constant: equation.constant, identifier: constraint.identifier)
    if equation.second != nil, form.second == nil { return nil }
    let side = equation.first.side
    if equation.second == nil, !side.attribute.isSize, equation.first.start == nil {
      // A frame is relative to its superview.
      let owner = equation.container ?? log.objects[side.object].likelyOwner
      let place = owner.flatMap { items[$0] } ?? 0
      form.second = Form.End(.init(place), side.attribute.axis == .vertical ? .top : .left)
    }
    return form
  }

  private func end(_ operand: LogConstraint.Operand) -> Form.End? {
    guard let side = start(operand.side) else { return nil }
    guard let from = operand.start else { return Form.End(side.place, side.attribute) }
    return start(from).map { Form.End(side.place, side.attribute, from: $0) }
  }

  /// Converts an attribute of an object to an attribute of a document item, or returns `nil` if the item is missing.
  ///
  /// If the log names a view's layout margins guide, margin attributes of the view become edges of that guide.
  private func start(_ side: LogConstraint.Side) -> Form.Start? {
    if let edge = side.attribute.marginEdge, let guide = marginsGuides[side.object],
      let item = items[guide]
    {
      return Form.Start(.init(item), edge)
    }
    return items[side.object].map { Form.Start(.init($0), side.attribute) }
  }

  // MARK: - Defaults

  /// Adds positions and sizes at the lowest priorities for views whose position or size the log doesn't state.
  private mutating func addDefaults() {
    // A view can't have a negative size, so it gets the default one.
    let constraints = section.constraints.filter { constraint in
      constraint.isActive && !(constraint.isFixedSize && constraint.equation.constant < 0)
    }
    let sized = Set(constraints.flatMap(\.sides).filter(\.attribute.isSize))
    let owners = Set(document.items.filter { $0.kind != .guide }.compactMap(\.owner))
    for (object, item) in items.sorted(by: { $0.value < $1.value }) {
      guard let owner = document.items[item].owner, document.items[item].kind != .guide else {
        continue
      }
      for axis in LayoutConstraint.Axis.allCases {
        let isSized = sized.contains(LogConstraint.Side(object, axis.sizeAttribute))
        let size: CGSize? =
          isSized ? nil : owners.contains(item) ? Self.containerSize : Self.contentSize
        addDefaults(item, in: owner, axis, size)
      }
    }
  }

  /// The size of a view with subviews if the log doesn't state it, in points.
  private static let containerSize = CGSize(width: 320, height: 120)
  /// The size of a view without subviews if the log doesn't state it, in points.
  private static let contentSize = CGSize(width: 120, height: 40)

  private mutating func addDefaults(
    _ item: Int, in owner: Int, _ axis: LayoutConstraint.Axis, _ size: CGSize?
  ) {
    let isRow = axis == .horizontal
    let start: LayoutConstraint.Attribute = isRow ? .leading : .top
    func add(_ form: Form) {
      var form = form
      form.priority = LayoutPriority(owner == 0 ? 2 : 1)
      document.constraints.append(.relation(form))
    }
    add(
      Form(
        .init(.init(item), start), .equal, .init(.init(owner), start),
        constant: owner == 0 ? 20 : 8))
    if let size {
      let length = isRow ? size.width : size.height
      add(Form(.init(.init(item), axis.sizeAttribute), .equal, constant: length))
    }
  }

  /// A canvas that is large enough for the sizes in the log.
  private var canvas: Canvas {
    var size = CGSize(width: 375, height: 400)
    for constraint in section.constraints where constraint.isFixedSize {
      let length = min(CGFloat(constraint.equation.constant) + 40, 4_000)
      if constraint.axis == .horizontal {
        size.width = max(size.width, length)
      } else {
        size.height = max(size.height, length)
      }
    }
    return Canvas(width: size.width.rounded(.up), height: size.height.rounded(.up), scale: 2)
  }
}

extension LayoutConstraint.Attribute {
  /// The layout margins guide's equivalent attribute, such as `left` for `leftMargin`, or `nil` if there isn't one.
  fileprivate var marginEdge: Self? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }
}

/// Makes names unique in a scene by appending numbers.
private struct FreeNames {
  private var taken: Set<String> = ["root"]
  /// The last number that was appended to each name.
  private var numbers: [String: Int] = [:]

  /// Reserves a name and returns it, with a number after it if the name is already taken.
  mutating func take(_ stem: String) -> String {
    var name = stem
    while !taken.insert(name).inserted {
      numbers[stem, default: 1] += 1
      name = "\(stem)-\(numbers[stem, default: 1])"
    }
    return name
  }
}
