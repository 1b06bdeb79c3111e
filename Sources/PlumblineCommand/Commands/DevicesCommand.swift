internal import ArgumentParser
internal import Foundation
internal import Plumbline

/// `plumbline devices`: lists the devices that canvases can name.
struct DevicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "List the devices supported by --device and scene files.",
    discussion: "Sizes and safe areas are in points: top, left, bottom, right.")

  func run() throws {
    let longest = Device.all.map(\.name.count).max() ?? 0
    for device in Device.all {
      let padding = String(repeating: " ", count: longest - device.name.count)
      let portrait = device.canvas(orientation: .portrait)
      let landscape = device.canvas(orientation: .landscape)
      try print(
        "\(device.name)\(padding)  \(portrait.sizeName)  portrait \(text(portrait.safeAreaInsets))  "
          + "landscape \(text(landscape.safeAreaInsets))",
        to: .output)
    }
  }

  private func text(_ insets: EdgeInsets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map { plainNumber($0) }
      .joined(separator: ",")
  }
}
