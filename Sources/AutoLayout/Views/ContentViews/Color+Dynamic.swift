public import Foundation

extension Color {
  struct DarkVariant: Hashable, Codable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    var alpha: CGFloat
  }

  /// Makes a color with variants for light and dark interfaces; its components are those of the light variant.
  @_disfavoredOverload
  public convenience init(light: Color, dark: Color) {
    self.init(
      red: light.redComponent, green: light.greenComponent, blue: light.blueComponent,
      alpha: light.alphaComponent,
      darkVariant: DarkVariant(
        red: dark.redComponent, green: dark.greenComponent, blue: dark.blueComponent,
        alpha: dark.alphaComponent))
  }

  /// The default tint color.
  package static let interfaceTint = Color(
    light: Color(red: 0, green: 122 / 255, blue: 1, alpha: 1),
    dark: Color(red: 10 / 255, green: 132 / 255, blue: 1, alpha: 1))

  /// The default text color.
  package static let interfaceText = Color(
    light: Color(red: 0, green: 0, blue: 0, alpha: 1),
    dark: Color(red: 1, green: 1, blue: 1, alpha: 1))

  /// Makes a dynamic color; calls the closure immediately, once with light traits and once with dark traits.
  public convenience init(dynamicProvider: (TraitCollection) -> Color) {
    self.init(
      light: dynamicProvider(TraitCollection(userInterfaceStyle: .light)),
      dark: dynamicProvider(TraitCollection(userInterfaceStyle: .dark)).resolved(for: .dark))
  }

  /// Returns the variant of the color for the interface style of traits, as a color without a dark variant.
  public func resolvedColor(with traitCollection: TraitCollection) -> Color {
    resolved(for: traitCollection.userInterfaceStyle)
  }

  /// Returns the variant of the color for an interface style, as a color without a dark variant.
  package func resolved(for style: InterfaceStyle) -> Color {
    guard style == .dark, let dark = darkVariant else {
      return Color(
        red: redComponent, green: greenComponent, blue: blueComponent, alpha: alphaComponent)
    }
    return Color(red: dark.red, green: dark.green, blue: dark.blue, alpha: dark.alpha)
  }

  /// Whether the color is different in dark interfaces.
  package var isDynamic: Bool { resolved(for: .dark) != resolved(for: .light) }

  /// Returns the color with another opacity, in light and dark interfaces.
  public func withAlphaComponent(_ alpha: CGFloat) -> Color {
    func replaced(_ color: Color) -> Color {
      Color(
        red: color.redComponent, green: color.greenComponent, blue: color.blueComponent,
        alpha: alpha)
    }
    guard darkVariant != nil else { return replaced(self) }
    return Color(light: replaced(self), dark: replaced(resolved(for: .dark)))
  }
}
