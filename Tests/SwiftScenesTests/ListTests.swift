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
