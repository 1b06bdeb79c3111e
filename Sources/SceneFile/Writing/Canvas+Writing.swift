internal import AutoLayout
internal import Foundation

extension Canvas {
  /// The canvas as written in scene files and jobs: a size, a device, or a mapping.
  var node: WrittenNode {
    if Canvas(parsing: sizeName) == self { return .text(sizeName) }
    if let deviceNode { return deviceNode }
    var plain = Canvas(width: width, height: height, scale: scale, textSize: textSize)
    if let keyboard { plain = plain.showing(keyboard) }
    let hasExactSize = Canvas(parsing: sizeName)?.size == size
    return .mapping(
      stated([
        ("name", name == plain.name ? nil : .text(name)),
        (
          "size",
          .text(
            hasExactSize
              ? scale(1).sizeName
              : "\(shortNumber(size.width))x\(shortNumber(size.height))")
        ),
        ("scale", scale == 1 ? nil : .number(scale)),
        ("safeArea", isUncovered || safeAreaInsets != .zero ? safeAreaInsets.node : nil),
        ("textSize", textSize == .large ? nil : .text(textSize.name)),
        ("keyboard", keyboard?.node),
      ]))
  }

  /// The canvas as a mapping with the name of a device, or `nil` if no device has such a screen.
  var deviceNode: WrittenNode? {
    let placed = Device.all.flatMap { device in
      Device.Orientation.allCases.map { orientation -> (Device, Device.Orientation, Canvas) in
        let canvas = device.canvas(orientation: orientation).textSize(textSize)
        return (device, orientation, keyboard.map { canvas.showing($0) } ?? canvas)
      }
    }
    func isSame(_ other: Canvas) -> Bool {
      var other = other
      other.name = name
      return other == self
    }
    // Several devices have the same screen.
    guard
      let (device, orientation, usual) = placed.first(where: { $0.2 == self })
        ?? placed.first(where: { isSame($0.2) })
    else { return nil }
    return .mapping(
      stated([
        ("device", .text(device.name)),
        ("orientation", orientation == .portrait ? nil : .text(orientation.rawValue)),
        ("name", usual.name == name ? nil : .text(name)),
        ("textSize", textSize == .large ? nil : .text(textSize.name)),
        ("keyboard", keyboard?.node),
      ]))
  }
}

extension Keyboard {
  /// The keyboard as written in scene files: a word, or a height in points.
  var node: WrittenNode {
    switch self {
    case .shown: .text("shown")
    case .height(let height): .number(height)
    }
  }
}

extension EdgeInsets {
  /// The insets as written in scene files: a mapping of the nonzero insets, or 0 if all are zero.
  var node: WrittenNode {
    if self == .zero { return .number(0) }
    let edges = [("top", top), ("left", left), ("bottom", bottom), ("right", right)]
    return .mapping(edges.filter { $0.1 != 0 }.map { (key: $0.0, value: .number($0.1)) })
  }
}
