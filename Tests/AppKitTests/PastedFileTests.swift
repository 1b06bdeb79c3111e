import AppKit
import Cocoa
import CoreGraphics
import ForeignNames
import Testing

/// A view as apps for macOS have it: nothing in it is written for another system.
private final class BadgeView: NSView {
  let badge = NSView()

  override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    badge.translatesAutoresizingMaskIntoConstraints = false
    addSubview(badge)
    NSLayoutConstraint.activate([
      badge.widthAnchor.constraint(equalToConstant: 8),
      badge.heightAnchor.constraint(equalToConstant: 6),
      badge.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      badge.topAnchor.constraint(equalTo: topAnchor, constant: 4),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

@Suite("Files that import AppKit")
struct PastedFileTests {
  @Test("compile as they are, beside Swift Testing")
  func layout() {
    let view = BadgeView(frame: NSRect(x: 0, y: 0, width: 320, height: 44))
    view.layoutSubtreeIfNeeded()
    #expect(view.badge.frame == NSRect(x: 16, y: 34, width: 8, height: 6))
  }

  @Test("take a library's names for what they are, where the engine has the same ones")
  func names() {
    #expect(View(title: "page").title == "page" && Color(rawValue: "accent") == .accent)
    let view = NSView()
    let width: LayoutConstraint? =
      view.widthAnchor.constraint(equalToConstant: 4) as? LayoutConstraint
    #expect(width == nil && NSColor(hex: "ffffff") == NSColor(white: 1, alpha: 1))
  }
}
