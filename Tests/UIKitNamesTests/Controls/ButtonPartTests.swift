import Testing
import UIKitNames

// With fixed metrics "Done" is 33 by 18 points in a button's font of 15, and so is 30 high with 12 more.

@Suite("A button's title and picture in constraints")
struct ButtonPartTests {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let button = UIButton(type: .system)
  let badge = UIView()

  init() {
    button.setTitle("Done", for: .normal)
    for subview in [button, badge] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      button.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      badge.widthAnchor.constraint(equalToConstant: 10),
      badge.heightAnchor.constraint(equalToConstant: 10),
    ])
  }

  private func widen(to width: CGFloat) {
    button.widthAnchor.constraint(equalToConstant: width).isActive = true
  }

  private func frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  /// Holds the badge 4 points behind the title.
  private func follow() throws {
    let title = try #require(button.titleLabel)
    NSLayoutConstraint.activate([
      badge.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 4),
      badge.centerYAnchor.constraint(equalTo: title.centerYAnchor),
    ])
  }

  @Test("what is held to a title follows it, as the button is resized and its title changes")
  func following() throws {
    widen(to: 133)
    try follow()
    view.layoutIfNeeded()
    #expect(button.frame == frame(20, 10, 133, 30))
    #expect(button.titleLabel?.frame == frame(50, 6, 33, 18))
    #expect(badge.frame == frame(107, 20, 10, 10))
    button.setTitle("Do", for: .normal)
    view.layoutIfNeeded()
    // 16.5 points are 17; (133 − 17) / 2.
    #expect(button.titleLabel?.frame == frame(58, 6, 17, 18))
    #expect(badge.frame.minX == 99)
    #expect(button.titleLabel?.superview === button && view.layoutConflicts.isEmpty)
  }

  @Test("a title is no wider than its button, whose width it leaves alone")
  func narrow() throws {
    try follow()
    view.layoutIfNeeded()
    let width = button.frame.width
    widen(to: 25)
    view.layoutIfNeeded()
    #expect(width == 33)
    #expect(button.titleLabel?.frame == frame(0, 6, 25, 18))
    #expect(badge.frame.minX == 49)
  }

  @Test(
    "a title lies where the content does",
    arguments: [
      (UIControl.ContentHorizontalAlignment.left, false, 8.0), (.right, false, 130 - 33 - 2),
      (.leading, false, 8), (.trailing, false, 95), (.center, false, 51.5), (.leading, true, 95),
      (.trailing, true, 8), (.left, true, 8),
    ])
  func alignments(
    alignment: UIControl.ContentHorizontalAlignment, isReversed: Bool, left: Double
  ) {
    if isReversed { button.semanticContentAttribute = .forceRightToLeft }
    button.contentEdgeInsets = UIEdgeInsets(top: 3, left: 8, bottom: 5, right: 2)
    button.contentHorizontalAlignment = alignment
    button.contentVerticalAlignment = .bottom
    widen(to: 130)
    button.heightAnchor.constraint(equalToConstant: 50).isActive = true
    let title = button.titleLabel
    view.layoutIfNeeded()
    // Half points are rounded away from zero in the root's coordinates.
    #expect(title?.frame == frame(CGFloat(left.rounded()), 50 - 5 - 18, 33, 18))
  }

  @Test("a picture is beside the title, and both are in the middle")
  func picture() throws {
    button.setImage(UIImage(size: CGSize(width: 10, height: 12)), for: .normal)
    widen(to: 133)
    let picture = try #require(button.imageView)
    badge.leadingAnchor.constraint(equalTo: picture.leadingAnchor).isActive = true
    let title = button.titleLabel
    view.layoutIfNeeded()
    // (133 − 43) / 2 is 45.
    #expect(picture.image == button.currentImage)
    #expect(picture.frame == frame(45, 9, 10, 12) && title?.frame == frame(55, 6, 33, 18))
    #expect(badge.frame.minX == 65)
    button.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    #expect(title?.frame.minX == 45 && picture.frame.minX == 78)
  }

  @Test(
    "a configuration says on which side of the title the picture is",
    arguments: [
      (NSDirectionalRectEdge.leading, CGRect(12, 13, 10, 10), CGRect(26, 7, 38, 21)),
      (.trailing, CGRect(54, 13, 10, 10), CGRect(12, 7, 38, 21)),
      (.top, CGRect(26, 7, 10, 10), CGRect(12, 21, 38, 21)),
      (.bottom, CGRect(26, 32, 10, 10), CGRect(12, 7, 38, 21)),
    ])
  func configuration(side: NSDirectionalRectEdge, picture: CGRect, title: CGRect) {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Done"
    configuration.image = UIImage(size: CGSize(width: 10, height: 10))
    configuration.imagePlacement = side
    configuration.imagePadding = 4
    button.configuration = configuration
    let parts = [button.imageView, button.titleLabel]
    view.layoutIfNeeded()
    #expect(parts.map { $0?.frame } == [picture, title])
  }

  @Test("a title that is pinned to the edges of its button makes it as tall as its lines")
  func pinned() throws {
    let title = try #require(button.titleLabel)
    title.numberOfLines = 0
    button.setTitle(String(repeating: "x", count: 10), for: .normal)
    widen(to: 60)
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: button.leadingAnchor, constant: 8),
      button.trailingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
      title.topAnchor.constraint(equalTo: button.topAnchor, constant: 8),
      button.bottomAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
    ])
    view.layoutIfNeeded()
    // Five characters of 8.25 fit into 44 points: two lines of 17.9.
    #expect(title.frame == frame(8, 8, 44, 36) && button.frame.height == 52)
    #expect(view.layoutConflicts.isEmpty)
  }

  @Test("a title that is pinned to one edge gives up the middle")
  func leadingPin() throws {
    let title = try #require(button.titleLabel)
    title.leadingAnchor.constraint(equalTo: button.leadingAnchor, constant: 12).isActive = true
    widen(to: 133)
    view.layoutIfNeeded()
    #expect(title.frame == frame(12, 6, 33, 18) && view.layoutConflicts.isEmpty)
  }

  @Test("sizes that are only tried out know the parts, and a part may leave")
  func fitting() throws {
    let title = try #require(button.titleLabel)
    let picture = try #require(button.imageView)
    picture.widthAnchor.constraint(equalToConstant: 20).isActive = true
    title.topAnchor.constraint(equalTo: button.topAnchor, constant: 11).isActive = true
    title.bottomAnchor.constraint(equalTo: button.bottomAnchor, constant: -11).isActive = true
    // 11 + 18 + 11.
    #expect(
      button.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 33, height: 40))
    #expect(title.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 33)
    view.layoutIfNeeded()
    #expect(button.frame.height == 40 && picture.frame.width == 20)
    title.removeFromSuperview()
    view.layoutIfNeeded()
    #expect(button.frame.height == 30 && button.subviews == [picture])
    #expect(button.titleLabel === title && title.text == "Done")
  }

  @Test("a subclass may measure by its title, and try to place it by hand")
  func subclass() {
    let badge = BadgeButton()
    badge.translatesAutoresizingMaskIntoConstraints = false
    badge.setTitle("Done", for: .normal)
    view.addSubview(badge)
    badge.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    badge.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    view.layoutIfNeeded()
    #expect(badge.frame.size == CGSize(width: 60, height: 32))
    // What the hook sets after super stays until the next layout.
    #expect(badge.titleLabel?.frame == frame(1, 2, 33, 18))
    #expect((1...2).contains(badge.layouts))
    #expect(badge.subviews == [badge.titleLabel])
  }
}

/// Measures and places its title by itself.
private final class BadgeButton: UIButton {
  var layouts = 0

  override var intrinsicContentSize: CGSize {
    let size = titleLabel?.intrinsicContentSize ?? .zero
    return CGSize(width: size.width + 20, height: size.height + 10)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    titleLabel?.frame = CGRect(x: 1, y: 2, width: 33, height: 18)
  }
}

extension CGRect {
  fileprivate init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
