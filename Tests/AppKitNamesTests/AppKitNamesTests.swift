import AppKitNames
import Foundation
import Testing

@Suite("AppKit names")
struct AppKitNamesTests {
  @Test("a guide between two views, with AppKit's names for what it takes")
  func guides() {
    let view = NSView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let (first, second) = (NSView(), NSView())
    for subview in [first, second] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let space = NSLayoutGuide()
    space.identifier = NSUserInterfaceItemIdentifier("space")
    view.addLayoutGuide(space)
    let width = first.widthAnchor.constraint(equalToConstant: 1000)
    width.priority = NSLayoutConstraint.Priority.windowSizeStayPut
    NSLayoutConstraint.activate([
      width,
      first.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      first.trailingAnchor.constraint(equalTo: space.leadingAnchor),
      space.widthAnchor.constraint(equalToConstant: 20),
      second.leadingAnchor.constraint(equalTo: space.trailingAnchor),
      second.widthAnchor.constraint(greaterThanOrEqualToConstant: 50),
      second.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    view.needsLayout = true
    view.layoutSubtreeIfNeeded()
    #expect(!view.needsLayout)
    #expect(space.frame == CGRect(x: 230, y: 0, width: 20, height: 0))
    #expect(space.owningView == view)
    #expect(view.userInterfaceLayoutDirection == .leftToRight)
    #expect(
      second.contentHuggingPriority(for: NSLayoutConstraint.Orientation.vertical) == .defaultLow)
  }

  @Test("the fitting size is the smallest that fits")
  func fittingSize() {
    let view = NSView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let stack = NSStackView(arrangedSubviews: [
      NSImageView(image: NSImage(size: CGSize(width: 9, height: 9)))
    ])
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|-5-[stack]-5-|", options: [], metrics: nil, views: ["stack": stack]))
    #expect(stack.fittingSize == CGSize(width: 9, height: 9))
    #expect(view.fittingSize.width == 19)
    #expect(view.frame.width == 300)
  }

  @Test("priorities have AppKit's numbers")
  func priorities() {
    typealias Priority = NSLayoutConstraint.Priority
    let numbers = [
      Priority.required, .defaultHigh, .dragThatCanResizeWindow, .windowSizeStayPut,
      .dragThatCannotResizeWindow, .defaultLow, .fittingSizeCompression,
    ].map(\.rawValue)
    #expect(numbers == [1000, 750, 510, 500, 490, 250, 50])
  }
}
