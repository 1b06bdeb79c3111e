public import Foundation

/// A guide that covers the keyboard, in the coordinates of the view that owns the guide.
///
/// A docked keyboard is at the bottom of the screen, with the environment's keyboard height. The environment also gives
/// the frame of an undocked keyboard; the guide covers it only if ``followsUndockedKeyboard`` is true.
open class KeyboardLayoutGuide: TrackingLayoutGuide {
  /// Whether the guide covers an undocked keyboard, false by default; if false, tracked constraints never change.
  open var followsUndockedKeyboard = false { didSet { owningView?.invalidateSystem() } }

  /// Whether the guide is at the safe area's bottom instead of the view's while no keyboard is shown; true by default.
  open var usesBottomSafeArea = true { didSet { owningView?.invalidateSystem() } }

  /// The distance above the keyboard at which drags dismiss it, in points and never negative; layout ignores it.
  open var keyboardDismissPadding: CGFloat {
    get { dismissPadding }
    set { dismissPadding = max(0, newValue) }
  }

  private var dismissPadding: CGFloat = 0

  init(owner: View) { super.init(systemKind: .keyboard, owner: owner) }

  /// The edges that the guide is near, by Apple's rules for keyboards, or `nil` to leave constraints unchanged.
  override var nearEdges: DirectionalRectEdge? {
    guard followsUndockedKeyboard, let owningView else { return nil }
    guard let keyboard = owningView.effectiveEnvironment.undockedKeyboard else { return .bottom }
    let screen = CGRect(origin: .zero, size: owningView.rootView.bounds.size)
    let edges = near(keyboard, in: screen)
    return keyboard.width < screen.width ? edges : edges.intersection([.top, .bottom])
  }
}

extension LayoutEnvironment {
  var undockedKeyboard: CGRect? { keyboardHeight > 0 ? nil : undockedKeyboardFrame }
}

extension View {
  /// The guide that covers the keyboard; if there is no keyboard, the guide is at the bottom of the safe area.
  public var keyboardLayoutGuide: KeyboardLayoutGuide {
    guard let guide = systemGuide(.keyboard) as? KeyboardLayoutGuide else {
      preconditionFailure("the keyboard's guide is made as one")
    }
    return guide
  }

  private var keyboardGuide: KeyboardLayoutGuide? {
    layoutGuides.first { $0.systemKind == .keyboard } as? KeyboardLayoutGuide
  }

  /// Returns the height of the keyboard guide above the view's bottom; a docked keyboard covers `overlap` points.
  func keyboardOverlap(docked overlap: CGFloat) -> CGFloat {
    guard keyboardGuide?.usesBottomSafeArea ?? true else { return max(overlap, 0) }
    return max(overlap, margins.safeArea.bottom)
  }

  /// The keyboard guide's insets from the view's edges, in points; `top` is measured from the view's bottom edge.
  var keyboardInsets: EdgeInsets {
    margins.undockedKeyboard
      ?? EdgeInsets(top: margins.keyboardOverlap, bottom: -margins.keyboardReach)
  }

  /// Returns ``keyboardInsets`` for an undocked keyboard that the guide follows, or `nil` if there isn't one.
  ///
  /// `own` has the view's edges in the root's coordinates.
  func undockedKeyboardInsets(at own: Edges, in environment: LayoutEnvironment) -> EdgeInsets? {
    guard let keyboard = environment.undockedKeyboard,
      keyboardGuide?.followsUndockedKeyboard == true
    else { return nil }
    return EdgeInsets(
      top: own.bottom - keyboard.minY, left: keyboard.minX - own.left,
      bottom: own.bottom - keyboard.maxY, right: own.right - keyboard.maxX)
  }
}
