import Testing
import UIKitNames

@Suite("Refresh controls")
struct UIRefreshControlTests {
  @Test("they lie above the content, hidden until they refresh")
  func places() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let control = UIRefreshControl()
    #expect(control.frame == CGRect(x: 0, y: 0, width: 0, height: 60) && control.isHidden)
    table.refreshControl = control
    table.layoutIfNeeded()
    #expect(control.frame == CGRect(x: 0, y: -60, width: 320, height: 60) && control.isHidden)
    #expect(table.adjustedContentInset.top == 0 && table.contentOffset == .zero)
    control.beginRefreshing()
    control.beginRefreshing()
    table.layoutIfNeeded()
    #expect(control.isRefreshing && !control.isHidden)
    #expect(table.adjustedContentInset.top == 60 && table.contentOffset.y == -60)
    control.endRefreshing()
    table.layoutIfNeeded()
    #expect(!control.isRefreshing && control.isHidden && table.contentOffset.y == 0)
    table.frame.size.width = 400
    table.layoutIfNeeded()
    #expect(control.frame.width == 400)
  }

  @Test("a table view controller's is its table's")
  func controller() {
    let controller = UITableViewController(style: .plain)
    let control = UIRefreshControl()
    controller.refreshControl = control
    #expect(controller.tableView.refreshControl === control)
    #expect(controller.refreshControl === control)
  }

  @Test("one in the place of another takes its inset along")
  func replacement() {
    let table = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.contentInset.top = 5
    let (first, second) = (UIRefreshControl(), UIRefreshControl())
    table.refreshControl = first
    first.beginRefreshing()
    #expect(table.contentInset.top == 65)
    table.refreshControl = second
    #expect(table.contentInset.top == 5 && first.superview == nil && second.superview === table)
    table.refreshControl = nil
    #expect(second.superview == nil && table.refreshControl == nil)
    second.beginRefreshing()
    table.refreshControl = second
    #expect(table.contentInset.top == 65)
  }
}
