public import AutoLayout
public import Foundation

/// A renderer of images from drawing actions.
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
    CGContext.push(context)
    defer { CGContext.pop() }
    actions(UIGraphicsImageRendererContext(cgContext: context, format: format))
    return context.image
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
  public var currentImage: Image { cgContext.image }
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Draws the edges of a rectangle.
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  /// Cuts off what is outside of a rectangle.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
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
  CGContext.push(CGContext(size: size, scale: scale > 0 ? scale : Screen.main.scale))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The drawing that the thread began last, or `nil` if there isn't one.
public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext.current }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The image of the current context, or `nil` if there isn't one.
public func UIGraphicsGetImageFromCurrentImageContext() -> Image? {
  CGContext.current?.image
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends the drawing that the thread began last.
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
