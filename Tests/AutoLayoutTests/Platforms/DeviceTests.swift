import AutoLayout
import Foundation
import Testing

@Suite("Devices")
struct DeviceTests {
  @Test(
    "are found regardless of case and punctuation",
    arguments: [
      ("iPhone 15", "iPhone 15"), ("iphone-15", "iPhone 15"), ("IPHONE15", "iPhone 15"),
      ("iphone 8 plus", "iPhone 8 Plus"), ("iPhone 8+", "iPhone 8 Plus"),
      ("iphone se 1st gen", "iPhone SE (1st generation)"),
      ("iPhone SE", "iPhone SE (3rd generation)"), ("ipad", "iPad (A16)"),
      ("iPad mini", "iPad mini (A17 Pro)"), ("ipad pro 12.9", "iPad Pro 12.9-inch"),
      ("iPad Pro 11-inch", "iPad Pro 11-inch"), ("ipad_pro_11inch", "iPad Pro 11-inch"),
      ("iphone-17-pro-max", "iPhone 17 Pro Max"), ("iphone air", "iPhone Air"),
      ("iPad Air 11-inch (M4)", "iPad Air 11-inch (M4)"), ("iPhone Duo", "iPhone Duo"),
      ("iphone-duo-inner", "iPhone Duo (inner)"),
    ])
  func named(_ name: String, _ expected: String) {
    #expect(Device.named(name)?.name == expected)
  }

  @Test("are not found by other names", arguments: ["", " - ", "iPhone", "iPhone 151", "phone 15"])
  func unknown(_ name: String) {
    #expect(Device.named(name) == nil)
  }

  @Test(
    "are found with their orientation by the names of their canvases", arguments: Device.all)
  func placed(_ device: Device) throws {
    for orientation in Device.Orientation.allCases {
      let name = device.canvas(orientation: orientation).name
      for spelling in [
        name, name.uppercased(), name.replacing(" ", with: "-"),
        "\(device.name):\(orientation.rawValue)",
      ] {
        let found = try #require(Device.placed(spelling), "\(spelling)")
        #expect(found.device == device && found.orientation == orientation, "\(spelling)")
      }
    }
    #expect(Device.placed("landscape") == nil)
    #expect(Device.placed("\(device.name) sideways") == nil)
  }

  @Test("can all be drawn and are found by their own name", arguments: Device.all)
  func table(_ device: Device) throws {
    #expect(Device.named(device.name) == device)
    for orientation in Device.Orientation.allCases {
      let canvas = device.canvas(orientation: orientation)
      try canvas.validate()
      let isUpright = canvas.size.width < canvas.size.height
      #expect(isUpright == (orientation == .portrait))
      let screen = try #require(canvas.screen)
      if let housing = screen.sensorHousing {
        #expect(CGRect(origin: .zero, size: canvas.size).contains(housing))
      }
      // The status bar of the iPhone Duo is on one side.
      guard !device.name.hasPrefix("iPhone Duo") else { continue }
      #expect(canvas.safeAreaInsets.left == canvas.safeAreaInsets.right)
    }
  }

  @Test("have their own names")
  func uniqueNames() {
    #expect(Set(Device.all.map(\.name)).count == Device.all.count)
  }

  /// A device's size, scale and insets (top, left, bottom, right) as its sources state them.
  struct Published: Sendable, CustomTestStringConvertible {
    let name, size, portrait, landscape: String
    init(_ name: String, _ size: String, _ portrait: String, _ landscape: String) {
      (self.name, self.size, self.portrait, self.landscape) = (name, size, portrait, landscape)
    }
    var testDescription: String { name }
  }

  // Sizes: Apple's Human Interface Guidelines and specifications. Insets: useyourloaf.com,
  // echotechfe/devicekit and safearea.info; for the iPhone Duo the package duo_kit on pub.dev.
  @Test(
    "have the published sizes and safe areas",
    arguments: [
      Published("iPhone 16e", "390x844@3", "47 0 34 0", "0 47 21 47"),
      Published("iPhone 17e", "390x844@3", "47 0 34 0", "0 47 20 47"),
      Published("iPhone 16 Pro", "402x874@3", "62 0 34 0", "0 62 21 62"),
      Published("iPhone 17", "402x874@3", "62 0 34 0", "0 62 20 62"),
      Published("iPhone 17 Pro", "402x874@3", "62 0 34 0", "0 62 20 62"),
      Published("iPhone 17 Pro Max", "440x956@3", "62 0 34 0", "0 62 20 62"),
      Published("iPhone Air", "420x912@3", "68 0 34 0", "0 68 20 68"),
      Published("iPhone 18 Pro", "402x874@3", "62 0 34 0", "0 62 20 62"),
      Published("iPhone 18 Pro Max", "440x956@3", "62 0 34 0", "0 62 20 62"),
      Published("iPhone Duo", "466x678@3", "0 0 34 84", "0 84 34 0"),
      Published("iPhone Duo (inner)", "669x951@3", "82 0 34 0", "0 0 34 84"),
      Published("iPad (A16)", "820x1180@2", "24 0 20 0", "24 0 20 0"),
      Published("iPad mini (A17 Pro)", "744x1133@2", "24 0 20 0", "24 0 20 0"),
      Published("iPad Air 11-inch (M4)", "820x1180@2", "24 0 20 0", "24 0 20 0"),
      Published("iPad Air 13-inch (M4)", "1024x1366@2", "24 0 20 0", "24 0 20 0"),
      Published("iPad Pro 11-inch (M5)", "834x1210@2", "24 0 20 0", "24 0 20 0"),
      Published("iPad Pro 13-inch (M5)", "1032x1376@2", "24 0 20 0", "24 0 20 0"),
    ])
  func published(_ numbers: Published) throws {
    let device = try #require(Device.named(numbers.name))
    #expect(device.canvas().sizeName == numbers.size)
    #expect(device.portraitSafeArea == insets(numbers.portrait))
    #expect(device.landscapeSafeArea == insets(numbers.landscape))
  }

  // The camera of the outer display is in its top right corner, and so in the top left one after a
  // quarter turn to the left.
  @Test("rotate the sensor housing with the screen")
  func turnedScreen() throws {
    let phone = try #require(Device.named("iPhone 17 Pro")).canvas(orientation: .landscape)
    #expect(phone.screen?.sensorHousing == CGRect(x: 14, y: 138, width: 37.33, height: 126))
    let duo = try #require(Device.named("iPhone Duo"))
    let camera = try #require(duo.canvas(orientation: .landscape).screen?.sensorHousing)
    #expect(camera.isNear(CGRect(x: 29.33, y: 29.33, width: 37, height: 37)))
    #expect(duo.screen.cornerRadius == 59)
  }

  @Test("have the portrait top inset on both sides in landscape")
  func landscape() throws {
    let phone = try #require(Device.named("iPhone 15"))
    #expect(phone.canvas().safeAreaInsets == EdgeInsets(top: 59, bottom: 34))
    let canvas = phone.canvas(orientation: .landscape)
    #expect(canvas.name == "iPhone 15 landscape")
    #expect(canvas.size == CGSize(width: 852, height: 393))
    #expect(canvas.safeAreaInsets == EdgeInsets(left: 59, bottom: 21, right: 59))
    let small = try #require(Device.named("iPhone 8"))
    #expect(small.canvas(orientation: .landscape).safeAreaInsets == .zero)
    let tablet = try #require(Device.named("iPad Air 11-inch"))
    #expect(
      tablet.canvas(orientation: .landscape).safeAreaInsets == EdgeInsets(top: 24, bottom: 20))
  }
}
