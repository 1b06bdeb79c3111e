import Foundation

/// The figure that every contestant draws: 40 rounded boxes with labels and 15 dashed guides on a
/// phone's canvas, as `scene.c` of the limit program lays them out.
struct PhoneFigure {
  /// A rectangle in points, and what is written on it.
  struct Box {
    var identifier: String
    var text = ""
    var x, y, width, height: Double
    /// An index into the palette.
    var color = 0
  }

  static let width = 390.0
  static let height = 844.0
  static let scale = 3

  private static let palette = [
    "#4c72b0", "#55a868", "#c44e52", "#8172b3", "#ccb974", "#64b5cd", "#dd8452", "#8c8c8c",
  ]

  var views: [Box] = []
  var guides: [Box] = []

  /// Lays the boxes out in ten rows.
  init() {
    let (margin, top, gap) = (16.0, 44.0, 8.0)
    let rowHeight = (Self.height - top - 34 - gap * 9) / 10
    let rowWidth = Self.width - 2 * margin
    for row in 0..<10 {
      let y = top + Double(row) * (rowHeight + gap)
      let side = rowHeight - 16
      let titleWidth = rowWidth * (0.35 + 0.3 * Double(row * 7 % 10) / 10)
      let boxes = [
        (margin, y, rowWidth, rowHeight, row % 2 == 1 ? 7 : 4),
        (margin + 8, y + 8, side, side, row % 7),
        (margin + 16 + side, y + 8, titleWidth - side, side * 0.55, (row + 2) % 7),
        (margin + rowWidth - 52, y + rowHeight / 2 - side * 0.3, 44, side * 0.6, (row + 5) % 7),
      ]
      for (kind, box) in zip(["row", "icon", "title", "badge"], boxes) {
        views.append(
          Box(
            identifier: "\(kind)\(row)", text: "\(kind) \(row)", x: box.0, y: box.1, width: box.2,
            height: box.3, color: box.4))
      }
      addGuide(margin + 16 + side, y + 4, rowWidth - side - 24, rowHeight - 8)
    }
    let tall = Self.height - top - 34
    addGuide(0, top, Self.width, tall)
    addGuide(margin, top, rowWidth, tall)
    addGuide(margin / 2, margin / 2, Self.width - margin, Self.height - margin)
    addGuide(Self.width / 4, top, Self.width / 2, tall)
    addGuide(margin, Self.height / 4, rowWidth, Self.height / 2)
  }

  private mutating func addGuide(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    guides.append(Box(identifier: "guide\(guides.count)", x: x, y: y, width: width, height: height))
  }

  /// The figure as a scene file: four constraints for each box.
  var sceneFile: String {
    let canvas = "\(Int(Self.width))x\(Int(Self.height))@\(Self.scale)"
    let names = guides.map(\.identifier).joined(separator: ", ")
    let subviews = views.map { box in
      "    - { id: \(box.identifier), class: Label, text: \(box.text), "
        + "style: { fill: \"\(Self.palette[box.color])\", cornerRadius: 6 } }"
    }
    let constraints = (views + guides).flatMap { box in
      [
        "left == root.left + \(box.x)", "top == root.top + \(box.y)", "width == \(box.width)",
        "height == \(box.height)",
      ].map { "  - \(box.identifier).\($0)" }
    }
    return """
      scene: Phone
      canvases: [\(canvas)]
      root:
        guides: [\(names)]
        subviews:
      \(subviews.joined(separator: "\n"))
      constraints:
      \(constraints.joined(separator: "\n"))

      """
  }
}
