public import Foundation

/// A size at which a scene is laid out and drawn: points, pixels per point, and what of it is
/// covered by hardware or bars.
public struct Canvas: Hashable, Sendable, Codable {
  /// The name that files and captions use; ``sizeName`` when none was given.
  public var name: String
  /// Width and height in points; 0 for one that is the layout's.
  public var size: CGSize
  /// Whether the width is that of the layout, which isn't known yet.
  public package(set) var fitsWidth = false
  /// Whether the height is that of the layout, which isn't known yet.
  public package(set) var fitsHeight = false
  /// Pixels per point.
  public var scale: CGFloat
  /// What the device covers at each edge, in points; zero for a plain canvas.
  public var safeAreaInsets: EdgeInsets
  /// Whether a safe area of zero is stated, to which the bars of a document's scene aren't added.
  package private(set) var isUncovered = false
  /// The device's screen as far as it is no plain rectangle; nil for a canvas of no device.
  public var screen: DeviceScreen?
  /// The keyboard at the bottom, or `nil` for that of the scene.
  package var keyboard: Keyboard?
  /// How large people want text, which texts without a size of their own follow.
  public var textSize: ContentSizeCategory

  /// Makes a canvas of a size in points.
  ///
  /// Nothing is checked here; ``validate()`` says whether the canvas can be drawn.
  public init(
    width: CGFloat, height: CGFloat, scale: CGFloat = 1, name: String? = nil,
    safeAreaInsets: EdgeInsets = .zero, textSize: ContentSizeCategory = .large,
    screen: DeviceScreen? = nil
  ) {
    self.init(
      width: Optional(width), height: Optional(height), scale: scale, name: name,
      safeAreaInsets: safeAreaInsets, textSize: textSize, screen: screen)
  }

  /// Makes a canvas that is as large as its layout along each axis whose extent is `nil`.
  ///
  /// Nothing is checked here, as for the other sizes in points.
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

  /// The canvas with a stated safe area, to which no bars are added even if it is zero.
  ///
  /// The result has no device screen.
  package func stating(safeArea: EdgeInsets) -> Canvas {
    var canvas = self
    canvas.safeAreaInsets = safeArea
    canvas.isUncovered = safeArea == .zero
    canvas.screen = nil
    return canvas
  }

  /// The same canvas for another size of text, which its name says unless people gave it one.
  public func textSize(_ category: ContentSizeCategory) -> Canvas {
    var canvas = self
    let ending = textSize == .large ? "" : "-" + textSize.name
    canvas.textSize = category
    canvas.name = name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : name
    if category != .large { canvas.name += "-" + category.name }
    return canvas
  }

  /// The same canvas at another scale, which its name says unless people gave it one.
  package func scale(_ scale: CGFloat) -> Canvas {
    var canvas = self
    canvas.scale = scale
    let names = [self, canvas].map {
      Canvas(width: width, height: height, scale: $0.scale, textSize: textSize).name
    }
    if name == names[0] { canvas.name = names[1] }
    return canvas
  }

  /// Whether an extent is that of the layout, which isn't known yet.
  package var fits: Bool { fitsWidth || fitsHeight }

  /// The width in points; `nil` if it is that of the layout.
  package var width: CGFloat? { fitsWidth ? nil : size.width }

  /// The height in points; `nil` if it is that of the layout.
  package var height: CGFloat? { fitsHeight ? nil : size.height }

  /// The size in words: `320x568`, or `320xfit` for the height of the layout; with `@2` if the scale is not 1.
  public var sizeName: String {
    Self.defaultName(width: width, height: height, scale: scale)
  }

  private static func defaultName(width: CGFloat?, height: CGFloat?, scale: CGFloat) -> String {
    let sides = [width, height].map { $0.map { plainNumber($0) } ?? fittingWord }
    let size = sides.joined(separator: "x")
    return scale == 1 ? size : size + "@\(plainNumber(scale))"
  }

  /// The word in place of an extent that is the layout's.
  package static let fittingWord = "fit"
}

/// Why a canvas cannot be laid out or drawn.
public enum CanvasError: Error, Hashable, Sendable {
  /// Width, height or scale is not a finite number above 0.
  case notPositive(Canvas)
  /// A side has more pixels than ``Canvas/maximumPixelsPerSide``.
  case tooLarge(Canvas)
}

extension Canvas {
  /// The most pixels that a side may have: 16,384, half of what a cairo image surface can hold,
  /// and 1 GiB for a square of that size.
  public static let maximumPixelsPerSide = 16_384

  /// Checks that the canvas can be laid out and drawn, before any memory is taken for it.
  ///
  /// - Throws: `CanvasError` when a number is not finite, not positive, or too large.
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
  /// The rule that the canvas breaks, with its numbers.
  public var description: String {
    switch self {
    case .notPositive(let canvas):
      "canvas '\(canvas.name)' cannot be laid out: width, height and scale have to be numbers "
        + "above 0, and every side at least a pixel"
    case .tooLarge(let canvas):
      "canvas '\(canvas.name)' is too large: a side may have at most "
        + "\(Canvas.maximumPixelsPerSide) pixels"
    }
  }
}
