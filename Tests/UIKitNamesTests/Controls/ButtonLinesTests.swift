import AutoLayout
import Testing
import UIKitNames

// With fixed metrics a character of 17 points is 9.35 wide; lines are 20.287 high.
@Suite("Buttons with titles on several lines")
struct ButtonLinesTests {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  /// 26 characters, 243.1 points.
  let title = String(repeating: "x", count: 26)

  private func show(_ button: UIButton, width: CGFloat) -> CGSize {
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: view.topAnchor),
      button.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      button.widthAnchor.constraint(equalToConstant: width),
    ])
    view.layoutIfNeeded()
    return button.frame.size
  }

  private func button(_ change: (inout UIButton.Configuration) -> Void = { _ in }) -> UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.title = title
    change(&configuration)
    return UIButton(configuration: configuration)
  }

  @Test("those of configurations take the lines that they need, and are as high")
  func lines() {
    #expect(button().intrinsicContentSize == CGSize(width: 268, height: 35))
    // 126 points for 13 characters a line.
    #expect(show(button(), width: 150).height == 55)
    #expect(show(button { $0.title = "x\ny" }, width: 150).height == 55)
  }

  @Test("a picture leaves less room beside it, and all of it above or below")
  func picture() {
    let beside = button {
      $0.image = UIImage(size: CGSize(width: 20, height: 20))
      $0.imagePadding = 6
    }
    // 100 points for 10 characters.
    #expect(show(beside, width: 150).height == 75)
    let above = button {
      $0.image = UIImage(size: CGSize(width: 20, height: 20))
      $0.imagePadding = 6
      $0.imagePlacement = .top
    }
    #expect(show(above, width: 150).height == 81)
  }

  @Test("what is below the title wraps by itself")
  func subtitle() {
    let button = button {
      $0.title = "x"
      $0.subtitle = title
      $0.subtitleLineBreakMode = .byCharWrapping
    }
    // 126 points for 17 characters of 13 points, 7.15 wide: lines of 15.51.
    #expect(show(button, width: 150).height == 68)
  }

  @Test(
    "other ways of breaking take one line, and older buttons always do",
    arguments: [
      NSLineBreakMode.byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle,
    ])
  func oneLine(mode: NSLineBreakMode) {
    #expect(show(button { $0.titleLineBreakMode = mode }, width: 150).height == 35)
    let older = UIButton(type: .system)
    older.setTitle(title, for: .normal)
    #expect(show(older, width: 150).height == 30)
  }

  @Test("have the baselines of their first line and their last")
  func baselines() {
    let button = button()
    #expect(show(button, width: 150).height == 55)
    let marks = [UILayoutGuide(), UILayoutGuide()]
    for mark in marks { view.addLayoutGuide(mark) }
    NSLayoutConstraint.activate([
      marks[0].topAnchor.constraint(equalTo: button.firstBaselineAnchor),
      marks[1].topAnchor.constraint(equalTo: button.lastBaselineAnchor),
    ])
    view.layoutIfNeeded()
    #expect(abs(marks[0].layoutFrame.minY - (7 + 17 * 0.9521484375)) < 1e-6)
    #expect(abs(marks[1].layoutFrame.minY - (55 - 7 - 17 * 0.2412109375)) < 1e-6)
    // On one line again, in the middle.
    button.setTitle("x", for: .normal)
    view.layoutIfNeeded()
    #expect(button.frame.height == 35)
    #expect(marks[0].layoutFrame.minY == marks[1].layoutFrame.minY)
  }
}

@Suite("Controls by release")
struct ControlReleaseTests {
  @Test(
    "switches and sliders have other sizes since iOS 26",
    arguments: [("iOS-18", 51.0, 31.0, 31.0), ("iOS-26", 63, 28, 34), ("iOS-27.1", 63, 28, 34)])
  func sizes(profile: String, width: Double, height: Double, slider: Double) throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    var surroundings = LayoutEnvironment()
    surroundings.profile = try #require(PlatformProfile.named(profile))
    view.layoutEnvironment = surroundings
    let controls = [UISwitch(), UISlider()]
    for control in controls {
      control.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(control)
      control.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      control.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    }
    view.layoutIfNeeded()
    #expect(controls[0].frame.size == CGSize(width: width, height: height))
    #expect(Double(controls[1].frame.height) == slider)
  }
}
