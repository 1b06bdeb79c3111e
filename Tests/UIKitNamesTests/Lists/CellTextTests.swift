import Testing
import UIKitNames

// Without fonts "Title" is 47 by 21 in a font of 17, "Detail" 57 by 21, and 40 by 15 in one of 12.

@Suite("The texts that a table's cell comes with")
struct CellTextTests {
  private func cell(_ style: UITableViewCell.CellStyle, width: CGFloat = 375, height: CGFloat = 44)
    -> UITableViewCell
  {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.frame.size = CGSize(width: width, height: height)
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Detail"
    return cell
  }

  private func height(_ cell: UITableViewCell, width: CGFloat = 375) -> CGFloat {
    cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  @Test("are there by the style, and in the content view")
  func styles() {
    let plain = cell(.default)
    #expect(plain.detailTextLabel == nil && plain.imageView != nil)
    #expect(plain.textLabel?.superview === plain.contentView)
    #expect(cell(.value2).imageView == nil)
    #expect(cell(.subtitle).detailTextLabel?.font.pointSize == 12)
    #expect(cell(.value1).detailTextLabel?.font.pointSize == 17)
    #expect(cell(.value1).detailTextLabel?.textColor == .secondaryLabel)
    #expect(UITableViewCell(style: .subtitle, reuseIdentifier: nil).contentView.subviews.isEmpty)
  }

  // As stored at 375 by 44 and, with the margins of a wide screen, at 414 by 43.5.
  @Test("one text fills the height between the margins")
  func single() {
    let cell = cell(.default)
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.frame == CGRect(x: 16, y: 0, width: 343, height: 44))
    cell.frame.size = CGSize(width: 414, height: 43.5)
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.frame == CGRect(x: 20, y: 0, width: 374, height: 43.5))
    #expect(height(cell) == 44)
  }

  @Test("texts beside each other have their own sizes, in the middle")
  func beside() {
    let cell = cell(.value1, width: 414)
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.frame == CGRect(x: 20, y: 12, width: 47, height: 21))
    #expect(cell.detailTextLabel?.frame == CGRect(x: 337, y: 12, width: 57, height: 21))
    cell.detailTextLabel?.text = "De"
    cell.layoutIfNeeded()
    // 18.7 is 19.
    #expect(cell.detailTextLabel?.frame == CGRect(x: 375, y: 12, width: 19, height: 21))
    #expect(height(cell, width: 414) == 44)
  }

  // Stored: 55.5 for 20.5 at 10 and 14.5 at 31.5.
  @Test("texts below each other are a point apart, and make the cell higher")
  func below() {
    let cell = cell(.subtitle, width: 414)
    #expect(height(cell, width: 414) == 57)
    cell.frame.size.height = 57
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.frame == CGRect(x: 20, y: 10, width: 47, height: 21))
    #expect(cell.detailTextLabel?.frame == CGRect(x: 20, y: 32, width: 40, height: 15))
    cell.detailTextLabel?.text = nil
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.frame.minY == 18 && height(cell, width: 414) == 44)
  }

  // Stored: 414 less 30.5 and 375 less 26.5 for an arrow, 374 less 44 for a tick; 8 points before them.
  @Test("accessories take room from the content, and it keeps near them")
  func accessories() {
    let cell = cell(.default, width: 414)
    cell.accessoryType = .disclosureIndicator
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 383, height: 44))
    #expect(cell.textLabel?.frame == CGRect(x: 20, y: 0, width: 355, height: 44))
    cell.accessoryType = .checkmark
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.width == 370)
    cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    cell.layoutIfNeeded()
    #expect(cell.accessoryView?.frame == CGRect(x: 334, y: 7, width: 60, height: 30))
    #expect(cell.contentView.frame.width == 334)
    cell.accessoryView = nil
    cell.accessoryType = .none
    cell.layoutIfNeeded()
    #expect(cell.subviews == [cell.contentView])
    #expect(cell.textLabel?.frame == CGRect(x: 20, y: 0, width: 374, height: 44))
  }

  @Test("from right to left everything is on the other side")
  func reversed() {
    let cell = cell(.value1, width: 414)
    cell.semanticContentAttribute = .forceRightToLeft
    cell.contentView.semanticContentAttribute = .forceRightToLeft
    cell.accessoryType = .disclosureIndicator
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 31, y: 0, width: 383, height: 44))
    #expect(cell.textLabel?.frame.maxX == 363 && cell.detailTextLabel?.frame.minX == 8)
  }

  @Test("a picture is before them, no higher than the cell")
  func picture() {
    let cell = cell(.subtitle)
    cell.imageView?.image = UIImage(size: CGSize(width: 30, height: 30))
    cell.layoutIfNeeded()
    #expect(cell.imageView?.frame == CGRect(x: 16, y: 7, width: 30, height: 30))
    #expect(cell.textLabel?.frame.minX == 62)
    cell.imageView?.image = UIImage(size: CGSize(width: 100, height: 88))
    cell.layoutIfNeeded()
    #expect(cell.imageView?.frame == CGRect(x: 16, y: 0, width: 50, height: 44))
    #expect(height(cell) == 88)
  }

  @Test("texts of several lines make the cell as high as they need")
  func lines() {
    let cell = cell(.default)
    cell.textLabel?.numberOfLines = 0
    // 343 points for 36 characters a line: 61 and the margins.
    cell.textLabel?.text = String(repeating: "x", count: 100)
    #expect(height(cell) == 83)
  }

  @Test("constraints may name them, and overrides may place them")
  func authors() throws {
    let cell = cell(.default)
    let badge = UIView()
    badge.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(badge)
    let text = try #require(cell.textLabel)
    NSLayoutConstraint.activate([
      badge.trailingAnchor.constraint(equalTo: text.trailingAnchor),
      badge.centerYAnchor.constraint(equalTo: text.centerYAnchor),
      badge.widthAnchor.constraint(equalToConstant: 10),
      badge.heightAnchor.constraint(equalToConstant: 10),
    ])
    cell.layoutIfNeeded()
    #expect(badge.frame == CGRect(x: 349, y: 17, width: 10, height: 10))
    let own = IndentedCell(style: .subtitle, reuseIdentifier: nil)
    own.textLabel?.text = "Title"
    own.layoutIfNeeded()
    #expect(own.textLabel?.frame == CGRect(x: 72, y: 4, width: 200, height: 20))
    own.textLabel?.text = "Another"
    own.layoutIfNeeded()
    #expect(own.textLabel?.frame == CGRect(x: 72, y: 4, width: 200, height: 20))
    #expect("\(text)".hasPrefix("<UILabel"))
  }
}

/// Places its text by hand, as cells of older apps do.
private final class IndentedCell: UITableViewCell {
  override func layoutSubviews() {
    super.layoutSubviews()
    textLabel?.frame = CGRect(x: 72, y: 4, width: 200, height: 20)
  }
}
