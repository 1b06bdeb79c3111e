import Testing
import UIKitNames

// Written as in an app for iOS: cells, bubbles and texts that decide how tall they are.

private final class SettingCell: UITableViewCell {
  private let nameLabel = UILabel()
  private let detailLabel = UILabel()
  private let toggle = UISwitch()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    accessoryType = .disclosureIndicator
    toggle.setContentHuggingPriority(.required, for: .horizontal)
    toggle.onTintColor = .systemGreen
    detailLabel.numberOfLines = 0
    detailLabel.font = .preferredFont(forTextStyle: .footnote)
    for view in [nameLabel, detailLabel, toggle] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let margins = contentView.layoutMarginsGuide
    let minimum = contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
    minimum.priority = .init(999)
    NSLayoutConstraint.activate([
      nameLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      nameLabel.topAnchor.constraint(equalTo: margins.topAnchor),
      detailLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
      detailLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor),
      detailLabel.trailingAnchor.constraint(equalTo: toggle.leadingAnchor, constant: -8),
      margins.bottomAnchor.constraint(equalTo: detailLabel.bottomAnchor),
      toggle.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      toggle.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      minimum,
    ])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForReuse() {
    super.prepareForReuse()
    detailLabel.text = nil
  }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    contentView.alpha = highlighted ? 0.5 : 1
  }

  func configure(_ name: String, _ detail: String?) {
    nameLabel.text = name
    detailLabel.text = detail
    toggle.setOn(true, animated: false)
  }
}

private final class PaddingLabel: UILabel {
  private let insets = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)

  override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }

  override func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let text = super.textRect(
      forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
    return text.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
}

@Suite("Cells and texts as apps write them")
struct PastedCellTests {
  private func height(_ view: UIView, width: CGFloat) -> CGFloat {
    view.systemLayoutSizeFitting(
      CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  // Names are 21 high, footnotes 15.5 a line, margins 11. The arrow takes 11 and its margin; 293 − 16 − 8 −
  // 49 − 8 leave 212 for the text, at 7.15 a character 29 of them a line.
  @Test("a cell is as tall as its content at a width, by itself and by its content view")
  func cells() {
    let cell = SettingCell(style: .subtitle, reuseIdentifier: "setting")
    #expect(cell.reuseIdentifier == "setting")
    #expect(cell.frame.size == CGSize(width: 320, height: 44))
    cell.configure("Name", nil)
    #expect(height(cell, width: 320) == 44)
    cell.configure("Name", "One line")
    #expect(height(cell, width: 320) == 59)
    cell.configure("Name", String(repeating: "x", count: 90))
    #expect(height(cell, width: 320) == 106)
    #expect(height(cell.contentView, width: 320) == 90)
    cell.prepareForReuse()
    #expect(height(cell, width: 320) == 44)
    #expect(cell.accessoryType == .disclosureIndicator && cell.selectionStyle == .none)
  }

  @Test("a cell in a wide view has the margins of a wide screen, and room for its arrow")
  func margins() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 430, height: 932))
    let cell = SettingCell(style: .default, reuseIdentifier: nil)
    window.addSubview(cell)
    cell.frame = CGRect(x: 0, y: 100, width: 430, height: 60)
    window.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 399, height: 60))
    #expect(
      cell.contentView.layoutMargins == UIEdgeInsets(top: 11, left: 20, bottom: 11, right: 8))
  }

  @Test("a label that adds room to its text adds it to its size, on one line and wrapped")
  func padding() {
    let label = PaddingLabel()
    label.text = "12345"
    // Five characters of 9.35 are 47 wide.
    #expect(label.intrinsicContentSize == CGSize(width: 71, height: 37))
    label.numberOfLines = 0
    label.text = String(repeating: "x", count: 20)
    // 187 wide at most; 100 − 24 leave 8 characters a line.
    #expect(height(label, width: 100) == 77)
  }

  @Test("a text view that does not scroll is as tall as its text; one that scrolls wants no size")
  func textViews() {
    let view = UITextView()
    view.font = .systemFont(ofSize: 17)
    view.text = String(repeating: "x", count: 20)
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    view.isScrollEnabled = false
    #expect(view.intrinsicContentSize == CGSize(width: 197, height: 37))
    // 110 − 10 of padding leave 10 characters a line.
    #expect(height(view, width: 110) == 57)
    view.textContainer.lineFragmentPadding = 0
    view.textContainerInset = .zero
    #expect(view.intrinsicContentSize == CGSize(width: 187, height: 21))
    view.text = ""
    #expect(view.intrinsicContentSize.height == 21)
    #expect(view.sizeThatFits(CGSize(width: 50, height: CGFloat.infinity)).height == 21)
  }

  @Test("an attributed text brings its font, color and alignment along")
  func attributedTexts() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let text = NSMutableAttributedString(
      string: "12345",
      attributes: [
        .font: UIFont.systemFont(ofSize: 10), .foregroundColor: UIColor.red, .paragraphStyle: style,
      ])
    let label = UILabel()
    label.attributedText = text
    #expect(label.text == "12345" && label.textColor == .red && label.textAlignment == .center)
    #expect(label.intrinsicContentSize == CGSize(width: 28, height: 12))
    text.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 20), range: NSRange(location: 0, length: 2))
    label.attributedText = text
    #expect(label.intrinsicContentSize == CGSize(width: 39, height: 24))
    label.text = "1"
    #expect(label.attributedText?.string == "1")
  }

  @Test("a scroll view tells of what code moves, and shows what it is asked for")
  func scrolling() {
    final class Listener: UIScrollViewDelegate {
      var offsets: [CGFloat] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset.y)
      }
    }
    let listener = Listener()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.delegate = listener
    view.isPagingEnabled = true
    view.contentSize = CGSize(width: 100, height: 500)
    view.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
    view.contentOffset.y = 50
    view.scrollRectToVisible(CGRect(x: 0, y: 60, width: 10, height: 10), animated: false)
    view.scrollRectToVisible(CGRect(x: 0, y: 200, width: 10, height: 20), animated: false)
    view.scrollRectToVisible(CGRect(x: 0, y: 10, width: 10, height: 20), animated: false)
    #expect(listener.offsets == [50, 120, 10])
  }

  @Test("animators and transitions make their changes at once, in the order of the calls")
  func animations() {
    let view = UIView()
    var calls: [String] = []
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.8) { calls.append("first") }
    animator.addAnimations { calls.append("second") }
    animator.addCompletion { calls.append("\($0)") }
    #expect(calls.isEmpty)
    animator.startAnimation()
    animator.startAnimation()
    UIView.transition(
      with: view, duration: 1, options: .transitionCrossDissolve, animations: { view.tag = 1 },
      completion: nil)
    #expect(calls == ["first", "second", "end"] && view.tag == 1)
  }

  @Test("pictures called by name have no known size, and views want none for them")
  func pictures() {
    let view = UIImageView(image: UIImage(named: "logo"))
    #expect(view.image != nil && view.intrinsicContentSize == CGSize(width: -1, height: -1))
    let button = UIButton(type: .system)
    button.setImage(UIImage(size: CGSize(width: 40, height: 30)), for: .normal)
    button.setTitle("12", for: .normal)
    button.setTitle("1234567", for: .disabled)
    // Two characters of 8.25 are 17 wide; 12 above and below.
    #expect(button.intrinsicContentSize == CGSize(width: 57, height: 42))
    #expect(button.title(for: .disabled) == "1234567" && button.title(for: .selected) == "12")
  }
}
