import AutoLayout
import Testing
import UIKitNames

// Programs as engineers paste them, with the frames that follow from their constraints by hand. Without
// fonts a character is 0.55 of its size wide, and lines are 1.193 of it high, both rounded up.

private final class LoginController: UIViewController {
  let scrollView = UIScrollView()
  let logo = UIImageView(image: UIImage(size: CGSize(width: 80, height: 80)))
  let email = UITextField()
  let password = UITextField()
  let login = UIButton(type: .system)
  lazy var stack = UIStackView(arrangedSubviews: [logo, email, password, login])

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.alwaysBounceVertical = true
    scrollView.keyboardDismissMode = .interactive
    logo.contentMode = .scaleAspectFit
    for (field, text) in [(email, "E-mail"), (password, "Password")] {
      field.placeholder = text
      field.borderStyle = .roundedRect
      field.autocapitalizationType = .none
    }
    password.isSecureTextEntry = true
    login.setTitle("Log in", for: .normal)
    login.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    login.heightAnchor.constraint(equalToConstant: 50).isActive = true
    stack.axis = .vertical
    stack.spacing = 12
    stack.setCustomSpacing(32, after: logo)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 24, leading: 20, bottom: 24, trailing: 20)
    view.addSubview(scrollView)
    scrollView.addSubview(stack)
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    stack.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
  }
}

/// What others say stands on the left, what one says oneself on the right, both at most three quarters wide.
private final class BubbleCell: UITableViewCell {
  private let bubble = UIView()
  private let message = UILabel()
  private lazy var leading = bubble.leadingAnchor.constraint(
    equalTo: contentView.leadingAnchor, constant: 16)
  private lazy var trailing = bubble.trailingAnchor.constraint(
    equalTo: contentView.trailingAnchor, constant: -16)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    message.numberOfLines = 0
    bubble.layer.cornerRadius = 16
    contentView.addSubview(bubble)
    bubble.addSubview(message)
    for view in [bubble, message] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
      bubble.widthAnchor.constraint(
        lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
      message.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
      message.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
      message.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
      message.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(_ text: String, isMine: Bool) {
    message.text = text
    leading.isActive = !isMine
    trailing.isActive = isMine
  }

  var frames: [CGRect] { [bubble.frame, message.frame] }
}

/// Side by side, or above each other where people want large text.
private final class AdaptiveRow: UIView {
  let name = UILabel()
  let value = UILabel()
  private lazy var stack = UIStackView(arrangedSubviews: [name, value])

  override init(frame: CGRect) {
    super.init(frame: frame)
    for label in [name, value] {
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
    }
    name.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    stack.axis = isLarge ? .vertical : .horizontal
    stack.alignment = isLarge ? .leading : .firstBaseline
  }
}

@Suite("Programs from blogs")
struct BlogProgramTests {
  @Test("a login form scrolls above the keyboard")
  func login() {
    let controller = LoginController()
    let window = phone(showing: controller)
    #expect(controller.scrollView.frame == rect(0, 47, 390, 763))
    // 24, 80, 32, 34, 12, 34, 12, 50, 24.
    #expect(controller.stack.frame == rect(0, 0, 390, 302))
    #expect(controller.logo.frame == rect(20, 24, 350, 80))
    #expect(controller.email.frame == rect(20, 136, 350, 34))
    #expect(controller.password.frame == rect(20, 182, 350, 34))
    #expect(controller.login.frame == rect(20, 228, 350, 50))
    // "Log in" in 17 points: 57 by 21.
    #expect(controller.login.titleLabel?.frame == rect(147, 15, 57, 21))
    window.layoutEnvironment?.keyboardHeight = 336
    window.layoutIfNeeded()
    #expect(controller.scrollView.frame == rect(0, 47, 390, 461))
    #expect(controller.scrollView.contentSize == CGSize(width: 390, height: 302))
  }

  @Test("bubbles are as wide as their text, and no wider than three quarters")
  func bubbles() {
    func show(_ text: String, isMine: Bool) -> (height: CGFloat, frames: [CGRect]) {
      let cell = BubbleCell(style: .default, reuseIdentifier: nil)
      cell.configure(text, isMine: isMine)
      let height = cell.systemLayoutSizeFitting(
        CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
      cell.frame.size.height = height
      cell.layoutIfNeeded()
      return (height, cell.frames)
    }
    // 47 by 21 and the room around it.
    let short = show("Hello", isMine: false)
    #expect(short.height == 45 && short.frames == [rect(16, 4, 71, 37), rect(12, 8, 47, 21)])
    // 216 leave 23 characters a line: three lines.
    let long = show(String(repeating: "x", count: 60), isMine: true)
    #expect(long.height == 85)
    #expect(long.frames == [rect(64, 4, 240, 77), rect(12, 8, 216, 61)])
  }

  @Test("a row stands up where people want large text")
  func axis() {
    let view = root()
    let row = AdaptiveRow()
    row.name.text = "Name"
    row.value.text = "Value"
    add(row, to: view)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: view.topAnchor),
      row.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      row.widthAnchor.constraint(equalToConstant: 300),
    ])
    var surroundings = LayoutEnvironment()
    view.layoutEnvironment = surroundings
    view.layoutIfNeeded()
    #expect(row.name.frame.width == 38 && row.value.frame.minX == 46)
    surroundings.contentSizeCategory = .accessibilityMedium
    view.layoutEnvironment = surroundings
    view.layoutIfNeeded()
    // 28 points: 62 and 77 wide, 34 high.
    #expect(row.name.frame == rect(0, 0, 62, 34) && row.value.frame == rect(0, 42, 77, 34))
  }

  @Test("guides of equal widths space buttons evenly")
  func spacers() {
    let view = root(320, 100)
    let buttons = [40, 60, 80].map { width in
      let button = UIView()
      add(button, to: view)
      button.widthAnchor.constraint(equalToConstant: width).isActive = true
      button.heightAnchor.constraint(equalToConstant: 44).isActive = true
      button.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
      return button
    }
    let spacers = (0..<4).map { _ in UILayoutGuide() }
    spacers.forEach(view.addLayoutGuide)
    var constraints = [
      spacers[0].leadingAnchor.constraint(equalTo: view.leadingAnchor),
      spacers[3].trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ]
    for (index, button) in buttons.enumerated() {
      constraints += [
        button.leadingAnchor.constraint(equalTo: spacers[index].trailingAnchor),
        spacers[index + 1].leadingAnchor.constraint(equalTo: button.trailingAnchor),
        spacers[index + 1].widthAnchor.constraint(equalTo: spacers[0].widthAnchor),
      ]
    }
    NSLayoutConstraint.activate(constraints)
    view.layoutIfNeeded()
    // 320 − 180 are four times 35.
    #expect(buttons.map(\.frame.minX) == [35, 110, 205])
    #expect(spacers[3].layoutFrame.minX == 285 && view.layoutConflicts.isEmpty)
  }

  @Test("a header keeps its proportions until it is as high as it may be", arguments: [390, 800])
  func header(width: Double) {
    let view = root(width)
    let (header, body) = (UIImageView(), UIView())
    add(header, body, to: view)
    let ratio = header.heightAnchor.constraint(equalTo: header.widthAnchor, multiplier: 9 / 16)
    ratio.priority = .defaultHigh
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: view.topAnchor),
      header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      header.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      header.heightAnchor.constraint(lessThanOrEqualToConstant: 300), ratio,
      body.topAnchor.constraint(equalTo: header.bottomAnchor),
      body.leadingAnchor.constraint(equalTo: header.leadingAnchor),
      body.trailingAnchor.constraint(equalTo: header.trailingAnchor),
      body.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    view.layoutIfNeeded()
    // 219.375 is 219.
    #expect(header.frame.height == (width == 390 ? 219 : 300))
    #expect(body.frame.maxY == 844 && body.frame.minY == header.frame.maxY)
  }

  @Test("two columns between the readable margins of a tablet")
  func columns() {
    let view = root(1024, 768)
    let (menu, article) = (UIView(), UILabel())
    article.numberOfLines = 0
    article.text = String(repeating: "x", count: 100)
    add(menu, article, to: view)
    let guide = view.readableContentGuide
    NSLayoutConstraint.activate([
      menu.topAnchor.constraint(equalTo: guide.topAnchor),
      menu.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      menu.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      article.topAnchor.constraint(equalTo: guide.topAnchor),
      article.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      article.leadingAnchor.constraint(
        equalToSystemSpacingAfter: menu.trailingAnchor, multiplier: 2),
      menu.widthAnchor.constraint(equalTo: article.widthAnchor, multiplier: 0.5),
    ])
    view.layoutIfNeeded()
    // 672 in the middle of 1024, less 16, one third and two; 46 characters a line.
    #expect(menu.frame.minX == 176 && menu.frame.width == 219)
    #expect(article.frame.maxX == 848 && article.frame.height == 61)
  }

  @Test("a badge sits on the corner of an icon, as wide as its number and never narrower than high")
  func badge() {
    let view = root()
    let icon = UIImageView(image: UIImage(size: CGSize(width: 44, height: 44)))
    let badge = UILabel()
    badge.font = .systemFont(ofSize: 12, weight: .bold)
    badge.textAlignment = .center
    add(icon, badge, to: view)
    NSLayoutConstraint.activate([
      icon.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      icon.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
      badge.centerXAnchor.constraint(equalTo: icon.trailingAnchor),
      badge.centerYAnchor.constraint(equalTo: icon.topAnchor),
      badge.widthAnchor.constraint(greaterThanOrEqualTo: badge.heightAnchor),
      badge.heightAnchor.constraint(equalToConstant: 18),
    ])
    badge.text = "1"
    view.layoutIfNeeded()
    #expect(icon.frame == rect(173, 100, 44, 44) && badge.frame == rect(208, 91, 18, 18))
    badge.text = "9999"
    view.layoutIfNeeded()
    // 26.4 are 27, from 203.5 on.
    #expect(badge.frame == rect(204, 91, 27, 18))
  }

  @Test("a price's currency hangs from the baseline of its number")
  func baselines() {
    let view = root()
    let (number, currency) = (UILabel(), UILabel())
    number.font = .systemFont(ofSize: 40)
    number.text = "12"
    currency.font = .systemFont(ofSize: 20)
    currency.text = "€"
    add(number, currency, to: view)
    NSLayoutConstraint.activate([
      number.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      number.topAnchor.constraint(equalTo: view.topAnchor),
      currency.leadingAnchor.constraint(equalTo: number.trailingAnchor, constant: 4),
      currency.firstBaselineAnchor.constraint(equalTo: number.firstBaselineAnchor),
    ])
    view.layoutIfNeeded()
    // 20 × 0.952 less below the top.
    #expect(number.frame == rect(0, 0, 44, 48))
    #expect(currency.frame == rect(48, 19, 11, 24))
  }

  @Test("a sheet is as high as its content, and no higher than nine tenths of the screen")
  func sheet() {
    let view = root(320, 500)
    let (sheet, content) = (UIView(), UIView())
    add(sheet, to: view)
    add(content, to: sheet)
    let height = content.heightAnchor.constraint(equalToConstant: 200)
    height.priority = .defaultHigh
    NSLayoutConstraint.activate([
      sheet.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      sheet.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      sheet.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      sheet.heightAnchor.constraint(lessThanOrEqualTo: view.heightAnchor, multiplier: 0.9),
      content.topAnchor.constraint(equalTo: sheet.topAnchor, constant: 20),
      content.leadingAnchor.constraint(equalTo: sheet.leadingAnchor, constant: 16),
      content.trailingAnchor.constraint(equalTo: sheet.trailingAnchor, constant: -16),
      content.bottomAnchor.constraint(
        equalTo: sheet.safeAreaLayoutGuide.bottomAnchor, constant: -8),
      height,
    ])
    view.layoutIfNeeded()
    #expect(sheet.frame == rect(0, 272, 320, 228))
    height.constant = 900
    view.layoutIfNeeded()
    #expect(sheet.frame == rect(0, 50, 320, 450) && content.frame.height == 422)
  }

  @Test("an underline goes to the tab that was picked")
  func underline() {
    let view = root(300, 60)
    let tabs = ["All", "Unread", "Saved"].map { title in
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      return button
    }
    let stack = UIStackView(arrangedSubviews: tabs)
    stack.distribution = .fillEqually
    let line = UIView()
    add(stack, line, to: view)
    var placement: [NSLayoutConstraint] = []
    func pick(_ index: Int) {
      NSLayoutConstraint.deactivate(placement)
      placement = [
        line.leadingAnchor.constraint(equalTo: tabs[index].titleLabel!.leadingAnchor),
        line.trailingAnchor.constraint(equalTo: tabs[index].titleLabel!.trailingAnchor),
      ]
      NSLayoutConstraint.activate(placement)
      UIView.animate(withDuration: 0.2) { view.layoutIfNeeded() }
    }
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[stack]|", metrics: nil, views: ["stack": stack])
        + NSLayoutConstraint.constraints(
          withVisualFormat: "V:|[stack(44)][line(2)]", metrics: nil,
          views: ["stack": stack, "line": line]))
    pick(0)
    // Three characters of 8.25 are 25 wide, in the middle of the first 100.
    #expect(line.frame == rect(38, 44, 25, 2))
    pick(1)
    #expect(line.frame == rect(125, 44, 50, 2))
  }
}
