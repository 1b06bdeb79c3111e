extension SceneDocument {
  /// How many views and guides the scene has, the root among them.
  package var itemCount: Int {
    var count = 0
    var views = [root]
    while let view = views.popLast() {
      count += 1 + view.guides.count
      views += view.subviews
    }
    return count
  }
}
