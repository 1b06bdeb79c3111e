import AutoLayout
import Foundation
import Testing
import UIKitNames

@Suite("Names that public libraries use")
struct ObjectNameTests {
  @Test("the main screen is one object, as large as new windows")
  func screen() {
    #expect(UIScreen.main === UIScreen.main && UIScreen.screens == [.main])
    #expect(UIWindow().frame == UIScreen.main.bounds)
  }

  @Test("appearance proxies keep what is set, and change no object")
  func appearance() {
    let bar = UINavigationBar.appearance()
    bar.tintColor = .systemRed
    bar.standardAppearance = UINavigationBarAppearance()
    bar.setBackgroundImage(nil, for: .default)
    #expect(bar.tintColor == .systemRed && bar.titleTextAttributes == nil)
    UILabel.appearance(whenContainedInInstancesOf: [UITableViewCell.self]).font =
      .systemFont(ofSize: 40)
    UIBarButtonItem.appearance().setTitleTextAttributes([:], for: .normal)
    #expect(UINavigationBar().tintColor != .systemRed && UILabel().font.pointSize == 17)
  }

  @Test("sizes and rectangles are mapped, and layers convert between their coordinates")
  func geometry() {
    let double = CGAffineTransform(scaleX: 2, y: 3)
    #expect(CGSize(width: 4, height: 5).applying(double) == CGSize(width: 8, height: 15))
    let (outer, inner) = (CALayer(), CALayer())
    outer.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
    inner.frame = CGRect(x: 5, y: 6, width: 10, height: 10)
    outer.addSublayer(inner)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: outer) == CGPoint(x: 6, y: 7))
    #expect(outer.convert(CGPoint(x: 6, y: 7), to: inner) == CGPoint(x: 1, y: 1))
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 16, y: 27))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let view = UIView(frame: CGRect(x: 7, y: 8, width: 20, height: 20))
    root.addSubview(view)
    view.layer.addSublayer(inner)
    let box = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(inner.convert(box, to: root.layer) == CGRect(x: 12, y: 14, width: 10, height: 10))
    #expect(root.layer.convert(box, from: inner) == CGRect(x: 12, y: 14, width: 10, height: 10))
    #expect(inner.animationKeys() == nil)
    #expect(NSValue(cgRect: box).cgRectValue == box)
  }

  @Test("collections state one trait")
  func traits() {
    let high = UITraitCollection(accessibilityContrast: .high)
    #expect(high.accessibilityContrast == .high && high.userInterfaceLevel == .unspecified)
    #expect(UITraitCollection(userInterfaceLevel: .elevated).userInterfaceLevel == .elevated)
    #expect(UITraitCollection(legibilityWeight: .bold).legibilityWeight == .bold)
    #expect(UITraitCollection(displayGamut: .P3).displayGamut == .P3)
  }

  @Test("texts that are edited have positions and a selection")
  func texts() throws {
    let field = UITextField()
    field.text = "Hello"
    let range = try #require(
      field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
    #expect(field.text(in: range) == "Hello" && field.hasText)
    field.selectedTextRange = range
    field.insertText("Bye")
    #expect(field.text == "Bye" && field.selectedTextRange?.isEmpty == true)
    field.deleteBackward()
    #expect(field.text == "By")
    let view = UITextView()
    view.textStorage.append(NSMutableAttributedString(string: "a👍b"))
    view.selectedRange = NSRange(location: 0, length: 1)
    view.insertText("c")
    #expect(view.text == "c👍b" && view.selectedRange == NSRange(location: 1, length: 0))
    #expect(NSMutableAttributedString().length == 0)
  }

  @Test("scenes, menus and accessibility have what code names")
  func others() {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    #expect(scenes.first?.statusBarManager?.statusBarFrame.height == nil)
    #expect(UIApplication.shared.applicationState == .active)
    let menu = UIMenu(
      title: "Sort", children: [UIAction(title: "Name", state: .on) { _ in }])
    #expect(menu.children.map(\.title) == ["Name"])
    #expect(UIBarButtonItem(title: "More", menu: menu).menu === menu)
    let view = UIView()
    view.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Delete") { _ in true }]
    #expect(view.accessibilityCustomActions?.count == 1 && view.accessibilityElementCount() == 0)
    let adjusting: any UIContentSizeCategoryAdjusting = UILabel()
    adjusting.adjustsFontForContentSizeCategory = true
    #expect(adjusting.adjustsFontForContentSizeCategory)
    let navigation = UINavigationController(rootViewController: UIViewController())
    let (second, third) = (UIViewController(), UIViewController())
    navigation.show(second, sender: nil)
    second.show(third, sender: nil)
    #expect(navigation.viewControllers.count == 3 && navigation.topViewController === third)
    #expect(navigation.popToViewController(second, animated: false)?.count == 1)
    #expect(navigation.navigationBar.backItem === navigation.viewControllers[0].navigationItem)
  }
}
