import Testing

@Suite("Members that subclasses declare again")
struct RedeclarationsTests {
  @Test("lose 'override' in the first class that declares them")
  func first() {
    let source = """
      import UIKit
      class A: UITextView {
        override var scrollsToTop: Bool { false }
        override var contentOffset: CGPoint { didSet {} }
        override func awakeFromNib() {}
      }
      class B: A {
        override var scrollsToTop: Bool { true }
        override var isOpaque: Bool { didSet {} }
      }
      extension B {
        override func gestureRecognizerShouldBegin(_ g: UIGestureRecognizer) -> Bool { true }
      }

      """
    let text = ported(source)
    #expect(text.contains("  var scrollsToTop: Bool { false }"))
    #expect(text.contains("  override var contentOffset"))
    #expect(text.contains("  override func awakeFromNib"))
    #expect(text.contains("  override var scrollsToTop: Bool { true }"))
    #expect(
      text.contains(
        "  var isOpaque: Bool { get { super.isOpaque } set { let oldValue = super.isOpaque; _ = oldValue; "
          + "super.isOpaque = newValue; } }"))
    #expect(text.contains("  func gestureRecognizerShouldBegin("))
  }

  @Test("go on to the superclass in place of observers")
  func observers() {
    let source = """
      import UIKit
      class A: UIScrollView {
        override var bounces: Bool {
          willSet(new) { note(new) }
        }
        override var isOpaque: Bool {
          didSet(old) {
            note(old)
          }
        }
        override var scrollsToTop: Bool { willSet { } didSet { } }
      }

      """
    let text = ported(source)
    #expect(
      text.contains(
        """
          var bounces: Bool {
            get { super.bounces } set { let new = newValue;  note(new) ; super.bounces = newValue }
          }
          var isOpaque: Bool {
            get { super.isOpaque } set { let old = super.isOpaque; _ = old; super.isOpaque = newValue; 
              note(old)
            }
          }
          override var scrollsToTop
        """))
  }

  @Test("are those of UIKit's classes alone")
  func others() {
    let source = """
      import UIKit
      class A: Base {
        override var scrollsToTop: Bool { false }
      }
      class B: UIView {
        override var scrollsToTop: Bool { false }
      }

      """
    #expect(!ported(source).contains("  var scrollsToTop"))
  }

  @Test("are optional requirements of the protocols of a class")
  func requirements() {
    let source = """
      import UIKit
      class A: UITableViewController {
        override func tableView(_ t: UITableView, canEditRowAt path: IndexPath) -> Bool { true }
        override func tableView(_ t: UITableView, heightForRowAt path: IndexPath) -> CGFloat { 1 }
      }

      """
    let text = ported(source)
    #expect(text.contains("  func tableView(_ t: UITableView, canEditRowAt"))
    #expect(text.contains("  override func tableView(_ t: UITableView, heightForRowAt"))
  }
}
