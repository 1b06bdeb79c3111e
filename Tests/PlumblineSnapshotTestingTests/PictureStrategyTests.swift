import Foundation
import PlumblineSnapshotTesting
import Testing
import UIKit

/// The picture that a strategy takes of a value.
private func picture<Value>(
  _ value: Value, _ strategy: Snapshotting<Value, UIImage>
) -> UIImage {
  var result = UIImage()
  strategy.snapshot(value).run { result = $0 }
  return result
}

private final class Screen: UIViewController {
  var appearances: [String] = []
  override func viewWillAppear(_ animated: Bool) { appearances.append("appears") }
  override func viewWillDisappear(_ animated: Bool) { appearances.append("disappears") }
}

/// A view that places its subview where reading starts.
private final class Leading: UIView {
  let mark = UIView()
  override func layoutSubviews() {
    if mark.superview == nil { addSubview(mark) }
    mark.frame = CGRect(
      x: effectiveUserInterfaceLayoutDirection == .leftToRight ? 0 : bounds.width - 10, y: 0,
      width: 10, height: 10)
  }
}

/// A table of a row whose text follows the size that people want.
private final class Rows: UITableViewController {
  private final class Row: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      let label = UILabel()
      label.text = "Row"
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { Row(style: .default, reuseIdentifier: nil) }
}

@Suite("A strategy for pictures of UIKit's values")
struct PictureStrategyTests {
  @Test("takes views in a size, in their own, or in the one that fits them")
  func viewSizes() {
    let view = card()
    #expect(picture(view, .image).size == CGSize(width: 160, height: 60))
    #expect(
      picture(view, .image(size: CGSize(width: 80, height: 40))).size
        == CGSize(width: 80, height: 40))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 160, height: 60))
    let label = UILabel()
    label.text = "Title"
    #expect(picture(label, .image).size == label.intrinsicContentSize)
    let stack = UIStackView(arrangedSubviews: [label])
    #expect(picture(stack, .image).size == label.intrinsicContentSize)
    let fixed = UIView()
    fixed.translatesAutoresizingMaskIntoConstraints = false
    fixed.widthAnchor.constraint(equalToConstant: 30).isActive = true
    fixed.heightAnchor.constraint(equalToConstant: 20).isActive = true
    #expect(picture(fixed, .image).size == CGSize(width: 30, height: 20))
    #expect(fixed.superview == nil && fixed.constraints.count == 2)
  }

  @Test("measures texts of views that aren't shown with the fonts of pictures")
  func texts() {
    let label = UILabel()
    label.text = "iiiiiiiiii"
    let narrow = label.intrinsicContentSize.width
    label.text = "WWWWWWWWWW"
    #expect(label.intrinsicContentSize.width > 2 * narrow)
  }

  @Test("has as many pixels as traits say, or else the main screen")
  func scales() {
    let two = UITraitCollection(displayScale: 2)
    #expect(picture(card(), .image(traits: two)).cgImage?.width == 320)
    #expect(picture(card(), .image).cgImage?.width == 480)
  }

  @Test("takes a controller on one device after the other")
  func controllers() {
    let controller = Screen()
    #expect(
      picture(controller, .image(on: .iPhoneSe)).size == CGSize(width: 320, height: 568))
    #expect(
      picture(controller, .image(on: .iPadMini(.portrait(splitView: .oneThird)))).size
        == CGSize(width: 320, height: 1024))
    #expect(controller.appearances == ["appears", "disappears", "appears", "disappears"])
    let parent = UINavigationController(rootViewController: controller)
    #expect(picture(parent, .image(on: .iPhone13)).size == CGSize(width: 390, height: 844))
    #expect(
      text(parent, .hierarchy).hasPrefix("<UINavigationController>, state: appeared, view: <"))
    #expect(text(parent, .hierarchy).contains("\n   | <Screen>, state: appeared"))
  }

  @Test("knows UIKit's names alone")
  func names() { #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17) }

  @Test("measures rows anew with the size of text of each picture")
  func rows() {
    let controller = Rows()
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
    let heights = [UITraitCollection(), large, UITraitCollection()].map { traits in
      _ = picture(controller, .image(on: .iPhone13, traits: traits))
      return controller.tableView.contentSize.height
    }
    #expect(heights[0] < heights[1] && heights[0] == heights[2])
  }

  @Test("lays views out anew with the traits of each picture")
  func traits() {
    let view = Leading(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
    _ = picture(view, .image)
    #expect(view.mark.frame.minX == 0)
    _ = picture(view, .image(traits: UITraitCollection(layoutDirection: .rightToLeft)))
    #expect(view.mark.frame.minX == 30)
  }

  @Test("takes images, layers and paths")
  func others() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 6)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 6))
    }
    let folder = ReferenceFolder()
    _ = folder.failure(image, .image)
    #expect(folder.files == ["test.a.plumbline.png"])
    #expect(folder.failure(image, .image) == nil)
    let layer = CALayer()
    layer.frame = CGRect(x: 5, y: 5, width: 20, height: 10)
    layer.backgroundColor = UIColor.green.cgColor
    #expect(picture(layer, .image).size == CGSize(width: 20, height: 10))
    #expect(layer.frame.minX == 5 && layer.superlayer == nil)
    let path = UIBezierPath(rect: CGRect(x: 2, y: 2, width: 12, height: 4))
    #expect(text(path, .elementsDescription).hasPrefix("MoveTo (2.0, 2.0)\nLineTo (14.0, 2.0)\n"))
    let traits = UITraitCollection(displayScale: 2)
    #expect(text(card(), .recursiveDescription(traits: traits)).contains("\n   | <UILabel"))
    #expect(folder.failure(path, .image(scale: 2), named: "path") != nil)
    #expect(folder.failure(path, .image(scale: 2), named: "path") == nil)
    #expect(folder.failure(path.cgPath, .image(scale: 2), named: "path") == nil)
    let stroked = Snapshotting<CGPath, UIImage>.image(scale: 2, drawingMode: .stroke)
    #expect(folder.failure(path.cgPath, stroked, named: "path") != nil)
  }

  @Test("knows the sizes, safe areas and traits of devices")
  func devices() {
    let phone = ViewImageConfig.iPhoneXr(.landscape)
    #expect(phone.size == CGSize(width: 896, height: 414))
    #expect(phone.safeArea == UIEdgeInsets(top: 0, left: 44, bottom: 24, right: 44))
    #expect(phone.traits.horizontalSizeClass == .regular)
    #expect(phone.traits.preferredContentSizeCategory == .medium)
    #expect(ViewImageConfig.iPhone13.size == ViewImageConfig.iPhone12Pro(.portrait).size)
    let halves = [
      ViewImageConfig.iPadPro12_9(.landscape(splitView: .oneHalf)),
      .iPadPro11(.landscape(splitView: .oneHalf)),
    ]
    #expect(halves.map(\.traits.horizontalSizeClass) == [.regular, .compact])
    #expect(ViewImageConfig.iPad9_7.size == ViewImageConfig.iPadMini(.landscape).size)
    #expect(UITraitCollection.iPadPro11_Compact_SplitView.horizontalSizeClass == .compact)
  }
}
