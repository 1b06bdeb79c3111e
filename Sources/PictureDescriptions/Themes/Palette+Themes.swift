import AutoLayout
import Foundation

// Tests check that text on every fill and names on paper have a contrast of at least 4.5. They
// also check that fills and guides differ for the common color-vision deficiencies.

/// The light theme's palette, with fills in blue, green, amber, plum, vermilion and sky.
///
/// Dark and light colors alternate, so that neighbors differ even if their hues look alike.
package let lightPalette = Palette(
  desk: gray(255),
  paper: color(0xF7_F8FA),
  hairline: color(0xC9_D1DB),
  ink: color(0x1F_2933),
  chalk: gray(255),
  quietText: color(0x5C_6B7F),
  fills: colors([0x2F_6FDD, 0x12_7A50, 0xEF_AD3C, 0x7B_2F8E, 0xC4_451B, 0x8C_C9EE]),
  containers: colors([0xE8_ECF3, 0xDC_E2EC, 0xCC_D4E2]),
  containerEdges: colors([0xB9_C4D4, 0xA6_B3C7, 0x94_A3BA]),
  guides: dashed([0xC2_185B, 0x0B_6478, 0x8F_4B00, 0x5B_3FD0, 0x45_6300, 0x8B_1F6E]),
  systemGuides: [
    .layoutMargins: color(0x2A_63C8), .safeArea: color(0x0A_5F53),
    .readableContent: color(0x5A_2A9A), .keyboard: color(0x5C_6B7F),
    .scrollContent: color(0x5C_6B7F), .scrollFrame: color(0x5C_6B7F),
  ],
  dotOpacity: 0.6,
  tintOpacity: 0.09,
  bands: .translucent(0.07))

package let darkPalette = Palette(
  desk: color(0x0D_1117),
  paper: color(0x17_1C24),
  hairline: color(0x39_4351),
  ink: color(0x10_151C),
  chalk: color(0xF3_F5F8),
  quietText: color(0x98_A4B5),
  fills: colors([0x5B_95FF, 0x3F_C48C, 0xF7_CF6B, 0xEF_94C8, 0xEE_7648, 0xBF_E6FB]),
  containers: colors([0x23_2A35, 0x2C_3542, 0x37_4252]),
  containerEdges: colors([0x42_4E5F, 0x50_5E72, 0x60_7087]),
  guides: dashed([0xFF_7AA8, 0x58_D6E8, 0xFF_B45E, 0xB7_A2FF, 0xB0_DD6A, 0xFF_C9F0]),
  systemGuides: [
    .layoutMargins: color(0x7F_B0FF), .safeArea: color(0x6F_E3D0),
    .readableContent: color(0xE0_CCFF), .keyboard: color(0x98_A4B5),
    .scrollContent: color(0x98_A4B5), .scrollFrame: color(0x98_A4B5),
  ],
  dotOpacity: 0.6,
  tintOpacity: 0.12,
  bands: .translucent(0.10))

let printPalette = Palette(
  desk: gray(255),
  paper: gray(255),
  hairline: gray(150),
  ink: gray(17),
  chalk: gray(255),
  quietText: gray(85),
  fills: [gray(77), gray(180), gray(110), gray(214), gray(50), gray(146)],
  containers: [gray(242), gray(230), gray(218)],
  containerEdges: [gray(160), gray(145), gray(130)],
  guides: [[4, 3], [8, 3], [2, 2], [8, 3, 2, 3], [4, 3, 4, 6], [12, 4]].map { lengths in
    Palette.GuideStyle(color: gray(17), dash: DashStyle(lengths: lengths))
  },
  systemGuides: [
    .layoutMargins: gray(85), .safeArea: gray(85), .readableContent: gray(85), .keyboard: gray(85),
    .scrollContent: gray(85), .scrollFrame: gray(85),
  ],
  dotOpacity: 1,
  tintOpacity: 0.07,
  bands: .hatched(gray(196)))

/// The color with a code such as `0xRR_GGBB`.
private func color(_ number: Int) -> Color {
  Color(
    red: CGFloat(number >> 16 & 255) / 255, green: CGFloat(number >> 8 & 255) / 255,
    blue: CGFloat(number & 255) / 255)
}

/// The colors with codes such as `0xRR_GGBB`.
private func colors(_ numbers: [Int]) -> [Color] { numbers.map(color) }

/// The gray with a level from 0 to 255.
private func gray(_ level: CGFloat) -> Color {
  Color(red: level / 255, green: level / 255, blue: level / 255)
}

/// Guide styles with different colors, given as codes such as `0xRR_GGBB`.
///
/// The last three also have longer dashes, because six colors that are readable on one paper are too similar for people
/// with color-vision deficiencies.
private func dashed(_ numbers: [Int]) -> [Palette.GuideStyle] {
  numbers.enumerated().map { place, number in
    Palette.GuideStyle(
      color: color(number), dash: place < 3 ? .dashed : DashStyle(lengths: [8, 3]))
  }
}
