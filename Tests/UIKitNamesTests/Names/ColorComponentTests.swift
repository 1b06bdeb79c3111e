import Testing
import UIKitNames

@Suite("Components of colours")
struct ColorComponentTests {
  @Test("are written to where they are wanted")
  func red() {
    let colour = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.125)
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(colour.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect([red, green, blue, alpha] == [0.25, 0.5, 0.75, 0.125])
    var other: CGFloat = 1
    colour.getRed(nil, green: &other, blue: nil, alpha: nil)
    #expect(other == 0.5)
    #expect(colour.cgColor.components == [0.25, 0.5, 0.75, 0.125])
    #expect(colour.cgColor.numberOfComponents == 4 && colour.cgColor.alpha == 0.125)
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
    "a place on the wheel makes the colour again",
    arguments: [
      [0, 0, 0], [1, 1, 1], [1, 0, 0], [0.5, 0.5, 0], [0, 1, 0], [0.25, 0.5, 0.75], [0, 0.5, 1],
      [1, 0, 0.5],
    ] as [[CGFloat]])
  func hue(parts: [CGFloat]) {
    let colour = UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 0.5)
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (9, 9, 9, 9)
    #expect(
      colour.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
    let again = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    #expect((0..<1).contains(hue) && brightness == parts.max() && alpha == 0.5)
    for (one, other) in zip(again.cgColor.components ?? [], parts) {
      #expect(abs(one - other) < 1e-12)
    }
  }
}
