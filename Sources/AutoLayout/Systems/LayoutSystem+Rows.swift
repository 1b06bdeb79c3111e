import ConstraintSolver
import Foundation

extension LayoutSystem {
  /// Writes down what every item of the tree has to obey.
  func addRows() {
    // Some for what contents say; six in the solver for what an item's edges are by default, of which
    // most are never written.
    let rowCount = 2 * references.count + heldCount
    let greatestCount = rowCount + 6 * references.count
    entries.reserveCapacity(heldCount)
    sources.reserveCapacity(rowCount)
    solver.reserve(greatestCount, termCount: 2 * greatestCount + heldCount)
    addRows(from: 0)
  }

  /// Writes down what the items from a slot on have to obey.
  func addRows(from start: Int32) {
    ownRows.grow(to: references.count)
    var batch = RowBatch()
    for place in Int(start)..<references.count {
      let slot = Int32(truncatingIfNeeded: place)
      if !traits[place].contains(.isPlain) { tree.layoutRequests.insert(place) }
      let guide = traits[place].contains(.isGuide) ? references[place].guide : nil
      if let guide, let kind = guide.systemKind {
        flush(&batch)
        addRows(of: guide, kind, slot)
      } else if !saysNothing(place), let view = references[place].view {
        addRows(of: view, slot, &batch)
      }
    }
    flush(&batch)
  }

  /// Whether the item at a slot is a view that only what others hold is about, as many plain views are.
  private func saysNothing(_ slot: Int) -> Bool {
    var isSilent = false
    if slot > 0, traits[slot].contains(.isPlain), !traits[slot].contains(.isPlacedByFrame) {
      references[slot].withView {
        isSilent = $0.heldConstraints.isEmpty && !$0.content.mayBeOverridden
      }
    }
    return isSilent
  }

  private func addRows(of view: View, _ slot: Int32, _ batch: inout RowBatch) {
    if slot == 0 {
      flush(&batch)
      addCanvasRows()
    }
    let kind = traits[Int(slot)]
    // A plain view that constraints place has no size of its own and makes no constraints.
    let isSilent =
      kind.contains(.isPlain) && !kind.contains(.isPlacedByFrame) && !view.content.mayBeOverridden
    if !isSilent {
      for axis in LayoutConstraint.Axis.allCases { addOwnRows(of: view, slot, axis, &batch) }
    }
    if !view.heldConstraints.isEmpty {
      view.heldConstraints.all.forEachKept { add($0, &batch) }
    }
    if kind.contains(.isPlain) { return }
    let made = view.makeSystemConstraints()
    if !made.isEmpty { systemEntries[slot] = made.map { addEntry($0, &batch) } }
    guard view is StackView else { return }
    flush(&batch)
    rewriteFirmness(in: view)
  }

  /// The root lies at the origin; it is as large as the canvas unless constraints size it.
  private func addCanvasRows() {
    let own = ItemEdges(slot: 0)
    for axis in LayoutConstraint.Axis.allCases {
      var start = LinearForm()
      start.add(own.start(axis), 1)
      add(start, .equal, .required, from: .canvas(axis), isBreakable: false)
      if let target = fitting?.extent(axis) {
        var row = own.extent(axis)
        row.constant -= Double(target.length)
        add(row, .equal, Priority(target.priority), from: .canvas(axis), isBreakable: false)
      }
    }
    addCanvasSizeRows()
  }

  /// What the view itself says of an axis: by its frame, or by its content.
  func addOwnRows(
    of view: View, _ slot: Int32, _ axis: LayoutConstraint.Axis, _ batch: inout RowBatch
  ) {
    if slot == 0 || !view.translatesAutoresizingMaskIntoConstraints {
      guard let wish = contentWish(of: view, axis) else { return }
      let (own, source) = (ItemEdges(slot: slot), Source.content(slot: slot, axis))
      func row(
        _ relation: Relation, _ priority: LayoutPriority, _ slackGoal: SlackGoal
      ) -> WrittenRow? {
        var form = own.extent(axis)
        form.constant = wish.constant
        return write(form, relation, priority, from: source, slackGoal: slackGoal, &batch)
      }
      let first = row(.lessThanOrEqual, wish.hugging, .any)
      // A text that wraps can give way to others without losing anything.
      let second = row(
        .greaterThanOrEqual, wish.resistance,
        view.contentAdaptsToFrames ? .greatestIfPositive : .greatest)
      guard let first, let second else { return }
      ownRows[slot, axis] = OwnRows.Pair(first: first, second: second, kind: .content)
    } else if let rows = autoresizingRows(of: view, slot, axis) {
      let source = Source.autoresizing(slot: slot, axis)
      let first = write(rows.place, .equal, .required, from: source, &batch)
      let second = write(rows.extent, .equal, .required, from: source, &batch)
      guard let first, let second else { return }
      ownRows[slot, axis] = OwnRows.Pair(first: first, second: second, kind: .autoresizing)
    }
  }

  /// What a content that wants an extent says: what to add to the extent, and how strongly the sum is to be
  /// no more and no less than 0; nil for no opinion.
  func contentWish(
    of view: View, _ axis: LayoutConstraint.Axis
  ) -> (constant: Double, hugging: LayoutPriority, resistance: LayoutPriority)? {
    guard let extent = view.contentExtent(axis) else { return nil }
    return (
      0 - Double(extent), view.contentHuggingPriority(for: axis),
      view.contentCompressionResistancePriority(for: axis)
    )
  }

  /// What a frame and its autoresizing mask say of the place and of the extent.
  private func autoresizingRows(
    of view: View, _ slot: Int32, _ axis: LayoutConstraint.Axis
  ) -> (place: LinearForm, extent: LinearForm)? {
    guard let parent = view.superview else { return nil }
    let shares = view.geometry.reference.shares(mask: view.effectiveAutoresizingMask, axis: axis)
    let inner = view.alignmentRectInsets
    let outer = parent.alignmentRectInsets
    let horizontal = axis == .horizontal
    let before = Double(horizontal ? inner.left : inner.top)
    let after = Double(horizontal ? inner.right : inner.bottom)
    let outerBefore = Double(horizontal ? outer.left : outer.top)
    let outerAfter = Double(horizontal ? outer.right : outer.bottom)
    let scroll = parent.geometry.boundsOrigin
    let own = ItemEdges(slot: slot)
    let around = ItemEdges(slot: owners[Int(slot)])
    // The superview's frame is its alignment rectangle with its own insets put back.
    func addParentExtent(to form: inout LinearForm, times factor: Double) {
      form.add(around.end(axis), factor)
      form.add(around.start(axis), -factor)
      form.constant += (outerBefore + outerAfter) * factor
    }
    var place = LinearForm(from: around.start(axis), to: own.start(axis))
    addParentExtent(to: &place, times: -Double(shares.position.perSuperview))
    place.constant += outerBefore - before - Double(shares.position.constant)
    place.constant += Double(horizontal ? scroll.x : scroll.y)
    var extent = own.extent(axis)
    addParentExtent(to: &extent, times: -Double(shares.extent.perSuperview))
    extent.constant += before + after - Double(shares.extent.constant)
    return (place, extent)
  }

  /// The rows of a guide that a view has by itself: where its edges are.
  func guideForms(_ guide: LayoutGuide, _ kind: SystemGuideKind, _ slot: Int32) -> [LinearForm] {
    guard let owner = guide.owningView else { return [] }
    let own = ItemEdges(slot: slot)
    let outer = ItemEdges(slot: owners[Int(slot)])
    func row(_ edge: Int32, _ reference: Int32, _ distance: CGFloat) -> LinearForm {
      LinearForm(from: reference, to: edge, constant: -Double(distance))
    }
    if let insets = owner.systemGuideInsets(kind) {
      return [
        row(own.left, outer.left, insets.left), row(own.right, outer.right, -insets.right),
        row(own.top, outer.top, insets.top), row(own.bottom, outer.bottom, -insets.bottom),
      ]
    }
    if kind == .keyboard {
      // The same edges for a keyboard that is docked and for one that is not, so that the rows of the
      // one become those of the other by their constants.
      let insets =
        owner.margins.undockedKeyboard ?? EdgeInsets(top: owner.margins.keyboardOverlap)
      return [
        row(own.left, outer.left, insets.left), row(own.right, outer.right, -insets.right),
        row(own.bottom, outer.bottom, -insets.bottom), row(own.top, outer.bottom, -insets.top),
      ]
    }
    // The content's size is the author's; what has been scrolled by lies before the frame.
    let scrolled = owner.geometry.boundsOrigin
    return [row(own.left, outer.left, -scrolled.x), row(own.top, outer.top, -scrolled.y)]
  }

  private func addRows(of guide: LayoutGuide, _ kind: SystemGuideKind, _ slot: Int32) {
    guideRows[slot] = guideForms(guide, kind, slot).compactMap {
      write($0, .equal, .required, from: .systemGuide(slot: slot), isBreakable: false)
    }
  }

  // MARK: - Rows

  /// Hands a row of a constraint's priority to the solver, and keeps what was handed over.
  func write(
    _ form: borrowing LinearForm, _ relation: Relation, _ priority: LayoutPriority,
    from source: Source, named name: String = "", isBreakable: Bool = true
  ) -> WrittenRow? {
    let id = add(
      form, relation, Priority(priority), from: source, named: name, isBreakable: isBreakable)
    guard let id else { return nil }
    return WrittenRow(id, constant: form.constant, priority: priority)
  }

  @discardableResult
  func add(
    _ form: borrowing LinearForm, _ relation: Relation, _ priority: Priority, from source: Source,
    named name: String = "", isBreakable: Bool = true
  ) -> ConstraintID? {
    add(
      form, relation, AffineConstant(form.constant), priority, from: source, named: name,
      isBreakable: isBreakable)
  }

  /// Hands a row to the solver; nil if its numbers overflow there.
  @discardableResult
  private func add(
    _ form: borrowing LinearForm, _ relation: Relation, _ constant: AffineConstant,
    _ priority: Priority, from source: Source, named name: String = "", isBreakable: Bool = true
  ) -> ConstraintID? {
    do {
      let id = try solver.add(
        LinearConstraint(
          form.terms, relation, constant: constant, priority: priority, name: name,
          isBreakable: isBreakable))
      note(id, source)
      return id
    } catch {
      refused.append(source)
      return nil
    }
  }

  @inline(__always)
  private func note(_ id: ConstraintID, _ source: Source) {
    assert(id.index == sources.count, "row ids follow the order of addition")
    sources.append(source)
  }

  /// The canvas' size as the root's, where no constraint sizes it.
  private func addCanvasSizeRows() {
    guard fitting == nil, root.translatesAutoresizingMaskIntoConstraints else { return }
    let own = ItemEdges(slot: 0)
    for axis in LayoutConstraint.Axis.allCases {
      let size = AffineConstant(
        perWidth: axis == .horizontal ? -1 : 0, perHeight: axis == .vertical ? -1 : 0)
      var end = LinearForm()
      end.add(own.end(axis), 1)
      add(end, .equal, size, .required, from: .canvas(axis), isBreakable: false)
    }
  }
}

extension Relation {
  init(_ relation: LayoutConstraint.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}

extension Priority {
  init(_ priority: LayoutPriority) {
    // The solver knows no 0, which contents may have; this is below all other numbers of views.
    self = .optional(max(Double(priority.rawValue), .leastNormalMagnitude))
  }
}
