import AutoLayout
import Testing
import UIKitNames

// Programs in the manner of sample code, with the frames that follow from their constraints by hand. Without
// fonts a character is 0.55 of its size wide, and lines are 1.193 of it high, both rounded up.

/// Pages side by side, each as wide as what shows them.
private final class CarouselController: UIViewController, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  let dots = UIPageControl()
  var pages: [UIView] = []

  override func loadView() {
    view = UIView()
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.delegate = self
    dots.numberOfPages = 3
    pages = (0..<3).map { _ in UIView() }
    let row = UIStackView(arrangedSubviews: pages)
    for subview in [scrollView, dots] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    row.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(row)
    let (content, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
    NSLayoutConstraint.activate(
      pages.map { $0.widthAnchor.constraint(equalTo: frame.widthAnchor) } + [
        row.topAnchor.constraint(equalTo: content.topAnchor),
        row.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        row.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        row.heightAnchor.constraint(equalTo: frame.heightAnchor),
        scrollView.topAnchor.constraint(equalTo: view.topAnchor),
        scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        scrollView.bottomAnchor.constraint(equalTo: dots.topAnchor),
        dots.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        dots.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      ])
  }
}

/// A control that places its parts by hand and says how large it wants to be.
private final class RatingControl: UIControl {
  var rating = 3 { didSet { setNeedsLayout() } }
  var count = 5 {
    didSet {
      invalidateIntrinsicContentSize()
      rebuild()
    }
  }
  private(set) var stars: [UIImageView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    rebuild()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var intrinsicContentSize: CGSize {
    CGSize(width: count * 24 + (count - 1) * 4, height: 24)
  }

  private func rebuild() {
    for star in stars { star.removeFromSuperview() }
    stars = (0..<count).map { _ in UIImageView(image: UIImage(systemName: "star")) }
    for star in stars { addSubview(star) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, star) in stars.enumerated() {
      star.frame = CGRect(
        x: CGFloat(index) * 28, y: (bounds.height - 24) / 2, width: 24, height: 24)
      star.alpha = index < rating ? 1 : 0.3
    }
  }
}

@Suite("Programs in the manner of sample code")
struct SampleProgramTests {
  @Test("pages are as wide as what shows them, and the content as wide as all of them")
  func carousel() {
    let controller = CarouselController()
    let window = phone(showing: controller)
    #expect(controller.scrollView.frame == rect(0, 0, 390, 784))
    #expect(controller.pages.map(\.frame.minX) == [0, 390, 780])
    #expect(controller.scrollView.contentSize == CGSize(width: 1170, height: 784))
    #expect(controller.dots.frame.maxY == 810)
    window.frame.size = CGSize(width: 844, height: 390)
    window.layoutIfNeeded()
    #expect(controller.pages.map(\.frame) == [0, 844, 1688].map { rect($0, 0, 844, 330) })
  }

  @Test("a text gives way to a switch, and the row is as high as its lines")
  func toggle() {
    let view = root(320)
    let (row, label, toggle) = (UIView(), UILabel(), UISwitch())
    label.numberOfLines = 0
    label.text = String(repeating: "x", count: 40)
    toggle.setContentCompressionResistancePriority(.required, for: .horizontal)
    toggle.setContentHuggingPriority(.required, for: .horizontal)
    add(row, to: view)
    add(label, toggle, to: row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: view.topAnchor),
      row.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      row.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      label.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
      label.topAnchor.constraint(greaterThanOrEqualTo: row.topAnchor, constant: 11),
      label.bottomAnchor.constraint(lessThanOrEqualTo: row.bottomAnchor, constant: -11),
      label.centerYAnchor.constraint(equalTo: row.centerYAnchor),
      toggle.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 12),
      toggle.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -16),
      toggle.centerYAnchor.constraint(equalTo: row.centerYAnchor),
    ])
    view.layoutIfNeeded()
    // 49 of the switch are aligned; 320 − 16 − 12 − 49 − 16 are 227, 24 characters a line, two lines.
    #expect(label.frame == rect(16, 11, 227, 41) && row.frame.height == 63)
    #expect(toggle.frame == rect(255, 16, 51, 31))
    label.text = "Short"
    view.layoutIfNeeded()
    #expect(row.frame.height == 44 && label.frame.height == 21)
  }

  @Test("a section opens and closes with what is below it")
  func section() {
    let view = root(320)
    let (header, detail, footer) = (UILabel(), UIView(), UILabel())
    (header.text, footer.text) = ("Header", "Footer")
    detail.heightAnchor.constraint(equalToConstant: 120).isActive = true
    let stack = UIStackView(arrangedSubviews: [header, detail, footer])
    stack.axis = .vertical
    stack.spacing = 10
    detail.isHidden = true
    add(stack, to: view)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.topAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    view.layoutIfNeeded()
    #expect(stack.frame.height == 52 && footer.frame.minY == 31)
    UIView.animate(withDuration: 0.3) {
      detail.isHidden = false
      view.layoutIfNeeded()
    }
    #expect(stack.frame.height == 182 && detail.frame == rect(0, 31, 320, 120))
    #expect(footer.frame.minY == 161 && view.layoutConflicts.isEmpty)
  }

  @Test("a card fills narrow screens and stays in the middle of wide ones", arguments: [320, 900])
  func card(width: Double) {
    let view = root(width)
    let card = UIView()
    add(card, to: view)
    let fill = card.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -32)
    fill.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      card.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      card.widthAnchor.constraint(lessThanOrEqualToConstant: 400), fill,
      card.heightAnchor.constraint(equalTo: card.widthAnchor, multiplier: 0.5, constant: 20),
    ])
    view.layoutIfNeeded()
    #expect(card.frame == (width == 320 ? rect(16, 340, 288, 164) : rect(250, 312, 400, 220)))
  }

  @Test("a format places a picture, a name and a time that keeps to the right")
  func format() {
    let view = root(320, 80)
    let views = ["avatar": UIImageView(), "name": UILabel(), "time": UILabel()]
    (views["name"] as? UILabel)?.text = "Somebody"
    (views["time"] as? UILabel)?.text = "12:00"
    (views["time"] as? UILabel)?.font = .preferredFont(forTextStyle: .caption1)
    for name in ["avatar", "name", "time"] { views[name].map { add($0, to: view) } }
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 16, bottom: 0, trailing: 16)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|-[avatar(side)]-gap-[name]-(>=8)-[time]-|",
        options: .alignAllCenterY, metrics: ["side": 40, "gap": 12], views: views)
        + NSLayoutConstraint.constraints(
          withVisualFormat: "V:|-20-[avatar(==side)]", metrics: ["side": 40], views: views))
    view.layoutIfNeeded()
    // 74.8 are 75; 33 wide, to 304.
    #expect(views["avatar"]?.frame == rect(16, 20, 40, 40))
    #expect(views["name"]?.frame.minX == 68 && views["name"]?.frame.width == 75)
    #expect(views["time"]?.frame.minX == 271 && views["time"]?.frame.width == 33)
    // 40 less half of 21 and of 15.
    #expect(views["name"]?.frame.minY == 30 && views["time"]?.frame.minY == 33)
  }

  @Test("a control that places its stars by hand wants the room of all")
  func rating() {
    let view = root()
    let rating = RatingControl()
    add(rating, to: view)
    NSLayoutConstraint.activate([
      rating.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      rating.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      rating.heightAnchor.constraint(equalToConstant: 44),
    ])
    view.layoutIfNeeded()
    #expect(rating.frame == rect(234, 10, 136, 44))
    #expect(rating.stars.map(\.frame.minX) == [0, 28, 56, 84, 112])
    #expect(rating.stars[4].frame.minY == 10 && rating.stars[3].alpha < 1)
    rating.count = 3
    view.layoutIfNeeded()
    #expect(rating.frame == rect(290, 10, 80, 44) && rating.subviews.count == 3)
    #expect(rating.stars[2].frame == rect(56, 10, 24, 24))
  }

  @Test("a spinner lies in the middle of a blur that covers what is below the bars")
  func overlay() {
    let view = root()
    var surroundings = LayoutEnvironment()
    surroundings.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    view.layoutEnvironment = surroundings
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    let spinner = UIActivityIndicatorView(style: .large)
    add(blur, to: view)
    add(spinner, to: blur.contentView)
    NSLayoutConstraint.activate([
      blur.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      blur.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      blur.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      blur.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      spinner.centerXAnchor.constraint(equalTo: blur.contentView.centerXAnchor),
      spinner.centerYAnchor.constraint(equalTo: blur.contentView.centerYAnchor),
    ])
    view.layoutIfNeeded()
    #expect(blur.contentView.frame == rect(0, 0, 390, 763))
    // 390 − 37 and 763 − 37 by two, rounded in the root's coordinates.
    #expect(spinner.frame == rect(177, 363, 37, 37))
  }

  @Test("a header of a table is measured for the table's width")
  func tableHeader() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    let (header, label) = (UIView(), UILabel())
    label.numberOfLines = 0
    label.text = String(repeating: "x", count: 70)
    add(label, to: header)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: header.topAnchor, constant: 16),
      label.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 20),
      label.trailingAnchor.constraint(equalTo: header.trailingAnchor, constant: -20),
      label.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -16),
    ])
    let size = header.systemLayoutSizeFitting(
      CGSize(width: table.bounds.width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    header.frame.size = size
    table.tableHeaderView = header
    // 280 points for 29 characters a line: 3 lines are 61.
    #expect(size == CGSize(width: 320, height: 93))
    header.layoutIfNeeded()
    #expect(label.frame == rect(20, 16, 280, 61))
  }
}
