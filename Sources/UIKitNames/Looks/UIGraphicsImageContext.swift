public import AutoLayout
public import Foundation

/// UIKit's renderer of images that closures draw.
open class UIGraphicsImageRenderer {
  private let size: CGSize
  /// The format of the images.
  public let format: UIGraphicsImageRendererFormat

  /// Creates a renderer for images with the given size, in points.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat = .default()) {
    self.size = size
    self.format = format
  }

  /// Creates a renderer for images with the size of a rectangle, in points.
  public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .default()) {
    self.init(size: bounds.size, format: format)
  }

  /// Returns the image that a closure draws.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> Image {
    let context = CGContext(size: size, scale: format.scale)
    CGContext.push(context)
    defer { CGContext.pop() }
    actions(UIGraphicsImageRendererContext(cgContext: context, format: format))
    return context.image
  }
}

/// The format of a renderer's images, which doesn't affect their size in points.
open class UIGraphicsImageRendererFormat {
  /// The number of pixels per point.
  open var scale: CGFloat = Screen.main.scale
  /// Whether the images are opaque, which is stored but never used.
  open var opaque = false

  /// Creates the format of the main screen.
  public init() {}

  /// Returns the format of the main screen.
  public class func `default`() -> UIGraphicsImageRendererFormat { .init() }
  /// Returns the format of the main screen.
  public class func preferred() -> UIGraphicsImageRendererFormat { .init() }
}

/// The context in which a renderer's closure draws.
public struct UIGraphicsImageRendererContext {
  /// The Core Graphics context that records the drawing.
  public let cgContext: CGContext
  /// The format of the image.
  public let format: UIGraphicsImageRendererFormat

  /// The image drawn so far.
  public var currentImage: Image { cgContext.image }
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  /// Clips to a rectangle.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins an image context of a size, in points.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins an image context with a size in points and a scale in pixels per point; 0 means the main screen's scale.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  CGContext.push(CGContext(size: size, scale: scale > 0 ? scale : Screen.main.scale))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the current thread's innermost context, or `nil` if there isn't one.
public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext.current }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the image of the current context, or `nil` if there isn't one.
public func UIGraphicsGetImageFromCurrentImageContext() -> Image? {
  CGContext.current?.image
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends the current thread's innermost context.
public func UIGraphicsEndImageContext() { CGContext.pop() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle in the current context.
public func UIRectFill(_ rect: CGRect) { CGContext.current?.fill(rect) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Strokes a rectangle in the current context.
public func UIRectFrame(_ rect: CGRect) {
  CGContext.current?.stroke(rect.insetBy(dx: 0.5, dy: 0.5))
}

extension Color {
  /// Sets the fill color of the current context.
  public func setFill() { CGContext.current?.setColors(fill: self) }
  /// Sets the stroke color of the current context.
  public func setStroke() { CGContext.current?.setColors(line: self) }
  /// Sets the fill and stroke colors of the current context.
  public func set() { CGContext.current?.setColors(fill: self, line: self) }
}

/// Stored for source compatibility; layout ignores it.
extension ImageViewMembers {
  /// The images of the animation.
  public var animationImages: [Image]? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }
  /// The duration of a cycle, in seconds.
  public var animationDuration: TimeInterval {
    get { kept(#function) ?? 0 }
    set { keep(newValue, #function) }
  }
  /// The number of cycles, or 0 to repeat forever.
  public var animationRepeatCount: Int {
    get { kept(#function) ?? 0 }
    set { keep(newValue, #function) }
  }
  /// Does nothing, because the view always shows its own image.
  public func startAnimating() {}
  /// Does nothing.
  public func stopAnimating() {}
  /// Whether the animation runs: always false.
  public var isAnimating: Bool { false }
}
