import ForeignNames
import Testing
import UIKit

extension UILayoutPriority {
  fileprivate static func + (priority: UILayoutPriority, difference: Int) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + 10 * Float(difference))
  }
}

@Suite("A library's names beside UIKit's")
struct ForeignNameTests {
  @Test("are the library's, whatever the engine calls its own types")
  func types() {
    let (view, button) = (View(title: "page"), Button(title: "send"))
    #expect(view.title == "page" && button.title == "send")
    #expect(Color.accent.rawValue == "accent" && Font(size: 12) == Font(size: 12))
    #expect(Event.opened(.home) != Event.opened(Screen.settings))
    #expect(LayoutPriority.high.rawValue == 1)
    let box = UIView()
    let width = LayoutConstraint(
      item: box, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 40)
    width.label = "wide"
    #expect(width.label == "wide" && (width as NSLayoutConstraint).constant == 40)
  }

  @Test("come before members that Apple's types do not have")
  func members() {
    let box = UIView()
    let width = box.widthAnchor.constraint(equalToConstant: 40)
    width.isActive = true
    let same = width.deactivate()
    #expect(same === width && !width.isActive)
    #expect(width.equation.count == 2)
    let color = UIColor(hex: "336699")
    #expect(color == UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1))
    #expect((UILayoutPriority.defaultLow + 1).rawValue == 260)
  }
}
