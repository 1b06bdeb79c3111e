import Testing
import UIKitNames

// Without fonts a character is 0.55 em wide; configurations add 24 to the width.

@Suite("Fonts that configurations of buttons give to their titles")
struct ButtonTextTests {
  private func width(_ count: Int, _ size: CGFloat) -> CGFloat {
    (CGFloat(count) * 0.55 * size).rounded(.up) + 24
  }

  @Test("an attributed title brings its font and color, a plain one takes them away")
  func attributedTitle() {
    var container = AttributeContainer()
    container.font = UIFont.boldSystemFont(ofSize: 20)
    container.foregroundColor = UIColor.systemRed
    var configuration = UIButton.Configuration.plain()
    configuration.attributedTitle = AttributedString("Title", attributes: container)
    #expect(configuration.title == "Title")
    let button = UIButton(configuration: configuration)
    #expect(button.intrinsicContentSize == CGSize(width: width(5, 20), height: 38))
    #expect(button.titleLabel?.font == .boldSystemFont(ofSize: 20))
    #expect(button.titleColor == .systemRed)
    button.configuration?.title = "Title "
    #expect(button.configuration?.attributedTitle == nil)
    #expect(button.intrinsicContentSize.width == width(6, 17))
    var mixed = AttributedString("ab")
    mixed.font = .systemFont(ofSize: 10)
    var large = AttributedString("c")
    large.font = .systemFont(ofSize: 30)
    button.configuration?.attributedTitle = mixed + large
    // Each run has its own font: 11 and 16.5 points.
    #expect(abs(button.intrinsicContentSize.width - 52) < 0.001)
  }

  @Test("transformers change the font that the size of the button gives")
  func transformers() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Title"
    configuration.subtitle = "Below"
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      incoming in
      var outgoing = incoming
      outgoing.font = UIFont.systemFont(ofSize: (incoming.font?.pointSize ?? 0) + 3)
      return outgoing
    }
    let button = UIButton(configuration: configuration)
    #expect(button.intrinsicContentSize.width == width(5, 20))
    // 24 and 16 with 1 between them, and 14.
    #expect(button.intrinsicContentSize.height == 55)
    button.configuration?.subtitleTextAttributesTransformer =
      UIConfigurationTextAttributesTransformer { incoming in
        incoming.merging(AttributeContainer().font(UIFont.systemFont(ofSize: 40)))
      }
    #expect(button.intrinsicContentSize.width == width(5, 40))
    let copy = button.configuration
    #expect(copy == button.configuration && copy != configuration)
  }

  @Test("what lies behind is kept, and a content's attributed text brings its font")
  func others() {
    var configuration = UIButton.Configuration.plain()
    configuration.background.backgroundColor = .systemYellow
    configuration.background.cornerRadius = 8
    configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(scale: .large)
    let button = UIButton(configuration: configuration)
    #expect(button.backgroundColor == .systemYellow)
    var content = UIListContentConfiguration.cell()
    content.attributedText = NSAttributedString(
      string: "Text", attributes: [.font: UIFont.systemFont(ofSize: 30)])
    #expect(content.text == "Text" && content.textProperties.font.pointSize == 30)
  }
}
