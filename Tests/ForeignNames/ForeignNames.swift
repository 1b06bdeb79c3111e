public import SharedNames

// A library for layout whose names are also those of the engine, as several libraries have them.

/// A constraint with a label, as SnapKit has it.
open class LayoutConstraint: NSLayoutConstraint {
  /// A name for logs.
  public var label: String?
}

/// A color of a palette.
public enum Color: String { case accent, background }

/// A style of text.
public struct Font: Equatable {
  /// The size, in points.
  public var size: CGFloat

  /// Creates a style of text.
  public init(size: CGFloat) { self.size = size }
}

/// The part of a page that a view shows.
public struct View {
  /// The title.
  public var title: String

  /// Creates a part of a page.
  public init(title: String) { self.title = title }
}

/// A push button's model.
public struct Button {
  /// The title.
  public var title: String

  /// Creates a model.
  public init(title: String) { self.title = title }
}

/// An event of analytics.
public enum Event: Equatable { case opened(Screen) }

/// A screen of an app.
public enum Screen { case home, settings }

/// The level of a message.
public enum LayoutPriority: Int { case low, high }

extension NSLayoutConstraint {
  /// Deactivates the constraint, and returns it.
  @discardableResult
  public func deactivate() -> NSLayoutConstraint {
    isActive = false
    return self
  }

  /// The constraint as the library writes it.
  public var equation: [String] { ["\(firstAttribute)", "\(constant)"] }
}

extension CGColor {
  /// Creates a color from six hexadecimal digits.
  public convenience init(hex: String) {
    let number = Int(hex, radix: 16) ?? 0
    self.init(
      red: CGFloat(number >> 16 & 255) / 255, green: CGFloat(number >> 8 & 255) / 255,
      blue: CGFloat(number & 255) / 255, alpha: 1)
  }
}
