import Foundation
import Testing
import UIKitNames

/// Tags in lines, placed by hand: as high as the lines that its width takes.
private final class TagCloudView: UIView {
  var tags: [String] = [] {
    didSet {
      for label in labels { label.removeFromSuperview() }
      labels = tags.map(makeLabel)
      labels.forEach(addSubview)
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  private(set) var labels: [UILabel] = []
  private let spacing: CGFloat = 8

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: place(in: bounds.width, moving: false))
  }

  override var bounds: CGRect {
    didSet { if oldValue.width != bounds.width { invalidateIntrinsicContentSize() } }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = place(in: bounds.width, moving: true)
    if height != bounds.height { invalidateIntrinsicContentSize() }
  }

  private func makeLabel(_ tag: String) -> UILabel {
    let label = UILabel()
    label.text = tag
    label.font = .systemFont(ofSize: 20)
    label.sizeToFit()
    return label
  }

  @discardableResult
  private func place(in width: CGFloat, moving: Bool) -> CGFloat {
    var origin = CGPoint.zero
    var lineHeight: CGFloat = 0
    for label in labels {
      let size = label.bounds.size
      if origin.x > 0, origin.x + size.width > width {
        origin = CGPoint(x: 0, y: origin.y + lineHeight + spacing)
        lineHeight = 0
      }
      if moving { label.frame = CGRect(origin: origin, size: size) }
      origin.x += size.width + spacing
      lineHeight = max(lineHeight, size.height)
    }
    return origin.y + lineHeight
  }
}

/// Minus, number and plus in a control of its own, which tells who listens of each step.
private final class CounterControl: UIControl {
  private let minus = UIButton(type: .custom)
  private let plus = UIButton(type: .custom)
  let valueLabel = UILabel()
  var value = 0 {
    didSet {
      guard value != oldValue else { return }
      valueLabel.text = "\(value)"
      invalidateIntrinsicContentSize()
      sendActions(for: .valueChanged)
    }
  }

  override var isEnabled: Bool { didSet { alpha = isEnabled ? 1 : 0.4 } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    valueLabel.text = "0"
    valueLabel.textAlignment = .center
    for (button, title, step) in [(minus, "−", -1), (plus, "+", 1)] {
      button.setTitle(title, for: .normal)
      button.addAction(
        UIAction { [unowned self] _ in self.value += step }, for: .primaryActionTriggered)
    }
    let stack = UIStackView(arrangedSubviews: [minus, valueLabel, plus])
    stack.isUserInteractionEnabled = true
    stack.alignment = .center
    add(stack, to: self)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
      minus.widthAnchor.constraint(equalToConstant: 44),
      plus.widthAnchor.constraint(equalTo: minus.widthAnchor),
      minus.heightAnchor.constraint(equalToConstant: 44),
      plus.heightAnchor.constraint(equalTo: minus.heightAnchor),
      valueLabel.widthAnchor.constraint(greaterThanOrEqualToConstant: 30),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }

  func press(times: Int) {
    for _ in 0..<times { plus.sendActions(for: .primaryActionTriggered) }
  }
}

/// A row with a picture and two texts, as high as the higher side.
private final class ArticleCell: UITableViewCell {
  static let reuseID = String(describing: ArticleCell.self)
  let thumbnail = UIImageView()
  let headline = UILabel()
  let summary = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryType = .none
    selectionStyle = .none
    thumbnail.contentMode = .scaleAspectFill
    thumbnail.clipsToBounds = true
    headline.font = UIFontMetrics(forTextStyle: .headline).scaledFont(
      for: .systemFont(ofSize: 17, weight: .semibold))
    headline.numberOfLines = 2
    summary.font = .systemFont(ofSize: 14)
    summary.numberOfLines = 0
    summary.setContentHuggingPriority(.defaultLow - 1, for: .vertical)
    let texts = UIStackView(arrangedSubviews: [headline, summary])
    texts.axis = .vertical
    texts.spacing = UIStackView.spacingUseSystem
    add(thumbnail, texts, to: contentView)
    let margins = contentView.layoutMarginsGuide
    let thumbnailBottom = thumbnail.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor)
    let height = thumbnail.heightAnchor.constraint(equalToConstant: 60)
    height.priority = .required - 1
    NSLayoutConstraint.activate([
      thumbnail.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      thumbnail.topAnchor.constraint(equalTo: margins.topAnchor), thumbnailBottom, height,
      thumbnail.widthAnchor.constraint(equalTo: thumbnail.heightAnchor, multiplier: 4 / 3),
      texts.leadingAnchor.constraint(equalTo: thumbnail.trailingAnchor, constant: 12),
      texts.topAnchor.constraint(equalTo: margins.topAnchor),
      texts.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      texts.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// A screen that shows one of two children in a box, and grows the box with what the child wants.
private final class ContainerController: UIViewController {
  let box = UIView()
  private(set) var current: UIViewController?
  private lazy var boxHeight = box.heightAnchor.constraint(equalToConstant: 0)

  override func viewDidLoad() {
    super.viewDidLoad()
    add(box, to: view)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      box.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor), boxHeight,
    ])
  }

  func show(_ child: UIViewController) {
    current?.willMove(toParent: nil)
    current?.view.removeFromSuperview()
    current?.removeFromParent()
    addChild(child)
    child.view.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(child.view)
    NSLayoutConstraint.activate([
      child.view.topAnchor.constraint(equalTo: box.topAnchor),
      child.view.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      child.view.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      child.view.trailingAnchor.constraint(equalTo: box.trailingAnchor),
    ])
    child.didMove(toParent: self)
    current = child
    boxHeight.constant = child.preferredContentSize.height
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    boxHeight.constant = container.preferredContentSize.height
  }
}

/// A header that gives way while a list is scrolled, and a panel that slides in.
private final class CollapsingController: UIViewController, UIScrollViewDelegate {
  let header = UIView()
  let list = UIScrollView()
  let panel = UIView()
  private lazy var headerHeight = header.heightAnchor.constraint(equalToConstant: 200)
  private lazy var panelShown = panel.bottomAnchor.constraint(equalTo: view.bottomAnchor)
  private lazy var panelHidden = panel.topAnchor.constraint(equalTo: view.bottomAnchor)
  private(set) var finished = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    list.delegate = self
    list.contentInsetAdjustmentBehavior = .never
    add(header, list, panel, to: view)
    let content = UIView()
    add(content, to: list)
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: view.topAnchor), headerHeight,
      header.widthAnchor.constraint(equalTo: view.widthAnchor),
      header.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      list.topAnchor.constraint(equalTo: header.bottomAnchor),
      list.widthAnchor.constraint(equalTo: view.widthAnchor),
      list.leftAnchor.constraint(equalTo: view.leftAnchor),
      list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      content.topAnchor.constraint(equalTo: list.topAnchor),
      content.bottomAnchor.constraint(equalTo: list.bottomAnchor),
      content.leftAnchor.constraint(equalTo: list.leftAnchor),
      content.rightAnchor.constraint(equalTo: list.rightAnchor),
      content.widthAnchor.constraint(equalTo: list.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 3000),
      panel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      panel.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      panel.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.4), panelHidden,
    ])
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    headerHeight.constant = max(88, 200 - max(0, scrollView.contentOffset.y))
  }

  func togglePanel() {
    let isHidden = panelHidden.isActive
    UIView.animate(
      withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
      options: [.curveEaseInOut, .beginFromCurrentState],
      animations: {
        self.panelHidden.isActive = !isHidden
        self.panelShown.isActive = isHidden
        self.view.layoutIfNeeded()
      }, completion: { _ in self.finished += 1 })
  }
}

@Suite("Programs of components")
struct ComponentProgramTests {
  @Test("a cloud of tags is as high as the lines at its width, in the same layout")
  func tags() {
    let (superview, cloud, footer) = (root(200, 400), TagCloudView(), UIView())
    add(cloud, footer, to: superview)
    NSLayoutConstraint.activate([
      cloud.topAnchor.constraint(equalTo: superview.topAnchor),
      cloud.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      cloud.trailingAnchor.constraint(equalTo: superview.trailingAnchor),
      footer.topAnchor.constraint(equalTo: cloud.bottomAnchor, constant: 10),
    ])
    // Letters of 11 points: tags of 55, 66, 44 and 88 points, 24 high.
    cloud.tags = ["Swift", "Layout", "Grid", "Baseline"]
    superview.layoutIfNeeded()
    #expect(cloud.labels.map(\.frame.minX) == [0, 63, 137, 0])
    #expect(cloud.frame == rect(0, 0, 200, 56) && footer.frame.minY == 66)
    superview.frame.size.width = 120
    superview.layoutIfNeeded()
    // 55 + 8 + 66 are more than 120, and so are 66 + 8 + 44 + 8 + 88.
    #expect(cloud.labels.map(\.frame.minY) == [0, 32, 32, 64])
    #expect(cloud.frame.height == 88 && footer.frame.minY == 98)
    cloud.tags = ["Swift"]
    superview.layoutIfNeeded()
    #expect(cloud.frame.height == 24)
  }

  @Test("a control grows with its number, and tells of each step")
  func counter() {
    let (superview, counter) = (root(), CounterControl())
    add(counter, to: superview)
    NSLayoutConstraint.activate([
      counter.trailingAnchor.constraint(equalTo: superview.trailingAnchor, constant: -20),
      counter.centerYAnchor.constraint(equalTo: superview.centerYAnchor),
    ])
    var values: [Int] = []
    counter.addAction(
      UIAction { action in
        if let sender = action.sender as? CounterControl { values.append(sender.value) }
      }, for: .valueChanged)
    superview.layoutIfNeeded()
    #expect(counter.frame == rect(390 - 20 - 118, 400, 118, 44))
    counter.press(times: 2)
    #expect(values == [1, 2] && counter.valueLabel.text == "2")
    counter.value = 10_000
    superview.layoutIfNeeded()
    // Five digits of 9.35.
    #expect(counter.frame == rect(390 - 20 - 135, 400, 135, 44))
    counter.isEnabled = false
    #expect(counter.alpha == 0.4 && counter.systemLayoutSizeFitting(.zero).width == 135)
  }

  @Test("a row is as high as its picture or its texts, within the margins of rows")
  func article() {
    let cell = ArticleCell(style: .default, reuseIdentifier: ArticleCell.reuseID)
    cell.frame.size.width = 390
    cell.headline.text = "Short"
    cell.summary.text = "One line"
    func height() -> CGFloat {
      cell.systemLayoutSizeFitting(
        CGSize(width: 390, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    let margins = cell.contentView.layoutMargins
    #expect(height() == 60 + margins.top + margins.bottom)
    cell.frame.size.height = height()
    cell.layoutIfNeeded()
    #expect(cell.thumbnail.frame.size == CGSize(width: 80, height: 60))
    // 266 points hold 34 letters of 7.7: 240 letters take 8 lines, 134 points; one of 21 is above, and 8.
    cell.summary.text = String(repeating: "Words ", count: 40)
    let room = 390 - margins.left - margins.right - 92
    let lines = (240 / (room / 7.7).rounded(.down)).rounded(.up)
    let text = (lines * 14 * 1.193_359_375).rounded(.up)
    #expect(height() == 21 + 8 + text + margins.top + margins.bottom)
  }

  @Test("a text in a row that is hidden makes the row no higher")
  func hiddenText() {
    let (superview, short, long) = (root(), UILabel(), UILabel())
    short.text = "Hi"
    long.text = "A text of several words"
    long.numberOfLines = 0
    let row = UIStackView(arrangedSubviews: [short, long])
    add(row, to: superview)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: superview.topAnchor),
      row.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
    ])
    superview.layoutIfNeeded()
    #expect(row.frame == rect(0, 0, 19 + 216, 21))
    long.isHidden = true
    superview.layoutIfNeeded()
    #expect(row.frame == rect(0, 0, 19, 21))
    let button = UIButton(configuration: .filled())
    button.setTitle("Several words", for: .normal)
    let size = button.intrinsicContentSize
    button.layoutIfNeeded()
    #expect(button.intrinsicContentSize == size)
  }

  @Test("a child fills its box, which is as high as it asks for, also later on")
  func container() {
    let container = ContainerController()
    let window = phone(showing: container)
    let (first, second) = (UIViewController(), UIViewController())
    first.preferredContentSize = CGSize(width: 0, height: 120)
    second.preferredContentSize = CGSize(width: 0, height: 200)
    container.show(first)
    window.layoutIfNeeded()
    // About the middle of what lies between 47 and 810, 428.5; halves of pixels go up.
    #expect(container.box.frame == rect(16, 369, 358, 120))
    #expect(first.view.frame == container.box.bounds && first.parent === container)
    container.show(second)
    window.layoutIfNeeded()
    #expect(first.parent == nil && first.view.window == nil)
    #expect(second.view.frame == container.box.bounds && container.box.frame.height == 200)
    second.preferredContentSize.height = 300
    window.layoutIfNeeded()
    #expect(container.box.frame.height == 300)
  }

  @Test("a header gives way to what is scrolled, and a panel slides in and out")
  func collapsing() {
    let controller = CollapsingController()
    let window = phone(showing: controller)
    #expect(controller.list.frame == rect(0, 200, 390, 644))
    #expect(controller.list.contentSize == CGSize(width: 390, height: 3000))
    controller.list.contentOffset.y = 60
    window.layoutIfNeeded()
    #expect(controller.header.frame.height == 140 && controller.list.frame.minY == 140)
    controller.list.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    window.layoutIfNeeded()
    #expect(controller.header.frame.height == 88)
    #expect(controller.panel.frame.minY == 844)
    controller.togglePanel()
    // 40 percent of 844 are 337.6.
    #expect(controller.panel.frame == rect(0, 506, 390, 338) && controller.finished == 1)
    controller.togglePanel()
    #expect(controller.panel.frame.minY == 844)
  }
}
