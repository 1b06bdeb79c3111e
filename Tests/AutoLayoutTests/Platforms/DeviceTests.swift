import AutoLayout
import Foundation
import Testing

@Suite("Devices")
struct DeviceTests {
  @Test(
    "are found whatever the case and punctuation",
    arguments: [
      ("iPhone 15", "iPhone 15"), ("iphone-15", "iPhone 15"), ("IPHONE15", "iPhone 15"),
      ("iphone 8 plus", "iPhone 8 Plus"), ("iPhone 8+", "iPhone 8 Plus"),
      ("iphone se 1st gen", "iPhone SE (1st generation)"),
      ("iPhone SE", "iPhone SE (3rd generation)"), ("ipad", "iPad (10th generation)"),
      ("iPad mini", "iPad mini (6th generation)"), ("ipad pro 12.9", "iPad Pro 12.9-inch"),
      ("iPad Pro 11-inch", "iPad Pro 11-inch"), ("ipad_pro_11inch", "iPad Pro 11-inch"),
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
      #expect(canvas.safeAreaInsets.left == canvas.safeAreaInsets.right)
    }
  }

  @Test("have their own names")
  func uniqueNames() {
    #expect(Set(Device.all.map(\.name)).count == Device.all.count)
  }

  @Test("give up the top inset on both sides when they lie on their side")
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
