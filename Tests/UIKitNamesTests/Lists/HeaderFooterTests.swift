import Testing
import UIKitNames

// Without fonts "Title" is 47 by 21 in a font of 17; a line of 13 is 16 high.

@Suite("Headers and footers of sections")
struct HeaderFooterTests {
  private let header = UITableViewHeaderFooterView(reuseIdentifier: "header")

  private func height(_ width: CGFloat = 320) -> CGFloat {
    header.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  @Test("their texts lie in the content view, at the margins of rows, in the middle")
  func texts() throws {
    #expect(header.reuseIdentifier == "header" && height() == 0)
    let label = try #require(header.textLabel)
    label.text = "Title"
    #expect(label.superview === header.contentView && header.textLabel === label)
    #expect(height() == 28)
    header.frame = CGRect(x: 0, y: 0, width: 320, height: 40)
    header.layoutIfNeeded()
    #expect(header.contentView.frame == header.bounds)
    // (40 − 21) / 2 is 9.5.
    #expect(label.frame == CGRect(x: 16, y: 10, width: 288, height: 21))
    let detail = try #require(header.detailTextLabel)
    detail.text = "Detail"
    // 21 + 1 + 16, and 3.5 above and below.
    #expect(height() == 45)
    header.frame.size = CGSize(width: 414, height: 45)
    header.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 20, y: 4, width: 374, height: 21))
    #expect(detail.frame == CGRect(x: 20, y: 26, width: 374, height: 16))
    label.numberOfLines = 0
    label.text = String(repeating: "x", count: 60)
    // 374 hold 40 characters of 9.35: 41 for two lines.
    #expect(height(414) == 65)
  }

  @Test("a content configuration takes the place of their texts, as high as headers are")
  func configurations() {
    for content in [
      UIListContentConfiguration.plainHeader(), .groupedHeader(), .plainFooter(), .groupedFooter(),
    ] {
      var content = content
      content.text = "Title"
      header.contentConfiguration = content
      #expect(height() == 28 && header.textLabel == nil)
    }
    header.contentConfiguration = nil
    #expect(header.textLabel != nil)
  }

  @Test("what an author composes lies in margins as wide as those of rows")
  func composed() {
    let title = UILabel()
    title.text = "Title"
    title.translatesAutoresizingMaskIntoConstraints = false
    header.contentView.addSubview(title)
    let margins = header.contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      title.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
      title.topAnchor.constraint(equalTo: margins.topAnchor),
      title.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
    #expect(height() == 37)
    header.frame = CGRect(x: 0, y: 0, width: 320, height: 37)
    header.layoutIfNeeded()
    #expect(title.frame == CGRect(x: 16, y: 8, width: 47, height: 21))
    #expect(
      header.description.hasPrefix("<UITableViewHeaderFooterView; frame = (0 0; 320 37)"))
  }
}
