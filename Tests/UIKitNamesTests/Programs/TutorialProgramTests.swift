import AutoLayout
import Testing
import UIKitNames

/// The head of a profile: a round picture, texts beside it, and numbers in columns of one width below.
private final class ProfileHeaderView: UIView {
  private enum Metrics {
    static let avatarSize: CGFloat = 86
    static let inset: CGFloat = 16
  }

  let avatarView: UIImageView = {
    let view = UIImageView(image: UIImage(systemName: "person.crop.circle.fill"))
    view.contentMode = .scaleAspectFill
    view.tintColor = .systemGray3
    view.layer.cornerRadius = Metrics.avatarSize / 2
    view.layer.masksToBounds = true
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }()

  let nameLabel: UILabel = {
    let label = UILabel()
    label.font = .systemFont(ofSize: 20, weight: .bold)
    label.textColor = .label
    label.setContentCompressionResistancePriority(.required, for: .vertical)
    return label
  }()

  let bioLabel: UILabel = {
    let label = UILabel()
    label.font = UIFont.systemFont(ofSize: 14)
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    return label
  }()

  private(set) lazy var followButton: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Follow", for: .normal)
    button.setTitle("Following", for: .selected)
    button.layer.borderWidth = 1
    button.layer.borderColor = UIColor.systemBlue.cgColor
    button.addAction(UIAction { [weak self] _ in self?.follow() }, for: .touchUpInside)
    return button
  }()

  let statsStack = UIStackView()
  private(set) var followCount = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    directionalLayoutMargins = .init(
      top: Metrics.inset, leading: Metrics.inset, bottom: Metrics.inset, trailing: Metrics.inset)
    setUpHierarchy()
    setUpConstraints()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func follow() { followCount += 1 }

  private func setUpHierarchy() {
    add(avatarView, nameLabel, bioLabel, followButton, statsStack, to: self)
    statsStack.axis = .horizontal
    statsStack.distribution = .fillEqually
    for (number, title) in [("12", "Posts"), ("3.4k", "Followers"), ("180", "Following")] {
      let (value, caption) = (UILabel(), UILabel())
      value.text = number
      value.font = .boldSystemFont(ofSize: 17)
      caption.text = title
      caption.font = .preferredFont(forTextStyle: .caption1)
      let column = UIStackView(arrangedSubviews: [value, caption])
      column.axis = .vertical
      column.alignment = .center
      column.spacing = 2
      statsStack.addArrangedSubview(column)
    }
  }

  private func setUpConstraints() {
    let margins = layoutMarginsGuide
    NSLayoutConstraint.activate([
      avatarView.topAnchor.constraint(equalTo: margins.topAnchor),
      avatarView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      avatarView.widthAnchor.constraint(equalToConstant: Metrics.avatarSize),
      avatarView.heightAnchor.constraint(equalTo: avatarView.widthAnchor),
      nameLabel.topAnchor.constraint(equalTo: avatarView.topAnchor, constant: 4),
      nameLabel.leadingAnchor.constraint(
        equalToSystemSpacingAfter: avatarView.trailingAnchor, multiplier: 2),
      nameLabel.trailingAnchor.constraint(
        lessThanOrEqualTo: followButton.leadingAnchor, constant: -8),
      followButton.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      followButton.firstBaselineAnchor.constraint(equalTo: nameLabel.firstBaselineAnchor),
      bioLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 4),
      bioLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
      bioLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      statsStack.topAnchor.constraint(
        greaterThanOrEqualTo: avatarView.bottomAnchor, constant: 12),
      statsStack.topAnchor.constraint(greaterThanOrEqualTo: bioLabel.bottomAnchor, constant: 12),
      statsStack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      statsStack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      statsStack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }
}

/// A bar that stays on the keyboard and grows with what is typed, up to a height.
private final class ChatViewController: UIViewController {
  let messages = UIScrollView()
  let inputBar = UIView()
  let textView = UITextView()
  let sendButton = UIButton(type: .system)
  private lazy var textHeight = textView.heightAnchor.constraint(equalToConstant: 36)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    textView.font = .systemFont(ofSize: 16)
    textView.isScrollEnabled = true
    textView.layer.cornerRadius = 18
    textView.textContainerInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    sendButton.setTitle("Send", for: [])
    sendButton.setContentHuggingPriority(.required, for: .horizontal)
    sendButton.setContentCompressionResistancePriority(.required, for: .horizontal)
    add(messages, inputBar, to: view)
    add(textView, sendButton, to: inputBar)
    NSLayoutConstraint.activate([
      messages.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      messages.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      messages.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      messages.bottomAnchor.constraint(equalTo: inputBar.topAnchor),
      inputBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      inputBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      inputBar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      textView.topAnchor.constraint(equalTo: inputBar.topAnchor, constant: 8),
      textView.leadingAnchor.constraint(
        equalTo: inputBar.safeAreaLayoutGuide.leadingAnchor, constant: 12),
      inputBar.bottomAnchor.constraint(equalTo: textView.bottomAnchor, constant: 8),
      textHeight,
      sendButton.leadingAnchor.constraint(equalTo: textView.trailingAnchor, constant: 8),
      sendButton.trailingAnchor.constraint(
        equalTo: inputBar.safeAreaLayoutGuide.trailingAnchor, constant: -12),
      sendButton.bottomAnchor.constraint(equalTo: textView.bottomAnchor),
    ])
  }

  func type(_ text: String) {
    textView.text = text
    let fitting = CGSize(width: textView.bounds.width, height: .greatestFiniteMagnitude)
    let wanted = textView.sizeThatFits(fitting).height
    textHeight.constant = min(max(36, wanted), 120)
    textView.isScrollEnabled = wanted > 120
    UIView.animate(withDuration: 0.2) { self.view.layoutIfNeeded() }
  }
}

/// Cards in rows of two, each a stack in a stack, which stand in one column on a narrow screen.
private final class DashboardViewController: UIViewController {
  let rows = (UIStackView(), UIStackView())
  let outer = UIStackView()
  let scrollView = UIScrollView()
  private(set) var cards: [UIView] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    outer.axis = .vertical
    outer.spacing = 12
    outer.isLayoutMarginsRelativeArrangement = true
    outer.layoutMargins = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    add(scrollView, to: view)
    add(outer, to: scrollView)
    cards = (0..<4).map { makeCard("Card \($0)", lines: $0 == 2 ? 2 : 1) }
    for (index, row) in [rows.0, rows.1].enumerated() {
      row.spacing = 12
      row.distribution = .fillEqually
      cards[2 * index...2 * index + 1].forEach(row.addArrangedSubview)
      outer.addArrangedSubview(row)
    }
    outer.setCustomSpacing(24, after: rows.0)
    NSLayoutConstraint.activate([
      scrollView.frameLayoutGuide.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.frameLayoutGuide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.frameLayoutGuide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.frameLayoutGuide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      outer.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      outer.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      outer.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      outer.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      outer.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
    adapt()
    registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      (self: Self, previous: UITraitCollection) in
      if previous.horizontalSizeClass != self.traitCollection.horizontalSizeClass { self.adapt() }
    }
  }

  private func adapt() {
    let isCompact = traitCollection.horizontalSizeClass == .compact
    for row in [rows.0, rows.1] {
      row.axis = isCompact ? .vertical : .horizontal
      row.distribution = isCompact ? .fill : .fillEqually
    }
  }

  private func makeCard(_ title: String, lines: Int) -> UIView {
    let (titleLabel, valueLabel, card) = (UILabel(), UILabel(), UIView())
    titleLabel.text = title
    titleLabel.font = .preferredFont(forTextStyle: .subheadline)
    valueLabel.text = Array(repeating: "42", count: lines).joined(separator: "\n")
    valueLabel.numberOfLines = 0
    valueLabel.font = .monospacedDigitSystemFont(ofSize: 34, weight: .semibold)
    let stack = UIStackView(arrangedSubviews: [titleLabel, valueLabel, UIView()])
    stack.axis = .vertical
    stack.spacing = 4
    add(stack, to: card)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
      stack.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
      card.trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 10),
      card.bottomAnchor.constraint(equalTo: stack.bottomAnchor, constant: 10),
    ])
    return card
  }
}

@Suite("Programs of tutorials")
struct TutorialProgramTests {
  @Test("a profile's head is as high as its picture or its texts, whichever is more")
  func profile() {
    let header = ProfileHeaderView()
    header.nameLabel.text = "Ada Lovelace"
    header.bioLabel.text = "Numbers"
    let size = header.systemLayoutSizeFitting(
      CGSize(width: 390, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    // The picture of 86 and the columns of 21 + 2 + 15, with 12 between them and 16 around all.
    #expect(size == CGSize(width: 390, height: 16 + 86 + 12 + 38 + 16))
    header.frame = CGRect(origin: .zero, size: size)
    header.layoutIfNeeded()
    // A symbol's frame is a point lower than the line of text that constraints align.
    #expect(header.avatarView.frame == rect(16, 17, 86, 85))
    // 12 letters of 11 points, 24 points high.
    #expect(header.nameLabel.frame == rect(118, 20, 132, 24))
    #expect(header.bioLabel.frame == rect(118, 48, 256, 17))
    #expect(header.statsStack.frame == rect(16, 114, 358, 38))
    let columns = header.statsStack.arrangedSubviews.map(\.frame)
    #expect(columns.map(\.minX) == [0, 119, 239] && columns.map(\.maxX) == [119, 239, 358])
    #expect(header.followButton.frame.maxX == 374)
    header.bioLabel.text = String(repeating: "Engines ", count: 20)
    // 256 points hold 33 letters of 7.7, so that 160 take 5 lines, each 17 high, 84 in all.
    let taller = header.systemLayoutSizeFitting(
      CGSize(width: 390, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(taller.height == 198)
    header.followButton.sendActions(for: .touchUpInside)
    #expect(header.followCount == 1)
  }

  @Test("a bar for messages stays on the keyboard and grows up to a height")
  func chat() {
    let controller = ChatViewController()
    let window = phone(showing: controller)
    #expect(controller.inputBar.frame == rect(0, 844 - 34 - 52, 390, 52))
    #expect(controller.messages.frame == rect(0, 47, 390, 844 - 34 - 52 - 47))
    var surroundings = window.layoutEnvironment ?? LayoutEnvironment()
    surroundings.keyboardHeight = 336
    window.layoutEnvironment = surroundings
    window.layoutIfNeeded()
    #expect(controller.inputBar.frame.maxY == 508)
    // Four letters of 9.9 at 18 points, as wide as a button's least width is not.
    let width = controller.sendButton.intrinsicContentSize.width
    #expect(controller.textView.frame == rect(12, 8, 390 - 12 - 8 - width - 12, 36))
    controller.type(Array(repeating: "Line", count: 3).joined(separator: "\n"))
    // Lines are 19.09 points high: three of them take 58, with 8 above and below, and 8 around that.
    #expect(controller.textView.frame.height == 74)
    #expect(controller.inputBar.frame.minY == 418)
    #expect(controller.messages.frame.maxY == controller.inputBar.frame.minY)
    #expect(controller.sendButton.frame.maxY == controller.textView.frame.maxY)
    controller.type(Array(repeating: "Line", count: 9).joined(separator: "\n"))
    #expect(controller.textView.frame.height == 120 && controller.textView.isScrollEnabled)
    controller.type("")
    #expect(controller.textView.frame.height == 36 && !controller.textView.isScrollEnabled)
  }

  @Test("a dashboard has two columns where it is wide and one where it is narrow")
  func dashboard() {
    let controller = DashboardViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    func card(_ index: Int) -> CGRect {
      let card = controller.cards[index]
      return card.convert(card.bounds, to: controller.outer)
    }
    // Texts of 18 and 41 points, 4 above and below the second, 10 around all.
    #expect(card(0) == rect(12, 12, 494, 87) && card(1) == rect(518, 12, 494, 87))
    // A second line of 34 points adds 41, and both of a row are as high.
    #expect(card(2) == rect(12, 123, 494, 128) && card(3) == rect(518, 123, 494, 128))
    #expect(controller.scrollView.contentSize == CGSize(width: 1024, height: 263))
    window.frame.size = CGSize(width: 390, height: 844)
    window.layoutIfNeeded()
    #expect(controller.rows.0.axis == .vertical)
    #expect(card(0) == rect(12, 12, 366, 87) && card(1) == rect(12, 111, 366, 87))
    #expect(card(2) == rect(12, 222, 366, 128) && card(3) == rect(12, 362, 366, 87))
    controller.traitOverrides.horizontalSizeClass = .regular
    window.layoutIfNeeded()
    #expect(card(1) == rect(201, 12, 177, 87))
  }
}
