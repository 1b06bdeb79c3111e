public import Foundation
private import Synchronization

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
  /// Pixels per point, which frames are rounded to; at least 1.
  ///
  /// No screen has fewer. A smaller scale is for drawing and does not change a layout: setting one gives 1.
  public var scale: CGFloat {
    get { pixelsPerPoint }
    set { pixelsPerPoint = Screen.scale(for: newValue) }
  }

  private var pixelsPerPoint = Unshown.views.areOnMainScreen ? Screen.main.scale : 1
  /// The direction of every view that does not force its own.
  public var direction = LayoutDirection.leftToRight
  /// Whether the interface is light or dark, which only code follows: colors keep both of their looks.
  public var interfaceStyle = InterfaceStyle.unspecified
  /// How large people want text, which readable widths and labels that adjust their fonts follow.
  public var contentSizeCategory = ContentSizeCategory.large
  /// Whether the root fills a screen.
  public var root = Root.plainView
  /// What hardware and bars cover of the root, in points.
  public var safeAreaInsets = EdgeInsets.zero
  /// How far a keyboard reaches up from the bottom edge of the root, in points; 0 for none.
  public var keyboardHeight: CGFloat = 0
  /// Where a keyboard floats that is not docked, in the root's coordinates, in points; nil for none.
  ///
  /// Only guides that follow undocked keyboards go there, and only while the height is 0.
  public var undockedKeyboardFrame: CGRect?
  /// Measures text.
  public var measureText: TextMeasure = Unshown.views.measureText

  /// Makes the surroundings of a bare tree: no screen, one pixel per point and fixed text metrics by default.
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
    contentSizeCategory = canvas.textSize
    keyboardHeight = canvas.keyboard?.height(on: canvas) ?? 0
  }
}

extension LayoutEnvironment {
  /// The surroundings of views that are in no window, such as those that code hasn't shown yet.
  package struct Unshown: Sendable {
    /// Measures texts.
    let measureText: SharedTextMeasure
    /// Whether they have the pixels of the main screen, or one for each point.
    let areOnMainScreen: Bool

    private static let stated = Mutex<Unshown?>(nil)

    /// Fixed metrics and a pixel for each point, unless a program says otherwise.
    static let views =
      stated.withLock(\.self) ?? Unshown(measureText: fixedTextMeasure, areOnMainScreen: false)

    /// Gives them fonts, and the pixels of the main screen; for programs that run a person's code, before it makes a
    /// view.
    package static func measureTexts(by measureText: @escaping SharedTextMeasure) {
      stated.withLock { $0 = Unshown(measureText: measureText, areOnMainScreen: true) }
    }
  }
}

/// What surrounds a tree, once for all of its views; a class so that each holds no copy of its own.
final class SharedEnvironment {
  let environment: LayoutEnvironment

  init(_ environment: LayoutEnvironment) { self.environment = environment }
}

extension LayoutEnvironment {
  /// The most that readable content spans at the environment's text size, in points.
  ///
  /// Three sizes of text are known. Between them the width grows with the size of body text, and stays
  /// at the largest for the accessibility settings; Apple publishes neither.
  var readableWidth: CGFloat {
    // What nearly every layout asks for.
    if contentSizeCategory == .large { return profile.readableWidth }
    let known: [(ContentSizeCategory, CGFloat)] = [
      (.extraSmall, profile.smallestReadableWidth), (.large, profile.readableWidth),
      (.extraExtraExtraLarge, profile.largestReadableWidth),
    ]
    let size = TextStyle.body.pointSize(contentSizeCategory)
    for ((lower, narrow), (upper, wide)) in zip(known, known.dropFirst()) {
      let (start, end) = (TextStyle.body.pointSize(lower), TextStyle.body.pointSize(upper))
      if size <= end { return narrow + (wide - narrow) * (size - start) / (end - start) }
    }
    return profile.largestReadableWidth
  }
}
