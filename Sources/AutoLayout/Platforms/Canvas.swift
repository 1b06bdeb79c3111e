public import Foundation

/// The size at which a scene is laid out and drawn, with pixels per point and the areas that hardware or bars cover.
public struct Canvas: Hashable, Sendable, Codable {
  /// The name in files and captions, by default ``sizeName`` followed by any text size other than large.
  public var name: String
  /// The size in points, with 0 for an extent that is still to be fitted to the layout.
  public var size: CGSize
  /// Whether the width is still to be fitted to the layout.
  public package(set) var fitsWidth = false
  /// Whether the height is still to be fitted to the layout.
  public package(set) var fitsHeight = false
  /// Pixels per point.
  public var scale: CGFloat
  /// The insets of the safe area from the canvas's edges in points, or zero for a plain canvas.
  public var safeAreaInsets: EdgeInsets
  /// Whether the safe area insets are explicitly zero, so that a document's bars don't enlarge them.
  package private(set) var isUncovered = false
  /// The shape of the device's screen, or `nil` for a canvas without a device.
  public var screen: DeviceScreen?
  /// The keyboard at the bottom, or `nil` to use the scene's keyboard.
  package var keyboard: Keyboard?
  /// The preferred content size category, for texts that don't have a fixed size.
  public var textSize: ContentSizeCategory

  /// Makes a canvas of a size in points without validating the canvas; see ``validate()``.
  public init(
    width: CGFloat, height: CGFloat, scale: CGFloat = 1, name: String? = nil,
    safeAreaInsets: EdgeInsets = .zero, textSize: ContentSizeCategory = .large,
    screen: DeviceScreen? = nil
  ) {
    self.init(
      width: Optional(width), height: Optional(height), scale: scale, name: name,
      safeAreaInsets: safeAreaInsets, textSize: textSize, screen: screen)
  }

  /// Makes a canvas whose width or height fits the layout if passed as `nil`, without validating the canvas.
  public init(
    width: CGFloat?, height: CGFloat?, scale: CGFloat = 1, name: String? = nil,
    safeAreaInsets: EdgeInsets = .zero, textSize: ContentSizeCategory = .large,
    screen: DeviceScreen? = nil
  ) {
    self.screen = screen
    size = CGSize(width: width ?? 0, height: height ?? 0)
    (fitsWidth, fitsHeight) = (width == nil, height == nil)
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
    self.textSize = textSize
    let sizeName = Self.defaultName(width: width, height: height, scale: scale)
    self.name = name ?? (textSize == .large ? sizeName : "\(sizeName)-\(textSize.name)")
  }

  /// Returns the canvas without a device screen and with explicit safe area insets, to which no bars are added.
  package func stating(safeArea: EdgeInsets) -> Canvas {
    var canvas = self
    canvas.safeAreaInsets = safeArea
    canvas.isUncovered = safeArea == .zero
    canvas.screen = nil
    return canvas
  }

  /// Returns the canvas with another text size; any text size other than `large` is appended to the canvas's name.
  public func textSize(_ category: ContentSizeCategory) -> Canvas {
    var canvas = self
    let ending = textSize == .large ? "" : "-" + textSize.name
    canvas.textSize = category
    canvas.name = name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : name
    if category != .large { canvas.name += "-" + category.name }
    return canvas
  }

  /// Returns the canvas at another scale, with a default name adapted to the scale.
  package func scale(_ scale: CGFloat) -> Canvas {
    var canvas = self
    canvas.scale = scale
    let names = [self, canvas].map {
      Canvas(width: width, height: height, scale: $0.scale, textSize: textSize).name
    }
    if name == names[0] { canvas.name = names[1] }
    return canvas
  }

  /// Whether the width or the height is still to be fitted to the layout.
  package var fits: Bool { fitsWidth || fitsHeight }

  /// The width in points, or `nil` if the width is still to be fitted to the layout.
  package var width: CGFloat? { fitsWidth ? nil : size.width }

  /// The height in points, or `nil` if the height is still to be fitted to the layout.
  package var height: CGFloat? { fitsHeight ? nil : size.height }

  /// The size as text: `320x568`, or `320xfit` if the height fits the layout, with `@2` if the scale isn't 1.
  public var sizeName: String {
    Self.defaultName(width: width, height: height, scale: scale)
  }

  private static func defaultName(width: CGFloat?, height: CGFloat?, scale: CGFloat) -> String {
    let sides = [width, height].map { $0.map { plainNumber($0) } ?? fittingWord }
    let size = sides.joined(separator: "x")
    return scale == 1 ? size : size + "@\(plainNumber(scale))"
  }

  /// The word in a canvas's name for an extent that fits the layout.
  package static let fittingWord = "fit"
}

/// A reason why a canvas can't be laid out or drawn.
public enum CanvasError: Error, Hashable, Sendable {
  /// The width, the height or the scale isn't a finite number above 0, or a side is less than half a pixel.
  case notPositive(Canvas)
  /// A side has more pixels than ``Canvas/maximumPixelsPerSide``.
  case tooLarge(Canvas)
}

extension Canvas {
  /// The maximum number of pixels per side, half of cairo's limit; a square image of this size takes 1 GiB.
  public static let maximumPixelsPerSide = 16_384

  /// Throws `CanvasError` if the canvas can't be laid out and drawn; call it before allocating memory for an image.
  public func validate() throws(CanvasError) {
    let sides = [width, height].compactMap(\.self)
    for number in sides + [scale] where !(number.isFinite && number > 0) {
      throw .notPositive(self)
    }
    guard let longest = sides.max(), let shortest = sides.min() else { return }
    guard longest * scale <= CGFloat(Self.maximumPixelsPerSide) else { throw .tooLarge(self) }
    guard shortest * scale >= 0.5 else { throw .notPositive(self) }
  }
}

extension CanvasError: CustomStringConvertible {
  /// A message with the canvas's name and the rule that the canvas violates.
  public var description: String {
    switch self {
    case .notPositive(let canvas):
      "canvas '\(canvas.name)' cannot be laid out: width, height and scale have to be numbers "
        + "above 0, and every side at least half a pixel"
    case .tooLarge(let canvas):
      "canvas '\(canvas.name)' is too large: a side may have at most "
        + "\(Canvas.maximumPixelsPerSide) pixels"
    }
  }
}
