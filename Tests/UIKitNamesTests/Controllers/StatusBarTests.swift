import AutoLayout
import Figures
import Foundation
import LayoutDocuments
import Testing
import UIKitNames

@Suite("Status bars and home indicators in plain figures of a device")
struct StatusBarTests {
  private final class Screen: UIViewController {
    var style = UIStatusBarStyle.default
    var isBarHidden = false
    var hidesIndicator = false

    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var prefersStatusBarHidden: Bool { isBarHidden }
    override var prefersHomeIndicatorAutoHidden: Bool { hidesIndicator }
  }

  private func drawing(_ root: UIView, look: FigureLook = .plain) throws -> Drawing {
    let canvas = try #require(Device.named("iPhone 15")).canvas()
    var environment = LayoutEnvironment(
      canvas: canvas, direction: .leftToRight, profile: .standard)
    environment.safeAreaInsets = canvas.safeAreaInsets
    root.layoutEnvironment = environment
    root.frame = CGRect(origin: .zero, size: canvas.size)
    var options = FigureOptions(overlays: [.device])
    options.look = look
    return Drawing(of: root.solvedTree(canvas: canvas), options: options, measure: fixedTextMeasure)
  }

  /// The color of the time, or `nil` without a status bar.
  private func ink(_ root: UIView, look: FigureLook = .plain) throws -> Color? {
    let texts = try drawing(root, look: look).commands.compactMap {
      if case .text(let run) = $0.step { run } else { nil as TextRun? }
    }
    return texts.first { $0.text == "9:41" }?.color
  }

  private func count(_ root: UIView) throws -> Int { try drawing(root).commands.count }

  @Test("follow the controller, and those that decide for it")
  func styles() throws {
    let screen = Screen()
    #expect(try ink(screen.view) == Color(red: 0, green: 0, blue: 0))
    #expect(try ink(screen.view, look: .diagram) == nil)
    screen.style = .lightContent
    #expect(try ink(screen.view) == Color(red: 1, green: 1, blue: 1))
    let all = try count(screen.view)
    screen.hidesIndicator = true
    #expect(try count(screen.view) == all - 1)
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: screen)
    tabs.viewControllers = [navigation]
    let window = UIWindow()
    window.rootViewController = tabs
    // A navigation bar decides on the style, and the controller on top on the rest.
    #expect(try ink(window) == Color(red: 0, green: 0, blue: 0))
    navigation.navigationBar.barStyle = .black
    #expect(try ink(window) == Color(red: 1, green: 1, blue: 1))
    screen.isBarHidden = true
    #expect(try ink(window) == nil)
  }

  @Test("are the same from the document")
  func documents() throws {
    for style in [UIStatusBarStyle.default, .lightContent, .darkContent] {
      for isHidden in [false, true] {
        let screen = Screen()
        (screen.style, screen.hidesIndicator) = (style, isHidden)
        screen.isBarHidden = isHidden && style == .default
        let live = try drawing(screen.view)
        let document = LayoutDocument(of: screen.view)
        let canvas = try #require(Device.named("iPhone 15")).canvas()
        let built = try drawing(document.build(on: canvas).root)
        #expect("\(live.commands.map(\.step))" == "\(built.commands.map(\.step))")
      }
    }
  }
}
