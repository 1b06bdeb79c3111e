/// The pass that calls update hooks, subviews first; after the first layout, it calls only requested hooks.
extension View {
  /// Calls requested ``updateConstraints()`` hooks in this subtree, subviews first, except hooks that are running.
  func updateConstraintsOfTree() {
    for view in takeUpdateRequests()
    where view.passes.needsUpdateConstraints && !view.passes.isUpdatingConstraints {
      view.passes.needsUpdateConstraints = false
      view.passes.isUpdatingConstraints = true
      view.performUpdateConstraints()
      view.passes.isUpdatingConstraints = false
    }
  }

  /// Removes the requests for ``updateConstraints()`` in this subtree, and returns their views, subviews first.
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
        // The view was added since the last layout, with its subtree.
        asking += view.viewsWithUpdateHooks()
      }
    }
    return View.inPostorder(asking)
  }

  /// Returns the subtree's views in postorder, except plain `View`s without controllers, which have nothing to update.
  private func viewsWithUpdateHooks() -> [View] {
    var asking: [View] = []
    forEachViewFromWithin { if !$0.skipsUpdate() { asking.append($0) } }
    return asking
  }

  /// Returns whether the view is a plain `View` without a controller, and cancels its requested update in that case.
  private func skipsUpdate() -> Bool {
    guard type(of: self) == View.self, controllerLink == nil else { return false }
    passes.needsUpdateConstraints = false
    return true
  }

  /// Sorts views of one tree in postorder, visiting each common ancestor only once.
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
    // Preorder with siblings from front to back, which is the reverse of postorder.
    var preorder: [View] = []
    while let view = waiting.popLast() {
      if wanted.contains(ObjectIdentifier(view)) { preorder.append(view) }
      guard let branch = branches[ObjectIdentifier(view)] else { continue }
      waiting += branch.count == 1 ? branch : view.inOrder(branch)
    }
    return preorder.reversed()
  }

  private func inOrder(_ some: [View]) -> [View] {
    some.map { (view: $0, place: subviewList.index(of: $0) ?? 0) }
      .sorted { $0.place < $1.place }
      .map(\.view)
  }
}
