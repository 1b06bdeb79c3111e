import AutoLayout
import Testing
import UIKitNames

@Suite("Guides that views have, read for the first time")
struct FirstReadTests {
  @Test("are where the insets are, in the layout that is under way")
  func duringLayout() {
    let controller = Reader()
    let window = phone(showing: controller)
    #expect(
      controller.inLayout == [
        rect(0, 47, 390, 763), rect(16, 47, 358, 763), rect(16, 47, 358, 763),
        rect(0, 810, 390, 34),
      ])
    #expect(controller.inLayout == frames(of: controller.view))
    controller.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(controller.inLayout == frames(of: controller.view))
    #expect(controller.inner.inLayout == frames(of: controller.inner))
    #expect(controller.inner.inLayout.first == rect(0, 27, 100, 73))
  }

  @Test("are where the insets are before a layout and after it")
  func outsideOfLayout() {
    let view = UIView(frame: rect(0, 0, 100, 50))
    #expect(view.layoutMarginsGuide.layoutFrame == rect(8, 8, 84, 34))
    let wide = UIView(frame: rect(0, 0, 1000, 50))
    wide.layoutIfNeeded()
    let readable = wide.readableContentGuide.layoutFrame
    wide.layoutIfNeeded()
    #expect(wide.readableContentGuide.layoutFrame == readable && readable.minX > 8)
  }

  @Test("count from where a view is scrolled to")
  func scrolled() {
    let view = UIView(frame: rect(0, 0, 100, 50))
    view.bounds.origin = CGPoint(x: 5, y: 6)
    #expect(view.layoutMarginsGuide.layoutFrame == rect(13, 14, 84, 34))
  }
}

private func frames(of view: UIView) -> [CGRect] {
  [
    view.safeAreaLayoutGuide, view.layoutMarginsGuide, view.readableContentGuide,
    view.keyboardLayoutGuide,
  ].map(\.layoutFrame)
}

private final class Reader: UIViewController {
  let inner = ReadingView(frame: rect(0, 20, 100, 100))
  var inLayout: [CGRect] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(inner)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    inLayout = frames(of: view)
  }
}

private final class ReadingView: UIView {
  var inLayout: [CGRect] = []

  override func layoutSubviews() {
    super.layoutSubviews()
    inLayout = frames(of: self)
  }
}
