import Testing
import UIKitNames

@Suite("Checklist 5 and 6: stack views and contents")
struct ChecklistContentTests {
  @Test("5 arranged views")
  func arrangedSubviews() {
    let (a, b) = (UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [a])
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
    stack.addArrangedSubview(b)
    stack.insertArrangedSubview(b, at: 0)
    #expect(stack.arrangedSubviews == [b, a])
    stack.removeArrangedSubview(b)
    #expect(stack.arrangedSubviews == [a] && b.superview === stack)
    a.removeFromSuperview()
    #expect(stack.arrangedSubviews.isEmpty)
  }

  @Test("5 what a stack is asked for")
  func stack() {
    let stack = UIStackView()
    #expect(stack.axis == .horizontal && stack.spacing == 0)
    #expect(stack.distribution == .fill && stack.alignment == .fill)
    #expect(!stack.isBaselineRelativeArrangement && !stack.isLayoutMarginsRelativeArrangement)
    let distributions: [UIStackView.Distribution] = [
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    #expect(distributions.map(\.rawValue) == [0, 1, 2, 3, 4])
    let alignments: [UIStackView.Alignment] = [
      .fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline,
    ]
    #expect(alignments.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect(UIStackView.Alignment.top == .leading && UIStackView.Alignment.bottom == .trailing)
    let view = UIView()
    stack.addArrangedSubview(view)
    #expect(stack.customSpacing(after: view) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: view)
    #expect(UIStackView.spacingUseDefault == CGFloat(Float.greatestFiniteMagnitude))
    #expect(UIStackView.spacingUseSystem == CGFloat(Float.leastNormalMagnitude))
  }

  @Test("5 hidden views leave the layout, and their spacing with them")
  func hidden() {
    let views = (0..<3).map { _ in UISwitch() }
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 10
    views[1].isHidden = true
    let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size.width == 108)
  }

  @Test("6 UILabel")
  func label() {
    let label = UILabel()
    #expect(label.numberOfLines == 1 && label.preferredMaxLayoutWidth == 0)
    #expect(label.lineBreakMode == .byTruncatingTail && label.textAlignment == .natural)
    #expect(!label.adjustsFontSizeToFitWidth && !label.adjustsFontForContentSizeCategory)
    label.text = "Text"
    label.font = .boldSystemFont(ofSize: 20)
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    label.lineBreakMode = .byWordWrapping
    label.textAlignment = .center
    label.preferredMaxLayoutWidth = 100
    #expect(label.intrinsicContentSize.height == 24)
    let alignments: [NSTextAlignment] = [.left, .center, .right, .justified, .natural]
    #expect(alignments.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(NSLineBreakMode.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
  }

  @Test("6 UIButton")
  func button() {
    let button = UIButton(type: .system)
    button.setTitle("Done", for: .normal)
    button.setTitleColor(.systemBlue, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 15)
    button.titleLabel?.textAlignment = .center
    #expect(button.titleLabel?.text == "Done" && button.title(for: .normal) == "Done")
    #expect(button.intrinsicContentSize.height == 30)
    button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
    #expect(button.intrinsicContentSize.height == 38)
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Done"
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 10, leading: 20, bottom: 10, trailing: 20)
    let newer = UIButton(configuration: configuration)
    #expect(newer.intrinsicContentSize.height == 41)
  }

  @Test("6 controls and images have the sizes of the platform")
  func controls() {
    let slider = UISlider()
    slider.value = 0.5
    let segments = UISegmentedControl(items: ["One", "Two"])
    segments.selectedSegmentIndex = 0
    let bar = UIProgressView(progressViewStyle: .default)
    bar.setProgress(0.5, animated: false)
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.placeholder = "Name"
    field.textAlignment = .right
    let wanted: [(UIView, CGFloat)] = [
      (UISwitch(), 31), (slider, 31), (segments, 32), (bar, 4), (field, 34),
      (UIActivityIndicatorView(style: .medium), 20), (UIActivityIndicatorView(style: .large), 37),
      (UIImageView(image: UIImage(size: CGSize(width: 8, height: 9))), 9),
    ]
    for (view, height) in wanted { #expect(view.sizeThatFits(.zero).height == height) }
    #expect(UISwitch().sizeThatFits(.zero).width == 51)
  }

  @Test("6 fonts")
  func fonts() {
    let styles: [UIFont.TextStyle] = [
      .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout,
      .footnote, .caption1, .caption2,
    ]
    let sizes = styles.map { UIFont.preferredFont(forTextStyle: $0).pointSize }
    #expect(sizes == [34, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11])
    #expect(UIFont.preferredFont(forTextStyle: .headline).weight == .semibold)
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 53)
    let metrics = UIFontMetrics(forTextStyle: .body)
    #expect(metrics.scaledFont(for: .systemFont(ofSize: 20)).pointSize == 20)
    #expect(metrics.scaledValue(for: 34, compatibleWith: large) == 106)
    #expect(UIFontMetrics.default == metrics)
    #expect(UIFont.systemFont(ofSize: 12, weight: .light).withSize(14).pointSize == 14)
  }

  @Test("6 insets and rectangles")
  func insets() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect.inset(by: insets) == CGRect(x: 2, y: 1, width: 94, height: 46))
    #expect(UIEdgeInsets() == .zero && NSDirectionalEdgeInsets() == .zero)
    #expect(insets != .zero)
  }
}
