import Foundation
import Testing
import UIKitNames

// What subclasses and extensions of UIKit's classes have as their own.

/// A card as programs have it: a look and a description of its own.
private final class Card: UIView {
  enum Look { case plain, raised }

  var appearance = Look.plain
  override var description: String { "card \(appearance)" }
}

private final class NamedGuide: UILayoutGuide {
  override var description: String { "guide \(identifier)" }
}

private final class NamedController: UIViewController {
  override var description: String { "controller" }
}

extension UIColor {
  fileprivate convenience init(rgb: UInt32, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat(rgb >> 16 & 0xFF) / 255, green: CGFloat(rgb >> 8 & 0xFF) / 255,
      blue: CGFloat(rgb & 0xFF) / 255, alpha: alpha)
  }
}

@Suite("Names of one's own") struct OwnNameTests {
  @Test("A view has a look and a description of its own")
  func views() {
    let card = Card()
    card.appearance = .raised
    #expect("\(card)" == "card raised")
    let label = UILabel()
    label.text = "a"
    card.addSubview(label)
    #expect(card.recursiveDescription().hasPrefix("card raised\n"))
  }

  @Test("Guides and controllers describe themselves")
  func descriptions() {
    let guide = NamedGuide()
    guide.identifier = "gap"
    #expect("\(guide)" == "guide gap" && "\(NamedController())" == "controller")
    #expect(UIViewController().description == "<ViewController>")
  }

  @Test("Colours take convenience initializers, and are equal by what they are")
  func colors() {
    let color = UIColor(rgb: 0x33_66_CC, alpha: 0.5)
    #expect(color == UIColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 0.5))
    #expect(color !== UIColor(rgb: 0x33_66_CC, alpha: 0.5))
    #expect(Set([color, UIColor(rgb: 0x33_66_CC, alpha: 0.5), .red]).count == 2)
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
    #expect(dynamic != .red && UIColor(cgColor: dynamic.cgColor) == dynamic)
  }

  @Test("Recognizers are equal to themselves alone")
  func recognizers() {
    let (tap, other) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    let view = UIScrollView()
    view.addGestureRecognizer(tap)
    #expect(tap == view.gestureRecognizers?.first && tap != other)
    #expect(Set<UIGestureRecognizer>([tap, tap, other]).count == 2)
    #expect(view.panGestureRecognizer == view.panGestureRecognizer)
    #expect(UIWindow.Level.alert + 1 > .alert && UIWindow.Level.alert - 1 < .alert)
  }
}
