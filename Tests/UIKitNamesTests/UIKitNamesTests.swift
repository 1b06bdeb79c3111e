import Foundation
import Testing
import UIKitNames

// Written as for Apple's systems, with `import UIKit` replaced: that it compiles is half of each test.

@Suite("Today's UIKit names")
struct UIKitNamesTests {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
  let saveButton = UIButton(type: .system)
  let clearButton = UIButton(type: .system)

  init() {
    for button in [saveButton, clearButton] {
      button.setTitle("Button", for: .normal)
      button.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(button)
    }
  }

  @Test("the example of UILayoutGuide's documentation: equal space between three views")
  func layoutGuides() {
    let space1 = UILayoutGuide()
    view.addLayoutGuide(space1)
    let space2 = UILayoutGuide()
    view.addLayoutGuide(space2)
    space1.widthAnchor.constraint(equalTo: space2.widthAnchor).isActive = true
    saveButton.trailingAnchor.constraint(equalTo: space1.leadingAnchor).isActive = true
    clearButton.leadingAnchor.constraint(equalTo: space1.trailingAnchor).isActive = true
    clearButton.trailingAnchor.constraint(equalTo: space2.leadingAnchor).isActive = true
    saveButton.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    space2.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    view.layoutIfNeeded()
    #expect(space1.layoutFrame.width == space2.layoutFrame.width)
    #expect(space2.layoutFrame.maxX == 320)
    #expect(space1.layoutFrame.width > 0)
  }

  @Test("a container guide as an opaque box")
  func container() {
    let label = UILabel()
    let textField = UITextField()
    label.text = "Name"
    textField.borderStyle = .roundedRect
    for item in [label, textField] as [UIView] {
      item.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(item)
    }
    let container = UILayoutGuide()
    container.identifier = "container"
    view.addLayoutGuide(container)
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.lastBaselineAnchor.constraint(equalTo: textField.lastBaselineAnchor),
      label.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      textField.leadingAnchor.constraint(
        equalToSystemSpacingAfter: label.trailingAnchor, multiplier: 1),
      textField.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      textField.topAnchor.constraint(equalTo: container.topAnchor),
      textField.bottomAnchor.constraint(equalTo: container.bottomAnchor),
      container.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      container.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      container.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
    ])
    view.layoutIfNeeded()
    #expect(container.layoutFrame == CGRect(x: 8, y: 20, width: 304, height: 34))
    #expect(textField.frame.minX == label.frame.maxX + 8)
    #expect(container.owningView == view)
    #expect(!container.hasAmbiguousLayout)
    #expect(!container.constraintsAffectingLayout(for: .vertical).isEmpty)
  }

  @Test("the long initializer, priorities and hugging")
  func initializer() {
    let constraint = NSLayoutConstraint(
      item: saveButton, attribute: .width, relatedBy: .equal, toItem: view, attribute: .width,
      multiplier: 0.5, constant: -10)
    constraint.priority = UILayoutPriority(rawValue: 999)
    constraint.identifier = "half"
    constraint.isActive = true
    saveButton.setContentHuggingPriority(.defaultLow, for: .horizontal)
    saveButton.setContentCompressionResistancePriority(.required, for: .horizontal)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(saveButton.frame.width == 150)
    #expect(constraint.firstItem === saveButton)
    #expect(constraint.secondAttribute == .width)
    #expect(view.constraints.count == 1)
  }

  @Test("a visual format with metrics and a nil second item")
  func visualFormat() {
    let views: [String: Any] = ["save": saveButton, "clear": clearButton]
    let metrics = ["gap": 12]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-[save]-gap-[clear(save)]-|", options: [.alignAllCenterY],
        metrics: metrics, views: views))
    NSLayoutConstraint(
      item: saveButton, attribute: .height, relatedBy: .greaterThanOrEqual, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 60
    ).isActive = true
    view.layoutIfNeeded()
    #expect(clearButton.frame.width == saveButton.frame.width)
    #expect(clearButton.frame.minX - saveButton.frame.maxX == 12)
    #expect(saveButton.frame.minX == view.layoutMargins.left)
    #expect(saveButton.frame.height == 60)
  }

  @Test("a stack view, insets and fitting sizes")
  func stackView() {
    let stack = UIStackView(arrangedSubviews: [UILabel(), UISwitch(), UIImageView()])
    stack.axis = .vertical
    stack.distribution = .equalSpacing
    stack.alignment = .center
    stack.spacing = 4
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: stack.arrangedSubviews[0])
    let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 49 + 6, height: 31 + 4 + 8))
    stack.layer.cornerRadius = 8
    stack.backgroundColor = .lightGray
    #expect(stack.cornerRadius == 8)
    #expect(UIView.noIntrinsicMetric == -1)
  }

  @Test("a subclass overrides what UIKit's would")
  func subclass() {
    let badge = Badge(frame: .zero)
    badge.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(badge)
    view.layoutIfNeeded()
    #expect(badge.frame.size == CGSize(width: 24, height: 24))
    #expect(badge.layouts == 1)
  }
}

private final class Badge: UIView {
  var layouts = 0

  override var intrinsicContentSize: CGSize { CGSize(width: 24, height: 24) }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}
