import AutoLayout
import Testing
import UIKitNames

@Suite("Insets of scroll views")
struct ScrollViewInsetTests {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  let scroll = InsetRecorder()
  let content = UIView()

  init() {
    var surroundings = LayoutEnvironment()
    surroundings.safeAreaInsets = UIEdgeInsets(top: 47, left: 10, bottom: 34, right: 0)
    view.layoutEnvironment = surroundings
    scroll.frame = view.bounds
    view.addSubview(scroll)
    content.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(content)
    NSLayoutConstraint.activate(
      ["H:|[content(==width)]|", "V:|[content(==height)]|"].flatMap { format in
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: [], metrics: ["width": 300, "height": 1000],
          views: ["content": content])
      })
  }

  @Test("the safe area is added on axes that scroll, and content rests below it")
  func automatic() {
    view.layoutIfNeeded()
    #expect(
      scroll.adjustedContentInset == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(scroll.contentOffset == CGPoint(x: 0, y: -47))
    #expect(scroll.contentOffset.x.sign == .plus)
    #expect(content.frame == CGRect(x: 0, y: 0, width: 300, height: 1000))
    #expect(content.convert(CGPoint.zero, to: view) == CGPoint(x: 0, y: 47))
    #expect(scroll.frameLayoutGuide.layoutFrame == CGRect(x: 0, y: -47, width: 300, height: 400))
    #expect(scroll.contentLayoutGuide.layoutFrame.origin == .zero)
    #expect(scroll.changes == 1)
  }

  @Test(
    "the behaviour chooses the axes",
    arguments: [
      (UIScrollView.ContentInsetAdjustmentBehavior.automatic, 47.0, 0.0),
      (.scrollableAxes, 47, 0), (.never, 0, 0), (.always, 47, 10),
    ])
  func behaviour(
    behaviour: UIScrollView.ContentInsetAdjustmentBehavior, top: Double, left: Double
  ) {
    scroll.contentInsetAdjustmentBehavior = behaviour
    view.layoutIfNeeded()
    #expect(scroll.adjustedContentInset.top == CGFloat(top))
    #expect(scroll.adjustedContentInset.left == CGFloat(left))
  }

  @Test("content that does not scroll is left alone, unless it bounces")
  func small() {
    content.constraints.first { $0.firstAttribute == .height }?.constant = 100
    view.layoutIfNeeded()
    #expect(scroll.adjustedContentInset == .zero)
    #expect(scroll.contentOffset == .zero)
    scroll.alwaysBounceVertical = true
    view.layoutIfNeeded()
    #expect(scroll.adjustedContentInset.top == 47)
  }

  @Test("tables bounce, so that their first row is below what covers them")
  func tables() {
    let table = UITableView(frame: view.bounds)
    view.addSubview(table)
    view.layoutIfNeeded()
    #expect(table.adjustedContentInset.top == 47)
    #expect(table.contentOffset == CGPoint(x: 0, y: -47))
  }

  @Test("its own insets come on top, and move neither the content's guide nor what is tied to it")
  func own() {
    scroll.contentInset = UIEdgeInsets(top: 20, left: 5, bottom: 0, right: 0)
    view.layoutIfNeeded()
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 67, left: 5, bottom: 34, right: 0))
    #expect(scroll.contentOffset == CGPoint(x: -5, y: -67))
    #expect(content.frame.origin == .zero)
    #expect(scroll.contentSize == CGSize(width: 300, height: 1000))
  }

  @Test("content that was scrolled stays where it was put")
  func scrolled() {
    scroll.contentOffset = CGPoint(x: 0, y: 120)
    scroll.contentInset.top = 30
    view.layoutIfNeeded()
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 120))
    #expect(scroll.adjustedContentInset.top == 77)
    #expect(content.convert(CGPoint.zero, to: view).y == -120)
  }
}

final class InsetRecorder: UIScrollView {
  var changes = 0

  override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    changes += 1
  }
}
