import Testing
import UIKitNames

@Suite("Components of colors")
struct ColorComponentTests {
  @Test("are written to where they are wanted")
  func red() {
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.125)
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect([red, green, blue, alpha] == [0.25, 0.5, 0.75, 0.125])
    var other: CGFloat = 1
    color.getRed(nil, green: &other, blue: nil, alpha: nil)
    #expect(other == 0.5)
    #expect(color.cgColor.components == [0.25, 0.5, 0.75, 0.125])
    #expect(color.cgColor.numberOfComponents == 4 && color.cgColor.alpha == 0.125)
  }

  @Test("a lightness is that of greys alone")
  func white() {
    var (white, alpha): (CGFloat, CGFloat) = (0.3, 0.4)
    #expect(!UIColor.red.getWhite(&white, alpha: &alpha))
    #expect(white == 0.3 && alpha == 0.4)
    #expect(UIColor(white: 0.75, alpha: 0.5).getWhite(&white, alpha: &alpha))
    #expect(white == 0.75 && alpha == 0.5)
  }

  @Test(
    "a place on the wheel makes the color again",
    arguments: [
      [0, 0, 0], [1, 1, 1], [1, 0, 0], [0.5, 0.5, 0], [0, 1, 0], [0.25, 0.5, 0.75], [0, 0.5, 1],
      [1, 0, 0.5],
    ] as [[CGFloat]])
  func hue(parts: [CGFloat]) {
    let color = UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 0.5)
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (9, 9, 9, 9)
    #expect(
      color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
    let again = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    #expect((0..<1).contains(hue) && brightness == parts.max() && alpha == 0.5)
    for (one, other) in zip(again.cgColor.components ?? [], parts) {
      #expect(abs(one - other) < 1e-12)
    }
  }

  @Test("of Display P3 are those that sRGB has for the same light, clipped")
  func displayP3() {
    let green = UIColor(displayP3Red: 0.5, green: 0.6, blue: 0.4, alpha: 0.5)
    let components = (green.cgColor.components ?? []).map { ($0 * 255).rounded() }
    #expect(components == [121, 154, 96, 128])
    let red = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
    #expect(red.cgColor.components == [1, 0, 0, 1])
    let white = UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1)
    #expect((white.cgColor.components ?? []).allSatisfy { $0 > 0.9999 })
  }
}
