import Testing
import UIKitNames

// With fixed metrics "Done" is 33 by 18 points in a button's font of 15; the picture is 10 by 12.

@Suite("The rectangles of a button's title and picture")
struct ButtonRectTests {
  let button = UIButton(type: .system)
  let bounds = CGRect(x: 0, y: 0, width: 133, height: 50)

  init() {
    button.setTitle("Done", for: .normal)
    button.setImage(UIImage(size: CGSize(width: 10, height: 12)), for: .normal)
  }

  private func rects() -> [CGRect] {
    let content = button.contentRect(forBounds: bounds)
    return [
      button.titleRect(forContentRect: content), button.imageRect(forContentRect: content),
    ]
  }

  @Test("content lies inside of its insets, and the background in all of the bounds")
  func content() {
    button.contentEdgeInsets = UIEdgeInsets(top: 3, left: 8, bottom: 5, right: 2)
    #expect(button.backgroundRect(forBounds: bounds) == bounds)
    #expect(
      button.contentRect(forBounds: bounds) == CGRect(x: 8, y: 3, width: 123, height: 42))
    // (123 − 43) / 2 is 40; 3 + (42 − 18) / 2 is 15.
    #expect(rects() == [CGRect(58, 15, 33, 18), CGRect(48, 18, 10, 12)])
    #expect(button.intrinsicContentSize == CGSize(width: 53, height: 26))
  }

  @Test("insets of one of the two move it by half their difference, and change no size")
  func insets() {
    let size = button.intrinsicContentSize
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 6, right: 0)
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: -4, bottom: 0, right: 4)
    // From 55 and 45, in the middle of 50.
    #expect(rects() == [CGRect(59, 13, 33, 18), CGRect(41, 19, 10, 12)])
    #expect(button.intrinsicContentSize == size)
    button.contentHorizontalAlignment = .left
    #expect(rects() == [CGRect(18, 13, 33, 18), CGRect(-4, 19, 10, 12)])
  }

  // The two lines that pasted code puts a picture behind its title by.
  @Test("insets by the other's width put the picture behind the title")
  func swapped() {
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: -10, bottom: 0, right: 10)
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 33, bottom: 0, right: -33)
    #expect(rects() == [CGRect(45, 16, 33, 18), CGRect(78, 19, 10, 12)])
  }

  @Test("insets may cut the title, and a picture leaves it what is left")
  func narrow() {
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 100, bottom: 0, right: 10)
    // 133 − 110 − 10.
    #expect(rects()[0] == CGRect(110, 16, 13, 18))
    button.titleEdgeInsets = .zero
    #expect(
      button.titleRect(forContentRect: CGRect(0, 0, 30, 18)) == CGRect(10, 0, 20, 18))
    #expect(button.imageRect(forContentRect: CGRect(0, 0, 30, 18)) == CGRect(0, 3, 10, 12))
  }

  @Test("from right to left the picture is behind the title; alignments go by the sides they name")
  func reversed() {
    button.semanticContentAttribute = .forceRightToLeft
    #expect(rects() == [CGRect(45, 16, 33, 18), CGRect(78, 19, 10, 12)])
    button.contentHorizontalAlignment = .leading
    #expect(rects() == [CGRect(90, 16, 33, 18), CGRect(123, 19, 10, 12)])
    button.contentHorizontalAlignment = .left
    #expect(rects() == [CGRect(0, 16, 33, 18), CGRect(33, 19, 10, 12)])
  }

  @Test("contents that fill stretch the picture, or the title alone")
  func fill() {
    button.contentHorizontalAlignment = .fill
    button.contentVerticalAlignment = .fill
    #expect(rects() == [CGRect(100, 0, 33, 50), CGRect(0, 0, 100, 50)])
    button.setImage(nil, for: .normal)
    #expect(rects()[0] == bounds)
    button.setTitle(nil, for: .normal)
    button.setImage(UIImage(size: CGSize(width: 10, height: 12)), for: .normal)
    #expect(rects()[1] == bounds)
  }

  @Test(
    "a title is aligned with what is below it",
    arguments: [
      (UIButton.Configuration.TitleAlignment.leading, false, 12.0),
      (.center, false, 29), (.trailing, false, 46), (.automatic, false, 29),
      (.leading, true, 46), (.trailing, true, 12),
    ])
  func titles(alignment: UIButton.Configuration.TitleAlignment, isReversed: Bool, x: Double) {
    if isReversed { button.semanticContentAttribute = .forceRightToLeft }
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Done"
    configuration.subtitle = "Everything"
    configuration.titleAlignment = alignment
    let button = UIButton(configuration: configuration)
    button.semanticContentAttribute = self.button.semanticContentAttribute
    // 38 by 21, and 72 by 16 a point below, in 96 by 52.
    #expect(button.intrinsicContentSize == CGSize(width: 96, height: 52))
    let content = button.contentRect(
      forBounds: CGRect(origin: .zero, size: button.intrinsicContentSize))
    let title = button.titleRect(forContentRect: content)
    #expect(title.size == CGSize(width: 38, height: 21) && title.minY == 7)
    #expect(title.minX == CGFloat(x))
  }

  @Test("beside a picture, texts of a configuration are aligned with its side of them")
  func automatic() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Done"
    configuration.subtitle = "Everything"
    configuration.image = UIImage(size: CGSize(width: 10, height: 10))
    configuration.imagePadding = 5
    let button = UIButton(configuration: configuration)
    let content = CGRect(0, 0, 87, 38)
    #expect(button.titleRect(forContentRect: content).minX == 15)
    button.configuration?.imagePlacement = .trailing
    #expect(button.titleRect(forContentRect: content).minX == 34)
    #expect(button.imageRect(forContentRect: content).minX == 77)
    // Insets of the older kind do not count for the newer.
    button.titleEdgeInsets.left = 30
    #expect(button.titleRect(forContentRect: content).minX == 34)
  }

  @Test("a configuration leaves out the insets of older buttons, whichever was set first")
  func configurationsBeforeInsets() {
    let insets = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
    let (first, last) = (UIButton(type: .system), UIButton(configuration: .plain()))
    first.contentEdgeInsets = insets
    first.configuration = .plain()
    last.contentEdgeInsets = insets
    for button in [first, last] {
      button.setTitle("x", for: .normal)
      (button.titleEdgeInsets, button.imageEdgeInsets) = (insets, insets)
      // 10 by 21, with 12 at the sides and 7 above and below.
      #expect(button.intrinsicContentSize == CGSize(width: 34, height: 35))
      #expect(button.contentEdgeInsets == insets)
      let bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
      #expect(button.contentRect(forBounds: bounds) == CGRect(x: 12, y: 7, width: 76, height: 86))
      let rect = button.titleRect(forContentRect: button.contentRect(forBounds: bounds))
      #expect(rect.midX == 50 && rect.midY == 50)
      button.configuration = nil
      #expect(button.intrinsicContentSize.width == 70)
    }
  }

  @Test("a configuration's insets are those of the direction, whenever that is known")
  func directionOfInsets() {
    let button = UIButton(configuration: .plain())
    button.configuration?.contentInsets = NSDirectionalEdgeInsets(
      top: 0, leading: 10, bottom: 0, trailing: 30)
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 20)
    #expect(button.contentRect(forBounds: bounds).minX == 10)
    button.semanticContentAttribute = .forceRightToLeft
    #expect(button.contentRect(forBounds: bounds).minX == 30)
  }

  @Test("text is larger in buttons whose type is custom")
  func types() {
    let sizes: [(UIButton, CGFloat)] = [
      (UIButton(), 18), (UIButton(type: .custom), 18), (UIButton(frame: .zero), 18),
      (UIButton(type: .system), 15), (UIButton(primaryAction: nil), 15),
      (UIButton(type: .custom, primaryAction: nil), 18), (UprightButton(), 18),
    ]
    for (button, size) in sizes {
      button.setTitle("x", for: .normal)
      #expect(button.titleLabel?.font?.pointSize == size)
    }
    // 22 and 12.
    #expect(UIButton().intrinsicContentSize.height == 34)
  }
}

@Suite("Buttons that place their title and picture by themselves")
struct OwnButtonRectTests {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  private func show(_ button: UIButton) {
    button.setTitle("Done", for: .normal)
    button.setImage(UIImage(size: CGSize(width: 10, height: 12)), for: .normal)
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: view.topAnchor),
      button.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      button.widthAnchor.constraint(equalToConstant: 80),
      button.heightAnchor.constraint(equalToConstant: 90),
    ])
  }

  @Test("have their label and their picture view there")
  func parts() {
    let button = UprightButton()
    show(button)
    let parts = [button.titleLabel, button.imageView]
    view.layoutIfNeeded()
    #expect(parts.map { $0?.frame } == [CGRect(0, 60, 80, 30), CGRect(20, 5, 40, 40)])
    #expect(view.layoutConflicts.isEmpty)
    // As the button changes.
    button.constraints.first { $0.firstAttribute == .width }?.constant = 100
    view.layoutIfNeeded()
    #expect(parts.map { $0?.frame } == [CGRect(0, 60, 100, 30), CGRect(30, 5, 40, 40)])
    #expect(button.intrinsicContentSize == CGSize(width: 50, height: 34))
  }

  @Test("have constraints follow them")
  func constraints() throws {
    let button = UprightButton()
    show(button)
    let mark = UILayoutGuide()
    view.addLayoutGuide(mark)
    let picture = try #require(button.imageView)
    mark.topAnchor.constraint(equalTo: picture.bottomAnchor).isActive = true
    view.layoutIfNeeded()
    #expect(mark.layoutFrame.minY == 45)
  }

  @Test("insets move the parts, and how much depends on the alignment")
  func insets() {
    let button = UIButton(type: .system)
    show(button)
    let (title, picture) = (button.titleLabel, button.imageView)
    button.titleEdgeInsets.left = 8
    button.contentVerticalAlignment = .top
    view.layoutIfNeeded()
    // (80 − 43) / 2 is 18.5, rounded to 19; 4 more for the title.
    #expect(picture?.frame == CGRect(19, 0, 10, 12))
    #expect(title?.frame == CGRect(33, 0, 33, 18))
    button.contentHorizontalAlignment = .right
    view.layoutIfNeeded()
    #expect(picture?.frame == CGRect(37, 0, 10, 12))
    #expect(title?.frame == CGRect(47, 0, 33, 18))
  }
}

/// The picture above the title, as thousands of apps have it.
private final class UprightButton: UIButton {
  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    CGRect(x: 0, y: contentRect.height - 30, width: contentRect.width, height: 30)
  }

  override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    CGRect(x: (contentRect.width - 40) / 2, y: 5, width: 40, height: 40)
  }
}

extension CGRect {
  fileprivate init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
