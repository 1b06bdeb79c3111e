import Foundation
import Testing
import UIKitNames

@Suite("Wrapped values and coordinate spaces")
struct WrappedValueTests {
  @Test("values give back what they wrap, and zero for something else")
  func values() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(NSValue(directionalEdgeInsets: directional).directionalEdgeInsetsValue == directional)
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
    let vector = CGVector(dx: 1, dy: 2)
    #expect(NSValue(cgVector: vector).cgVectorValue == vector)
    let offset = UIOffset(horizontal: 1, vertical: 2)
    #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)
    #expect(NSValue(uiOffset: offset).uiEdgeInsetsValue == .zero)
    #expect(NSValue(uiEdgeInsets: insets) == NSValue(uiEdgeInsets: insets))
  }

  @Test("places of views convert to those of other views and of the screen, and back")
  func coordinateSpaces() {
    let window = UIWindow(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
    let (first, second) = (
      UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40)),
      UIView(frame: CGRect(x: 50, y: 60, width: 30, height: 40))
    )
    window.addSubview(first)
    window.addSubview(second)
    let screen = UIScreen.main.coordinateSpace
    let spaces: [any UICoordinateSpace] = [first, second, screen]
    let point = CGPoint(x: 1, y: 2)
    #expect(spaces[0].convert(point, to: spaces[1]) == CGPoint(x: -39, y: -38))
    #expect(spaces[0].convert(point, to: screen) == CGPoint(x: 11, y: 122))
    #expect(screen.convert(CGPoint(x: 11, y: 122), to: spaces[0]) == point)
    #expect(spaces[0].convert(CGPoint(x: 11, y: 122), from: screen) == point)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let onScreen = CGRect(x: 11, y: 122, width: 3, height: 4)
    #expect(first.convert(first.bounds, to: screen).origin == CGPoint(x: 10, y: 120))
    #expect(screen.convert(rect, from: first) == onScreen)
    #expect(screen.convert(onScreen, to: first) == rect)
    #expect(first.convert(rect, to: second) == spaces[0].convert(rect, to: spaces[1]))
  }

  @Test("presentations keep one delegate, of the type that each class has")
  func presentationDelegates() {
    final class Delegate: UIPopoverPresentationControllerDelegate {}
    let delegate = Delegate()
    let controller = UIViewController()
    controller.modalPresentationStyle = .popover
    controller.presentationController?.delegate = delegate
    #expect(controller.popoverPresentationController?.delegate === delegate)
    #expect(controller.presentationController?.delegate === delegate)
    controller.popoverPresentationController?.delegate = nil
    #expect(controller.presentationController?.delegate == nil)
  }

  @Test("traits without effect are set as others are")
  func traits() {
    let traits = UITraitCollection { $0.accessibilityContrast = .high }
    #expect(traits.accessibilityContrast == .high && traits.legibilityWeight == .unspecified)
    let view = UIView()
    view.traitOverrides.legibilityWeight = .bold
    #expect(view.traitCollection.legibilityWeight == .bold)
    #expect(autoreleasepool { view.traitCollection.accessibilityContrast } == .unspecified)
  }
}
