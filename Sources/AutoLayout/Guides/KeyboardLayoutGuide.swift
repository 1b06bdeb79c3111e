public import Foundation

/// The guide that covers the keyboard in the coordinates of its view.
///
/// A docked keyboard reaches up from the bottom of the screen by the environment's keyboard height. An
/// undocked one is wherever the environment says; the guide goes there only if it is told to.
open class KeyboardLayoutGuide: TrackingLayoutGuide {
  /// Whether the guide covers a keyboard that is not docked; false by default.
  ///
  /// While false, an undocked keyboard is as good as none, and tracked constraints are left as they
  /// are.
  open var followsUndockedKeyboard = false { didSet { owningView?.invalidateSystem() } }

  /// Whether the guide's top edge is at the safe area's bottom edge while there is no keyboard.
  ///
  /// True by default. Otherwise it is at the view's own bottom edge.
  open var usesBottomSafeArea = true { didSet { owningView?.invalidateSystem() } }

  /// How far above the keyboard a drag begins to dismiss it, in points; below 0 counts as 0.
  ///
  /// Nothing is dragged here; layout does not depend on it.
  open var keyboardDismissPadding: CGFloat {
    get { dismissPadding }
    set { dismissPadding = max(0, newValue) }
  }

  private var dismissPadding: CGFloat = 0

  init(owner: View) { super.init(systemKind: .keyboard, owner: owner) }

  /// Apple's rules: docked or off screen, the keyboard is near the bottom alone; undocked and as wide
  /// as the screen, it is away from the sides.
  override var nearEdges: DirectionalRectEdge? {
    guard followsUndockedKeyboard, let owningView else { return nil }
    guard let keyboard = owningView.effectiveEnvironment.undockedKeyboard else { return .bottom }
    let screen = CGRect(origin: .zero, size: owningView.rootView.bounds.size)
    let edges = near(keyboard, in: screen)
    return keyboard.width < screen.width ? edges : edges.intersection([.top, .bottom])
  }
}

extension LayoutEnvironment {
  /// The keyboard that floats or is split, in the root's coordinates; nil while one is docked.
  var undockedKeyboard: CGRect? { keyboardHeight > 0 ? nil : undockedKeyboardFrame }
}

extension View {
  /// The guide that covers the keyboard; without one its top edge is the safe area's bottom.
  public var keyboardLayoutGuide: KeyboardLayoutGuide {
    guard let guide = systemGuide(.keyboard) as? KeyboardLayoutGuide else {
      preconditionFailure("the keyboard's guide is made as one")
    }
    return guide
  }

  /// The keyboard's guide, if somebody has asked for it.
  private var keyboardGuide: KeyboardLayoutGuide? {
    layoutGuides.first { $0.systemKind == .keyboard } as? KeyboardLayoutGuide
  }

  /// How far the top edge of the keyboard's guide is above the bottom edge of a view that a docked
  /// keyboard overlaps by some length, in points.
  func keyboardOverlap(docked overlap: CGFloat) -> CGFloat {
    guard keyboardGuide?.usesBottomSafeArea ?? true else { return max(overlap, 0) }
    return max(overlap, margins.safeArea.bottom)
  }

  /// How far the guide's edges lie inside of the view's, in points; the top edge counts from the view's bottom.
  var keyboardInsets: EdgeInsets {
    margins.undockedKeyboard
      ?? EdgeInsets(top: margins.keyboardOverlap, bottom: -margins.keyboardReach)
  }

  /// How far the guide's edges lie inside of the view's where it follows an undocked keyboard.
  ///
  /// For a view at edges in the root's coordinates, in points; the top edge counts from the view's
  /// bottom. Nil where the guide follows none.
  func undockedKeyboardInsets(at own: Edges, in environment: LayoutEnvironment) -> EdgeInsets? {
    guard let keyboard = environment.undockedKeyboard,
      keyboardGuide?.followsUndockedKeyboard == true
    else { return nil }
    return EdgeInsets(
      top: own.bottom - keyboard.minY, left: keyboard.minX - own.left,
      bottom: own.bottom - keyboard.maxY, right: own.right - keyboard.maxX)
  }
}
