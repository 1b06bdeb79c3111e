import AutoLayout
import Testing
import UIKitNames

// Parts of interfaces as apps write them, each with the frames that UIKit's rules give. Without fonts a
// character is 0.55 em wide and a line 1.193359375 em high.

@Suite("Parts of interfaces as people paste them")
struct PastedInterfaceTests {
  // "Send" of 15 points is 33 by 30 with its room; 390 − 12 − 8 − 33 − 12 are 325 for the text, and 35
  // characters of 8.8 fit into 315 of them.
  @Test(
    "a bar to type into grows with its text, scrolls from 100 points on, and lies on the keyboard",
    arguments: [(5, 36.0, 0.0), (105, 74, 0), (350, 100, 0), (105, 74, 336)])
  func inputBar(letters: Int, height: Double, keyboard: Double) {
    let screen = ChatScreen()
    let window = phone(showing: screen)
    window.layoutEnvironment?.keyboardHeight = CGFloat(keyboard)
    screen.bar.type(String(repeating: "x", count: letters))
    window.layoutIfNeeded()
    let end = keyboard == 0 ? 810 : 844 - keyboard
    let bar = screen.bar
    #expect(bar.textView.isScrollEnabled == (letters == 350))
    #expect(bar.textView.frame == rect(12, 8, 325, height))
    #expect(bar.sendButton.frame == rect(345, height - 22, 33, 30))
    #expect(bar.frame == rect(0, end - height - 16, 390, 844 - (end - height - 16)))
    #expect(screen.list.frame == rect(0, 0, 390, end - height - 16))
  }

  @Test("a bar of a container counts to the safe area of the controller behind it")
  func player() {
    let content = ListScreen()
    let container = PlayerScreen(content)
    let window = phone(showing: container)
    #expect(container.player.frame == rect(0, 746, 390, 64))
    #expect(content.view.frame == rect(0, 0, 390, 844))
    #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 98, right: 0))
    #expect(content.footer.frame.maxY == 746)
    container.isPlaying = false
    window.layoutIfNeeded()
    #expect(content.view.safeAreaInsets.bottom == 34 && content.footer.frame.maxY == 810)
    #expect(container.passes < 12)
  }

  @Test("what casts a shadow is aligned by what casts it, inside and outside")
  func shadow() {
    let (view, button) = (root(300, 200), ShadowButton())
    let (mark, twin) = (UIView(), UIView())
    add(button, twin, to: view)
    add(mark, to: button)
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      button.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
      mark.leadingAnchor.constraint(equalTo: button.leadingAnchor),
      mark.centerYAnchor.constraint(equalTo: button.centerYAnchor),
      mark.widthAnchor.constraint(equalTo: button.widthAnchor, multiplier: 0.5),
      mark.heightAnchor.constraint(equalToConstant: 10),
      twin.topAnchor.constraint(equalTo: button.bottomAnchor),
      twin.leadingAnchor.constraint(equalTo: button.leadingAnchor),
      twin.trailingAnchor.constraint(equalTo: button.trailingAnchor),
      twin.heightAnchor.constraint(equalToConstant: 5),
    ])
    view.layoutIfNeeded()
    #expect(button.frame == rect(96, 18, 108, 48))
    #expect(mark.frame == rect(4, 17, 50, 10))
    #expect(twin.frame == rect(100, 60, 100, 5))
    #expect(button.systemLayoutSizeFitting(.zero) == CGSize(width: 100, height: 40))
  }

  // Five labels of 47 by 21, three to a line of 180: 21 + 8 + 21.
  @Test("a cloud of words wraps by its width, and what is below follows in the same layout")
  func cloud() {
    let (view, cloud, footer) = (root(200, 300), TagCloud(), UIView())
    cloud.tags = ["Swift", "Linux", "macOS", "Cairo", "Pango"]
    add(cloud, footer, to: view)
    NSLayoutConstraint.activate([
      cloud.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
      cloud.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      cloud.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
      footer.topAnchor.constraint(equalTo: cloud.bottomAnchor, constant: 5),
      footer.leadingAnchor.constraint(equalTo: cloud.leadingAnchor),
      footer.heightAnchor.constraint(equalToConstant: 1),
    ])
    view.layoutIfNeeded()
    #expect(cloud.frame == rect(10, 20, 180, 50) && footer.frame.minY == 75)
    #expect(cloud.subviews.map(\.frame.minX) == [0, 55, 110, 0, 55])
    view.frame.size.width = 320
    view.layoutIfNeeded()
    #expect(cloud.frame.height == 21 && footer.frame.minY == 46)
    cloud.tags.append("Auto Layout")
    view.layoutIfNeeded()
    #expect(cloud.frame.height == 50)
  }

  // 390 / 7 is 55.71; edges are rounded to thirds, each for itself.
  @Test("a month in rows of seven days has no gaps, on a screen of three pixels per point")
  func month() throws {
    let view = root()
    var surroundings = LayoutEnvironment()
    surroundings.scale = 3
    view.layoutEnvironment = surroundings
    let weeks = (0..<5).map { week in
      let days = (1...7).map { day in
        let label = UILabel()
        label.text = "\(week * 7 + day)"
        return label
      }
      let row = UIStackView(arrangedSubviews: days)
      row.distribution = .fillEqually
      return row
    }
    let month = UIStackView(arrangedSubviews: weeks)
    (month.axis, month.distribution) = (.vertical, .fillEqually)
    add(month, to: view)
    NSLayoutConstraint.activate([
      month.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      month.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      month.topAnchor.constraint(equalTo: view.topAnchor),
      month.heightAnchor.constraint(equalTo: month.widthAnchor, multiplier: 5.0 / 7),
    ])
    view.layoutIfNeeded()
    let days = weeks[1].arrangedSubviews
    let pixels = days.map { Int(($0.frame.maxX * 3).rounded()) }
    #expect(pixels == [167, 334, 501, 669, 836, 1003, 1170])
    for (day, next) in zip(days, days.dropFirst()) {
      #expect(abs(day.frame.maxX - next.frame.minX) < 1e-9)
    }
    #expect(abs(weeks[4].frame.maxY - month.bounds.height) < 1e-9)
    #expect(Int((month.frame.height * 3).rounded()) == 836)
  }

  @Test("a drawer moves between two heights by springs, and a drag moves it by its constant")
  func drawer() {
    let drawer = DrawerScreen()
    let window = phone(showing: drawer)
    #expect(drawer.sheet.frame == rect(0, 730, 390, 114) && drawer.ended == 0)
    drawer.move(to: .expanded)
    #expect(drawer.sheet.frame == rect(0, 87, 390, 757))
    #expect(drawer.ended == 1 && drawer.dimming.alpha == 0.5)
    #expect(drawer.sheet.layer.maskedCorners.contains(.layerMinXMinYCorner))
    drawer.drag(by: 100)
    #expect(drawer.sheet.frame.minY == 187)
    drawer.move(to: .collapsed)
    #expect(drawer.sheet.frame.minY == 730 && window.layoutConflicts.isEmpty)
  }

  @Test("from right to left rows turn round, but for what plays")
  func rightToLeft() {
    let view = root(300, 100)
    var surroundings = LayoutEnvironment()
    surroundings.direction = .rightToLeft
    view.layoutEnvironment = surroundings
    func row(_ attribute: UISemanticContentAttribute) -> UIStackView {
      let row = UIStackView(
        arrangedSubviews: (0..<3).map { _ in
          let box = UIView()
          box.widthAnchor.constraint(equalToConstant: 40).isActive = true
          box.heightAnchor.constraint(equalToConstant: 20).isActive = true
          return box
        })
      row.spacing = 10
      row.semanticContentAttribute = attribute
      return row
    }
    let (words, player) = (row(.unspecified), row(.playback))
    let badge = UILabel()
    badge.text = "12"
    add(words, player, badge, to: view)
    NSLayoutConstraint.activate([
      words.topAnchor.constraint(equalTo: view.topAnchor),
      words.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      player.topAnchor.constraint(equalTo: words.bottomAnchor),
      player.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      badge.topAnchor.constraint(equalTo: view.topAnchor),
      badge.leadingAnchor.constraint(equalTo: words.trailingAnchor, constant: 8),
    ])
    view.layoutIfNeeded()
    #expect(words.frame.maxX == 284 && words.arrangedSubviews.map(\.frame.minX) == [100, 50, 0])
    #expect(player.frame.minX == 80 && player.arrangedSubviews.map(\.frame.minX) == [0, 50, 100])
    #expect(badge.frame.maxX == 136)
    #expect(view.traitCollection.layoutDirection == .rightToLeft)
    let arrow = UIImage(systemName: "arrow")?.imageFlippedForRightToLeftLayoutDirection()
    #expect(arrow?.flipsForRightToLeftLayoutDirection == true)
  }

  @Test("text grows with its category as far as a view lets it")
  func largeText() {
    let view = root(300, 400)
    var surroundings = LayoutEnvironment()
    surroundings.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    view.layoutEnvironment = surroundings
    let (free, bar, bounded) = (UILabel(), UIView(), UILabel())
    for label in [free, bounded] {
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.text = "x"
    }
    bar.maximumContentSizeCategory = .extraExtraLarge
    add(free, bar, to: view)
    add(bounded, to: bar)
    view.layoutIfNeeded()
    // 53 and 21 points: 63.2 and 25.1.
    #expect(free.frame.height == 64 && bounded.frame.height == 26)
    #expect(bounded.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
    bounded.minimumContentSizeCategory = .accessibilityMedium
    view.layoutIfNeeded()
    // 28 points: 33.4.
    #expect(bounded.frame.height == 34)
    let metrics = UIFontMetrics(forTextStyle: .body)
    let fitted = metrics.scaledFont(
      for: .systemFont(ofSize: 20), maximumPointSize: 30, compatibleWith: view.traitCollection)
    #expect(fitted.pointSize == 30)
    #expect(metrics.scaledFont(for: .systemFont(ofSize: 20), maximumPointSize: 30).pointSize == 20)
  }
}
