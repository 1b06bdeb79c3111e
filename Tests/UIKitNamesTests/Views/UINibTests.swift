import AutoLayout
import Foundation
import Testing
import UIKitNames

private final class Cell: UITableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Tile: UICollectionViewCell {}

private final class Header: UITableViewHeaderFooterView {}

@Suite("UINib")
struct UINibTests {
  private static let loader = NibLoader { controller in
    guard controller.nibName == "Page" else { return false }
    controller.view = UILabel()
    return true
  } instantiate: { name, _, owner in
    let coder = NibCoder(
      frame: CGRect(x: 1, y: 2, width: 3, height: 4),
      values: ["reuseIdentifier": "own", "style": 3])
    switch name {
    case "Cell": return [Cell(coder: coder)].compactMap(\.self)
    case "Tile": return [UILabel(), Tile(coder: coder)].compactMap(\.self)
    case "Header": return [Header(coder: coder)].compactMap(\.self)
    default: return [owner].compactMap(\.self)
    }
  }

  @Test("has no objects if nobody loads nibs")
  func noLoader() {
    #expect(UINib(nibName: "Cell", bundle: nil).instantiate(withOwner: self).isEmpty)
    #expect(Bundle.main.loadNibNamed("Cell", owner: nil) == nil)
    let table = UITableView()
    table.register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "row")
    #expect(table.dequeueReusableCell(withIdentifier: "row") == nil)
    #expect(!(UIViewController(nibName: "Page", bundle: nil).view is UILabel))
  }

  @Test("makes the cells that lists dequeue, as their documents say")
  func cells() {
    NibLoader.$current.withValue(Self.loader) {
      let table = UITableView()
      table.register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "row")
      table.register(
        UINib(nibName: "Header", bundle: nil), forHeaderFooterViewReuseIdentifier: "top")
      let cell = table.dequeueReusableCell(withIdentifier: "row")
      #expect(cell is Cell && cell?.reuseIdentifier == "own" && cell?.detailTextLabel != nil)
      #expect(cell?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
      #expect(cell?.contentView.superview === cell)
      #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "top") is Header)
      let collection = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      collection.register(UINib(nibName: "Tile", bundle: nil), forCellWithReuseIdentifier: "tile")
      let path = IndexPath(item: 0, section: 0)
      #expect(collection.dequeueReusableCell(withReuseIdentifier: "tile", for: path) is Tile)
    }
  }

  @Test("gives controllers their views, and owners to nibs")
  func owners() {
    NibLoader.$current.withValue(Self.loader) {
      #expect(UIViewController(nibName: "Page", bundle: nil).view is UILabel)
      #expect(!(UIViewController().view is UILabel))
      let owner = UIView()
      #expect(Bundle.main.loadNibNamed("Other", owner: owner)?.first as? UIView === owner)
    }
  }

  @Test("coders make views of all kinds, and other coders none")
  func coders() {
    let types: [UIView.Type] = [
      UIView.self, UILabel.self, UIButton.self, UIImageView.self, UITextField.self,
      UITextView.self, UISwitch.self, UISlider.self, UISegmentedControl.self, UIStackView.self,
      UIProgressView.self, UIActivityIndicatorView.self, UIScrollView.self, UITableView.self,
      UICollectionView.self, UIPageControl.self, UISearchBar.self, UIStepper.self,
      UIVisualEffectView.self, UICollectionViewCell.self,
    ]
    for type in types {
      let frame = CGRect(x: 5, y: 6, width: 70, height: 80)
      #expect(type.init(coder: NibCoder(frame: frame))?.frame == frame, "\(type)")
    }
    #expect(UILabel(coder: NSCoder()) == nil && UIViewController(coder: NSCoder()) == nil)
  }
}
