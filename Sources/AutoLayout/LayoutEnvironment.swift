public import Foundation

/// What surrounds a view tree: platform, screen, direction, and how text is measured.
///
/// The root of a tree carries it, and every view of the tree inherits it.
public struct LayoutEnvironment {
  /// How the root's own margins come about.
  public enum Root: Sendable {
    /// A view like any other, with the margins of a plain view.
    case plainView
    /// The view that fills a screen: the system's margins where the author sets none.
    case screen
  }

  /// The numbers of the platform.
  public var profile = PlatformProfile.standard
  /// Pixels per point, which frames are rounded to.
  public var scale: CGFloat = 1
  /// The direction of every view that does not force its own.
  public var direction = LayoutDirection.leftToRight
  /// Whether the root fills a screen.
  public var root = Root.plainView
  /// Whether the root of a screen has at least the system's margins, whatever the author sets: a
  /// view controller's `viewRespectsSystemMinimumLayoutMargins`.
  public var respectsSystemMinimumMargins = true
  /// How large the user wants texts to be; readable content is wider with larger ones.
  public var contentSizeCategory = ContentSizeCategory.large
  /// What hardware and bars cover of the root, in points.
  public var safeAreaInsets = EdgeInsets.zero
  /// How far a keyboard reaches up from the bottom edge of the root, in points; 0 for none.
  public var keyboardHeight: CGFloat = 0
  /// Measures text.
  public var measureText: TextMeasure = fixedTextMeasure

  /// Makes the surroundings of a bare tree: no screen, one pixel per point, fixed text metrics.
  public init() {}

  /// Makes the surroundings of a bare tree on a platform.
  public init(profile: PlatformProfile) { self.profile = profile }

  /// Makes the surroundings of a scene's root on a canvas.
  public init(canvas: Canvas, direction: LayoutDirection, profile: PlatformProfile) {
    self.profile = profile
    self.direction = direction
    scale = canvas.scale
    root = .screen
    safeAreaInsets = canvas.safeAreaInsets
  }
}

extension LayoutEnvironment {
  /// The most that readable content spans, in points.
  var readableWidth: CGFloat { profile.readableWidths.width(for: contentSizeCategory) }
}

/// What surrounds a tree, once for all of its views; a class so that each holds no copy of its own.
final class SharedEnvironment {
  let environment: LayoutEnvironment

  init(_ environment: LayoutEnvironment) { self.environment = environment }
}
