import Foundation
import Testing

@testable import AutoLayout

/// Frames of views in each other on a device, and the safe area of the innermost, as
/// `top left bottom right`.
private struct DeviceExample: Sendable, CustomTestStringConvertible {
  let device: String
  let orientation: Device.Orientation
  let frames: [String]
  let insets: String

  init(
    _ device: String, _ orientation: Device.Orientation, _ frames: [String], _ insets: String
  ) {
    self.device = device
    self.orientation = orientation
    self.frames = frames
    self.insets = insets
  }

  var testDescription: String { "\(device) \(orientation) \(frames)" }
}

@Suite("Safe areas on devices")
struct SafeAreaDeviceTests {
  // 393 by 852 points with 59 at the top and 34 at the bottom; on the side 59 left and right, 21 below.
  @Test(
    "of a phone with an island",
    arguments: [
      DeviceExample("iPhone 15", .portrait, ["0 0 393 852"], "59 0 34 0"),
      DeviceExample("iPhone 15", .portrait, ["0 0 393 100"], "59 0 0 0"),
      DeviceExample("iPhone 15", .portrait, ["0 752 393 100"], "0 0 34 0"),
      DeviceExample("iPhone 15", .portrait, ["0 100 393 600"], "0 0 0 0"),
      DeviceExample("iPhone 15", .portrait, ["20 40 353 790"], "19 0 12 0"),
      DeviceExample("iPhone 15", .portrait, ["20 40 353 790", "0 10 353 780"], "9 0 12 0"),
      DeviceExample("iPhone 15", .portrait, ["0 0 393 40", "0 10 393 40"], "30 0 0 0"),
      DeviceExample("iPhone 15", .landscape, ["0 0 852 393"], "0 59 21 59"),
      DeviceExample("iPhone 15", .landscape, ["0 0 200 393"], "0 59 21 0"),
      DeviceExample("iPhone 15", .landscape, ["100 0 652 393"], "0 0 21 0"),
      DeviceExample("iPhone 15", .landscape, ["700 0 200 300"], "0 0 0 59"),
      DeviceExample("iPhone 15", .landscape, ["0 0 400 393", "30 100 300 293"], "0 29 21 0"),
      DeviceExample("iPhone 15", .landscape, ["0 0 400 393", "30 100 400 280"], "0 29 8 0"),
    ])
  fileprivate func island(example: DeviceExample) throws { try check(example) }

  @Test(
    "of other phones, and of tablets",
    arguments: [
      DeviceExample("iPhone SE (1st generation)", .portrait, ["0 0 320 568"], "20 0 0 0"),
      DeviceExample("iPhone SE (1st generation)", .landscape, ["0 0 568 320"], "0 0 0 0"),
      DeviceExample("iPhone 8 Plus", .portrait, ["0 5 414 100"], "15 0 0 0"),
      DeviceExample("iPhone X", .portrait, ["0 0 375 812", "0 0 375 812"], "44 0 34 0"),
      DeviceExample("iPhone X", .landscape, ["0 0 812 375", "44 0 724 354"], "0 0 0 0"),
      DeviceExample("iPhone 12 mini", .portrait, ["0 20 375 780"], "30 0 22 0"),
      DeviceExample("iPhone 12 mini", .landscape, ["0 0 812 375"], "0 50 21 50"),
      DeviceExample("iPhone 14", .portrait, ["0 0 390 844"], "47 0 34 0"),
      DeviceExample("iPhone 16 Pro Max", .portrait, ["0 0 440 956"], "62 0 34 0"),
      DeviceExample("iPad (9.7-inch)", .portrait, ["0 0 768 1024"], "20 0 0 0"),
      DeviceExample("iPad (9.7-inch)", .landscape, ["0 0 300 768"], "20 0 0 0"),
      DeviceExample("iPad Pro 12.9-inch", .landscape, ["300 0 1066 1024"], "24 0 20 0"),
      DeviceExample("iPad Pro 12.9-inch", .portrait, ["0 12 1024 1350"], "12 0 16 0"),
    ])
  fileprivate func others(example: DeviceExample) throws { try check(example) }

  private func check(_ example: DeviceExample) throws {
    let device = try #require(Device.named(example.device))
    let canvas = device.canvas(orientation: example.orientation)
    let root = makeRoot(canvas.size.width, canvas.size.height) {
      $0.safeAreaInsets = canvas.safeAreaInsets
      $0.scale = canvas.scale
    }
    var view = root
    for (index, frame) in example.frames.enumerated() {
      view = addView("view\(index)", to: view)
      place(view, frame)
    }
    let guide = view.safeAreaLayoutGuide
    root.layoutIfNeeded()
    let wanted = insets(example.insets)
    #expect(view.safeAreaInsets == wanted)
    let size = view.frame.size
    #expect(
      guide.layoutFrame.isNear(
        CGRect(
          wanted.left, wanted.top, size.width - wanted.left - wanted.right,
          size.height - wanted.top - wanted.bottom)))
  }

  // Two controllers in each other on a root of 300 by 400 with 40, 10, 30 and 20 covered.
  struct Added: Sendable, CustomTestStringConvertible {
    let outer, inner, frame, expected: String
    var testDescription: String { "\(outer) and \(inner) at \(frame)" }
  }

  @Test(
    "additions of controllers in each other add up where their views meet",
    arguments: [
      Added(outer: "0 0 0 0", inner: "5 6 7 8", frame: "0 0 300 400", expected: "45 16 37 28"),
      Added(outer: "10 0 0 0", inner: "5 0 0 0", frame: "0 0 300 400", expected: "55 10 30 20"),
      Added(outer: "10 0 0 0", inner: "5 0 0 0", frame: "0 20 300 380", expected: "35 10 30 20"),
      Added(outer: "10 0 0 0", inner: "5 0 0 0", frame: "0 60 300 340", expected: "5 10 30 20"),
      Added(outer: "-50 0 0 0", inner: "5 0 0 0", frame: "0 0 300 400", expected: "5 10 30 20"),
      Added(outer: "0 0 0 0", inner: "-50 -50 -5 -5", frame: "0 0 300 400", expected: "0 0 25 15"),
      Added(outer: "0 0 9 0", inner: "0 0 -9 0", frame: "0 0 300 400", expected: "40 10 30 20"),
      Added(outer: "0 30 0 0", inner: "0 2 0 0", frame: "25 0 275 400", expected: "40 17 30 20"),
    ])
  func additions(example: Added) {
    let window = Window(frame: CGRect(0, 0, 300, 400))
    var surroundings = LayoutEnvironment()
    surroundings.safeAreaInsets = EdgeInsets(top: 40, left: 10, bottom: 30, right: 20)
    window.layoutEnvironment = surroundings
    let (outer, inner) = (ViewController(), ViewController())
    window.rootViewController = outer
    outer.addChild(inner)
    inner.view.translatesAutoresizingMaskIntoConstraints = false
    outer.view.addSubview(inner.view)
    place(inner.view, example.frame)
    outer.additionalSafeAreaInsets = insets(example.outer)
    inner.additionalSafeAreaInsets = insets(example.inner)
    window.layoutIfNeeded()
    #expect(inner.view.safeAreaInsets == insets(example.expected))
  }

  /// A keyboard, a view's frame, what its controller adds below, and the guide's frame in the view.
  struct Keyboard: Sendable, CustomTestStringConvertible {
    let height: CGFloat
    let frame, guide: String
    var added: CGFloat = 0
    var usesSafeArea = true
    var testDescription: String { "\(height) at \(frame)" }
  }

  // A root of 300 by 400 with 30 covered at the bottom.
  @Test(
    "keyboards over safe areas",
    arguments: [
      Keyboard(height: 0, frame: "0 0 300 400", guide: "0 370 300 30"),
      Keyboard(height: 20, frame: "0 0 300 400", guide: "0 370 300 30"),
      Keyboard(height: 200, frame: "0 0 300 400", guide: "0 200 300 200"),
      Keyboard(height: 0, frame: "0 0 300 400", guide: "0 400 300 0", usesSafeArea: false),
      Keyboard(height: 20, frame: "0 0 300 400", guide: "0 380 300 20", usesSafeArea: false),
      Keyboard(height: 0, frame: "0 0 300 400", guide: "0 360 300 40", added: 10),
      Keyboard(height: 35, frame: "0 0 300 400", guide: "0 360 300 40", added: 10),
      Keyboard(height: 200, frame: "0 0 300 400", guide: "0 200 300 200", added: 10),
      Keyboard(height: 0, frame: "0 100 300 200", guide: "0 200 300 100"),
      Keyboard(height: 90, frame: "0 100 300 200", guide: "0 200 300 100"),
      Keyboard(height: 200, frame: "50 100 100 200", guide: "0 100 100 200"),
      Keyboard(height: 350, frame: "0 100 300 200", guide: "0 -50 300 350"),
      Keyboard(height: 0, frame: "0 100 300 285", guide: "0 270 300 30"),
      Keyboard(height: 0, frame: "0 350 300 100", guide: "0 70 300 30"),
      Keyboard(height: 200, frame: "0 350 300 100", guide: "0 -150 300 250"),
    ])
  func keyboards(example: Keyboard) {
    let root = makeRoot(300, 400) {
      $0.safeAreaInsets = EdgeInsets(bottom: 30)
      $0.keyboardHeight = example.height
    }
    let view = addView("view", to: root)
    place(view, example.frame)
    view.addedSafeAreaInsets = EdgeInsets(bottom: example.added)
    let guide = view.keyboardLayoutGuide
    guide.usesBottomSafeArea = example.usesSafeArea
    root.layoutIfNeeded()
    expect([guide.layoutFrame], at: example.guide)
  }
}
