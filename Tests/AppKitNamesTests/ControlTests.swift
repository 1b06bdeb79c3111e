import AppKitNames
import AutoLayout
import Testing

@Suite("AppKit controls")
struct ControlTests {
  /// Fixed text metrics: each character is 0.55 em wide.
  private func width(_ count: Int, _ size: CGFloat = 13) -> CGFloat {
    (CGFloat(count) * 0.55 * size).rounded(.up)
  }

  private func root(_ profile: PlatformProfile = .macOS) -> NSView {
    let root = NSView(frame: NSRect(x: 0, y: 0, width: 400, height: 300))
    root.layoutEnvironment = LayoutEnvironment(profile: profile)
    return root
  }

  @Test("a label is 16 high, and its frame reaches 2 beyond on either side")
  func label() {
    let label = NSTextField(labelWithString: "Label")
    #expect(label.intrinsicContentSize == NSSize(width: width(5), height: 16))
    #expect(label.alignmentRectInsets == NSEdgeInsets(top: 0, left: 2, bottom: 0, right: 2))
    #expect(label.frame.size == NSSize(width: width(5) + 4, height: 16))
    #expect(!label.isEditable && !label.isSelectable && !label.isBezeled)
    label.font = .systemFont(ofSize: 11)
    #expect(label.intrinsicContentSize == NSSize(width: width(5, 11), height: 14))
    let root = root()
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      label.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
    ])
    root.layoutSubtreeIfNeeded()
    #expect(label.frame == NSRect(x: 18, y: 266, width: width(5, 11) + 4, height: 14))
  }

  @Test("a wrapping label takes its width from layout and its height from its lines")
  func wrapping() {
    let label = NSTextField(
      wrappingLabelWithString: String(repeating: "x", count: 30))
    let root = root()
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
      // Ten characters of 7.15 points.
      label.widthAnchor.constraint(lessThanOrEqualToConstant: 75),
    ])
    root.layoutSubtreeIfNeeded()
    #expect(label.frame == NSRect(x: -2, y: 252, width: 79, height: 48))
    label.maximumNumberOfLines = 2
    root.layoutSubtreeIfNeeded()
    #expect(label.frame.height == 32)
    label.maximumNumberOfLines = 0
    label.preferredMaxLayoutWidth = 40
    root.layoutSubtreeIfNeeded()
    // Five characters to a line.
    #expect(label.frame.size == NSSize(width: 44, height: 96))
    label.usesSingleLineMode = true
    #expect(label.intrinsicContentSize.height == 16)
  }

  @Test("a field is 21 high and wants no width")
  func field() {
    let field = NSTextField(string: "text")
    #expect(field.intrinsicContentSize == NSSize(width: NSView.noIntrinsicMetric, height: 21))
    #expect(field.alignmentRectInsets == NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0))
    #expect(field.stringValue == "text" && field.isEditable && field.isBezeled)
    field.font = .systemFont(ofSize: 30)
    #expect(field.intrinsicContentSize.height == 36)
  }

  @Test("a label and a field meet on their baselines")
  func baselines() {
    let root = root()
    let label = NSTextField(labelWithString: "Name:")
    let field = NSTextField(string: "")
    for view in [label, field] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: root.topAnchor),
      field.widthAnchor.constraint(equalToConstant: 100),
      label.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
    ])
    root.layoutSubtreeIfNeeded()
    let ascent = NSFont.systemFont(ofSize: 13).ascender
    #expect(label.firstBaselineOffsetFromTop == ascent)
    #expect(abs(field.firstBaselineOffsetFromTop + field.lastBaselineOffsetFromBottom - 21) < 1e-9)
    // Half of 21 less half of a line.
    #expect(abs(label.frame.maxY - (300 - (21 - 13 * 1.193359375) / 2)) < 0.51)
  }

  struct Buttons: Sendable {
    let profile: PlatformProfile
    let push, check: NSRect
  }

  @Test(
    "buttons pinned at 20 from the right and the bottom, as each system draws them",
    arguments: [
      // "Create" is 43 wide with fixed metrics, and 67 with its ends.
      Buttons(
        profile: .macOS, push: NSRect(x: 313, y: 20, width: 67, height: 24),
        check: NSRect(x: 315, y: 20, width: 65, height: 16)),
      Buttons(
        profile: .macOS15, push: NSRect(x: 310, y: 13, width: 77, height: 32),
        check: NSRect(x: 313, y: 19, width: 67, height: 18)),
    ])
  func buttons(example: Buttons) {
    let push = NSButton(title: "Create", target: nil, action: nil)
    let check = NSButton(checkboxWithTitle: "Create", target: nil, action: "toggle:")
    for (button, frame) in [(push, example.push), (check, example.check)] {
      let root = root(example.profile)
      button.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(button)
      NSLayoutConstraint.activate([
        root.trailingAnchor.constraint(equalTo: button.trailingAnchor, constant: 20),
        root.bottomAnchor.constraint(equalTo: button.bottomAnchor, constant: 20),
      ])
      root.layoutSubtreeIfNeeded()
      #expect(button.frame == frame)
    }
    #expect(check.action == Selector("toggle:"))
  }

  @Test("buttons of other kinds")
  func kinds() {
    let picture = NSImage(size: NSSize(width: 16, height: 40))
    #expect(
      NSButton(image: picture, target: nil, action: nil).intrinsicContentSize
        == NSSize(width: 40, height: 40))
    #expect(
      NSButton(title: "ab", image: picture, target: nil, action: nil).intrinsicContentSize
        == NSSize(width: width(2) + 4 + 16 + 24, height: 40))
    let plain = NSButton(title: "ab", target: nil, action: nil)
    plain.isBordered = false
    #expect(plain.intrinsicContentSize == NSSize(width: width(2), height: 16))
    let radio = NSButton(radioButtonWithTitle: "ab", target: nil, action: nil)
    #expect(radio.intrinsicContentSize == NSSize(width: width(2) + 22, height: 16))
    radio.setButtonType(.momentaryPushIn)
    #expect(!radio.isBordered)
  }

  @Test("an image view is as large as its picture")
  func images() {
    let view = NSImageView(image: NSImage(size: NSSize(width: 30, height: 20)))
    #expect(view.frame.size == NSSize(width: 30, height: 20))
    #expect(view.intrinsicContentSize == NSSize(width: 30, height: 20))
    view.image = nil
    #expect(view.intrinsicContentSize.width == NSView.noIntrinsicMetric)
  }

  @Test("views without text have their first baseline at the top and their last at the bottom")
  func plainBaselines() {
    let root = root()
    let view = NSView(frame: NSRect(x: 0, y: 100, width: 50, height: 60))
    root.addSubview(view)
    let marks = [NSLayoutGuide(), NSLayoutGuide()]
    for mark in marks { root.addLayoutGuide(mark) }
    NSLayoutConstraint.activate([
      marks[0].topAnchor.constraint(equalTo: view.firstBaselineAnchor),
      marks[1].topAnchor.constraint(equalTo: view.lastBaselineAnchor),
    ])
    root.layoutSubtreeIfNeeded()
    #expect(marks.map(\.frame.maxY) == [160, 100])
  }

  @Test("font sizes and profiles are macOS's")
  func profile() {
    #expect(NSFont.systemFontSize == 13)
    #expect(NSFont.smallSystemFontSize == 11)
    #expect(NSFont.labelFontSize == 10)
    #expect(PlatformProfile.named("macos-26") == .macOS)
    #expect(PlatformProfile.named("macOS-15") == .macOS15)
    let content = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 80))
    let guide = content.layoutMarginsGuide
    content.layoutSubtreeIfNeeded()
    #expect(guide.frame == NSRect(x: 20, y: 20, width: 60, height: 40))
  }
}
