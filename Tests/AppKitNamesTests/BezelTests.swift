import AppKitNames
import AutoLayout
import Foundation
import Testing

@Suite("Bezels of controls")
struct BezelTests {
  /// The paths of a control in a frame that plain figures show.
  private func paths(_ view: NSView, width: CGFloat = 120, height: CGFloat = 24) -> [VectorPath] {
    view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    return (view.drawnArtwork?.parts ?? []).compactMap { part in
      if case .path(let path, _, _) = part { path } else { nil }
    }
  }

  private func button(_ state: NSControl.StateValue) -> NSButton {
    let button = NSButton(checkboxWithTitle: "On", target: nil, action: nil)
    button.state = state
    return button
  }

  @Test("fill the rectangle that constraints align")
  func aligned() throws {
    let field = NSTextField(string: "a")
    #expect(paths(field).first?.bounds == CGRect(x: 0, y: 0, width: 120, height: 24))
    let push = NSButton(title: "a", target: nil, action: nil)
    let insets = push.alignmentRectInsets
    let box = CGRect(x: 0, y: 0, width: 120, height: 24).inset(by: insets)
    #expect(paths(push).first?.bounds == box)
    #expect(paths(NSTextField(labelWithString: "a")).isEmpty)
    let plain = NSButton(title: "a", target: nil, action: nil)
    plain.isBordered = false
    #expect(paths(plain).isEmpty)
  }

  @Test("have marks if they are on, at the leading side of the title")
  func marks() throws {
    #expect(paths(button(.off)).count == 2 && paths(button(.on)).count == 2)
    let (off, on) = (paths(button(.off)), paths(button(.on)))
    #expect(off[0].bounds == on[0].bounds && off[1] != on[1])
    #expect(off[0].bounds.width == 14)
    let look = button(.on).shownLook
    #expect((look.textInsets?.left ?? 0) >= off[0].bounds.maxX)
    let mirrored = button(.on)
    mirrored.userInterfaceLayoutDirection = .rightToLeft
    let mark = try #require(paths(mirrored).first?.bounds)
    #expect(mark.minX > 90 && (mirrored.shownLook.textInsets?.right ?? 0) >= 120 - mark.minX)
  }

  @Test("have the accent's color and a white title if return presses them")
  func defaults() {
    let button = NSButton(title: "OK", target: nil, action: nil)
    #expect(button.shownLook.textColor == nil)
    button.keyEquivalent = "\r"
    #expect(button.shownLook.textColor?.redComponent == 1)
    #expect(paths(button).count == 1)
  }

  @Test("of pop-up buttons have two arrows, and one if they pull down a menu")
  func popUps() {
    let popUp = NSPopUpButton(frame: .zero, pullsDown: false)
    popUp.addItem(withTitle: "One")
    let count = paths(popUp).count
    popUp.pullsDown = true
    #expect(paths(popUp).count == count - 1)
  }

  @Test("of boxes are below the title, and separators are lines")
  func boxes() throws {
    let box = NSBox(frame: .zero)
    let titled = try #require(paths(box, height: 80).first?.bounds)
    box.titlePosition = .noTitle
    let untitled = try #require(paths(box, height: 80).first?.bounds)
    #expect(titled.minY - untitled.minY == 12 && titled.maxY == untitled.maxY)
    box.boxType = .separator
    #expect(paths(box, height: 5).first?.bounds.height == 1)
  }
}

extension View {
  /// The shapes that plain figures show.
  fileprivate var drawnArtwork: Artwork? {
    for case .layers(let artwork) in allSettings { return artwork }
    return nil
  }
}
