import AppKitNames
import AutoLayout
import Testing

@Suite("The desktop's screen")
struct DesktopScreenTests {
  @Test("is what the task says, and windows are on it")
  func main() throws {
    let screen = Screen(size: CGSize(width: 1440, height: 900), scale: 2)
    try Screen.$main.withValue(screen) {
      let main = try #require(NSScreen.main)
      #expect(main.frame == CGRect(x: 0, y: 0, width: 1440, height: 900))
      #expect(main.visibleFrame == main.frame && main.safeAreaInsets == .zero)
      #expect(main.backingScaleFactor == 2 && NSScreen.screens == [main])
      let window = NSWindow(
        contentRect: NSRect(x: 0, y: 0, width: main.visibleFrame.width / 2, height: 300),
        styleMask: [.titled], backing: .buffered, defer: false)
      #expect(window.screen == main)
      #expect(window.contentView?.frame.width == 720)
    }
  }
}
