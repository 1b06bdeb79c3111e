extension View {
  /// The views that lie in this one, from back to front.
  ///
  /// Only AppKit lets code set them: those that are left out leave, and new ones come.
  public var subviews: [View] {
    get { subviewList.all }
    set { replaceSubviews(by: newValue) }
  }

  /// The guides that lie in this view, in the order they were added or first asked for.
  public var layoutGuides: [LayoutGuide] { guideList.all }

  /// The view that this one lies in.
  public internal(set) var superview: View? {
    get { reference.owner?.view }
    set {
      reference.owner = newValue?.reference
      geometry.isInPlainView = newValue.map { type(of: $0) == View.self } ?? false
    }
  }

  /// The topmost view of the tree.
  var rootView: View {
    var view = self
    while let parent = view.superview { view = parent }
    return view
  }

  /// What surrounds the tree that the view is in.
  ///
  /// Reading one of its numbers copies none of the others.
  package var effectiveEnvironment: LayoutEnvironment {
    _read {
      // A reference, because a whole environment would make each reading allocate.
      let shared = passes.tree?.environment ?? SharedEnvironment(rootView.environmentAsRoot)
      yield shared.environment
    }
  }

  /// What surrounds the tree that the view is the root of.
  var environmentAsRoot: LayoutEnvironment {
    layoutEnvironment ?? LayoutEnvironment(profile: hooks?.platformProfile ?? .standard)
  }

  /// Exchanges two subviews by their positions from the back; does nothing with positions that are
  /// not there.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    subviewList.swapAt(index1, index2)
    invalidateSystem()
  }

  /// Moves a subview in front of its siblings; does nothing with a stranger.
  public func bringSubviewToFront(_ view: View) {
    guard view.superview === self, subviewList.remove(view) else { return }
    subviewList.append(view)
    invalidateSystem()
  }

  /// Moves a subview behind its siblings; does nothing with a stranger.
  public func sendSubviewToBack(_ view: View) {
    guard view.superview === self, subviewList.remove(view) else { return }
    subviewList.insert(view, at: 0)
    invalidateSystem()
  }

  /// Whether the view is another one or lies in it at any depth.
  public func isDescendant(of view: View) -> Bool {
    var current: View? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }

  /// The first view with a tag in this one's tree, itself included, searched depth first.
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

  /// Drops the constraints that tie anything in the view to what is outside of it.
  ///
  /// - Complexity: O(*n*) in what lies in the view and the constraints that mention it.
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
  /// Lets go of all that refers to the view, which is about to go itself.
  func letGo() {
    reference.clear()
    heldConstraints.all.forEachKept { $0.unlink() }
    releaseDescendants()
  }

  /// Lets what lies in the view go view by view, so that no depth overflows the program's stack.
  private func releaseDescendants() {
    var leaving = releaseSubviews()
    while var view = leaving.popLast() {
      if isKnownUniquelyReferenced(&view) { leaving.append(contentsOf: view.releaseSubviews()) }
    }
  }
}

extension LayoutParticipant where Self: View {
  /// Adds a subview, or throws if it can't be one.
  ///
  /// ``addSubview(_:)`` and the methods that insert subviews stop the program instead. Overrides of these methods aren't
  /// called. `index` counts from the back, `nil` is the front, and an index out of range counts as the nearest one in it.
  ///
  /// - Throws: `LayoutError.subviewOfItself`, or `LayoutError.subviewOfDescendant` for a view that this
  ///   one lies in.
  public func embed(_ view: View, at index: Int? = nil) throws(LayoutError) {
    // A view without subviews contains no other; so a tree is built in time that grows with it.
    guard view !== self else { throw .subviewOfItself }
    if !view.subviewList.isEmpty, isDescendant(of: view) {
      throw .subviewOfDescendant(view: view.description, superview: description)
    }
    // A view that is here already only changes its place among the others.
    guard view.reference.owner !== reference else { return move(view, to: index) }
    view.willMove(toSuperview: self)
    let changesWindow = view.window !== window
    let news = changesWindow || passes.mayDifferInTraits ? TraitNews(of: view) : nil
    if changesWindow { view.announceMove(toWindow: window) }
    if view.superview != nil { view.detach() }
    view.invalidateSystem()
    let frame = growsDownward ? nil : view.toldFrame
    view.superview = self
    if passes.mayDifferInTraits { view.noteDifferingTraits() }
    // The numbers of the frame stay, in coordinates that may count the other way.
    if let frame { view.place(turned(frame)) }
    view.passes.system = nil
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
    news?.announce()
  }
}
