import ConstraintSolver
import Foundation

extension LayoutSystem {
  /// Numbers the tree's items and gives each its edges.
  mutating func collectItems(under view: View) {
    append(view)
    for guide in view.layoutGuides + view.hiddenGuides { append(guide) }
    for subview in view.subviews { collectItems(under: subview) }
  }

  private mutating func append(_ item: any LayoutItem) {
    item.slot = items.count
    items.append(item)
    mentions.append(0)
    edges.append(
      EdgeVariables(
        left: solver.makeVariable(), right: solver.makeVariable(),
        top: solver.makeVariable(), bottom: solver.makeVariable()))
  }

  /// Writes down what every item of the tree has to obey.
  mutating func addRows() {
    for item in items {
      addSizeRows(item)
      if let view = item as? View {
        addRows(of: view)
      } else if let guide = item as? LayoutGuide, let kind = guide.systemKind {
        addRows(of: guide, kind)
      }
    }
  }

  private mutating func addRows(of view: View) {
    if view === root { addCanvasRows(view) }
    for axis in LayoutConstraint.Axis.allCases {
      if view !== root, view.translatesAutoresizingMaskIntoConstraints {
        addAutoresizingRows(view, axis)
      } else if let extent = view.contentExtent(axis) {
        addContentRows(view, axis, extent)
      }
    }
    for constraint in view.constraints + view.makeSystemConstraints() { add(constraint) }
  }

  /// No item is inside out, and one that is left open is small and near its owner's origin.
  private mutating func addSizeRows(_ item: any LayoutItem) {
    let own = edges[item.slot]
    let owner = item === root ? nil : item.layoutOwner
    // A system guide is where its insets put it: in a view smaller than these it has no extent.
    let isPlacedByInsets = (item as? LayoutGuide)?.systemKind.map { $0 != .scrollContent } ?? false
    for axis in LayoutConstraint.Axis.allCases where !isPlacedByInsets {
      add(
        own.extent(axis), .greaterThanOrEqual, .required,
        from: .nonNegativeSize(slot: item.slot, axis), isBreakable: false)
      add(own.extent(axis), .equal, .preference(2), from: .preference)
      guard let owner else { continue }
      let distance = LinearForm(own.start(axis))
        .adding(LinearForm(edges[owner.slot].start(axis)), times: -1)
      add(distance, .equal, .preference(1), from: .preference)
    }
  }

  /// The root lies at the origin; it is as large as the canvas unless constraints size it.
  private mutating func addCanvasRows(_ view: View) {
    let own = edges[view.slot]
    let isSized = view.translatesAutoresizingMaskIntoConstraints
    for axis in LayoutConstraint.Axis.allCases {
      add(
        LinearForm(own.start(axis)), .equal, .required, from: .canvas(axis), isBreakable: false)
      if let target = fitting?.extent(axis) {
        var row = own.extent(axis)
        row.constant -= Double(target.length)
        add(row, .equal, Priority(target.priority), from: .canvas(axis), isBreakable: false)
        continue
      }
      guard isSized else { continue }
      mention(view, axis)
      let size = AffineConstant(
        perWidth: axis == .horizontal ? -1 : 0, perHeight: axis == .vertical ? -1 : 0)
      add(
        LinearConstraint(
          LinearForm(own.end(axis)).terms, .equal, constant: size, priority: .required,
          isBreakable: false),
        from: .canvas(axis))
    }
  }

  private mutating func addAutoresizingRows(_ view: View, _ axis: LayoutConstraint.Axis) {
    guard let parent = view.superview,
      let constraint = AutoresizingMaskConstraint(view, axis: axis)
    else { return }
    mention(view, axis)
    let shares = view.geometry.reference.shares(mask: view.effectiveAutoresizingMask, axis: axis)
    let inner = view.alignmentRectInsets
    let outer = parent.alignmentRectInsets
    let horizontal = axis == .horizontal
    let before = Double(horizontal ? inner.left : inner.top)
    let after = Double(horizontal ? inner.right : inner.bottom)
    let outerBefore = Double(horizontal ? outer.left : outer.top)
    let outerAfter = Double(horizontal ? outer.right : outer.bottom)
    let scroll = parent.geometry.boundsOrigin
    // The superview's frame is its alignment rectangle with its own insets put back.
    var parentExtent = edges[parent.slot].extent(axis)
    parentExtent.constant += outerBefore + outerAfter
    var place = LinearForm(edges[view.slot].start(axis))
      .adding(LinearForm(edges[parent.slot].start(axis)), times: -1)
      .adding(parentExtent, times: -Double(shares.position.perSuperview))
    place.constant += outerBefore - before - Double(shares.position.constant)
    place.constant += Double(horizontal ? scroll.x : scroll.y)
    var extent = edges[view.slot].extent(axis)
      .adding(parentExtent, times: -Double(shares.extent.perSuperview))
    extent.constant += before + after - Double(shares.extent.constant)
    for row in [place, extent] { add(row, .equal, .required, from: .constraint(constraint)) }
  }

  private mutating func addContentRows(
    _ view: View, _ axis: LayoutConstraint.Axis, _ extent: CGFloat
  ) {
    guard let constraint = ContentSizeConstraint(view, axis: axis, extent: extent) else { return }
    mention(view, axis)
    var row = edges[view.slot].extent(axis)
    row.constant -= Double(extent)
    let source = Source.constraint(constraint)
    add(row, .lessThanOrEqual, Priority(constraint.hugging), from: source)
    add(row, .greaterThanOrEqual, Priority(constraint.compressionResistance), from: source)
  }

  private mutating func addRows(of guide: LayoutGuide, _ kind: SystemGuideKind) {
    guard let owner = guide.owningView else { return }
    useInsets(of: owner)
    let own = edges[guide.slot]
    let outer = edges[owner.slot]
    let pairs: [(LayoutConstraint.Attribute, Variable, Variable, CGFloat)]
    if let insets = owner.systemGuideInsets(kind) {
      pairs = [
        (.left, own.left, outer.left, insets.left),
        (.right, own.right, outer.right, -insets.right),
        (.top, own.top, outer.top, insets.top),
        (.bottom, own.bottom, outer.bottom, -insets.bottom),
      ]
    } else if kind == .keyboard {
      pairs = [
        (.left, own.left, outer.left, 0), (.right, own.right, outer.right, 0),
        (.bottom, own.bottom, outer.bottom, 0),
        (.top, own.top, outer.bottom, -owner.margins.keyboardOverlap),
      ]
    } else {
      // The content's size is the author's; what has been scrolled by lies before the frame.
      let scrolled = owner.geometry.boundsOrigin
      pairs = [
        (.left, own.left, outer.left, -scrolled.x), (.top, own.top, outer.top, -scrolled.y),
      ]
    }
    if kind != .scrollContent {
      for axis in LayoutConstraint.Axis.allCases { mention(guide, axis) }
    }
    for (attribute, edge, reference, distance) in pairs {
      var row = LinearForm(edge).adding(LinearForm(reference), times: -1)
      row.constant -= Double(distance)
      add(
        row, .equal, .required, from: .systemGuide(slot: guide.slot, attribute),
        isBreakable: false)
    }
  }

  private mutating func add(_ constraint: LayoutConstraint) {
    let operands = constraint.operands
    // An item may be gone, as constraints keep none alive.
    guard operands.flatMap(\.items).allSatisfy(contains), operands.allSatisfy(\.isAlive) else {
      return
    }
    let row = self.row(of: constraint)
    for (operand, other) in zip(operands, [constraint.second, constraint.first]) {
      for attribute in [operand.attribute, operand.originAttribute] where attribute.isMargin {
        if let view = operand.item as? View { useInsets(of: view) }
      }
      guard let axis = operand.attribute.axis else { continue }
      for item in operand.items {
        mentions[slot(of: item, operand.attribute, facing: other?.item)] |= axis.bit
      }
    }
    add(
      row, Relation(constraint.relation), Priority(constraint.priority),
      from: .constraint(constraint))
  }

  mutating func mention(_ item: any LayoutItem, _ axis: LayoutConstraint.Axis) {
    mentions[item.slot] |= axis.bit
  }

  private mutating func add(
    _ form: LinearForm, _ relation: Relation, _ priority: Priority, from source: Source,
    isBreakable: Bool = true
  ) {
    add(
      LinearConstraint(
        form.terms, relation, constant: AffineConstant(form.constant), priority: priority,
        name: source.identifier, isBreakable: isBreakable),
      from: source)
  }

  @discardableResult
  mutating func add(_ row: LinearConstraint, from source: Source) -> ConstraintID? {
    do {
      let id = try solver.add(row)
      assert(id.index == sources.count, "row ids follow the order of addition")
      sources.append(source)
      return id
    } catch {
      if case .constraint(let constraint) = source { refused.append(constraint) }
      return nil
    }
  }
}

extension LayoutSystem.Source {
  fileprivate var identifier: String {
    guard case .constraint(let constraint) = self else { return "" }
    return constraint.identifier ?? ""
  }
}

extension Relation {
  fileprivate init(_ relation: LayoutConstraint.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}

extension Priority {
  fileprivate init(_ priority: LayoutPriority) {
    self = priority.rawValue >= 1000 ? .required : .optional(Double(priority.rawValue))
  }
}
