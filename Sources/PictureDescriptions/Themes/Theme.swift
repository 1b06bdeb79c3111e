/// The visual style of figures: colors, strokes, dashes and font.
///
/// Three themes are bundled, and a theme file modifies one of them.
public struct Theme: Hashable, Sendable {
  /// The theme's name, which is part of a picture's file name if the theme was requested.
  public let name: String
  /// The interface style for which the theme resolves the colors that a scene's author set.
  package let interface: Interface
  /// The colors, strokes and dashes.
  package let palette: Palette
  /// The colors and strokes of items by id or class.
  public let styles: [ItemStyle]
  /// The font family, or `nil` for the default family.
  public let font: FontFiles?

  /// An interface style for which a theme resolves the colors that a scene's author set.
  package enum Interface: Hashable, Sendable {
    /// The light interface style.
    case light
    /// The dark interface style.
    case dark
    /// The light interface style, with all colors replaced by grays.
    case gray
  }

  /// A font family, with its files.
  public struct FontFiles: Hashable, Sendable {
    /// The name of the family, as in its font files.
    public var family: String
    /// The paths of the font files, one for each weight.
    public var paths: [String]

    /// Creates a family from its name and the paths of its files.
    public init(family: String, paths: [String]) {
      self.family = family
      self.paths = paths
    }
  }

  /// Creates a theme from its interface, palette, item styles and font.
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
  /// The theme with saturated views on light paper.
  public static let light = Theme(name: "light", interface: .light, palette: lightPalette)
  /// The theme with saturated views on dark paper.
  public static let dark = Theme(name: "dark", interface: .dark, palette: darkPalette)
  /// The theme for print, with grays on white.
  ///
  /// Line patterns and hatching take the place of differences in color.
  public static let print = Theme(name: "print", interface: .gray, palette: printPalette)

  /// The bundled themes.
  public static let allCases: [Theme] = [.light, .dark, .print]

  /// Returns the bundled theme with a name, or `nil` if there isn't one.
  public init?(named name: String) {
    guard let theme = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = theme
  }
}
