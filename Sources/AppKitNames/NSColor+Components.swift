public import AutoLayout
public import Foundation

extension Color {
  /// The place on the wheel, from 0 to 1; 0 for greys.
  public var hueComponent: CGFloat { wheel.hue }

  /// How strong the colour is, from 0 to 1.
  public var saturationComponent: CGFloat { wheel.saturation }

  /// How bright the colour is, from 0 to 1.
  public var brightnessComponent: CGFloat { wheel.brightness }

  /// The lightness of a grey; that of the strongest component for any other colour, where AppKit raises an
  /// exception.
  public var whiteComponent: CGFloat { wheel.brightness }

  /// Writes red, green, blue and opacity to four numbers in a row.
  public func getComponents(_ components: UnsafeMutablePointer<CGFloat>) {
    getRed(components, green: components + 1, blue: components + 2, alpha: components + 3)
  }
}
