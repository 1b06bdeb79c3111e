/// Layout hooks for view classes in other modules, because `open` methods could collide with those of UIKit subclasses.
package protocol LayoutHooks: AnyObject {
  /// Whether y grows downwards in bounds, subviews' frames and conversions, as it always does in the engine.
  var growsDownward: Bool { get }

  /// The platform of a tree whose root is this view, unless the view's environment specifies another platform.
  var platformProfile: PlatformProfile { get }

  /// The view's appearance in figures.
  var figureLook: Appearance { get }

  /// The shapes behind the view's text and subviews in the `plain` look, relative to the view's top left corner.
  var drawnParts: [Artwork.Part] { get }

  /// The baselines of the view's own text, or `nil` if the view has no text.
  var ownTextBaselines: View.TextBaselines? { get }

  /// The font of the view's text, for distances between baselines, or `nil` if the view has no text.
  var baselineFont: Font? { get }

  /// Returns the constraints that the view makes for its subviews.
  func systemConstraints() -> [LayoutConstraint]

  /// The guides that only the view's own constraints use, and that solved trees omit.
  var hiddenGuides: [LayoutGuide] { get }

  /// Updates the view's own constraints after one of its subviews was hidden or shown.
  func arrangedVisibilityChanged()

  /// Whether the view's own constraints depend on the content sizes of its subviews.
  var arrangesByContent: Bool { get }

  /// Whether the view's content depends on solved frames, so that layout calls ``contentAdapts(to:)``.
  var contentAdaptsToFrames: Bool { get }

  /// Resets ``View/adaptation`` before a layout is solved.
  func prepareForSolving()

  /// Adapts the content to solved frames, and returns whether ``View/adaptation`` changed.
  func contentAdapts(to frames: ProvisionalFrames) -> Bool
}

// The defaults of views that replace nothing.
extension LayoutHooks where Self: View {
  package var growsDownward: Bool { true }
  package var platformProfile: PlatformProfile { .standard }
  package var figureLook: Appearance { plainLook }
  package var drawnParts: [Artwork.Part] { [] }
  package var ownTextBaselines: View.TextBaselines? { nil }
  package var baselineFont: Font? { nil }
  package func systemConstraints() -> [LayoutConstraint] { [] }
  package var hiddenGuides: [LayoutGuide] { [] }
  package func arrangedVisibilityChanged() {}
  package var arrangesByContent: Bool { false }
  package var contentAdaptsToFrames: Bool { false }
  package func prepareForSolving() {}
  package func contentAdapts(to frames: ProvisionalFrames) -> Bool { false }
}

/// A view's `LayoutHooks`, wrapped in a public type that only the package can make.
public struct PackageHooks {
  package let hooks: any LayoutHooks

  /// Wraps a view's hooks.
  package init(_ hooks: any LayoutHooks) { self.hooks = hooks }
}
