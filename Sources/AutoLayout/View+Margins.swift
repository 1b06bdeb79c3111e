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
  /// What the author adds to the safe area's insets, or takes away where negative, in points.
  var addedSafeArea = EdgeInsets.zero
  /// What the hooks have told the view of its margins and safe area; no margins before a layout.
  var announced: EdgeInsets?
  var announcedSafeArea = EdgeInsets.zero
  /// How far the readable content lies inside of the margins on either side, in points.
  var readableInset: CGFloat = 0
  /// How far the keyboard guide's top edge is above the bottom edge, in points.
  var keyboardOverlap: CGFloat = 0
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
      invalidateSystem()
    }
  }

  /// Whether the view's margins are at least what is left of the superview's at its edges.
  public var preservesSuperviewLayoutMargins: Bool {
    get { margins.preservesSuperview }
    set {
      margins.preservesSuperview = newValue
      margins.effective = nil
      invalidateSystem()
    }
  }

  /// Whether the safe area's insets are added to the margins; true by default.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.insetsFromSafeArea }
    set {
      margins.insetsFromSafeArea = newValue
      margins.effective = nil
      invalidateSystem()
    }
  }

  /// How far the view is covered by hardware and bars at each edge, in points.
  public var safeAreaInsets: EdgeInsets { margins.safeArea }

  /// What is added to the safe area's insets of the view and so of all that is in it, in points;
  /// negative numbers take away, down to 0.
  package var addedSafeAreaInsets: EdgeInsets {
    get { margins.addedSafeArea }
    set {
      margins.addedSafeArea = newValue
      invalidateSystem()
    }
  }

  /// The view's own margins plus the safe area's insets where it follows them, by side, in points.
  func resolvedMargins(safeArea: EdgeInsets) -> EdgeInsets {
    var insets = baseMargins.resolved(effectiveUserInterfaceLayoutDirection)
    if margins.insetsFromSafeArea {
      insets.top += safeArea.top
      insets.left += safeArea.left
      insets.bottom += safeArea.bottom
      insets.right += safeArea.right
    }
    return insets
  }

  /// The margins before anything is added to them.
  private var baseMargins: DirectionalEdgeInsets {
    let environment = effectiveEnvironment
    let profile = environment.profile
    guard superview == nil, environment.root == .screen,
      let least = profile.systemMinimumMargins(width: bounds.width)
    else { return margins.explicit ?? DirectionalEdgeInsets(all: ownMargin ?? profile.viewMargin) }
    guard let explicit = margins.explicit else { return least }
    guard environment.respectsSystemMinimumMargins else { return explicit }
    return DirectionalEdgeInsets(
      top: max(explicit.top, least.top), leading: max(explicit.leading, least.leading),
      bottom: max(explicit.bottom, least.bottom),
      trailing: max(explicit.trailing, least.trailing))
  }
}
