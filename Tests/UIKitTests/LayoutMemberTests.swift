import Testing
import UIKit

@Suite("Members that layout code reads and sets around views")
struct LayoutMemberTests {
  @Test("rectangles, points and sizes compare by equalTo")
  func geometry() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(rect.equalTo(CGRect(x: 4, y: 6, width: -3, height: -4)))
    #expect(!rect.equalTo(rect.insetBy(dx: 1, dy: 0)))
    #expect(rect.origin.equalTo(CGPoint(x: 1, y: 2)) && !rect.origin.equalTo(.zero))
    #expect(rect.size.equalTo(CGSize(width: 3, height: 4)) && !rect.size.equalTo(.zero))
    #expect(UIOffset(horizontal: 1, vertical: 2) != .zero && UIOffset().vertical == 0)
  }

  @Test("descriptors make bold fonts and fonts of other sizes")
  func descriptors() throws {
    let body = UIFont.preferredFont(forTextStyle: .body)
    let bold = try #require(body.fontDescriptor.withSymbolicTraits(.traitBold))
    let font = UIFont(descriptor: bold, size: 0)
    #expect(font.pointSize == body.pointSize && font.weight == .semibold)
    #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold))
    let both = try #require(bold.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(UIFont(descriptor: both, size: 20) == .boldSystemFont(ofSize: 20))
    let plain = try #require(both.withSymbolicTraits(.traitItalic))
    #expect(UIFont(descriptor: plain, size: 0).weight == .regular)
    let black = UIFont.systemFont(ofSize: 12, weight: .bold).fontDescriptor
    #expect(
      UIFont(descriptor: black.withSize(30), size: 0) == .systemFont(ofSize: 30, weight: .bold))
    let title = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title1)
    #expect(title.pointSize == UIFont.preferredFont(forTextStyle: .title1).pointSize)
  }

  @Test("a bold font of a text style still follows the size of text")
  func styledDescriptors() throws {
    let label = UILabel()
    label.text = "Title"
    label.adjustsFontForContentSizeCategory = true
    let style = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
    label.font = UIFont(descriptor: try #require(style.withSymbolicTraits(.traitBold)), size: 0)
    let height = label.intrinsicContentSize.height
    label.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    #expect(label.intrinsicContentSize.height > height)
  }

  @Test("the top item of a navigation bar is the item of the controller on top")
  func topItems() {
    let (root, detail) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: root)
    #expect(navigation.navigationBar.topItem === root.navigationItem)
    navigation.pushViewController(detail, animated: false)
    #expect(navigation.navigationBar.topItem === detail.navigationItem)
    #expect(navigation.navigationBar.items?.count == 2)
    let (bar, item) = (UINavigationBar(), UINavigationItem())
    #expect(bar.topItem == nil)
    bar.setItems([item], animated: false)
    #expect(bar.topItem === item)
  }

  @Test("tables are edited, and items have search controllers")
  func editing() {
    let table = UITableView()
    table.setEditing(true, animated: true)
    #expect(table.isEditing)
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.placeholder = "Name"
    let controller = UIViewController()
    controller.navigationItem.searchController = search
    #expect(controller.navigationItem.searchController?.searchBar.placeholder == "Name")
  }
}
