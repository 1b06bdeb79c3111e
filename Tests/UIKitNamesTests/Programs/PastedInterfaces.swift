import UIKitNames

// What the tests of pasted interfaces lay out.

/// A list above a bar to type into, which lies on the keyboard.
final class ChatScreen: UIViewController {
  let list = UITableView()
  let bar = InputBar()

  override func viewDidLoad() {
    super.viewDidLoad()
    list.keyboardDismissMode = .interactive
    for subview in [list, bar] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: view.topAnchor),
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      list.bottomAnchor.constraint(equalTo: bar.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      bar.textView.bottomAnchor.constraint(
        equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8),
    ])
  }
}

/// A text that grows up to a height, beside a button.
final class InputBar: UIView, UITextViewDelegate {
  let textView = UITextView()
  let sendButton = UIButton(type: .system)
  private lazy var greatestHeight = textView.heightAnchor.constraint(equalToConstant: 100)

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    textView.font = .systemFont(ofSize: 16)
    textView.isScrollEnabled = false
    textView.delegate = self
    textView.layer.cornerRadius = 18
    sendButton.setTitle("Send", for: .normal)
    sendButton.setContentHuggingPriority(.required, for: .horizontal)
    sendButton.setContentCompressionResistancePriority(.required, for: .horizontal)
    for subview in [textView, sendButton] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      addSubview(subview)
    }
    NSLayoutConstraint.activate([
      textView.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      textView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      sendButton.leadingAnchor.constraint(equalTo: textView.trailingAnchor, constant: 8),
      sendButton.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
      sendButton.bottomAnchor.constraint(equalTo: textView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func type(_ text: String) {
    textView.text = text
    textViewDidChange(textView)
  }

  func textViewDidChange(_ textView: UITextView) {
    let size = CGSize(width: textView.bounds.width, height: .greatestFiniteMagnitude)
    let isTooHigh = textView.sizeThatFits(size).height > 100
    guard isTooHigh != textView.isScrollEnabled else { return }
    greatestHeight.isActive = isTooHigh
    textView.isScrollEnabled = isTooHigh
    textView.invalidateIntrinsicContentSize()
  }
}

/// A controller whose text ends at the safe area.
final class ListScreen: UIViewController {
  let footer = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    footer.text = "Footer"
    footer.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(footer)
    NSLayoutConstraint.activate([
      footer.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      footer.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])
  }
}

/// A controller that shows another behind a bar.
final class PlayerScreen: UIViewController {
  let player = UIView()
  private let content: UIViewController
  var passes = 0

  var isPlaying = true {
    didSet {
      player.isHidden = !isPlaying
      view.setNeedsLayout()
    }
  }

  init(_ content: UIViewController) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(content)
    content.view.frame = view.bounds
    content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content.view)
    content.didMove(toParent: self)
    player.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(player)
    NSLayoutConstraint.activate([
      player.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      player.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      player.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      player.heightAnchor.constraint(equalToConstant: 64),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    passes += 1
    let covered = view.safeAreaLayoutGuide.layoutFrame.maxY - player.frame.minY
    content.additionalSafeAreaInsets.bottom = isPlaying ? covered : 0
  }
}

/// A control whose frame has room for a shadow.
final class ShadowButton: UIControl {
  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.3
    layer.shadowOffset = CGSize(width: 0, height: 2)
    layer.shadowRadius = 4
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var intrinsicContentSize: CGSize { CGSize(width: 100, height: 40) }

  override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 2, left: 4, bottom: 6, right: 4)
  }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.6 : 1 }
  }
}

/// Words in lines that break where the width ends, placed by frames.
final class TagCloud: UIView {
  private var height: CGFloat = 0

  var tags: [String] = [] {
    didSet {
      for label in subviews { label.removeFromSuperview() }
      for tag in tags {
        let label = UILabel()
        label.text = tag
        addSubview(label)
      }
      setNeedsLayout()
    }
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var (x, y, line) = (CGFloat(0), CGFloat(0), CGFloat(0))
    for label in subviews {
      let size = label.intrinsicContentSize
      if x > 0, x + size.width > bounds.width {
        (x, y, line) = (0, y + line + 8, 0)
      }
      label.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
      x += size.width + 8
      line = max(line, size.height)
    }
    if y + line != height {
      height = y + line
      invalidateIntrinsicContentSize()
    }
  }
}

/// A sheet that is pulled up from the bottom.
final class DrawerScreen: UIViewController {
  enum Position {
    case collapsed
    case expanded
  }

  let dimming = UIView()
  let sheet = UIView()
  var ended = 0

  private lazy var collapsed = sheet.topAnchor.constraint(
    equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -80)
  private lazy var expanded = sheet.topAnchor.constraint(
    equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40)

  override func viewDidLoad() {
    super.viewDidLoad()
    dimming.alpha = 0
    sheet.layer.cornerRadius = 16
    sheet.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    sheet.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: nil))
    for subview in [dimming, sheet] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
      NSLayoutConstraint.activate([
        subview.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        subview.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        subview.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
    }
    dimming.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    collapsed.isActive = true
  }

  func move(to position: Position) {
    let (off, on) = position == .expanded ? (collapsed, expanded) : (expanded, collapsed)
    off.isActive = false
    on.isActive = true
    expanded.constant = 40
    let timing = UISpringTimingParameters(
      dampingRatio: 0.8, initialVelocity: CGVector(dx: 0, dy: 2))
    let animator = UIViewPropertyAnimator(duration: 0.4, timingParameters: timing)
    animator.isInterruptible = true
    animator.addAnimations {
      self.view.layoutIfNeeded()
      self.dimming.alpha = position == .expanded ? 0.5 : 0
    }
    animator.addCompletion { end in if end == .end { self.ended += 1 } }
    animator.startAnimation()
    if animator.state == .active { animator.finishAnimation(at: .end) }
  }

  func drag(by distance: CGFloat) {
    expanded.constant = 40 + distance
    UIView.animate(withDuration: 0.1, delay: 0, options: [.allowUserInteraction]) {
      self.view.layoutIfNeeded()
    }
  }
}
