import Foundation
import Testing
import UIKitNames

/// A class with members of UIKit's that it declares again, as the porter writes them.
private final class Page: UIScrollView, UIGestureRecognizerDelegate {
  var scrollsToTop: Bool {
    get { !super.scrollsToTop }
    set { super.scrollsToTop = newValue }
  }
  var isOpaque: Bool {
    get { super.isOpaque }
    set {
      super.isOpaque = newValue
      changes += 1
    }
  }
  var accessibilityCustomActions: [UIAccessibilityCustomAction]? { nil }
  var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(input: "n", modifierFlags: .command, action: nil)]
  }
  var changes = 0

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) { nil }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
  func isEqual(_ object: Any?) -> Bool { super.isEqual(object) || object is String }
}

private final class Screen: UIViewController {
  var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? { nil }
  override var hidesBottomBarWhenPushed: Bool {
    get { true }
    set {}
  }
  func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
  func showDetailViewController(_ vc: UIViewController, sender: Any?) { title = "detail" }
}

private final class Cell: UITableViewCell {
  override var reuseIdentifier: String? { "own" }
}

@Suite("Members that subclasses declare again")
struct RedeclaredMemberTests {
  @Test("are those of the subclass, with UIKit's as super's")
  func views() {
    let page = Page(frame: .zero)
    #expect(!page.scrollsToTop && (page as UIScrollView).scrollsToTop)
    page.scrollsToTop = false
    #expect(page.scrollsToTop && !(page as UIScrollView).scrollsToTop)
    page.isOpaque = true
    #expect(page.changes == 1)
    #expect(page.keyCommands?.first?.input == "n" && (page as UIView).keyCommands == nil)
    #expect(page.isEqual("page") && page.isEqual(page) && !(page as UIView).isEqual("page"))
    #expect(!page.gestureRecognizerShouldBegin(UITapGestureRecognizer()))
  }

  @Test("are there for controllers and cells")
  func controllers() {
    let screen = Screen()
    screen.showDetailViewController(UIViewController(), sender: nil)
    screen.didReceiveMemoryWarning()
    #expect(screen.title == "detail" && screen.hidesBottomBarWhenPushed)
    #expect(screen.storyboard == nil && screen.responds(to: "tap:"))
    #expect(Cell(style: .default, reuseIdentifier: "given").reuseIdentifier == "own")
    #expect(UITableViewCell(style: .default, reuseIdentifier: "given").reuseIdentifier == "given")
  }

  @Test("delegates of tables have the requirements of tables")
  func delegates() {
    final class Rows: UITableViewController {}
    let rows = Rows()
    rows.tableView.delegate = rows
    #expect(rows.tableView.delegate?.tableView(rows.tableView, viewForHeaderInSection: 0) == nil)
    #expect(rows.tableView.delegate?.scrollViewShouldScrollToTop(rows.tableView) == true)
    #expect((rows.tableView as UIScrollView).delegate === rows)
  }

  @Test("initializers of navigation controllers, pictures and refreshing are overridden")
  func initializers() {
    final class Navigation: UINavigationController {
      override init(rootViewController: UIViewController) {
        super.init(rootViewController: rootViewController)
        title = "own"
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Picture: UIImageView {
      override init(image: UIImage?) {
        super.init(image: image)
        tag = 3
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Refreshing: UIRefreshControl {
      override init() {
        super.init()
        tag = 4
      }
      required init?(coder: NSCoder) { nil }
    }
    let navigation = Navigation(rootViewController: UIViewController())
    #expect(navigation.title == "own" && navigation.viewControllers.count == 1)
    #expect(Picture(image: nil).tag == 3)
    #expect(Refreshing().tag == 4 && Refreshing().frame.height == UIRefreshControl().frame.height)
  }
}
