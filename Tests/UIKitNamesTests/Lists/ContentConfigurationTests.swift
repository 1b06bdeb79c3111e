import Testing
import UIKitNames

// Without fonts "Title" is 47 by 21 in a font of 17, "Detail" 57 by 21, and 40 by 15 in one of 12.

@Suite("What content configurations show")
struct ContentConfigurationTests {
  private let cell = UITableViewCell(style: .default, reuseIdentifier: nil)

  private func height(_ cell: UIView, width: CGFloat = 320) -> CGFloat {
    cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  private func label(_ text: String) -> CGRect? {
    cell.contentView.subviews.compactMap { $0 as? UILabel }.first { $0.text == text }?.frame
  }

  @Test("a list's content lies in the margins, in the middle, and the cell is as high as it needs")
  func list() {
    var content = cell.defaultContentConfiguration()
    content.text = "Title"
    cell.contentConfiguration = content
    #expect(cell.textLabel == nil && height(cell) == 44)
    cell.layoutIfNeeded()
    // (44 − 21) / 2 is 11.5.
    #expect(label("Title") == CGRect(x: 16, y: 12, width: 288, height: 21))
    content.secondaryText = "Detail"
    content.image = UIImage(size: CGSize(width: 40, height: 30))
    cell.contentConfiguration = content
    // 10 + 21 + 1 + 15 + 10.
    #expect(height(cell) == 57)
    cell.frame.size.height = 57
    cell.layoutIfNeeded()
    #expect(label("Title") == CGRect(x: 72, y: 10, width: 232, height: 21))
    #expect(label("Detail") == CGRect(x: 72, y: 32, width: 232, height: 15))
  }

  @Test("a value is beside its text")
  func values() {
    var content = UIListContentConfiguration.valueCell()
    content.text = "Title"
    content.secondaryText = "Detail"
    cell.contentConfiguration = content
    cell.layoutIfNeeded()
    #expect(label("Title")?.minX == 16 && label("Title")?.minY == 12)
    #expect(label("Detail")?.maxX == 304 && label("Detail")?.width == 57)
    cell.contentConfiguration = nil
    #expect(cell.textLabel != nil && cell.contentView.subviews == [cell.textLabel])
  }

  @Test("symbols are centered in one width, so that texts beside them begin in one column")
  func symbols() throws {
    var content = UIListContentConfiguration.cell()
    content.text = "Title"
    content.imageProperties.tintColor = .systemRed
    for name in ["bell", "wifi"] {
      content.image = UIImage(systemName: name)
      cell.contentConfiguration = content
      cell.layoutIfNeeded()
      let picture = try #require(
        cell.contentView.subviews.compactMap { $0 as? UIImageView }.first)
      // Edges are at whole points.
      #expect(abs(picture.frame.midX - 28) <= 0.5 && picture.tintColor == .systemRed)
      #expect(label("Title")?.minX == 56)
    }
  }

  @Test("headers of groups are in capital letters, and values and footers are gray")
  func looks() {
    var header = UIListContentConfiguration.groupedHeader()
    header.text = "Title"
    cell.contentConfiguration = header
    #expect(label("TITLE") != nil)
    #expect(header.textProperties.color == .secondaryLabel)
    header.textProperties.transform = .none
    cell.contentConfiguration = header
    #expect(label("Title") != nil)
    #expect(UIListContentConfiguration.valueCell().secondaryTextProperties.color == .secondaryLabel)
  }

  @Test("margins, fonts, lines and distances are what the configuration says")
  func settings() throws {
    var content = UIListContentConfiguration.cell()
    content.text = String(repeating: "x", count: 40)
    content.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 20, leading: 30, bottom: 5, trailing: 40)
    content.textProperties.font = .systemFont(ofSize: 20)
    content.image = UIImage(size: CGSize(width: 80, height: 40))
    content.imageProperties.maximumSize = CGSize(width: 40, height: 40)
    content.imageToTextPadding = 10
    let view = UIListContentView(configuration: content)
    // 320 − 30 − 40 − 10 − 40 leave 200, for 18 characters of 11 a line: 3 lines are 72, between 20 and 5.
    #expect(height(view) == 97)
    view.frame.size = CGSize(width: 320, height: 97)
    view.layoutIfNeeded()
    let guide = try #require(view.imageLayoutGuide)
    view.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 30, y: 46, width: 40, height: 20))
    #expect(view.secondaryTextLayoutGuide == nil)
  }

  @Test("views of one's own take the content view's place, and are kept while they can show it")
  func own() throws {
    cell.contentConfiguration = BadgeConfiguration(side: 60)
    let view = try #require(cell.contentView as? BadgeView)
    #expect(height(cell) == 80)
    cell.contentConfiguration = BadgeConfiguration(side: 70)
    #expect(cell.contentView === view && height(cell) == 90)
    cell.contentConfiguration = UIListContentConfiguration.cell()
    #expect(view.superview == nil && cell.subviews == [cell.contentView])
    let item = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    item.contentConfiguration = BadgeConfiguration(side: 30)
    item.layoutIfNeeded()
    #expect(item.contentView.frame.size == item.bounds.size)
  }
}

private struct BadgeConfiguration: UIContentConfiguration {
  var side: CGFloat

  func makeContentView() -> any UIView & UIContentView { BadgeView(self) }
  func updated(for state: any UIConfigurationState) -> BadgeConfiguration { self }
}

private final class BadgeView: UIView, UIContentView {
  private let badge = UIView()
  private lazy var side = badge.widthAnchor.constraint(equalToConstant: 0)

  var configuration: any UIContentConfiguration {
    didSet { apply() }
  }

  init(_ configuration: BadgeConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    badge.translatesAutoresizingMaskIntoConstraints = false
    addSubview(badge)
    NSLayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      badge.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
      badge.centerXAnchor.constraint(equalTo: centerXAnchor),
      badge.heightAnchor.constraint(equalTo: badge.widthAnchor), side,
    ])
    side.priority = UILayoutPriority(999)
    apply()
  }

  required init?(coder: NSCoder) { fatalError() }

  private func apply() {
    if let badge = configuration as? BadgeConfiguration { side.constant = badge.side }
  }
}
