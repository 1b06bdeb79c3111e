import AutoLayout
import Testing
import UIKitNames

/// A profile as people write it: a header between the margins, rows between readable edges, a footer
/// above keyboard or safe area, and a badge in the middle of what is left.
private final class ProfileController: UIViewController {
  let header = UIView()
  let avatar = UIView()
  let name = UIView()
  let action = UIView()
  let rows = [UIView(), UIView()]
  let footer = UIView()
  let badge = UIView()
  private lazy var column = UIStackView(arrangedSubviews: rows)
  private let gap = UILayoutGuide()

  /// The views whose frames are told, each in its superview.
  var parts: [UIView] {
    [header, avatar, name, action, column, rows[0], rows[1], footer, badge]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for part in [header, column, footer, badge] { view.addSubview(part) }
    for part in [avatar, name, action] { header.addSubview(part) }
    for part in parts { part.translatesAutoresizingMaskIntoConstraints = false }
    view.addLayoutGuide(gap)
    column.axis = .vertical
    column.spacing = 10
    column.isLayoutMarginsRelativeArrangement = true
    column.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 5, leading: 20, bottom: 5, trailing: 10)
    NSLayoutConstraint.activate(headerConstraints + bodyConstraints)
  }

  private var headerConstraints: [NSLayoutConstraint] {
    let margins = view.layoutMarginsGuide
    let wish = name.widthAnchor.constraint(equalToConstant: 200)
    wish.priority = .defaultHigh
    return [
      header.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      header.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      header.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
      header.heightAnchor.constraint(equalToConstant: 60),
      avatar.leadingAnchor.constraint(equalTo: header.leadingAnchor),
      avatar.centerYAnchor.constraint(equalTo: header.centerYAnchor),
      avatar.widthAnchor.constraint(equalToConstant: 40),
      avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
      action.trailingAnchor.constraint(equalTo: header.trailingAnchor),
      action.centerYAnchor.constraint(equalTo: header.centerYAnchor),
      action.widthAnchor.constraint(equalToConstant: 80),
      action.heightAnchor.constraint(equalToConstant: 30),
      name.leadingAnchor.constraint(
        equalToSystemSpacingAfter: avatar.trailingAnchor, multiplier: 1),
      action.leadingAnchor.constraint(
        greaterThanOrEqualToSystemSpacingAfter: name.trailingAnchor, multiplier: 1),
      name.centerYAnchor.constraint(equalTo: header.centerYAnchor),
      name.heightAnchor.constraint(equalToConstant: 20), wish,
    ]
  }

  private var bodyConstraints: [NSLayoutConstraint] {
    let (readable, safeArea) = (view.readableContentGuide, view.safeAreaLayoutGuide)
    return rows.map { $0.heightAnchor.constraint(equalToConstant: 44) } + [
      column.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
      column.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 16),
      footer.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
      footer.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
      view.keyboardLayoutGuide.topAnchor.constraint(
        equalToSystemSpacingBelow: footer.bottomAnchor, multiplier: 1),
      footer.heightAnchor.constraint(equalToConstant: 50),
      gap.topAnchor.constraint(equalTo: column.bottomAnchor),
      gap.bottomAnchor.constraint(equalTo: footer.topAnchor),
      badge.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      badge.centerYAnchor.constraint(equalTo: gap.centerYAnchor),
      badge.widthAnchor.constraint(equalToConstant: 20),
      badge.heightAnchor.constraint(equalTo: badge.widthAnchor),
    ]
  }
}

@Suite("A whole screen, by hand")
struct ScreenProgramTests {
  /// A canvas, and the frames in the order of the controller's parts; `mirrored` those that a layout
  /// from right to left has in other places.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let size: [Double]
    let insets: [Double]
    let keyboard: Double
    let frames: [[Double]]
    /// The x of avatar, name, action and both rows from right to left.
    let mirrored: [Double]
  }

  static let cases = [
    Case(
      testDescription: "a phone", size: [390, 844], insets: [47, 0, 34, 0], keyboard: 0,
      frames: [
        [16, 59, 358, 60], [0, 10, 40, 40], [48, 20, 200, 20], [278, 15, 80, 30],
        [16, 135, 358, 108], [20, 5, 328, 44], [20, 59, 328, 44], [0, 752, 390, 50],
        [185, 487.5, 20, 20],
      ], mirrored: [318, 110, 0, 10, 10]),
    // Margins of 16 inside of 47; 718 between them are more than anybody reads.
    Case(
      testDescription: "a phone on its side", size: [844, 390], insets: [0, 47, 21, 47],
      keyboard: 0,
      frames: [
        [63, 12, 718, 60], [0, 10, 40, 40], [48, 20, 200, 20], [638, 15, 80, 30],
        [86, 88, 672, 108], [20, 5, 642, 44], [20, 59, 642, 44], [47, 311, 750, 50],
        [412, 243.5, 20, 20],
      ], mirrored: [678, 470, 0, 10, 10]),
    // 288 less 48 and 88 leave 152 of the 200 that the name would like.
    Case(
      testDescription: "a small phone with a keyboard", size: [320, 480], insets: [0, 0, 0, 0],
      keyboard: 216,
      frames: [
        [16, 12, 288, 60], [0, 10, 40, 40], [48, 20, 152, 20], [208, 15, 80, 30],
        [16, 88, 288, 108], [20, 5, 258, 44], [20, 59, 258, 44], [0, 206, 320, 50],
        [150, 191, 20, 20],
      ], mirrored: [248, 88, 0, 10, 10]),
    Case(
      testDescription: "a tablet", size: [1024, 1366], insets: [24, 0, 20, 0], keyboard: 0,
      frames: [
        [20, 36, 984, 60], [0, 10, 40, 40], [48, 20, 200, 20], [904, 15, 80, 30],
        [176, 112, 672, 108], [20, 5, 642, 44], [20, 59, 642, 44], [0, 1288, 1024, 50],
        [502, 744, 20, 20],
      ], mirrored: [944, 736, 0, 10, 10]),
  ]

  @Test("a profile on four canvases, in both directions", arguments: cases, [false, true])
  func profile(example: Case, isMirrored: Bool) {
    let controller = ProfileController()
    let window = UIWindow(
      frame: CGRect(x: 0, y: 0, width: example.size[0], height: example.size[1]))
    var surroundings = LayoutEnvironment()
    surroundings.scale = 2
    surroundings.direction = isMirrored ? .rightToLeft : .leftToRight
    surroundings.keyboardHeight = CGFloat(example.keyboard)
    surroundings.safeAreaInsets = UIEdgeInsets(
      top: example.insets[0], left: example.insets[1], bottom: example.insets[2],
      right: example.insets[3])
    window.layoutEnvironment = surroundings
    window.rootViewController = controller
    window.makeKeyAndVisible()
    var expected = example.frames.map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    if isMirrored {
      for (place, x) in zip([1, 2, 3, 5, 6], example.mirrored) {
        expected[place].origin.x = CGFloat(x)
      }
    }
    #expect(controller.parts.map(\.frame) == expected)
    #expect(
      window.layoutConflicts.isEmpty && !controller.parts.contains(where: \.hasAmbiguousLayout))
    // Nothing is left over from the way here.
    window.frame.size = CGSize(width: 500, height: 500)
    window.layoutIfNeeded()
    window.frame.size = CGSize(width: example.size[0], height: example.size[1])
    window.layoutIfNeeded()
    #expect(controller.parts.map(\.frame) == expected)
  }
}
