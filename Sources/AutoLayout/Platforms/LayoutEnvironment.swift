public import Foundation
private import Synchronization

/// The environment that the root of a tree gives all of its views: platform, screen, direction, text measurement.
public struct LayoutEnvironment {
  /// The source of the root's margins.
  public enum Root: Sendable {
    /// The margins of a plain view.
    case plainView
    /// The system's margins of a view that fills a screen, unless the author sets others.
    case screen
  }

  /// The metrics of the platform.
  public var profile = PlatformProfile.standard
  /// The pixels per point to which frames are rounded; a scale below 1 is for drawing only, and becomes 1 here.
  public var scale: CGFloat {
    get { pixelsPerPoint }
    set { pixelsPerPoint = Screen.scale(for: newValue) }
  }

  private var pixelsPerPoint =
    DetachedViewEnvironment.current.areOnMainScreen ? Screen.main.scale : 1
  /// The layout direction of views that don't force their own.
  public var direction = LayoutDirection.leftToRight
  /// Whether the interface is light or dark, for code that depends on it; colors keep both variants.
  public var interfaceStyle = InterfaceStyle.unspecified
  /// The preferred content size category, for readable widths and for labels that adjust their fonts.
  public var contentSizeCategory = ContentSizeCategory.large
  /// Whether the root fills a screen.
  public var root = Root.plainView
  /// The areas of the root that hardware and bars cover, in points.
  public var safeAreaInsets = EdgeInsets.zero
  /// The height that a keyboard covers at the root's bottom, in points; 0 without a keyboard.
  public var keyboardHeight: CGFloat = 0
  /// The frame of an undocked keyboard in the root's coordinates, in points, or `nil` if there isn't one.
  ///
  /// Used only by guides that follow undocked keyboards, and only while ``keyboardHeight`` is 0.
  public var undockedKeyboardFrame: CGRect?
  /// Measures text.
  public var measureText: TextMeasure = DetachedViewEnvironment.current.measureText

  /// Makes the environment of a bare tree: no screen, and by default one pixel per point and fixed text metrics.
  public init() {}

  /// Makes the environment of a bare tree on a platform.
  public init(profile: PlatformProfile) { self.profile = profile }

  /// Makes the environment of a scene's root on a canvas.
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
  /// The environment of views outside of a window, such as those that code hasn't shown yet.
  package struct DetachedViewEnvironment: Sendable {
    let measureText: SharedTextMeasure
    /// Whether such views have the main screen's scale instead of 1.
    let areOnMainScreen: Bool

    private static let stated = Mutex<DetachedViewEnvironment?>(nil)

    /// Fixed metrics and a scale of 1, unless ``measureTexts(by:)`` was called.
    static let current =
      stated.withLock(\.self) ?? Self(measureText: fixedTextMeasure, areOnMainScreen: false)

    /// Sets text measurement and the main screen's scale for such views; to be called before a user's code makes views.
    package static func measureTexts(by measureText: @escaping SharedTextMeasure) {
      stated.withLock { $0 = Self(measureText: measureText, areOnMainScreen: true) }
    }
  }
}

/// The environment of a tree, as a class so that its views share one copy.
final class SharedEnvironment {
  let environment: LayoutEnvironment

  init(_ environment: LayoutEnvironment) { self.environment = environment }
}

extension LayoutEnvironment {
  /// The maximum width of readable content at the environment's text size, in points.
  ///
  /// Known for three text sizes. Others are estimates, interpolated by the size of body text, up to the largest width.
  var readableWidth: CGFloat {
    // Most layouts use this size.
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
