import Testing
import UIKitNames

@Suite("Properties that UIKit declares as unwrapped or optional")
struct UnwrappedPropertyTests {
  @Test("a controller's view may be asked for in all three ways, and is loaded again after nil")
  func view() throws {
    let controller = Screen()
    controller.view.tag = 1
    controller.view?.tag += 1
    #expect(controller.view!.tag == 2)
    guard let view = controller.view else {
      Issue.record("a controller has a view")
      return
    }
    #expect(controller.viewIfLoaded === view && controller.loads == 1)
    controller.view = nil
    #expect(!controller.isViewLoaded && controller.loads == 1)
    #expect(controller.view !== view && controller.loads == 2)
    // The former view is nobody's.
    view.layoutIfNeeded()
    #expect(controller.layouts == 0)
    controller.view.layoutIfNeeded()
    #expect(controller.layouts == 1)
  }

  @Test("fonts, texts and their colors have a value, also after nil")
  func texts() {
    let (label, field, area) = (UILabel(), UITextField(), UITextView())
    #expect(label.font.pointSize == 17 && label.font!.pointSize == 17)
    #expect(field.font?.pointSize == 17 && area.font?.pointSize == 14)
    label.font = .systemFont(ofSize: 30)
    field.font = label.font
    area.font = label.font.withSize(20)
    #expect(field.font?.pointSize == 30 && area.font?.pointSize == 20)
    #expect(label.intrinsicContentSize.height == 0)
    label.text = "Text"
    let tall = label.intrinsicContentSize.height
    label.font = nil
    field.font = nil
    area.font = nil
    #expect(label.font.pointSize == 17 && field.font?.pointSize == 17)
    #expect(area.font?.pointSize == 14 && label.intrinsicContentSize.height < tall)
    let color: UIColor = label.textColor
    #expect(color == .label)
    label.textColor = .red
    #expect(label.textColor.cgColor == UIColor.red)
    area.text = "Text"
    #expect(area.text.count == 4 && area.text!.isEmpty == false && area.text?.count == 4)
    area.text = nil
    #expect(area.text == "")
  }

  @Test("a tint is the view's own, the nearest superview's, or the interface's blue")
  func tints() {
    let (outer, middle, inner) = (Tinted(), Tinted(), Tinted())
    outer.addSubview(middle)
    middle.addSubview(inner)
    let color: UIColor = inner.tintColor
    #expect(color == .systemBlue)
    outer.tintColor = .red
    #expect(inner.tintColor == .red && [outer, middle, inner].map(\.changes) == [1, 1, 1])
    middle.tintColor = .green
    #expect(inner.tintColor == .green && [outer, middle, inner].map(\.changes) == [1, 2, 2])
    outer.tintColor = .black
    #expect(inner.tintColor == .green && [outer, middle, inner].map(\.changes) == [2, 2, 2])
    middle.tintColor = nil
    #expect(inner.tintColor == .black && [outer, middle, inner].map(\.changes) == [2, 3, 3])
  }

  @Test("subclasses override them as they override UIKit's")
  func overrides() {
    let title = Title()
    title.font = .systemFont(ofSize: 20)
    title.textColor = .blue
    #expect(title.font.pointSize == 20 && title.changes == 2)
  }
}

private final class Screen: UIViewController {
  var loads = 0
  var layouts = 0

  override func loadView() {
    super.loadView()
    loads += 1
  }

  override func viewDidLayoutSubviews() { layouts += 1 }
}

private final class Tinted: UIView {
  var changes = 0

  override func tintColorDidChange() {
    super.tintColorDidChange()
    changes += 1
  }
}

private final class Title: UILabel {
  var changes = 0

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var font: UIFont! { didSet { changes += 1 } }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var textColor: UIColor! { didSet { changes += 1 } }
}
