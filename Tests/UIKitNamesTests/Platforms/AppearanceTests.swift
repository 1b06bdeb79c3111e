import AutoLayout
import Testing
import UIKitNames

@Suite("Colours and sizes of text that follow their surroundings")
struct AppearanceTests {
  private static let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test(
    "system colors have Apple's numbers, light and dark",
    arguments: [
      (UIColor.systemBlue, "#007aff", "#0a84ff"), (.systemRed, "#ff3b30", "#ff453a"),
      (.systemGreen, "#34c759", "#30d158"), (.systemGray3, "#c7c7cc", "#48484a"),
      (.systemGray6, "#f2f2f7", "#1c1c1e"), (.label, "#000000", "#ffffff"),
      (.systemBackground, "#ffffff", "#000000"),
      (.secondarySystemGroupedBackground, "#ffffff", "#1c1c1e"),
      (.secondarySystemBackground, "#f2f2f7", "#1c1c1e"), (.link, "#007aff", "#0984ff"),
    ])
  func system(color: UIColor, light: String, dark: String) {
    let inLight = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    #expect(inLight == UIColor(hex: light))
    #expect(color.resolvedColor(with: Self.dark) == UIColor(hex: dark))
  }

  @Test("secondary text is translucent")
  func secondary() {
    #expect(UIColor.secondaryLabel.alphaComponent == 0.6)
    #expect(UIColor.quaternaryLabel.resolvedColor(with: Self.dark).alphaComponent == 0.16)
    let faint = UIColor.systemBlue.withAlphaComponent(0.5).resolvedColor(with: Self.dark)
    #expect(faint.alphaComponent == 0.5 && faint.greenComponent == 132 / 255.0)
  }

  @Test("a provider of colors is asked for light and for dark")
  func provider() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(color.resolvedColor(with: Self.dark) == .white)
    #expect(color.resolvedColor(with: UITraitCollection()) == .black)
    #expect(color != .black)
  }

  @Test("labels that adjust their fonts follow the category of text, others do not")
  func dynamicType() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let (fixed, adjusting, own) = (UILabel(), UILabel(), UILabel())
    for label in [fixed, adjusting, own] {
      label.text = "Text"
      label.font = .preferredFont(forTextStyle: .body)
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
    }
    own.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 34))
    for label in [adjusting, own] { label.adjustsFontForContentSizeCategory = true }
    var surroundings = LayoutEnvironment()
    surroundings.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    view.layoutEnvironment = surroundings
    view.layoutIfNeeded()
    #expect([fixed, adjusting, own].map(\.frame.height) == [21, 64, 127])
    #expect(view.traitCollection.preferredContentSizeCategory.isAccessibilityCategory)
  }

  @Test("categories are ordered by size")
  func categories() {
    let all = UIContentSizeCategory.allCases
    #expect(all == all.sorted() && all.count == 12)
    #expect(all.filter(\.isAccessibilityCategory).count == 5)
    #expect(UIContentSizeCategory.large < .accessibilityMedium)
    #expect(UIContentSizeCategory.large.rawValue == "UICTContentSizeCategoryL")
  }

  @Test("traits are put together from several")
  func traits() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(layoutDirection: .rightToLeft), Self.dark,
      UITraitCollection(displayScale: 3), UITraitCollection(layoutDirection: .leftToRight),
    ])
    #expect(traits.layoutDirection == .leftToRight && traits.displayScale == 3)
    #expect(
      traits.userInterfaceStyle == .dark && traits.preferredContentSizeCategory == .unspecified)
  }
}
