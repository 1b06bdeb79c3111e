import AutoLayout
import Foundation
import Testing
import UIKitNames

/// Without fonts, each letter is 0.55 em wide: 11 points in a font of 20.
@Suite("Attributed texts")
struct AttributedTextTests {
  private func text(_ parts: (String, [NSAttributedString.Key: Any])...) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for (words, attributes) in parts {
      text.append(NSAttributedString(string: words, attributes: attributes))
    }
    return text
  }

  private let large: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 40)]
  private let small: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]

  @Test("are measured run by run in labels, fields, text views and buttons")
  func sizes() {
    let runs = text(("ab", large), ("cd", small))
    let label = UILabel()
    label.attributedText = runs
    #expect(label.intrinsicContentSize == CGSize(width: 66, height: 48))
    let field = UITextField()
    field.attributedText = runs
    #expect(field.intrinsicContentSize == CGSize(width: 66, height: 48))
    let view = UITextView()
    view.isScrollEnabled = false
    view.attributedText = runs
    #expect(view.intrinsicContentSize == CGSize(width: 76, height: 64))
    let button = UIButton(type: .system)
    button.setAttributedTitle(runs, for: .normal)
    #expect(button.intrinsicContentSize.width == 66)
    label.attributedText = text(("abc", [.font: UIFont.systemFont(ofSize: 20), .kern: 2]))
    #expect(label.intrinsicContentSize.width == 39)
  }

  @Test("take the size of their pictures, from the baseline on")
  func attachments() {
    let label = UILabel()
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: -10, width: 30, height: 60)
    let runs = NSMutableAttributedString(attributedString: text(("ab", small)))
    runs.append(NSAttributedString(attachment: attachment))
    label.attributedText = runs
    #expect(label.intrinsicContentSize == CGSize(width: 52, height: 60))
    attachment.bounds = .zero
    attachment.image = UIImage(size: CGSize(width: 8, height: 8))
    #expect(attachment.image?.size == CGSize(width: 8, height: 8))
    label.attributedText = runs
    #expect(label.intrinsicContentSize.width == 30)
  }

  @Test("draw symbols as large as the text around them, on its line")
  func symbols() throws {
    let star = try #require(UIImage(systemName: "star.fill"))
    let text = NSMutableAttributedString(attachment: NSTextAttachment(image: star))
    let whole = NSRange(location: 0, length: 1)
    text.addAttribute(.font, value: UIFont.systemFont(ofSize: 34), range: whole)
    let label = UILabel()
    label.attributedText = text
    let style = try #require(label.styledRuns?.runs.first?.style)
    let box = try #require(style.attachment)
    #expect(box.width == 44 && box.minY < -7 && box.maxY > 30)
    #expect(style.image?.name == "star.fill")
  }

  @Test("keep to line heights of paragraphs, and wrap in the width of a layout")
  func paragraphs() {
    let style = NSMutableParagraphStyle()
    (style.minimumLineHeight, style.lineSpacing) = (30, 4)
    var attributes = small
    attributes[.paragraphStyle] = style
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = text(("one two", attributes), (" three", large))
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
      label.widthAnchor.constraint(equalToConstant: 120),
    ])
    root.layoutIfNeeded()
    // "one two" is 77 wide, and "three" 110 in the larger font, whose lines are 47.7 high.
    #expect(abs(label.frame.height - 82) < 0.001)
  }

  @Test("give way to a font, a color and a text that are set for all of it afterwards")
  func overridden() {
    let label = UILabel()
    label.attributedText = text(("ab", large), ("cd", [.foregroundColor: UIColor.red]))
    label.font = .systemFont(ofSize: 20)
    #expect(label.intrinsicContentSize.width == 44)
    label.attributedText = text(("ab", large), ("cd", small))
    label.text = "abcd"
    #expect(label.intrinsicContentSize.width == 88)
    label.text = "wxyz"
    #expect(label.attributedText?.string == "wxyz")
  }

  @Test("of configurations have runs too, and grow with the text size")
  func configurations() {
    var configuration = UIButton.Configuration.filled()
    var title = AttributedString("ab")
    title.font = .systemFont(ofSize: 40)
    var rest = AttributedString("cd")
    rest.font = .systemFont(ofSize: 20)
    rest.kern = 1
    configuration.attributedTitle = title + rest
    let button = UIButton(configuration: configuration)
    #expect(abs(button.intrinsicContentSize.width - 68 - 24) < 0.001)
    let plain = UIButton(configuration: .plain())
    plain.configuration?.title = "abcd"
    let width = plain.intrinsicContentSize.width
    plain.layoutEnvironment = LayoutEnvironment(
      canvas: Canvas(width: 300, height: 200, textSize: .accessibilityLarge),
      direction: .leftToRight, profile: .standard)
    // Body text has 33 points in place of 17.
    #expect(plain.intrinsicContentSize.width - 24 > 1.8 * (width - 24))
  }
}
