import AutoLayout
import Testing
import UIKitNames

/// A mosaic as a compositional layout would make it, by hand: one large tile and two small ones beside it,
/// then a line of three.
private final class MosaicView: UIView {
  let tiles = (0..<6).map { _ in UIView() }
  private let gap: CGFloat = 4

  override init(frame: CGRect) {
    super.init(frame: frame)
    let (groups, column) = (UILayoutGuide(), UILayoutGuide())
    addLayoutGuide(groups)
    addLayoutGuide(column)
    for tile in tiles { add(tile, to: self) }
    let (large, top, below) = (tiles[0], tiles[1], tiles[2])
    var constraints = [
      groups.topAnchor.constraint(equalTo: topAnchor),
      groups.leadingAnchor.constraint(equalTo: leadingAnchor),
      groups.trailingAnchor.constraint(equalTo: trailingAnchor),
      large.topAnchor.constraint(equalTo: groups.topAnchor),
      large.leadingAnchor.constraint(equalTo: groups.leadingAnchor),
      large.bottomAnchor.constraint(equalTo: groups.bottomAnchor),
      // Two thirds of what the gap leaves.
      large.widthAnchor.constraint(
        equalTo: groups.widthAnchor, multiplier: 2 / 3, constant: -2 * gap / 3),
      large.heightAnchor.constraint(equalTo: large.widthAnchor),
      column.leadingAnchor.constraint(equalTo: large.trailingAnchor, constant: gap),
      column.trailingAnchor.constraint(equalTo: groups.trailingAnchor),
      top.topAnchor.constraint(equalTo: groups.topAnchor),
      below.topAnchor.constraint(equalTo: top.bottomAnchor, constant: gap),
      below.bottomAnchor.constraint(equalTo: groups.bottomAnchor),
      top.heightAnchor.constraint(equalTo: below.heightAnchor),
    ]
    for tile in [top, below] {
      constraints += [
        tile.leadingAnchor.constraint(equalTo: column.leadingAnchor),
        tile.trailingAnchor.constraint(equalTo: column.trailingAnchor),
      ]
    }
    for (index, tile) in tiles[3...].enumerated() {
      let before = index == 0 ? nil : tiles[2 + index]
      constraints += [
        tile.topAnchor.constraint(equalTo: groups.bottomAnchor, constant: gap),
        tile.heightAnchor.constraint(equalTo: tile.widthAnchor),
        tile.bottomAnchor.constraint(equalTo: bottomAnchor),
        tile.leadingAnchor.constraint(
          equalTo: before?.trailingAnchor ?? leadingAnchor, constant: before == nil ? 0 : gap),
      ]
      if index > 0 {
        constraints.append(tile.widthAnchor.constraint(equalTo: tiles[3].widthAnchor))
      }
    }
    constraints.append(tiles[5].trailingAnchor.constraint(equalTo: trailingAnchor))
    NSLayoutConstraint.activate(constraints)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// A player: the title and the artist at the leading edge, the time at the other, and controls that look
/// the same in every language.
private final class PlayerController: UIViewController {
  let cover = UIImageView()
  let titleLabel = UILabel()
  let artistLabel = UILabel()
  let timeLabel = UILabel()
  let back = UIView()
  let play = UIView()
  let forward = UIView()
  private(set) lazy var controls = UIStackView(arrangedSubviews: [back, play, forward])

  override func viewDidLoad() {
    super.viewDidLoad()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 32, bottom: 0, trailing: 16)
    titleLabel.text = "Title"
    artistLabel.text = "Artist"
    timeLabel.text = "3:07"
    timeLabel.textAlignment = .natural
    controls.semanticContentAttribute = .playback
    controls.spacing = 10
    for view in [back, play, forward] {
      view.widthAnchor.constraint(equalToConstant: view === play ? 60 : 40).isActive = true
      view.heightAnchor.constraint(equalToConstant: 40).isActive = true
    }
    add(cover, titleLabel, artistLabel, timeLabel, controls, to: view)
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      cover.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      cover.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      cover.widthAnchor.constraint(equalToConstant: 64),
      cover.heightAnchor.constraint(equalTo: cover.widthAnchor),
      titleLabel.leadingAnchor.constraint(equalTo: cover.trailingAnchor, constant: 12),
      titleLabel.topAnchor.constraint(equalTo: cover.topAnchor),
      artistLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      artistLabel.topAnchor.constraint(
        equalToSystemSpacingBelow: titleLabel.bottomAnchor, multiplier: 0.5),
      timeLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      timeLabel.lastBaselineAnchor.constraint(equalTo: titleLabel.lastBaselineAnchor),
      timeLabel.leadingAnchor.constraint(
        greaterThanOrEqualTo: titleLabel.trailingAnchor, constant: 8),
      controls.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      controls.topAnchor.constraint(equalTo: cover.bottomAnchor, constant: 20),
    ])
  }
}

/// A form that a scroll view holds above the keyboard; its field is scrolled to when it is asked for.
private final class SignUpController: UIViewController, UITextFieldDelegate {
  let scrollView = UIScrollView()
  let stack = UIStackView()
  let fields = ["Name", "Email", "Password", "Repeat"].map { placeholder -> UITextField in
    let field = UITextField()
    field.placeholder = placeholder
    field.borderStyle = .roundedRect
    field.autocapitalizationType = .none
    field.returnKeyType = .next
    return field
  }
  let button: UIButton = {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Create account"
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 14, leading: 20, bottom: 14, trailing: 20)
    return UIButton(configuration: configuration)
  }()
  private lazy var errorLabel: UILabel = {
    let label = UILabel()
    label.textColor = .systemRed
    label.numberOfLines = 0
    label.isHidden = true
    return label
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    stack.axis = .vertical
    stack.spacing = 16
    for field in fields {
      field.delegate = self
      stack.addArrangedSubview(field)
    }
    stack.insertArrangedSubview(errorLabel, at: 4)
    stack.addArrangedSubview(button)
    stack.setCustomSpacing(32, after: fields[3])
    add(scrollView, to: view)
    add(stack, to: scrollView)
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 24),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24),
      stack.centerXAnchor.constraint(equalTo: scrollView.frameLayoutGuide.centerXAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      stack.widthAnchor.constraint(lessThanOrEqualToConstant: 400),
      {
        let wide = stack.widthAnchor.constraint(equalTo: content.widthAnchor, constant: -40)
        wide.priority = .defaultHigh
        return wide
      }(),
    ])
  }

  func fail(_ message: String?) {
    errorLabel.text = message
    UIView.animate(withDuration: 0.3) {
      self.errorLabel.isHidden = message == nil
      self.stack.layoutIfNeeded()
    }
  }
}

@Suite("Programs that mirror and grow")
struct MirroredProgramTests {
  @Test("a mosaic keeps its proportions at each width, from both sides", arguments: [304, 1000])
  func mosaic(width: Double) {
    let (superview, mosaic) = (root(CGFloat(width), 2000), MosaicView())
    add(mosaic, to: superview)
    NSLayoutConstraint.activate([
      mosaic.topAnchor.constraint(equalTo: superview.topAnchor),
      mosaic.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      mosaic.trailingAnchor.constraint(equalTo: superview.trailingAnchor),
    ])
    superview.layoutIfNeeded()
    let large = (width - 4) * 2 / 3
    #expect(mosaic.tiles[0].frame == rect(0, 0, large.rounded(), large.rounded()))
    let third = (width - 8) / 3
    #expect(mosaic.tiles[3].frame.width == CGFloat(third.rounded()))
    #expect(mosaic.tiles[5].frame.maxX == CGFloat(width))
    #expect(mosaic.frame.height == CGFloat((large + 4 + third).rounded()))
    #expect(mosaic.tiles[2].frame.maxY == mosaic.tiles[0].frame.maxY)
    let left = mosaic.tiles.map(\.frame)
    mosaic.semanticContentAttribute = .forceRightToLeft
    superview.layoutIfNeeded()
    for (tile, frame) in zip(mosaic.tiles, left) {
      #expect(abs(tile.frame.minX - (CGFloat(width) - frame.maxX)) <= 1)
      #expect(tile.frame.minY == frame.minY)
    }
  }

  @Test("a player mirrors its texts and margins, but not what plays")
  func player() {
    let controller = PlayerController()
    let window = phone(showing: controller)
    #expect(controller.cover.frame == rect(32, 47, 64, 64))
    #expect(controller.titleLabel.frame == rect(108, 47, 47, 21))
    #expect(controller.artistLabel.frame == rect(108, 72, 57, 21))
    #expect(controller.timeLabel.frame == rect(336, 47, 38, 21))
    #expect(controller.controls.frame == rect(115, 131, 160, 40))
    window.traitOverrides.layoutDirection = .rightToLeft
    window.layoutIfNeeded()
    #expect(controller.cover.frame == rect(390 - 32 - 64, 47, 64, 64))
    #expect(controller.titleLabel.frame.maxX == 282)
    #expect(controller.timeLabel.frame.minX == 16)
    #expect(controller.controls.frame == rect(115, 131, 160, 40))
    #expect(controller.back.frame.minX == 0 && controller.forward.frame.maxX == 160)
  }

  @Test("a form scrolls above the keyboard, and makes room for what went wrong")
  func signUp() {
    let controller = SignUpController()
    let window = phone(showing: controller)
    // Four fields of 34, three gaps of 16, one of 32, and the button's line of 21 between 14 and 14.
    let height = 4 * 34 + 3 * 16 + 32 + 49
    #expect(controller.stack.frame == rect(20, 24, 350, Double(height)))
    #expect(controller.scrollView.frame.maxY == 810)
    #expect(controller.scrollView.contentSize == CGSize(width: 390, height: Double(height) + 48))
    controller.fail("Both have to be the same, and longer than that")
    window.layoutIfNeeded()
    // 46 letters of 9.35 take two lines of 350 points, 41 high; the distance before it is the larger one.
    #expect(controller.stack.frame.height == CGFloat(height + 41 + 16))
    controller.fail(nil)
    window.layoutIfNeeded()
    #expect(controller.stack.frame.height == CGFloat(height))
    window.frame.size = CGSize(width: 844, height: 390)
    var surroundings = window.layoutEnvironment ?? LayoutEnvironment()
    surroundings.keyboardHeight = 200
    window.layoutEnvironment = surroundings
    window.layoutIfNeeded()
    #expect(controller.stack.frame == rect(222, 24, 400, Double(height)))
    #expect(controller.scrollView.frame.height == 190)
  }
}
