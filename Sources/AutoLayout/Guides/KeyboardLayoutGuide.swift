public import Foundation

/// The guide that covers the keyboard in the coordinates of its view.
///
/// A docked keyboard has the environment's keyboard height at the bottom of the screen. An undocked one has the
/// environment's frame, and the guide covers it only if it ``followsUndockedKeyboard``.
open class KeyboardLayoutGuide: TrackingLayoutGuide {
  /// Whether the guide covers an undocked keyboard, instead of treating it as none; false by default.
  ///
  /// While it is false, tracked constraints aren't changed.
  open var followsUndockedKeyboard = false { didSet { owningView?.invalidateSystem() } }

  /// Whether the guide is at the safe area's bottom edge without a keyboard, instead of the view's; true by default.
  open var usesBottomSafeArea = true { didSet { owningView?.invalidateSystem() } }

  /// The distance above the keyboard at which a drag dismisses it, in points; at least 0, and ignored by layout.
  open var keyboardDismissPadding: CGFloat {
    get { dismissPadding }
    set { dismissPadding = max(0, newValue) }
  }

  private var dismissPadding: CGFloat = 0

  init(owner: View) { super.init(systemKind: .keyboard, owner: owner) }

  /// Apple's rules: only the bottom without an undocked keyboard, and never the sides for one as wide as the screen.
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
  /// The guide that covers the keyboard, or the safe area's bottom without one.
  public var keyboardLayoutGuide: KeyboardLayoutGuide {
    guard let guide = systemGuide(.keyboard) as? KeyboardLayoutGuide else {
      preconditionFailure("the keyboard's guide is made as one")
    }
    return guide
  }

  private var keyboardGuide: KeyboardLayoutGuide? {
    layoutGuides.first { $0.systemKind == .keyboard } as? KeyboardLayoutGuide
  }

  /// The height of the guide's top edge above the view's bottom edge, in points, for an overlap with a docked keyboard.
  func keyboardOverlap(docked overlap: CGFloat) -> CGFloat {
    guard keyboardGuide?.usesBottomSafeArea ?? true else { return max(overlap, 0) }
    return max(overlap, margins.safeArea.bottom)
  }

  /// The insets of the guide's edges from the view's, in points, with the top edge from the view's bottom.
  var keyboardInsets: EdgeInsets {
    margins.undockedKeyboard
      ?? EdgeInsets(top: margins.keyboardOverlap, bottom: -margins.keyboardReach)
  }

  /// The insets for a view's edges in the root, like ``keyboardInsets``, if the guide follows an undocked keyboard.
  func undockedKeyboardInsets(at own: Edges, in environment: LayoutEnvironment) -> EdgeInsets? {
    guard let keyboard = environment.undockedKeyboard,
      keyboardGuide?.followsUndockedKeyboard == true
    else { return nil }
    return EdgeInsets(
      top: own.bottom - keyboard.minY, left: keyboard.minX - own.left,
      bottom: own.bottom - keyboard.maxY, right: own.right - keyboard.maxX)
  }
}
