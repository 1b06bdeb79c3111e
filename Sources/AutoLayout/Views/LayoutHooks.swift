/// The parts of layout that view classes in other modules of the package replace.
///
/// Other modules can override only `open` members, which would collide with members of UIKit subclasses.
package protocol LayoutHooks: AnyObject {
  /// Whether y grows downwards from the top left corner in the view's coordinates, not upwards from the bottom left.
  ///
  /// Frames of subviews, bounds and conversions are in these coordinates. The engine itself always counts downwards.
  var growsDownward: Bool { get }

  /// The platform of trees whose root the view is, unless its environment has another.
  var platformProfile: PlatformProfile { get }

  /// The view's appearance in figures.
  var figureLook: Appearance { get }

  /// The shapes that plain figures show below the view's text and subviews, from the view's top left corner.
  var drawnParts: [Artwork.Part] { get }

  /// The baselines of the view's own text, or `nil` for views without text.
  var ownTextBaselines: View.TextBaselines? { get }

  /// The font of the text, for distances between baselines, or `nil` for views without text.
  var baselineFont: Font? { get }

  /// Makes the view's own constraints for its subviews.
  func systemConstraints() -> [LayoutConstraint]

  /// The guides of the view's own constraints, which appear in no result.
  var hiddenGuides: [LayoutGuide] { get }

  /// Updates the view's own constraints after a subview was hidden or shown.
  func arrangedVisibilityChanged()

  /// Whether the view's own constraints depend on the content sizes of its subviews.
  var arrangesByContent: Bool { get }

  /// Whether the content depends on solved frames, so that ``contentAdapts(to:)`` is called.
  var contentAdaptsToFrames: Bool { get }

  /// Resets ``View/adaptation`` before a layout is solved.
  func prepareForSolving()

  /// Adapts the content to solved frames, and returns whether that changed ``View/adaptation``.
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

/// A view's `LayoutHooks` in a public type that only the package can make.
public struct PackageHooks {
  package let hooks: any LayoutHooks

  /// Wraps hooks.
  package init(_ hooks: any LayoutHooks) { self.hooks = hooks }
}
