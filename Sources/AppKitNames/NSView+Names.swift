public import AutoLayout
public import Foundation

extension NSView {
  /// The view's corners and edges; nil where neither the view nor one that it lies in wants a layer.
  public var layer: CALayer? {
    ancestors.contains { ($0 as? NSView)?.wantsLayer == true } ? ownLayer : nil
  }

  /// Where views are put that are added in front of another or behind it; Apple's raw values.
  public enum WindowOrderingMode: Int, Sendable {
    case above = 1
    case below = -1
    case out = 0
  }

  /// Puts a view just in front of another in this one, or just behind it; without one, in front of all
  /// or behind all.
  ///
  /// `out` changes nothing.
  public func addSubview(
    _ view: View, positioned place: WindowOrderingMode, relativeTo otherView: View?
  ) {
    switch (place, otherView) {
    case (.above, let other?) where other.superview === self:
      insertSubview(view, aboveSubview: other)
    case (.below, let other?) where other.superview === self:
      insertSubview(view, belowSubview: other)
    case (.above, _): addSubview(view)
    case (.below, _): insertSubview(view, at: 0)
    case (.out, _): break
    }
  }

  /// Puts a view into the place of a subview, which leaves; does nothing for a stranger.
  public func replaceSubview(_ oldView: NSView, with newView: NSView) {
    guard oldView.superview === self, oldView !== newView else { return }
    insertSubview(newView, aboveSubview: oldView)
    oldView.removeFromSuperview()
  }

  /// Takes the view out of its superview: nothing is drawn in between in any case.
  public func removeFromSuperviewWithoutNeedingDisplay() { removeFromSuperview() }

  /// The view, for changes that take time on a device; here they are made at once.
  public func animator() -> Self { self }

  /// Names the view, as its `identifier` does.
  public func setAccessibilityIdentifier(_ identifier: String?) { self.identifier = identifier }

  /// What is said of the view; nobody hears it.
  public func setAccessibilityLabel(_ label: String?) { keep(label, "accessibilityLabel") }

  /// What is said of the view's use; nobody hears it.
  public func setAccessibilityHelp(_ help: String?) { keep(help, "accessibilityHelp") }

  /// What is said of the view's value; nobody hears it.
  public func setAccessibilityValue(_ value: Any?) { keep(value, "accessibilityValue") }

  /// Whether the view is spoken of; nobody hears it.
  public func setAccessibilityElement(_ isElement: Bool) { keep(isElement, "accessibilityElement") }

  /// When a layer is drawn again; Apple's raw values.
  public enum LayerContentsRedrawPolicy: Int, Sendable {
    case never, onSetNeedsDisplay, duringViewResize, beforeViewResize, crossfade
  }
}

/// Stored for source compatibility; layout ignores it.
extension NSView {
  /// The rotation of the frame in degrees.
  public var frameRotation: CGFloat {
    get { kept(#function) ?? 0 }
    set { keep(newValue, #function) }
  }

  /// The shadow of the view.
  public var shadow: NSShadow? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }

  /// The view that the tabulator key goes to.
  public var nextKeyView: NSView? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }

  /// When the layer is drawn again.
  public var layerContentsRedrawPolicy: LayerContentsRedrawPolicy {
    get { kept(#function) ?? .duringViewResize }
    set { keep(newValue, #function) }
  }

  /// Whether what lies in the view is drawn into its layer.
  public var canDrawSubviewsIntoLayer: Bool {
    get { kept(#function) ?? false }
    set { keep(newValue, #function) }
  }
}

// What any view has, as superviews and subviews are known as such.
extension View {
  /// The nearest view that both lie in, or one of them that the other lies in; nil in other trees.
  public func ancestorShared(with view: View) -> NSView? {
    ancestors.first(where: view.isDescendant) as? NSView
  }

  /// The scroll view that the view lies in; nil for none.
  public var enclosingScrollView: NSScrollView? {
    ancestors.dropFirst().lazy.compactMap { $0 as? NSScrollView }.first
  }

  /// Draws the view on a device; nothing is drawn before layout has ended.
  public func display() {}

  /// Asks for a part to be drawn again; nothing is drawn before layout has ended.
  public func setNeedsDisplay(_ invalidRect: CGRect) {}
}

/// The ring around what is typed into; Apple's raw values.
public enum NSFocusRingType: UInt, Sendable {
  case `default`, none, exterior
}

/// AppKit's name for the colours that an interface has.
open class NSAppearance {
  /// The names of looks.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// Apple's name for the look.
    public let rawValue: String

    /// Makes a name from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Light.
    public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
    /// Dark.
    public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
    /// Light, with what is behind showing through.
    public static let vibrantLight = Name(rawValue: "NSAppearanceNameVibrantLight")
    /// Dark, with what is behind showing through.
    public static let vibrantDark = Name(rawValue: "NSAppearanceNameVibrantDark")
  }

  /// The name of the look.
  public let name: Name

  /// Makes a look; never nil, as nobody knows which there are.
  public init?(named name: Name) { self.name = name }
}

/// What a view's shadow looks like.
///
/// Stored for source compatibility; layout ignores it.
open class NSShadow {
  /// The colour.
  open var shadowColor: Color?
  /// How far the shadow lies from the view, in points.
  open var shadowOffset = CGSize.zero
  /// How far the shadow blurs, in points.
  open var shadowBlurRadius: CGFloat = 0

  /// Makes a shadow that is not seen.
  public init() {}
}
