import AutoLayout
import Foundation
import LayoutDocuments
import Testing

@testable import SwiftScenes

@Suite("Lists in Swift files")
struct ListTests {
  /// The helpers of many programs, which register a class that only the caller knows.
  private static let helpers = """
    protocol Reusable: AnyObject {}
    extension Reusable { static var id: String { String(describing: self) } }
    extension UICollectionReusableView: Reusable {}
    extension UITableViewCell: Reusable {}
    extension UITableViewHeaderFooterView: Reusable {}
    extension UICollectionView {
      func add<T: UICollectionViewCell>(_ type: T.Type) {
        register(type, forCellWithReuseIdentifier: T.id)
      }
      func addHeader<T: UICollectionReusableView>(_ type: T.Type) {
        register(
          T.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
          withReuseIdentifier: T.id)
      }
    }
    extension UITableView {
      func add<T: UITableViewCell>(_: T.Type) { register(T.self, forCellReuseIdentifier: T.id) }
      func addHeader<T: UITableViewHeaderFooterView>(_: T.Type) {
        register(T.self, forHeaderFooterViewReuseIdentifier: T.id)
      }
    }
    """

  private func names(_ files: [String: String], _ scene: String) throws -> [String] {
    let code = try PersonsCode(files.merging(["Helpers.swift": Self.helpers]) { $1 })
    let layout = try code.layout(scene, on: Canvas(width: 390, height: 844))
    return layout.document.items.compactMap(\.viewClass?.name)
  }

  @Test("name cells by their rows, and their parts by the properties that hold them")
  func partNames() throws {
    let code = try PersonsCode([
      "List.swift": """
      class Own: UITableViewCell {
        let badge = UIView()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          contentView.addSubview(badge)
          badge.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            badge.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            badge.topAnchor.constraint(equalTo: contentView.topAnchor),
            badge.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            badge.widthAnchor.constraint(equalToConstant: 20),
          ])
        }
        required init?(coder: NSCoder) { nil }
      }
      class List: UITableViewController {
        override func numberOfSections(in tableView: UITableView) -> Int { 2 }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 - section }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
          section == 1 ? "More" : nil
        }
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          if path.section == 1 { return Own(style: .default, reuseIdentifier: nil) }
          let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
          guard path.row == 0 else {
            var content = UIListContentConfiguration.cell()
            content.text = "Text"
            cell.contentConfiguration = content
            return cell
          }
          cell.textLabel?.text = "Title"
          cell.detailTextLabel?.text = "Subtitle"
          cell.imageView?.image = UIImage(systemName: "star")
          return cell
        }
      }
      """
    ])
    let canvas = Canvas(width: 390, height: 844)
    let layout = try code.layout("List", on: canvas)
    let names = Set(layout.document.items.compactMap(\.name))
    let parts: Set = [
      "cell-1-of-section-1", "cell-2-of-section-1", "cell-1-of-section-2", "header-2",
      "contentView",
      "textLabel", "detailTextLabel", "imageView", "text", "badge",
    ]
    #expect(parts.isSubset(of: names), "\(names)")
    let root = layout.makeView(on: canvas, measureText: fixedTextMeasure)
    let tree = layout.solvedTree(of: root, on: canvas)
    #expect(tree.itemsPlacedByCode.isEmpty)
    #expect(tree.items.first { $0.identifier == "badge" }?.frame.minX == 16)
  }

  /// A collection of two cells below a header.
  private static func grid(cell: String, header: String = "Header") -> String {
    """
    class Grid: UICollectionViewController {
      init() {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize.height = 30
        super.init(collectionViewLayout: layout)
      }
      required init?(coder: NSCoder) { nil }
      override func viewDidLoad() {
        collectionView.add(\(cell).self)
        collectionView.addHeader(\(header).self)
      }
      override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 2 }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let id = \(cell).id
        return collectionView.dequeueReusableCell(withReuseIdentifier: id, for: indexPath)
          as! \(cell)
      }
      override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
      ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: \(header).id, for: indexPath) as! \(header)
      }
      private final class Inner: UICollectionViewCell {
        private var hidden: Hidden?
        private struct Hidden {}
      }
      struct Names { fileprivate class Deep: Plain {} }
    }
    class Plain: UICollectionViewCell {}
    fileprivate final class Local: Plain {}
    open class Box<Content>: UICollectionViewCell { var content: Content? }
    public final class Header: UICollectionReusableView {}
    class Needy: UICollectionViewCell {
      init(name: String) { super.init(frame: .zero) }
      @available(*, unavailable) override init(frame: CGRect) { super.init(frame: frame) }
      required init?(coder: NSCoder) { nil }
    }
    class Heir: Plain {
      override init(frame: CGRect) { super.init(frame: frame) }
      required init?(coder: NSCoder) { nil }
    }
    """
  }

  @Test(
    "have cells of classes that generic helpers register",
    arguments: ["Plain", "Local", "Inner", "Names.Deep", "Heir"])
  func collections(cell: String) throws {
    let found = try names(["Grid.swift": Self.grid(cell: cell)], "Grid")
    let name = cell.split(separator: ".").last.map(String.init) ?? cell
    #expect(found.filter { $0 == name }.count == 2)
    #expect(found.contains("Header"))
  }

  @Test("have cells of generic classes")
  func generic() throws {
    let found = try names(["Grid.swift": Self.grid(cell: "Box<Int>")], "Grid")
    #expect(found.filter { $0.hasPrefix("Box") }.count == 2)
  }

  @Test("name a class that they can't make")
  func unmade() throws {
    let code = try PersonsCode([
      "Helpers.swift": Self.helpers, "Grid.swift": Self.grid(cell: "Needy"),
    ])
    #expect(try code.failure("Grid").contains("a list can't make Needy, which is registered"))
  }

  @Test("have registrations of generic functions")
  func registrations() throws {
    let code = """
      class Bare: UICollectionViewCell {}
      class Page: UIViewController {
        var source: UICollectionViewDiffableDataSource<Int, Int>!
        func makeSource<Cell: UICollectionViewCell>(
          _ view: UICollectionView, _ type: Cell.Type
        ) -> UICollectionViewDiffableDataSource<Int, Int> {
          let cells = UICollectionView.CellRegistration<Cell, Int> { _, _, _ in }
          return .init(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
          }
        }
        override func viewDidLoad() {
          let list = UICollectionView(
            frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
          view.addSubview(list)
          source = makeSource(list, Bare.self)
          var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
          snapshot.appendSections([0])
          snapshot.appendItems([1, 2, 3])
          source.apply(snapshot)
        }
      }
      """
    #expect(try names(["Page.swift": code], "Page").filter { $0 == "Bare" }.count == 3)
  }

  @Test("of tables have cells and headers of classes that generic helpers register")
  func tables() throws {
    let code = """
      class Rows: UITableViewController {
        private class Row: UITableViewCell {}
        final class Head: UITableViewHeaderFooterView {
          override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
          required init?(coder: NSCoder) { nil }
        }
        override func viewDidLoad() {
          tableView.add(Row.self)
          tableView.addHeader(Head.self)
        }
        override func tableView(
          _ tableView: UITableView, numberOfRowsInSection section: Int
        ) -> Int { 2 }
        override func tableView(
          _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: Row.id, for: indexPath) as! Row
          precondition(cell.reuseIdentifier == Row.id)
          return cell
        }
        override func tableView(
          _ tableView: UITableView, viewForHeaderInSection section: Int
        ) -> UIView? { tableView.dequeueReusableHeaderFooterView(withIdentifier: Head.id) as! Head }
      }
      """
    let found = try names(["Rows.swift": code], "Rows")
    #expect(found.filter { $0 == "Row" }.count == 2 && found.contains("Head"))
  }
}
