import Foundation

/// What a view says of its margins, and what has come of it.
struct ViewMargins {
  /// What the author said; nil for the platform's default.
  var explicit: DirectionalEdgeInsets?
  var preservesSuperview = false
  var insetsFromSafeArea = true
  /// The insets in effect after the last layout, by side, in points.
  var effective: EdgeInsets?
  var safeArea = EdgeInsets.zero
  /// What the hooks have told the view of its margins and safe area; no margins before a layout.
  var announced: EdgeInsets?
  var announcedSafeArea = EdgeInsets.zero
  /// How far the readable content lies inside of the margins on either side, in points.
  var readableInset: CGFloat = 0
  /// How far the keyboard guide's top edge is above the bottom edge, in points.
  var keyboardOverlap: CGFloat = 0

  /// Forgets what followed from frames.
  mutating func forgetDerived() {
    effective = nil
    safeArea = .zero
    readableInset = 0
    keyboardOverlap = 0
  }
}

extension View {
  /// The distances that subviews should keep from the edges, in points.
  ///
  /// Reading gives what is in effect: with the safe area's insets and the superview's margins where
  /// the view follows them. Writing sets the view's own part.
  public var layoutMargins: EdgeInsets {
    get { margins.effective ?? resolvedMargins(safeArea: margins.safeArea) }
    set { directionalLayoutMargins = newValue.directional(effectiveUserInterfaceLayoutDirection) }
  }

  /// ``layoutMargins`` by reading direction: the same storage.
  public var directionalLayoutMargins: DirectionalEdgeInsets {
    get { layoutMargins.directional(effectiveUserInterfaceLayoutDirection) }
    set {
      margins.explicit = newValue
      margins.effective = nil
      invalidateRows()
    }
  }

  /// Whether the view's margins are at least what is left of the superview's at its edges.
  public var preservesSuperviewLayoutMargins: Bool {
    get { margins.preservesSuperview }
    set {
      margins.preservesSuperview = newValue
      margins.effective = nil
      invalidateRows()
    }
  }

  /// Whether the safe area's insets are added to the margins; true by default.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.insetsFromSafeArea }
    set {
      margins.insetsFromSafeArea = newValue
      margins.effective = nil
      invalidateRows()
    }
  }

  /// How far the view is covered by hardware and bars at each edge, in points.
  public var safeAreaInsets: EdgeInsets { margins.safeArea }

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
    guard environment.root == .screen, superview == nil else {
      let side = environment.profile.viewMargin
      return margins.explicit
        ?? DirectionalEdgeInsets(top: side, leading: side, bottom: side, trailing: side)
    }
    if let explicit = margins.explicit { return explicit }
    let side =
      bounds.width >= environment.profile.regularRootWidth
      ? environment.profile.regularRootMargin : environment.profile.compactRootMargin
    return DirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}
