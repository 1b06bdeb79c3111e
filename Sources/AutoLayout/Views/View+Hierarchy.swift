extension View {
  /// The subviews from back to front; AppKit code can set the property to add and remove views.
  public var subviews: [View] {
    get { subviewList.all }
    set { replaceSubviews(by: newValue) }
  }

  /// The guides that this view owns, in the order in which they were added or first used.
  public var layoutGuides: [LayoutGuide] { guideList.all }

  /// The superview, or `nil` for the root of a tree.
  public internal(set) var superview: View? {
    get { reference.owner?.view }
    set {
      reference.owner = newValue?.reference
      geometry.isInPlainView = newValue.map { type(of: $0) == View.self } ?? false
    }
  }

  var rootView: View {
    var view = self
    while let parent = view.superview { view = parent }
    return view
  }

  /// The environment of the view's tree; reading one value of the environment doesn't copy its other values.
  package var effectiveEnvironment: LayoutEnvironment {
    _read {
      // A reference, because a whole environment would make each reading allocate.
      let shared = passes.tree?.environment ?? SharedEnvironment(rootView.environmentAsRoot)
      yield shared.environment
    }
  }

  var environmentAsRoot: LayoutEnvironment {
    layoutEnvironment ?? LayoutEnvironment(profile: hooks?.platformProfile ?? .standard)
  }

  /// Exchanges two subviews, given by indices from the back; does nothing if an index is out of range.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    subviewList.swapAt(index1, index2)
    invalidateSystem()
  }

  /// Moves a subview in front of its siblings; does nothing if the view isn't a subview.
  public func bringSubviewToFront(_ view: View) {
    guard view.superview === self, subviewList.remove(view) else { return }
    subviewList.append(view)
    invalidateSystem()
  }

  /// Moves a subview behind its siblings; does nothing if the view isn't a subview.
  public func sendSubviewToBack(_ view: View) {
    guard view.superview === self, subviewList.remove(view) else { return }
    subviewList.insert(view, at: 0)
    invalidateSystem()
  }

  /// Returns whether this view is the given view or one of that view's descendants.
  public func isDescendant(of view: View) -> Bool {
    var current: View? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }

  /// Returns the first view with a tag among this view and its descendants, searched depth first.
  public func viewWithTag(_ tag: Int) -> View? { firstView { $0.tag == tag } }

  func leaveSuperview() {
    guard superview != nil else { return }
    willMove(toSuperview: nil)
    if window != nil { announceMove(toWindow: nil) }
    detach()
    if window != nil { enter(nil) }
    didMoveToSuperview()
  }

  func insert(_ view: View, beside sibling: View, offset: Int) {
    insert(view, at: nil)
    move(view, beside: sibling, offset: offset)
  }

  func insert(_ view: View, at index: Int?) {
    trapping { () throws(LayoutError) in try embed(view, at: index) }
  }

  private func replaceSubviews(by views: [View]) {
    let wanted = Set(views.map { ObjectIdentifier($0) })
    for view in subviews where !wanted.contains(ObjectIdentifier(view)) {
      view.removeFromSuperview()
    }
    for (index, view) in views.enumerated() { insertSubview(view, at: index) }
  }

  fileprivate func move(_ view: View, beside sibling: View, offset: Int) {
    subviewList.remove(view)
    let place = sibling.superview === self ? subviewList.index(of: sibling) : nil
    subviewList.insert(view, at: place.map { $0 + offset } ?? subviewList.count)
    invalidateSystem()
  }

  fileprivate func move(_ view: View, to index: Int?) {
    subviewList.remove(view)
    let count = subviewList.count
    subviewList.insert(view, at: min(max(index ?? count, 0), count))
    invalidateSystem()
  }

  fileprivate func detach() {
    guard let parent = superview else { return }
    parent.willRemoveSubview(self)
    let frame = frame
    dropOuterConstraints()
    if parent.passes.tree?.noteDeparture(of: self) == false { parent.invalidateSystem() }
    parent.subviewList.remove(self)
    superview = nil
    if !parent.growsDownward { place(frame) }
  }

  private func dropOuterConstraints() {
    forEachView { $0.passes.isLeaving = true }
    var dropped: [LayoutConstraint] = []
    func collect(_ reference: ItemReference) {
      for constraint in reference.mentions
      where !(constraint.holder?.passes.isLeaving ?? true) {
        dropped.append(constraint)
      }
    }
    forEachView { view in
      collect(view.reference)
      for guide in view.layoutGuides { collect(guide.reference) }
    }
    forEachView { $0.passes.isLeaving = false }
    for constraint in dropped { constraint.deactivate() }
  }
}

extension View {
  func releaseReferences() {
    reference.clear()
    heldConstraints.all.forEachKept { $0.unlink() }
    releaseDescendants()
  }

  /// Releases descendants one by one, so that deep trees can't overflow the stack.
  private func releaseDescendants() {
    var leaving = releaseSubviews()
    while var view = leaving.popLast() {
      if isKnownUniquelyReferenced(&view) { leaving.append(contentsOf: view.releaseSubviews()) }
    }
  }
}

extension LayoutParticipant where Self: View {
  /// Adds a subview without calling overrides of `addSubview(_:)`.
  ///
  /// The index counts from the back and is clamped to the valid range; `nil` means the front.
  ///
  /// - Throws: `LayoutError.subviewOfItself`, or `LayoutError.subviewOfDescendant` if the view contains this view.
  public func embed(_ view: View, at index: Int? = nil) throws(LayoutError) {
    // A view without subviews has no descendants, so building a tree takes linear time.
    guard view !== self else { throw .subviewOfItself }
    if !view.subviewList.isEmpty, isDescendant(of: view) {
      throw .subviewOfDescendant(view: view.description, superview: description)
    }
    // A view that is already a subview only changes its index.
    guard view.reference.owner !== reference else { return move(view, to: index) }
    view.willMove(toSuperview: self)
    let changesWindow = view.window !== window
    let traitChange = changesWindow || passes.mayDifferInTraits ? TraitChange(of: view) : nil
    if changesWindow { view.announceMove(toWindow: window) }
    if view.superview != nil { view.detach() }
    view.invalidateSystem()
    let frame = growsDownward ? nil : view.untransformedFrame
    view.superview = self
    if passes.mayDifferInTraits { view.noteDifferingTraits() }
    // The frame keeps its numbers, in coordinates whose y may have the other direction.
    if let frame { view.place(turned(frame)) }
    view.passes.engine = nil
    if view.translatesAutoresizingMaskIntoConstraints { geometry.mayHoldPlacedViews = true }
    let count = subviewList.count
    let place = min(max(index ?? count, 0), count)
    if place == count {
      passes.tree?.noteAddition(of: view.reference)
    } else {
      invalidateSystem()
    }
    subviewList.insert(view, at: place)
    view.resetAutoresizingReference()
    setNeedsLayout()
    didAddSubview(view)
    if changesWindow { view.enter(window) }
    view.didMoveToSuperview()
    traitChange?.announce()
  }
}
