package import Foundation

/// What a view says of its margins, and what has come of it.
struct ViewMargins {
  /// What the author said; nil for the platform's default.
  var explicit: DirectionalEdgeInsets?
  var preservesSuperview = false
  var insetsFromSafeArea = true
  /// The insets in effect after the last layout, by side, in points.
  var effective: EdgeInsets?
  var safeArea = EdgeInsets.zero
  /// What the view's controller adds to the safe area's insets, in points.
  var additionalSafeArea = EdgeInsets.zero
  /// What the hooks have told the view of its safe area.
  var announcedSafeArea = EdgeInsets.zero
  /// What they have told it of its margins, where these are not the same on all sides.
  var announced: EdgeInsets?
  /// How far the readable content lies inside of the margins on either side, in points.
  var readableInset: CGFloat = 0
  /// How far the keyboard guide's top edge is above the bottom edge, in points.
  var keyboardOverlap: CGFloat = 0
  /// How far the keyboard guide's bottom edge is below the view's, which may end above the screen's end, in points.
  var keyboardReach: CGFloat = 0
  /// How far the keyboard guide's edges lie inside where it follows an undocked keyboard, the top edge
  /// from the view's bottom, in points.
  var undockedKeyboard: EdgeInsets?

  /// Forgets what followed from frames.
  fileprivate mutating func forgetDerived() {
    effective = nil
    safeArea = .zero
    readableInset = 0
    keyboardOverlap = 0
    keyboardReach = 0
    undockedKeyboard = nil
  }
}

extension View {
  /// What the view says of its margins, and what has come of it.
  ///
  /// What its hooks have told it of them is in ``announcedMargins``.
  @inline(__always)
  var margins: ViewMargins {
    get { rareMargins[default: ViewMargins()] }
    set { rareMargins[default: ViewMargins()] = newValue }
  }

  /// What the hooks have told the view of its margins, in points; nil before a layout.
  var announcedMargins: EdgeInsets? {
    get { announcedMargin.map { EdgeInsets(all: $0) } ?? margins.announced }
    set {
      let side = newValue?.left ?? 0
      let isUniform = newValue == EdgeInsets(all: side)
      announcedMargin = isUniform ? side : nil
      if !isUniform || rareMargins.isSet { margins.announced = isUniform ? nil : newValue }
    }
  }

  /// Forgets what followed from frames.
  func forgetDerivedMargins() {
    if rareMargins.isSet { margins.forgetDerived() }
  }

  /// The margins in effect, in points.
  var effectiveMargins: EdgeInsets {
    if hasNoDerivedInsets { return presentInsets.margins }
    if let effective = margins.effective { return effective }
    // Views that follow others' margins have theirs from the start of a layout to the next change.
    if margins.preservesSuperview { return presentInsets.margins }
    return resolvedMargins(safeArea: margins.safeArea)
  }

  func setMargins(_ change: (inout ViewMargins) -> Void) {
    change(&margins)
    margins.effective = nil
    invalidateRows()
  }

  /// The distance of readable content from the left and right margins as of the last layout, in points.
  package var readableInset: CGFloat { margins.readableInset }

  /// What is added to the safe area's insets of the view and so of all that is in it, in points;
  /// negative numbers take away, down to 0.
  package var addedSafeAreaInsets: EdgeInsets {
    get { margins.additionalSafeArea }
    set {
      margins.additionalSafeArea = newValue
      invalidateSystem()
    }
  }

  /// The view's own margins plus the safe area's insets where it follows them, by side, in points.
  func resolvedMargins(safeArea: EdgeInsets) -> EdgeInsets {
    resolvedMargins(safeArea: safeArea, in: effectiveEnvironment)
  }

  /// The same in an environment that is known.
  func resolvedMargins(
    safeArea: EdgeInsets, in environment: borrowing LayoutEnvironment
  ) -> EdgeInsets {
    var insets = baseMargins(in: environment)
      .resolved(layoutDirection(in: environment.direction))
    if margins.insetsFromSafeArea {
      insets.top += safeArea.top
      insets.left += safeArea.left
      insets.bottom += safeArea.bottom
      insets.right += safeArea.right
    }
    return insets
  }

  /// The margins before anything is added to them.
  private func baseMargins(
    in environment: borrowing LayoutEnvironment
  ) -> DirectionalEdgeInsets {
    if let controller { return controller.ownMargins(of: self) }
    guard environment.root == .screen, superview == nil,
      environment.profile.hasSystemRootMargins
    else {
      return margins.explicit
        ?? ownMargins ?? DirectionalEdgeInsets(all: environment.profile.viewMargin)
    }
    if let explicit = margins.explicit { return explicit }
    let side = environment.profile.rootMargin(of: bounds.size)
    return DirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// The distance of a row's contents from the sides of its screen, in points.
  ///
  /// The screen is the root. A row that is a root itself is as wide as its screen, of which nothing else
  /// is known.
  package var rowMargin: CGFloat {
    let root = rootView
    var size = root.bounds.size
    if root is ContentHost || root === self { size.height = size.width }
    return effectiveEnvironment.profile.rootMargin(of: size)
  }

  /// Sets margins; what they leave out keeps the platform's margin, read without the safe area.
  func setMargins(_ stated: StatedMargins) {
    let insetsFromSafeArea = insetsLayoutMarginsFromSafeArea
    insetsLayoutMarginsFromSafeArea = false
    var edges = directionalLayoutMargins
    insetsLayoutMarginsFromSafeArea = insetsFromSafeArea
    let leads = effectiveUserInterfaceLayoutDirection == .leftToRight
    edges.top = stated.top ?? edges.top
    edges.bottom = stated.bottom ?? edges.bottom
    edges.leading = stated.leading ?? (leads ? stated.left : stated.right) ?? edges.leading
    edges.trailing = stated.trailing ?? (leads ? stated.right : stated.left) ?? edges.trailing
    directionalLayoutMargins = edges
  }
}
