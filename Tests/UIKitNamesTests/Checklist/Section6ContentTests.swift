import AutoLayout
import Testing
import UIKitNames

@Suite("Checklist 6: contents")
struct ContentItems {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))

  /// With fixed metrics each character is 0.55 em wide; a line is 1.193359375 em high.
  private func width(_ count: Int, _ size: CGFloat) -> CGFloat {
    (CGFloat(count) * 0.55 * size).rounded(.up)
  }

  private func show(_ content: UIView, width: CGFloat? = nil) {
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    content.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    content.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    if let width { content.widthAnchor.constraint(equalToConstant: width).isActive = true }
    view.layoutIfNeeded()
  }

  @Test("UILabel: defaults, and what it is asked for")
  func label() {
    let label = UILabel()
    #expect(label.text == nil && label.font.pointSize == 17 && label.numberOfLines == 1)
    #expect(label.preferredMaxLayoutWidth == 0 && label.lineBreakMode == .byTruncatingTail)
    #expect(label.textAlignment == .natural && !label.adjustsFontSizeToFitWidth)
    #expect(!label.adjustsFontForContentSizeCategory)
    #expect(label.contentHuggingPriority(for: .horizontal) == .defaultLow)
    label.text = "Text"
    label.font = .boldSystemFont(ofSize: 20)
    label.textColor = .secondaryLabel
    label.lineBreakMode = .byWordWrapping
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    #expect(label.intrinsicContentSize == CGSize(width: width(4, 20), height: 24))
    let alignments: [NSTextAlignment] = [.left, .center, .right, .justified, .natural]
    #expect(alignments.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(NSLineBreakMode.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
  }

  // 40 characters of 9.35 points, and lines of 20.29.
  @Test(
    "labels of several lines: the width first, then the height that it gives",
    arguments: [(400.0, 0, 21.0), (200, 0, 41), (100, 0, 82), (100, 3, 61), (100, 1, 21)])
  func lines(given: Double, limit: Int, height: Double) {
    let label = UILabel()
    label.text = String(repeating: "x", count: 40)
    label.numberOfLines = limit
    show(label, width: CGFloat(given))
    #expect(label.frame.size == CGSize(width: given, height: height))
  }

  @Test("preferredMaxLayoutWidth wraps at its width, whatever layout arrives at")
  func preferredWidth() {
    let label = UILabel()
    label.text = String(repeating: "x", count: 40)
    label.numberOfLines = 0
    label.preferredMaxLayoutWidth = 100
    // Ten characters to a line.
    #expect(label.intrinsicContentSize == CGSize(width: width(10, 17), height: 82))
    show(label)
    #expect(label.frame.size == CGSize(width: 94, height: 82))
    label.numberOfLines = 1
    #expect(label.intrinsicContentSize.height == 21)
  }

  @Test("labels have both baselines, of the first line and of the last")
  func baselines() {
    let (label, marks) = (UILabel(), [UILayoutGuide(), UILayoutGuide()])
    label.text = "x\nx\nx"
    label.numberOfLines = 0
    for mark in marks { view.addLayoutGuide(mark) }
    show(label)
    NSLayoutConstraint.activate([
      marks[0].topAnchor.constraint(equalTo: label.firstBaselineAnchor),
      marks[1].topAnchor.constraint(equalTo: label.lastBaselineAnchor),
    ])
    view.layoutIfNeeded()
    #expect(abs(marks[0].layoutFrame.minY - 17 * 0.9521484375) < 1e-6)
    #expect(abs(marks[1].layoutFrame.minY - (label.frame.height - 17 * 0.2412109375)) < 1e-6)
  }

  @Test("UIButton: its title with 12 more in height, insets, and configurations")
  func button() {
    let button = UIButton(type: .system)
    button.setTitle("Done", for: .normal)
    button.setTitleColor(.systemBlue, for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: width(4, 15), height: 30))
    #expect(button.titleLabel?.text == "Done" && button.title(for: .normal) == "Done")
    button.setTitle("x", for: .normal)
    #expect(button.intrinsicContentSize.width == 30)
    button.titleLabel?.font = .systemFont(ofSize: 30)
    #expect(button.intrinsicContentSize.height == 48)
    button.titleLabel?.font = .systemFont(ofSize: 15)
    button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
    #expect(button.intrinsicContentSize == CGSize(width: width(1, 15) + 40, height: 38))
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Done"
    #expect(
      configuration.contentInsets
        == NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
    let newer = UIButton(configuration: configuration)
    #expect(newer.intrinsicContentSize == CGSize(width: width(4, 17) + 24, height: 35))
    newer.configuration?.contentInsets = NSDirectionalEdgeInsets(
      top: 10, leading: 20, bottom: 10, trailing: 20)
    #expect(newer.intrinsicContentSize == CGSize(width: width(4, 17) + 40, height: 41))
  }

  @Test(
    "titles of configurations are whole pixels high, those of older buttons whole points",
    arguments: [(1.0, 35.0, 33.0), (2.0, 34.5, 33.0), (3.0, 34.333_333, 33.0)])
  func buttonHeights(scale: Double, configured: Double, plain: Double) {
    var surroundings = LayoutEnvironment()
    surroundings.scale = CGFloat(scale)
    view.layoutEnvironment = surroundings
    let (newer, older) = (UIButton(configuration: .filled()), UIButton(type: .system))
    for button in [newer, older] {
      button.setTitle("Start PiP", for: .normal)
      view.addSubview(button)
    }
    older.titleLabel?.font = .systemFont(ofSize: 17)
    #expect(abs(newer.intrinsicContentSize.height - CGFloat(configured)) < 1e-5)
    #expect(older.intrinsicContentSize.height == CGFloat(plain))
  }

  @Test("UIImageView: as large as its picture, and no opinion without one of a known size")
  func imageView() {
    let picture = UIImageView(image: UIImage(size: CGSize(width: 8, height: 9)))
    #expect(picture.intrinsicContentSize == CGSize(width: 8, height: 9))
    #expect(picture.frame.size == CGSize(width: 8, height: 9))
    #expect(picture.alignmentRectInsets == .zero)
    // As high as a line of 17 points, whatever the symbol.
    picture.image = UIImage(systemName: "star")
    #expect(picture.intrinsicContentSize == CGSize(width: 22, height: 21))
    picture.image = UIImage(named: "nowhere")
    #expect(picture.intrinsicContentSize == CGSize(width: -1, height: -1))
    picture.image = nil
    #expect(picture.intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  @Test("UITextField: its text, or placeholder; 34 high with a rounded border")
  func textField() {
    let field = UITextField()
    #expect(field.borderStyle == .none && field.font?.pointSize == 17)
    field.placeholder = "Name"
    field.textAlignment = .right
    #expect(field.intrinsicContentSize == CGSize(width: width(4, 17), height: 21))
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize == CGSize(width: width(4, 17) + 14, height: 34))
    field.text = "Anybody"
    #expect(field.intrinsicContentSize.width == width(7, 17) + 14)
    field.font = .systemFont(ofSize: 40)
    #expect(field.intrinsicContentSize.height == 48)
    let styles: [UITextField.BorderStyle] = [.none, .line, .bezel, .roundedRect]
    #expect(styles.map(\.rawValue) == [0, 1, 2, 3])
  }

  @Test("UITextView: no opinion while it scrolls, else as high as its text wrapped at its width")
  func textView() {
    let text = UITextView()
    text.font = .systemFont(ofSize: 20)
    text.text = String(repeating: "x", count: 20)
    #expect(text.intrinsicContentSize == CGSize(width: -1, height: -1))
    text.isScrollEnabled = false
    // 8 above and below, 5 at the sides: 11 points a character, lines of 23.87.
    #expect(text.intrinsicContentSize == CGSize(width: 230, height: 40))
    show(text, width: 120)
    #expect(text.frame.height == 64)
    text.textContainerInset = .zero
    view.layoutIfNeeded()
    #expect(text.frame.height == 48)
    text.text = ""
    view.layoutIfNeeded()
    #expect(text.frame.height == 24)
  }

  struct Control: Sendable {
    let name: String
    let size: CGSize
    let insets: UIEdgeInsets
    let make: @Sendable () -> UIView
  }

  // −1 is no opinion: such controls follow constraints on the axis.
  @Test(
    "controls have the sizes of the platform, and alignment rectangles a little smaller",
    arguments: [
      Control(
        name: "UISwitch", size: CGSize(width: 49, height: 31),
        insets: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
      ) { UISwitch() },
      Control(
        name: "UISlider", size: CGSize(width: -1, height: 30),
        insets: UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
      ) { UISlider() },
      // Two segments as wide as "Three" of 13 points, 36, and 22.
      Control(
        name: "UISegmentedControl", size: CGSize(width: 116, height: 31),
        insets: UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
      ) { UISegmentedControl(items: ["One", "Three"]) },
      Control(name: "UIProgressView", size: CGSize(width: -1, height: 4), insets: .zero) {
        UIProgressView(progressViewStyle: .default)
      },
      Control(name: "medium wheel", size: CGSize(width: 20, height: 20), insets: .zero) {
        UIActivityIndicatorView(style: .medium)
      },
      Control(name: "large wheel", size: CGSize(width: 37, height: 37), insets: .zero) {
        UIActivityIndicatorView(style: .large)
      },
      Control(name: "UIStepper", size: CGSize(width: 94, height: 32), insets: .zero) {
        UIStepper()
      },
      Control(name: "UIPickerView", size: CGSize(width: 320, height: 216), insets: .zero) {
        UIPickerView()
      },
      Control(name: "UIPageControl", size: CGSize(width: 116.5, height: 26), insets: .zero) {
        let control = UIPageControl()
        control.numberOfPages = 3
        return control
      },
    ])
  func controls(control: Control) {
    let firm: [String: [NSLayoutConstraint.Axis]] = [
      "UISwitch": [.horizontal, .vertical], "UIStepper": [.horizontal, .vertical],
      "medium wheel": [.horizontal, .vertical], "large wheel": [.horizontal, .vertical],
      "UISlider": [.vertical], "UISegmentedControl": [.vertical], "UIProgressView": [.vertical],
      "UIPageControl": [.vertical],
    ]
    let made = control.make()
    #expect(made.intrinsicContentSize == control.size, "\(control.name)")
    #expect(made.alignmentRectInsets == control.insets, "\(control.name)")
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let isFirm = firm[control.name]?.contains(axis) ?? false
      #expect(
        made.contentHuggingPriority(for: axis) == (isFirm ? .defaultHigh : .defaultLow),
        "\(control.name)")
      #expect(made.contentCompressionResistancePriority(for: axis) == .defaultHigh)
    }
    show(made)
    #expect(made.frame.minX == -control.insets.left)
    if control.size.height >= 0 {
      #expect(made.frame.height == control.size.height + control.insets.bottom)
    }
  }

  @Test("controls keep what layout does not depend on")
  func values() {
    let (slider, segments) = (UISlider(), UISegmentedControl(items: ["One", "Two"]))
    slider.value = 0.5
    segments.selectedSegmentIndex = 0
    let bar = UIProgressView(progressViewStyle: .bar)
    bar.setProgress(0.5, animated: false)
    #expect(slider.minimumValue == 0 && slider.maximumValue == 1 && bar.progress == 0.5)
    #expect(segments.numberOfSegments == 2)
  }

  @Test(
    "UIDatePicker: wheels have the platform's size, compact ones that of their texts, others none")
  func datePicker() {
    let picker = UIDatePicker()
    #expect(picker.datePickerMode == .dateAndTime && picker.preferredDatePickerStyle == .automatic)
    #expect(picker.datePickerStyle == .compact)
    // "Sep 11, 2026" and "2:30 PM" in letters of 9.35, 24 more each, and 4 between them.
    #expect(picker.intrinsicContentSize == CGSize(width: 113 + 24 + 4 + 66 + 24, height: 21 + 14))
    picker.preferredDatePickerStyle = .wheels
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    picker.preferredDatePickerStyle = .inline
    picker.datePickerMode = .countDownTimer
    #expect(picker.datePickerStyle == .wheels)
    let modes: [UIDatePicker.Mode] = [.time, .date, .dateAndTime, .countDownTimer, .yearAndMonth]
    #expect(modes.map(\.rawValue) == [0, 1, 2, 3, 4])
    let styles: [UIDatePicker.Style] = [.automatic, .wheels, .compact, .inline]
    #expect(styles.map(\.rawValue) == [0, 1, 2, 3])
  }

  @Test("fonts: text styles, weights, metrics and categories")
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
    let font = UIFont.systemFont(ofSize: 100)
    #expect(font.ascender == 95.21484375 && font.descender == -24.12109375)
    #expect(font.lineHeight == 119.3359375)
    let categories: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    ]
    let body = categories.map {
      UIFont.preferredFont(
        forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: $0)
      ).pointSize
    }
    #expect(body == [14, 15, 16, 17, 19, 21, 23])
  }

  @Test("insets and rectangles")
  func insets() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect.inset(by: insets) == CGRect(x: 2, y: 1, width: 94, height: 46))
    #expect(UIEdgeInsets() == .zero && NSDirectionalEdgeInsets() == .zero)
    #expect(insets != .zero)
  }
}

@Suite("Size classes")
struct SizeClassItems {
  @Test(
    "by device and orientation",
    arguments: [
      ("iPhone SE (1st generation)", 1, 2, 1, 1), ("iPhone SE (3rd generation)", 1, 2, 1, 1),
      ("iPhone 8 Plus", 1, 2, 2, 1), ("iPhone 13 mini", 1, 2, 1, 1), ("iPhone 15", 1, 2, 1, 1),
      ("iPhone 15 Pro Max", 1, 2, 2, 1), ("iPhone 11", 1, 2, 2, 1), ("iPhone 16 Pro", 1, 2, 1, 1),
      ("iPhone 17", 1, 2, 1, 1), ("iPhone Air", 1, 2, 2, 1), ("iPhone 17 Pro Max", 1, 2, 2, 1),
      ("iPhone Duo", 1, 2, 1, 1), ("iPhone Duo (inner)", 2, 2, 2, 2),
      ("iPad mini (6th generation)", 2, 2, 2, 2), ("iPad Pro 12.9-inch", 2, 2, 2, 2),
    ])
  func classes(
    name: String, upright: Int, uprightHeight: Int, onSide: Int, onSideHeight: Int
  ) throws {
    let device = try #require(Device.named(name))
    let expected = [
      (Device.Orientation.portrait, upright, uprightHeight),
      (.landscape, onSide, onSideHeight),
    ]
    for (orientation, horizontal, vertical) in expected {
      let canvas = device.canvas(orientation: orientation)
      let window = UIWindow(frame: CGRect(origin: .zero, size: canvas.size))
      let controller = UIViewController()
      window.rootViewController = controller
      let traits = controller.traitCollection
      #expect(traits.horizontalSizeClass.rawValue == horizontal, "\(orientation)")
      #expect(traits.verticalSizeClass.rawValue == vertical, "\(orientation)")
      let idiom: UIUserInterfaceIdiom = name.hasPrefix("iPad") ? .pad : .phone
      #expect(traits.userInterfaceIdiom == idiom, "\(orientation)")
    }
  }

  @Test("parts of a tablet's screen, and views outside of any window")
  func parts() {
    let classes: [UIUserInterfaceSizeClass] = [.unspecified, .compact, .regular]
    #expect(classes.map(\.rawValue) == [0, 1, 2])
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
    #expect(view.traitCollection.horizontalSizeClass == .unspecified)
    for (width, expected) in [(320.0, UIUserInterfaceSizeClass.compact), (678, .regular)] {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 1024))
      #expect(window.traitCollection.horizontalSizeClass == expected)
      #expect(window.traitCollection.verticalSizeClass == .regular)
    }
  }
}

@Suite("Animations")
struct AnimationItems {
  @Test("changes are made at once, layout in them too, and completions called")
  func changes() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    let width = box.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    var done = 0
    UIView.animate(withDuration: 0.3) {
      width.constant = 20
      view.layoutIfNeeded()
    }
    #expect(box.frame.width == 20)
    UIView.animate(withDuration: 0.3, delay: 1, options: [.curveEaseIn, .beginFromCurrentState]) {
      width.constant = 30
    } completion: { finished in
      if finished { done += 1 }
    }
    UIView.performWithoutAnimation { view.layoutIfNeeded() }
    #expect(box.frame.width == 30 && done == 1)
  }
}
