/// How figures look: colours, strokes, dashes and font, as one value.
///
/// Three come along; others are made of one of these by changing what a file names.
public struct Theme: Hashable, Sendable {
  /// The name, which file names of pictures have where the theme was asked for.
  public let name: String
  /// Which of the colours that an author gave for light and for dark interfaces are used.
  package let interface: Interface
  /// The colours, strokes and dashes.
  package let palette: Palette
  /// The colors and strokes of items by id or class.
  public let styles: [ItemStyle]
  /// The font files; nil for the figures' own family.
  public let font: FontFiles?

  /// What becomes of an author's colours.
  package enum Interface: Hashable, Sendable {
    /// Those for light interfaces.
    case light
    /// Those for dark interfaces.
    case dark
    /// Those for light interfaces, as greys.
    case gray
  }

  /// A family of fonts by name and files.
  public struct FontFiles: Hashable, Sendable {
    /// The family's name, as its files have it.
    public var family: String
    /// The paths of its files, one for each weight.
    public var paths: [String]

    /// Names a family and its files.
    public init(family: String, paths: [String]) {
      self.family = family
      self.paths = paths
    }
  }

  /// Makes a theme from its parts.
  package init(
    name: String, interface: Interface, palette: Palette, styles: [ItemStyle] = [],
    font: FontFiles? = nil
  ) {
    self.name = name
    self.interface = interface
    self.palette = palette
    self.styles = styles
    self.font = font
  }
}

extension Theme {
  /// The theme with another palette.
  func with(_ palette: Palette) -> Theme {
    Theme(name: name, interface: interface, palette: palette, styles: styles, font: font)
  }
}

extension Theme: CaseIterable {
  /// Saturated views on a light paper.
  public static let light = Theme(name: "light", interface: .light, palette: lightPalette)
  /// The same hierarchy on a dark paper.
  public static let dark = Theme(name: "dark", interface: .dark, palette: darkPalette)
  /// Greys on white: kinds are told apart by line patterns and hatching.
  public static let print = Theme(name: "print", interface: .gray, palette: printPalette)

  /// The themes that come along.
  public static let allCases: [Theme] = [.light, .dark, .print]

  /// The theme of a name among those that come along; nil for any other name.
  public init?(named name: String) {
    guard let theme = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = theme
  }
}
