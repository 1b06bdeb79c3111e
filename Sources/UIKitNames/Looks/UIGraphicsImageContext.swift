public import AutoLayout
public import Foundation

/// Core Graphics' name of a drawing; here it has a size, and what is drawn leaves no trace.
public final class CGContext {
  let size: CGSize
  let scale: CGFloat

  init(size: CGSize, scale: CGFloat) {
    self.size = size
    self.scale = scale
  }

  /// Sets the color of fills.
  public func setFillColor(_ color: CGColor) {}
  /// Sets the color of lines.
  public func setStrokeColor(_ color: CGColor) {}
  /// Sets the width of lines, in points.
  public func setLineWidth(_ width: CGFloat) {}
  /// Sets the opacity, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) {}
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {}
  /// Draws the edges of a rectangle.
  public func stroke(_ rect: CGRect) {}
  /// Fills the ellipse in a rectangle.
  public func fillEllipse(in rect: CGRect) {}
  /// Draws the ellipse in a rectangle.
  public func strokeEllipse(in rect: CGRect) {}
  /// Adds a path.
  public func addPath(_ path: CGPath) {}
  /// Fills what was added.
  public func fillPath() {}
  /// Draws what was added as lines.
  public func strokePath() {}
  /// Cuts off what is outside of a rectangle.
  public func clip(to rect: CGRect) {}
  /// Keeps the settings for later.
  public func saveGState() {}
  /// Goes back to the settings that were kept.
  public func restoreGState() {}
  /// Moves what is drawn from here on, in points.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {}
  /// Scales what is drawn from here on.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
  /// Turns what is drawn from here on, by radians.
  public func rotate(by angle: CGFloat) {}
}

/// UIKit's maker of pictures: they have its size, and show nothing.
open class UIGraphicsImageRenderer {
  private let size: CGSize
  /// The settings of the pictures.
  public let format: UIGraphicsImageRendererFormat

  /// Makes a maker of pictures of a size, in points.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat = .default()) {
    self.size = size
    self.format = format
  }

  /// Makes a maker of pictures of a rectangle's size, in points.
  public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .default()) {
    self.init(size: bounds.size, format: format)
  }

  /// The picture that actions draw.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> Image {
    let context = CGContext(size: size, scale: format.scale)
    DrawingContexts.push(context)
    defer { DrawingContexts.pop() }
    actions(UIGraphicsImageRendererContext(cgContext: context, format: format))
    return Image(size: size)
  }
}

/// The settings of a maker of pictures; the pictures' sizes don't depend on them.
open class UIGraphicsImageRendererFormat {
  /// Pixels per point.
  open var scale: CGFloat = Screen.main.scale
  /// Whether nothing shows through the pictures.
  open var opaque = false

  /// Makes the settings for the main screen.
  public init() {}

  /// The settings for the main screen.
  public class func `default`() -> UIGraphicsImageRendererFormat { .init() }
  /// The settings for the main screen.
  public class func preferred() -> UIGraphicsImageRendererFormat { .init() }
}

/// The drawing of a maker of pictures.
public struct UIGraphicsImageRendererContext {
  /// The drawing.
  public let cgContext: CGContext
  /// The settings.
  public let format: UIGraphicsImageRendererFormat

  /// The picture drawn so far.
  public var currentImage: Image { Image(size: cgContext.size) }
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {}
  /// Draws the edges of a rectangle.
  public func stroke(_ rect: CGRect) {}
  /// Cuts off what is outside of a rectangle.
  public func clip(to rect: CGRect) {}
}

/// The drawings that a thread has begun.
private enum DrawingContexts {
  private static let key = "plumbline.drawings"

  static var all: [CGContext] {
    get { Thread.current.threadDictionary[key] as? [CGContext] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  static func push(_ context: CGContext) { all.append(context) }

  static func pop() { _ = all.popLast() }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins a drawing of a size, in points.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins a drawing of a size, in points; 0 for the main screen's pixels per point.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  DrawingContexts.push(CGContext(size: size, scale: scale > 0 ? scale : Screen.main.scale))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The drawing that the thread began last, or `nil` if there isn't one.
public func UIGraphicsGetCurrentContext() -> CGContext? { DrawingContexts.all.last }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A picture of the size of the drawing that the thread began last, or `nil` if there isn't one.
public func UIGraphicsGetImageFromCurrentImageContext() -> Image? {
  DrawingContexts.all.last.map { Image(size: $0.size) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends the drawing that the thread began last.
public func UIGraphicsEndImageContext() { DrawingContexts.pop() }

extension Color {
  /// Sets the color of fills in the drawing; here nothing is drawn.
  public func setFill() {}
  /// Sets the color of lines in the drawing; here nothing is drawn.
  public func setStroke() {}
  /// Sets the color of fills and lines in the drawing; here nothing is drawn.
  public func set() {}
}

/// Core Graphics' name of a picture: its size in pixels, and nothing to see.
public final class CGImage: Sendable {
  /// The width, in pixels.
  public let width: Int
  /// The height, in pixels.
  public let height: Int

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

extension Image {
  /// How a picture is turned; Apple's raw values.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// The picture's pixels, one for each point, or `nil` if its size isn't known.
  public var cgImage: CGImage? {
    wantedSize.map { CGImage(width: Int($0.width.rounded()), height: Int($0.height.rounded())) }
  }
  /// How the picture is turned: not at all.
  public var imageOrientation: Orientation { .up }
  /// Pixels per point: 1.
  public var scale: CGFloat { 1 }
  /// The text that is read out for the picture: `nil`, whatever is set, as pictures are values here.
  public var accessibilityLabel: String? {
    get { nil }
    set {}
  }

  /// Makes a picture as large as some pixels.
  public init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  /// Makes a picture as large as some pixels, of which a number make a point.
  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let size = CGSize(width: cgImage.width, height: cgImage.height)
    self.init(size: CGSize(width: size.width / scale, height: size.height / scale))
  }

  /// Draws the picture; here nothing is drawn.
  public func draw(in rect: CGRect) {}
}

/// Stored for source compatibility; layout ignores it.
extension ImageView {
  /// The pictures that are shown one after the other.
  public var animationImages: [Image]? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }
  /// How long all pictures take, in seconds.
  public var animationDuration: TimeInterval {
    get { kept(#function) ?? 0 }
    set { keep(newValue, #function) }
  }
  /// How often the pictures are shown; 0 for without end.
  public var animationRepeatCount: Int {
    get { kept(#function) ?? 0 }
    set { keep(newValue, #function) }
  }
  /// Shows the pictures; here the view's own is shown.
  public func startAnimating() {}
  /// Shows the view's own picture.
  public func stopAnimating() {}
  /// Whether the pictures are shown: never here.
  public var isAnimating: Bool { false }
}
