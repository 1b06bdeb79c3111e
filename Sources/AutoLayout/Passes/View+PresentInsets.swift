import Foundation

// Insets of views before the first layout, and after views were added or removed.

extension View {
  /// Whether no layout has derived the view's insets since the view was added to its current tree.
  var hasNoDerivedInsets: Bool { passes.tree?.isRebuildNeeded ?? true }

  var currentSafeArea: EdgeInsets {
    hasNoDerivedInsets ? presentInsets.safeArea : margins.safeArea
  }

  /// The safe area insets and margins for the current frames, in points; computing them at view depth *d* takes O(*d*).
  var presentInsets: (safeArea: EdgeInsets, margins: EdgeInsets) {
    var path = [self]
    while let superview = path.last?.superview { path.append(superview) }
    let environment = effectiveEnvironment
    var (safeArea, margins) = (environment.safeAreaInsets, EdgeInsets.zero)
    for view in path.reversed() {
      let own = view.edgesInSuperview
      let parent = view.superview?.edgesOfBounds
      if let parent { safeArea = own.covered(by: safeArea, of: parent) }
      safeArea = view.withAdditionalSafeArea(safeArea)
      let outer = margins
      margins = view.resolvedMargins(safeArea: safeArea, in: environment)
      if let parent, view.margins.preservesSuperview {
        margins = own.preserving(outer, of: parent, in: margins)
      }
    }
    return (safeArea, margins)
  }

  private var edgesInSuperview: Edges { Edges(geometry.exactFrame) }

  private var edgesOfBounds: Edges {
    Edges(CGRect(origin: geometry.boundsOrigin, size: geometry.exactFrame.size))
  }
}

extension Edges {
  fileprivate init(_ rect: CGRect) {
    self.init(left: rect.minX, right: rect.maxX, top: rect.minY, bottom: rect.maxY)
  }

  /// Returns the lengths by which a superview's insets cover a view with these edges, at most the view's extents.
  func covered(by insets: EdgeInsets, of parent: Edges) -> EdgeInsets {
    func overlap(_ inset: CGFloat, _ distance: CGFloat, _ extent: CGFloat) -> CGFloat {
      min(max(0, inset - max(0, distance)), max(0, extent))
    }
    return EdgeInsets(
      top: overlap(insets.top, top - parent.top, height),
      left: overlap(insets.left, left - parent.left, width),
      bottom: overlap(insets.bottom, parent.bottom - bottom, height),
      right: overlap(insets.right, parent.right - right, width))
  }

  /// Returns a view's margins, enlarged so that the area inside them is also inside its superview's margins.
  func preserving(_ outer: EdgeInsets, of parent: Edges, in own: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: max(own.top, outer.top - (top - parent.top)),
      left: max(own.left, outer.left - (left - parent.left)),
      bottom: max(own.bottom, outer.bottom - (parent.bottom - bottom)),
      right: max(own.right, outer.right - (parent.right - right)))
  }
}
