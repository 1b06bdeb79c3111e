public import Foundation
private import Synchronization

/// The environment that all views of a tree share: platform, screen, layout direction and text measurement.
public struct LayoutEnvironment {
  /// A source of the root's margins.
  public enum Root: Sendable {
    /// The root has the margins of a plain view.
    case plainView
    /// The root has the system's margins for a view that fills a screen, unless the author sets other margins.
    case screen
  }

  /// The metrics of the platform.
  public var profile = PlatformProfile.standard
  /// The pixels per point to which frames are rounded; the setter replaces values below 1 with 1.
  public var scale: CGFloat {
    get { pixelsPerPoint }
    set { pixelsPerPoint = Screen.scale(for: newValue) }
  }

  private var pixelsPerPoint =
    DetachedViewEnvironment.current.areOnMainScreen ? Screen.main.scale : 1
  /// The layout direction of views that don't force their own.
  public var direction = LayoutDirection.leftToRight
  /// Whether the interface is light or dark; colors always keep both variants.
  public var interfaceStyle = InterfaceStyle.unspecified
  /// The preferred content size category; it affects readable widths, and labels that adjust their fonts.
  public var contentSizeCategory = ContentSizeCategory.large
  /// The source of the root's margins: a plain view, or a view that fills a screen.
  public var root = Root.plainView
  /// The insets of the root's safe area, in points.
  public var safeAreaInsets = EdgeInsets.zero
  /// The height that a keyboard covers at the root's bottom, in points, or 0 without a keyboard.
  public var keyboardHeight: CGFloat = 0
  /// The undocked keyboard's frame in the root's coordinates, in points, or `nil`; a docked keyboard takes precedence.
  public var undockedKeyboardFrame: CGRect?
  /// The function that measures text.
  public var measureText: TextMeasure = DetachedViewEnvironment.current.measureText
  /// The visual format strings of the tree's constraints, for figures; only documents set them.
  package var visualFormats: [VisualFormatText] = []

  /// Makes the environment of a tree without a screen, by default with one pixel per point and fixed text metrics.
  public init() {}

  /// Makes the environment of a tree without a screen, with a platform's metrics.
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
  /// The environment of views outside of a window, such as views that code hasn't shown yet.
  package struct DetachedViewEnvironment: Sendable {
    let measureText: SharedTextMeasure
    /// Whether views outside of a window have the main screen's scale; otherwise, their scale is 1.
    let areOnMainScreen: Bool

    private static let stated = Mutex<DetachedViewEnvironment?>(nil)

    /// The environment in use: fixed text metrics and a scale of 1, unless ``measureTexts(by:)`` was called.
    static let current =
      stated.withLock(\.self) ?? Self(measureText: fixedTextMeasure, areOnMainScreen: false)

    /// Makes views outside of a window use a text measure and the main screen's scale; call it before making views.
    package static func measureTexts(by measureText: @escaping SharedTextMeasure) {
      stated.withLock { $0 = Self(measureText: measureText, areOnMainScreen: true) }
    }
  }
}

/// A class around a tree's environment, so that the tree's views share one copy.
final class SharedEnvironment {
  let environment: LayoutEnvironment

  init(_ environment: LayoutEnvironment) { self.environment = environment }
}

extension LayoutEnvironment {
  /// The maximum width of readable content at the text size, in points, estimated except for three known text sizes.
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

extension GraphicsContext {
  /// Makes a context that measures texts as views outside of a window do.
  package convenience init(size: CGSize, scale: CGFloat) {
    self.init(size: size, scale: scale, measureText: LayoutEnvironment().measureText)
  }
}
