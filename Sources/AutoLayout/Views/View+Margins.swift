package import Foundation

struct ViewMargins {
  var explicit: DirectionalEdgeInsets?
  var preservesSuperview = false
  var insetsFromSafeArea = true
  var effective: EdgeInsets?
  var safeArea = EdgeInsets.zero
  var additionalSafeArea = EdgeInsets.zero
  /// The safe area insets at the last call of ``View/safeAreaInsetsDidChange()``.
  var announcedSafeArea = EdgeInsets.zero
  /// The margins at the last call of ``View/layoutMarginsDidChange()``, stored only if they differ between sides.
  var announced: EdgeInsets?
  /// The distance of readable content from the left and the right margin, in points.
  var readableInset: CGFloat = 0
  /// The distance from the keyboard guide's top edge to the view's bottom edge, in points.
  var keyboardOverlap: CGFloat = 0
  /// The distance from the view's bottom edge down to the keyboard guide's bottom edge, in points.
  var keyboardReach: CGFloat = 0
  /// The keyboard guide's insets as in `keyboardInsets`, or `nil` if the guide doesn't follow an undocked keyboard.
  var undockedKeyboard: EdgeInsets?

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
  @inline(__always)
  var margins: ViewMargins {
    get { rareMargins[default: ViewMargins()] }
    set { rareMargins[default: ViewMargins()] = newValue }
  }

  /// The margins at the last call of ``layoutMarginsDidChange()``, in points, or `nil` before a layout.
  var announcedMargins: EdgeInsets? {
    get { announcedMargin.map { EdgeInsets(all: $0) } ?? margins.announced }
    set {
      let side = newValue?.left ?? 0
      let isUniform = newValue == EdgeInsets(all: side)
      announcedMargin = isUniform ? side : nil
      if !isUniform || rareMargins.isSet { margins.announced = isUniform ? nil : newValue }
    }
  }

  func forgetDerivedMargins() {
    if rareMargins.isSet { margins.forgetDerived() }
  }

  var effectiveMargins: EdgeInsets {
    if hasNoDerivedInsets { return presentInsets.margins }
    if let effective = margins.effective { return effective }
    // A view that preserves its superview's margins keeps them from the start of a layout to the next change.
    if margins.preservesSuperview { return presentInsets.margins }
    return resolvedMargins(safeArea: margins.safeArea)
  }

  func setMargins(_ change: (inout ViewMargins) -> Void) {
    change(&margins)
    margins.effective = nil
    invalidateRows()
  }

  /// The distance of readable content from the left and right margins after the last layout, in points.
  package var readableInset: CGFloat { margins.readableInset }

  /// The insets added to the safe area of the view and its subviews, in points; negative insets extend the safe area.
  package var addedSafeAreaInsets: EdgeInsets {
    get { margins.additionalSafeArea }
    set {
      margins.additionalSafeArea = newValue
      invalidateSystem()
    }
  }

  func resolvedMargins(safeArea: EdgeInsets) -> EdgeInsets {
    resolvedMargins(safeArea: safeArea, in: effectiveEnvironment)
  }

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

  /// The side margins of a list row, in points, which depend on the size of the tree's root view.
  package var rowMargin: CGFloat {
    let root = rootView
    var size = root.bounds.size
    if root is ContentHost || root === self { size.height = size.width }
    return effectiveEnvironment.profile.rootMargin(of: size)
  }

  /// Sets the layout margins of the specified edges, not counting safe area insets; other edges keep their margins.
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
