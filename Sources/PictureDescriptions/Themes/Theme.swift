/// The visual style of figures: colors, strokes, dashes and font.
///
/// Three themes are bundled. A theme file changes parts of one of them.
public struct Theme: Hashable, Sendable {
  /// The name.
  ///
  /// A picture's file name contains it if the theme was requested.
  public let name: String
  /// The interface style for which the author's colors are resolved.
  package let interface: Interface
  /// The colors, strokes and dashes.
  package let palette: Palette
  /// The colors and strokes of items by id or class.
  public let styles: [ItemStyle]
  /// The font files, or `nil` for the default family.
  public let font: FontFiles?

  /// The way in which the author's colors are shown.
  package enum Interface: Hashable, Sendable {
    /// Colors for light interfaces.
    case light
    /// Colors for dark interfaces.
    case dark
    /// Colors for light interfaces, as grays.
    case gray
  }

  /// A font family by name and files.
  public struct FontFiles: Hashable, Sendable {
    /// The family's name, as in its files.
    public var family: String
    /// The paths of its files, one per weight.
    public var paths: [String]

    /// Makes a family from its name and files.
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
  package func with(_ palette: Palette) -> Theme {
    Theme(name: name, interface: interface, palette: palette, styles: styles, font: font)
  }
}

extension Theme: CaseIterable {
  /// Saturated views on light paper.
  public static let light = Theme(name: "light", interface: .light, palette: lightPalette)
  /// The counterpart of ``light`` on dark paper.
  public static let dark = Theme(name: "dark", interface: .dark, palette: darkPalette)
  /// Grays on white.
  ///
  /// Line patterns and hatching distinguish what other themes distinguish by color.
  public static let print = Theme(name: "print", interface: .gray, palette: printPalette)

  /// The bundled themes.
  public static let allCases: [Theme] = [.light, .dark, .print]

  /// The bundled theme with a name, or `nil` for another name.
  public init?(named name: String) {
    guard let theme = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = theme
  }
}
