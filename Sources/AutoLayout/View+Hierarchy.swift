extension View {
  /// The topmost view of the tree.
  package var rootView: View {
    var view = self
    while let parent = view.superview { view = parent }
    return view
  }

  /// What surrounds the tree that the view is in.
  package var effectiveEnvironment: LayoutEnvironment {
    if let shared = passes.environment { return shared.environment }
    let root = rootView
    return root.layoutEnvironment ?? LayoutEnvironment(profile: type(of: root).platformProfile)
  }

  /// Exchanges two subviews by their positions from the back.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    subviews.swapAt(index1, index2)
    invalidateSystem()
  }

  /// Moves a subview in front of its siblings; does nothing with a stranger.
  public func bringSubviewToFront(_ view: View) {
    guard let index = subviews.firstIndex(of: view) else { return }
    subviews.append(subviews.remove(at: index))
    invalidateSystem()
  }

  /// Moves a subview behind its siblings; does nothing with a stranger.
  public func sendSubviewToBack(_ view: View) {
    guard let index = subviews.firstIndex(of: view) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
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
  public func viewWithTag(_ tag: Int) -> View? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  func nearestCommonAncestor(with other: View) -> View? {
    // Most constraints tie siblings, or a view to its superview.
    if other === self || other.superview === self { return self }
    if let superview, superview === other || superview === other.superview { return superview }
    var candidate: View? = self
    while let view = candidate, !other.isDescendant(of: view) { candidate = view.superview }
    return candidate
  }

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
    precondition(!isDescendant(of: view), "Can't add self as subview")
    // A view that is here already only changes its place among the others.
    guard view.superview !== self else { return move(view, to: index) }
    view.willMove(toSuperview: self)
    let changesWindow = view.window !== window
    if changesWindow { view.announceMove(toWindow: window) }
    if view.superview != nil { view.detach() }
    let frame = view.frame
    view.superview = self
    // The numbers of the frame stay, in coordinates that may count the other way.
    if !growsDownward { view.place(turned(frame)) }
    view.passes.system = nil
    view.passes.isSystemOutdated = true
    subviews.insert(view, at: min(max(index ?? subviews.count, 0), subviews.count))
    view.resetAutoresizingReference()
    invalidateSystem()
    setNeedsLayout()
    didAddSubview(view)
    if changesWindow { view.enter(window) }
    view.didMoveToSuperview()
  }

  private func move(_ view: View, beside sibling: View, offset: Int) {
    subviews.removeAll { $0 === view }
    let place = subviews.firstIndex(of: sibling).map { $0 + offset } ?? subviews.count
    subviews.insert(view, at: place)
    invalidateSystem()
  }

  private func move(_ view: View, to index: Int?) {
    subviews.removeAll { $0 === view }
    subviews.insert(view, at: min(max(index ?? subviews.count, 0), subviews.count))
    invalidateSystem()
  }

  private func detach() {
    guard let parent = superview else { return }
    parent.willRemoveSubview(self)
    let frame = frame
    var ancestor: View? = parent
    while let view = ancestor {
      view.dropConstraints { constraint in
        constraint.layoutViews.contains { $0?.isDescendant(of: self) ?? false }
      }
      ancestor = view.superview
    }
    parent.subviews.removeAll { $0 === self }
    parent.invalidateSystem()
    superview = nil
    if !parent.growsDownward { place(frame) }
    invalidateSystem()
  }
}
