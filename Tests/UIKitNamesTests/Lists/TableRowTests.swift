import AutoLayout
import Foundation
import Testing
import UIKitNames

@Suite("Rows of tables")
struct TableRowTests {
  /// Rows with names, in sections with titles.
  private final class Names: UITableViewDataSource, UITableViewDelegate {
    var sections: [(title: String?, names: [String])]
    var asked: [IndexPath] = []
    var height: CGFloat = UITableView.automaticDimension
    var footer: String?

    init(_ sections: [(String?, [String])]) { self.sections = sections }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].names.count
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      sections[section].title
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      footer
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      height
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      asked.append(indexPath)
      let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
      (cell as? NameCell)?.name.text = sections[indexPath.section].names[indexPath.row]
      return cell
    }
  }

  /// A cell that its constraints make 12 points higher than its label.
  private final class NameCell: UITableViewCell {
    let name = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      name.translatesAutoresizingMaskIntoConstraints = false
      name.numberOfLines = 0
      contentView.addSubview(name)
      NSLayoutConstraint.activate([
        name.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
        name.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
        name.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        name.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private func table(_ names: Names, _ style: UITableView.Style = .plain) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 120), style: style)
    table.register(NameCell.init(style:reuseIdentifier:), forCellReuseIdentifier: "name")
    table.dataSource = names
    table.delegate = names
    table.layoutIfNeeded()
    return table
  }

  @Test("are as high as their cells want, and asked for as far as the bounds reach")
  func selfSizing() throws {
    let names = Names([(nil, (0..<100).map { "Row \($0)" })])
    let table = table(names)
    // A line is 21 points high, and 120 points hold 3.6 rows of 33.
    #expect(table.visibleCells.map(\.frame.minY) == [0, 33, 66, 99])
    #expect(table.visibleCells.allSatisfy { $0.frame.size == CGSize(width: 320, height: 33) })
    #expect(names.asked.map(\.row) == [0, 1, 2, 3])
    // The other 96 rows are estimated.
    #expect(table.contentSize == CGSize(width: 320, height: 4 * 33 + 96 * 44))
    let second = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)) as? NameCell)
    #expect(second.name.text == "Row 1" && table.indexPath(for: second)?.row == 1)
    #expect(second.name.frame == CGRect(x: 16, y: 6, width: 288, height: 21))
  }

  @Test("come and go as the content moves")
  func scrolling() {
    let names = Names([(nil, (0..<10).map { "Row \($0)" })])
    let table = table(names)
    table.contentOffset.y = 50
    table.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows?.map(\.row) == [1, 2, 3, 4, 5])
    #expect(table.subviews.filter { $0 is UITableViewCell }.count == 5)
  }

  @Test("have stated heights, headers with titles, and are asked for anew")
  func sections() {
    let names = Names([("First", ["a", "b"]), ("Second", ["c"])])
    names.height = 20
    let table = table(names)
    #expect(table.visibleCells.map(\.frame.minY) == [28, 48, 96])
    #expect(table.headerView(forSection: 1)?.frame == CGRect(x: 0, y: 68, width: 320, height: 28))
    #expect(table.headerView(forSection: 1)?.textLabel?.text == "Second")
    #expect(table.contentSize.height == 116)
    names.sections = [(nil, ["z"])]
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.minY) == [0])
    #expect(table.headerView(forSection: 0) == nil && table.numberOfSections == 1)
  }

  @Test("the header of a plain table's section stays at the top while its rows do")
  func keptHeaders() {
    let names = Names([("First", ["a", "b", "c"]), ("Second", (0..<9).map { "\($0)" })])
    names.height = 20
    let table = table(names)
    table.contentOffset.y = 10
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.minY == 10)
    // The section ends at 88.
    table.contentOffset.y = 70
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.minY == 60)
    #expect(table.headerView(forSection: 1)?.frame.minY == 88)
  }

  @Test("of inset groups have the corners of their group, and lines but for the last")
  func groups() throws {
    let names = Names([(nil, ["a", "b", "c"])])
    names.height = 20
    let table = table(names, .insetGrouped)
    let cells = table.visibleCells
    #expect(
      cells.map(\.frame) == [35, 55, 75].map { CGRect(x: 16, y: $0, width: 288, height: 20) })
    let upper: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let lower: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    #expect(cells.map(\.layer.maskedCorners) == [upper, [], lower])
    #expect(cells.map(\.layer.cornerRadius) == [10, 0, 10])
  }

  @Test("have titles in capital letters above groups up to iOS 18, and footers of several lines")
  func titles() throws {
    let names = Names([("First", ["a"])])
    names.footer = String(repeating: "words ", count: 20)
    let grouped = table(names, .grouped)
    #expect(grouped.headerView(forSection: 0)?.textLabel?.text == "FIRST")
    let footer = try #require(grouped.footerView(forSection: 0))
    #expect(
      footer.textLabel?.font.pointSize == 13 && footer.textLabel?.textColor == .secondaryLabel)
    // Three lines of 16 points.
    #expect(footer.textLabel?.frame.height ?? 0 > 45 && footer.frame.height > 45)
    #expect(footer.textLabel.map { $0.frame.maxY <= footer.bounds.height } == true)
    let plain = table(names)
    #expect(plain.headerView(forSection: 0)?.textLabel?.text == "First")
    #expect(plain.footerView(forSection: 0)?.textLabel?.font.pointSize == 13)
    let new = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 120), style: .grouped)
    new.layoutEnvironment = LayoutEnvironment(
      profile: try #require(PlatformProfile.named("iOS-26")))
    new.register(NameCell.init(style:reuseIdentifier:), forCellReuseIdentifier: "name")
    new.dataSource = names
    new.layoutIfNeeded()
    #expect(new.headerView(forSection: 0)?.textLabel?.text == "First")
  }

  @Test("have lines that begin below their texts")
  func separators() throws {
    final class Pictures: UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        if indexPath.row == 1 { cell.imageView?.image = UIImage(systemName: "bell") }
        cell.textLabel?.text = "Text"
        if indexPath.row == 2 {
          var content = UIListContentConfiguration.cell()
          content.text = "Text"
          content.image = UIImage(systemName: "bell")
          cell.contentConfiguration = content
        }
        return cell
      }
    }
    let source = Pictures()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    table.dataSource = source
    table.layoutIfNeeded()
    let cells = table.visibleCells
    #expect(cells[0].rowLook?.separator?.left == 16)
    #expect(cells[1].rowLook?.separator?.left == cells[1].textLabel?.frame.minX)
    #expect(cells[2].rowLook?.separator?.left == 56)
  }

  @Test("are not asked for while a class is registered that can't be made")
  func classes() {
    let names = Names([(nil, ["a"])])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 120))
    table.register(NameCell.self, forCellReuseIdentifier: "name")
    table.dataSource = names
    table.layoutIfNeeded()
    #expect(table.visibleCells.isEmpty && names.asked.isEmpty)
  }
}
