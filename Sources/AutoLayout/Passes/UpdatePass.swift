/// The pass in which views change constraints: subviews before the views that they are in.
///
/// Only views that asked are looked at, once a tree has been laid out.
extension View {
  /// Calls the hook of every view in this one that asked for it; one that asks again from within is not
  /// called again from there.
  func updateConstraintsOfTree() {
    for view in takeUpdateRequests()
    where view.passes.needsUpdateConstraints && !view.passes.isUpdatingConstraints {
      view.passes.needsUpdateConstraints = false
      view.passes.isUpdatingConstraints = true
      view.performUpdateConstraints()
      view.passes.isUpdatingConstraints = false
    }
  }

  /// The views in this one that may have asked, each after those that are in it.
  private func takeUpdateRequests() -> [View] {
    guard let tree = passes.tree, !tree.isRebuildNeeded else {
      return viewsWithUpdateHooks()
    }
    var asking: [View] = []
    for item in tree.takeUpdateRequests() {
      guard let view = item.view else { continue }
      if superview != nil, !view.isDescendant(of: self) {
        tree.noteUpdateRequest(of: item)
      } else if view.passes.tree === tree {
        if view.skipsUpdate() { continue }
        asking.append(view)
      } else {
        // What came since the last layout came with all that is in it.
        asking += view.viewsWithUpdateHooks()
      }
    }
    return View.inPostorder(asking)
  }

  /// The view and what is in it, each after its subviews and these from back to front, but for views
  /// that have nothing to change by themselves.
  private func viewsWithUpdateHooks() -> [View] {
    var asking: [View] = []
    forEachViewFromWithin { if !$0.skipsUpdate() { asking.append($0) } }
    return asking
  }

  /// Settles the request of a plain view, which has nothing to change by itself.
  ///
  /// - Returns: Whether the view is one.
  private func skipsUpdate() -> Bool {
    guard type(of: self) == View.self, controllerLink == nil else { return false }
    passes.needsUpdateConstraints = false
    return true
  }

  /// Some views of one tree, each after those of them that are in it, from back to front.
  ///
  /// - Complexity: That of going from each view to one that another has gone by, and of sorting views of
  ///   one superview.
  fileprivate static func inPostorder(_ views: [View]) -> [View] {
    guard views.count > 1 else { return views }
    let wanted = Set(views.map { ObjectIdentifier($0) })
    var seen: Set<ObjectIdentifier> = []
    var branches: [ObjectIdentifier: [View]] = [:]
    var waiting: [View] = []
    for view in views {
      var view = view
      while seen.insert(ObjectIdentifier(view)).inserted {
        guard let superview = view.superview else {
          waiting.append(view)
          break
        }
        branches[ObjectIdentifier(superview), default: []].append(view)
        view = superview
      }
    }
    // A view before what is in it, and this from front to back: the opposite of what is asked for.
    var preorder: [View] = []
    while let view = waiting.popLast() {
      if wanted.contains(ObjectIdentifier(view)) { preorder.append(view) }
      guard let branch = branches[ObjectIdentifier(view)] else { continue }
      waiting += branch.count == 1 ? branch : view.inOrder(branch)
    }
    return preorder.reversed()
  }

  /// Some subviews, from back to front.
  private func inOrder(_ some: [View]) -> [View] {
    some.map { (view: $0, place: subviewList.index(of: $0) ?? 0) }
      .sorted { $0.place < $1.place }
      .map(\.view)
  }
}
