import AutoLayout
import Testing
import UIKitNames

/// A text view that is as high as its text up to a height, and scrolls from there on.
private final class GrowingTextView: UITextView {
  override var intrinsicContentSize: CGSize {
    let fitting = sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude))
    return CGSize(width: UIView.noIntrinsicMetric, height: min(fitting.height, 120))
  }
}

/// Messages above a bar to type into, which stays on the keyboard.
private final class ChatController: UIViewController, UITextViewDelegate {
  let table = UITableView(frame: .zero, style: .plain)
  let bar = UIView()
  let textView = GrowingTextView()
  let send = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    textView.font = .preferredFont(forTextStyle: .body)
    textView.isScrollEnabled = false
    textView.delegate = self
    textView.textContainerInset = UIEdgeInsets(top: 8, left: 6, bottom: 8, right: 6)
    send.setTitle("Send", for: .normal)
    send.setContentHuggingPriority(.required, for: .horizontal)
    send.setContentCompressionResistancePriority(.required, for: .horizontal)
    add(table, bar, to: view)
    add(textView, send, to: bar)
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      table.bottomAnchor.constraint(equalTo: bar.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      view.keyboardLayoutGuide.topAnchor.constraint(equalTo: bar.bottomAnchor),
      textView.topAnchor.constraint(equalTo: bar.topAnchor, constant: 7),
      textView.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -7),
      textView.leadingAnchor.constraint(
        equalTo: bar.safeAreaLayoutGuide.leadingAnchor, constant: 12),
      send.leadingAnchor.constraint(equalTo: textView.trailingAnchor, constant: 8),
      send.trailingAnchor.constraint(
        equalTo: bar.safeAreaLayoutGuide.trailingAnchor, constant: -12),
      send.bottomAnchor.constraint(equalTo: textView.bottomAnchor),
      send.heightAnchor.constraint(equalToConstant: 37),
    ])
  }

  func textViewDidChange(_ textView: UITextView) {
    let size = textView.sizeThatFits(CGSize(width: textView.frame.width, height: .infinity))
    textView.isScrollEnabled = size.height > 120
  }
}

/// A row of a form: two texts beside each other, or below where people want large text.
private final class SettingRow: UIControl {
  let title = UILabel()
  let detail = UILabel()
  private var beside: [NSLayoutConstraint] = []
  private var below: [NSLayoutConstraint] = []

  init(_ text: String, _ more: String) {
    super.init(frame: .zero)
    for (label, text) in [(title, text), (detail, more)] {
      label.text = text
      label.numberOfLines = 0
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
    }
    detail.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 11, leading: 20, bottom: 11, trailing: 20)
    add(title, detail, to: self)
    let margins = layoutMarginsGuide
    let bottom = margins.bottomAnchor.constraint(equalTo: detail.bottomAnchor)
    bottom.priority = .defaultHigh
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      title.topAnchor.constraint(equalTo: margins.topAnchor),
      detail.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
      margins.bottomAnchor.constraint(greaterThanOrEqualTo: title.bottomAnchor), bottom,
      heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
    beside = [
      detail.leadingAnchor.constraint(
        greaterThanOrEqualToSystemSpacingAfter: title.trailingAnchor, multiplier: 1),
      detail.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      detail.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
    ]
    below = [
      detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      detail.topAnchor.constraint(
        equalToSystemSpacingBelow: title.bottomAnchor, multiplier: 0.5),
    ]
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (row: SettingRow, _: UITraitCollection) in row.setNeedsUpdateConstraints()
    }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func updateConstraints() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    NSLayoutConstraint.deactivate(isLarge ? beside : below)
    NSLayoutConstraint.activate(isLarge ? below : beside)
    super.updateConstraints()
  }
}

/// A page whose footer is at the bottom of the screen, or below the content where that is longer.
private final class FooterController: UIViewController {
  let scrollView = UIScrollView()
  let stack = UIStackView()
  let footer = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    let (label, spacer) = (UILabel(), UILayoutGuide())
    label.text = "Terms"
    label.font = .preferredFont(forTextStyle: .footnote)
    stack.axis = .vertical
    stack.spacing = 10
    add(scrollView, to: view)
    add(stack, footer, to: scrollView)
    add(label, to: footer)
    scrollView.addLayoutGuide(spacer)
    let views = ["scroll": scrollView, "stack": stack, "footer": footer, "label": label]
    let metrics = ["pad": 16, "small": 8]
    var constraints = [
      "H:|[scroll]|", "V:|[scroll]|", "H:|-pad-[stack]-pad-|", "V:|-pad-[stack]", "V:[footer]|",
      "H:|[footer(==scroll)]|", "V:|-small-[label]-small-|",
      "H:|-(pad@999)-[label]-(>=pad,==pad@999)-|",
    ].flatMap {
      NSLayoutConstraint.constraints(
        withVisualFormat: $0, options: [], metrics: metrics, views: views)
    }
    let onScreen = footer.bottomAnchor.constraint(
      greaterThanOrEqualTo: scrollView.safeAreaLayoutGuide.bottomAnchor)
    onScreen.priority = UILayoutPriority(rawValue: 999)
    let near = spacer.heightAnchor.constraint(equalToConstant: 20)
    near.priority = UILayoutPriority(200)
    constraints += [
      spacer.topAnchor.constraint(equalTo: stack.bottomAnchor),
      spacer.bottomAnchor.constraint(equalTo: footer.topAnchor),
      spacer.heightAnchor.constraint(greaterThanOrEqualToConstant: 20),
      spacer.leadingAnchor.constraint(equalTo: stack.leadingAnchor),
      spacer.widthAnchor.constraint(equalToConstant: 0), onScreen, near,
    ]
    NSLayoutConstraint.activate(constraints)
  }

  func fill(_ count: Int) {
    for row in stack.arrangedSubviews { row.removeFromSuperview() }
    for _ in 0..<count {
      let row = UIView()
      row.heightAnchor.constraint(equalToConstant: 100).isActive = true
      stack.addArrangedSubview(row)
    }
  }
}

/// A bubble of a chat at the side of who wrote it, as wide as its text.
private final class MessageCell: UITableViewCell {
  let bubble = UIView()
  let message = UILabel()
  let time = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 4, leading: 12, bottom: 4, trailing: 24)
    bubble.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 8, leading: 14, bottom: 8, trailing: 10)
    message.numberOfLines = 0
    time.font = .preferredFont(forTextStyle: .caption2)
    add(bubble, to: contentView)
    add(message, time, to: bubble)
    let (outer, inner) = (contentView.layoutMarginsGuide, bubble.layoutMarginsGuide)
    NSLayoutConstraint.activate([
      bubble.topAnchor.constraint(equalTo: outer.topAnchor),
      bubble.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
      bubble.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
      bubble.widthAnchor.constraint(
        lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
      message.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
      message.topAnchor.constraint(equalTo: inner.topAnchor),
      message.trailingAnchor.constraint(equalTo: inner.trailingAnchor),
      time.topAnchor.constraint(equalTo: message.bottomAnchor, constant: 2),
      time.leadingAnchor.constraint(greaterThanOrEqualTo: message.leadingAnchor),
      time.trailingAnchor.constraint(equalTo: message.trailingAnchor),
      time.bottomAnchor.constraint(equalTo: inner.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

@Suite("Screens as people paste them")
struct PastedScreenTests {
  @Test("a bar to type into stays on the keyboard, grows with its lines and stops growing")
  func chat() {
    let controller = ChatController()
    let window = phone(showing: controller)
    #expect(controller.bar.frame == rect(0, 759, 390, 51))
    #expect(controller.table.frame == rect(0, 47, 390, 712))
    window.layoutEnvironment?.keyboardHeight = 336
    controller.textView.text = "one\ntwo\nthree"
    window.layoutIfNeeded()
    // Three lines are 61 points high, and the insets 16.
    #expect(controller.bar.frame == rect(0, 417, 390, 91))
    #expect(controller.textView.frame.height == 77 && !controller.textView.isScrollEnabled)
    #expect(controller.send.frame.minY == 47 && controller.send.frame.maxX == 378)
    controller.textView.text = (1...7).map { "\($0)" }.joined(separator: "\n")
    controller.textViewDidChange(controller.textView)
    window.layoutIfNeeded()
    #expect(controller.bar.frame == rect(0, 374, 390, 134))
    #expect(controller.textView.isScrollEnabled)
  }

  @Test("a row puts its second text below the first where people want large text")
  func rows() {
    let controller = UIViewController()
    let row = SettingRow("Name", "Phone")
    add(row, to: controller.view)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor),
      row.leftAnchor.constraint(equalTo: controller.view.leftAnchor),
      row.rightAnchor.constraint(equalTo: controller.view.rightAnchor),
    ])
    let window = phone(showing: controller)
    #expect(row.frame == rect(0, 47, 390, 44))
    #expect(row.title.frame == rect(20, 11, 38, 21))
    // It hugs its height more weakly than it keeps to the margin, and its line stays where it is.
    #expect(row.detail.frame == rect(323, 11, 47, 22))
    window.layoutEnvironment?.contentSizeCategory = .accessibilityLarge
    window.layoutIfNeeded()
    #expect(row.frame == rect(0, 47, 390, 106))
    #expect(row.title.frame == rect(20, 11, 73, 40))
    #expect(row.detail.frame == rect(20, 55, 91, 40))
    #expect(row.layoutConflicts.isEmpty)
  }

  @Test("a footer is at the bottom of the screen, or below what is longer")
  func footer() {
    let controller = FooterController()
    let window = phone(showing: controller)
    controller.fill(2)
    window.layoutIfNeeded()
    #expect(controller.stack.frame == rect(16, 16, 358, 210))
    #expect(controller.footer.frame == rect(0, 778, 390, 32))
    #expect(controller.scrollView.contentSize == CGSize(width: 390, height: 810))
    controller.fill(9)
    window.layoutIfNeeded()
    #expect(controller.footer.frame == rect(0, 1016, 390, 32))
    #expect(controller.scrollView.contentSize == CGSize(width: 390, height: 1048))
    #expect(window.layoutConflicts.isEmpty)
  }

  @Test("a bubble is as wide as its text, on its own side in both directions")
  func bubbles() {
    for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      let view = root()
      var surroundings = LayoutEnvironment()
      surroundings.direction = direction
      view.layoutEnvironment = surroundings
      let cell = MessageCell(style: .default, reuseIdentifier: nil)
      cell.message.text = "Hello there"
      cell.time.text = "9:41"
      view.addSubview(cell)
      let size = cell.contentView.systemLayoutSizeFitting(
        CGSize(width: 390, height: UIView.layoutFittingCompressedSize.height),
        withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
      #expect(size == CGSize(width: 390, height: 61))
      cell.frame = CGRect(origin: .zero, size: size)
      view.layoutIfNeeded()
      let isMirrored = direction == .rightToLeft
      #expect(cell.bubble.frame == rect(isMirrored ? 24 : 239, 4, 127, 53))
      #expect(cell.message.frame == rect(isMirrored ? 10 : 14, 8, 103, 21))
      #expect(cell.time.frame == rect(isMirrored ? 10 : 92, 31, 25, 14))
    }
  }
}
