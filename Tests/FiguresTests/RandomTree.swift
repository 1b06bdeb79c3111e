import AutoLayout
import Foundation
import TestTools

@testable import Figures

/// A solved tree that no layout would make, from a seed: nested, tiny, covered and overhanging views, controls,
/// long names in several scripts, constraints between anything, on canvases from 60 points to a tablet's.
struct RandomTree {
  private(set) var builder: TreeBuilder
  private var generator: SeededGenerator
  private let size: CGSize
  private let scale: CGFloat

  /// The tree.
  var tree: SolvedTree { builder.tree }

  private static let sizes = [
    CGSize(width: 60, height: 48), CGSize(width: 120, height: 90), CGSize(width: 320, height: 240),
    CGSize(width: 320, height: 480), CGSize(width: 393, height: 852),
    CGSize(width: 852, height: 393), CGSize(width: 1024, height: 768),
  ]

  private static let names = [
    "a", "title", "navigationBarBackgroundView", "收件箱标题", "عنوان الرسالة", "שם משתמש", "शीर्षक",
    "👩‍💻🎉", "Grüße aus Übersee", "very-long-identifier-that-nobody-would-write-by-hand-42",
  ]

  /// Makes the tree of a seed.
  init(seed: Int) {
    generator = SeededGenerator(seed: UInt64(seed))
    size = Self.sizes.randomElement(using: &generator) ?? Self.sizes[0]
    scale = [1, 1.5, 2, 3].randomElement(using: &generator) ?? 1
    let direction: LayoutDirection =
      Bool.random(using: &generator) ? .leftToRight : .rightToLeft
    builder = TreeBuilder(size.width, size.height, scale: scale, direction: direction)
    addItems()
    builder.systemGuide(.layoutMargins, [16, 0, max(0, size.width - 32), size.height])
    builder.systemGuide(.safeArea, [0, 20, size.width, max(0, size.height - 40)])
    addConstraints()
    addFindings()
  }

  private mutating func addItems() {
    var owners = [0]
    for number in 0..<Int.random(in: 2...40, using: &generator) {
      let most: CGFloat = Int.random(in: 0..<4, using: &generator) == 0 ? 12 : 0.5 * size.width
      let frame = [
        CGFloat.random(in: -40...size.width, using: &generator),
        CGFloat.random(in: -40...size.height, using: &generator),
        CGFloat.random(in: 0...most, using: &generator),
        CGFloat.random(in: 0...min(most, 0.4 * size.height), using: &generator),
      ].map { ($0 * scale).rounded() / scale }
      let name = "\(Self.names.randomElement(using: &generator) ?? "")\(number)"
      let owner = owners.randomElement(using: &generator) ?? 0
      if Int.random(in: 0..<3, using: &generator) > 0 {
        let view = builder.view(
          name, frame, in: owner, className: className(number), appearance(number, name))
        builder.change(view) { item in
          item.device.textSide = [.left, .middle, .right, nil][number % 4]
          item.device.font = Font(pointSize: CGFloat([11, 17, 28][number % 3]))
          if number % 7 == 0 { item.device.picture = CGRect(x: 0, y: 0, width: 30, height: 20) }
        }
        if Bool.random(using: &generator) { owners.append(view) }
      } else {
        builder.guide(name, frame, in: owner)
      }
    }
  }

  private func className(_ number: Int) -> String {
    ["View", "Label", "Button", "TextField", "Switch", "Slider", "SegmentedControl"][number % 7]
  }

  private mutating func appearance(_ number: Int, _ name: String) -> Appearance {
    var appearance = Appearance()
    let share = CGFloat.random(in: 0...1, using: &generator)
    switch className(number) {
    case "Label": appearance.text = name + " " + name
    case "Button": appearance.text = "OK"
    case "TextField":
      appearance.text = name
      appearance.isPlaceholder = Bool.random(using: &generator)
    case "Switch": appearance.control = ControlLook(.toggle, share: share.rounded())
    case "Slider": appearance.control = ControlLook(.slider, share: share)
    case "SegmentedControl":
      appearance.segments = ["One", "两", "ثلاثة"]
      appearance.pickedSegment = number % 4
    default: break
    }
    if Int.random(in: 0..<6, using: &generator) == 0 {
      appearance.fill =
        [Color(hex: "#2d7dd2"), Color(hex: "#ffffff80"), Color(hex: "#0000")][
          number % 3]
    }
    appearance.lineLimit = number % 3
    return appearance
  }

  /// Relates items at random; a picture of them need make no sense, but texts have to keep apart.
  private mutating func addConstraints() {
    let items = builder.tree.items.indices
    let places: [LayoutConstraint.Attribute] = [.leading, .trailing, .centerX]
    let heights: [LayoutConstraint.Attribute] = [.top, .bottom, .centerY]
    for number in 0..<Int.random(in: 0...24, using: &generator) {
      guard let first = items.randomElement(using: &generator),
        let second = items.randomElement(using: &generator), first != second
      else { continue }
      let constant = CGFloat(Int.random(in: -20...20, using: &generator))
      let priority: Float = Bool.random(using: &generator) ? 1000 : 750
      switch number % 4 {
      case 0: builder.constraint(first, .width, constant: abs(constant), priority: priority)
      case 1: builder.constraint(first, .height, to: (second, .height))
      case 2:
        builder.constraint(
          first, places[number % 3], to: (second, places[(number / 3) % 3]), constant: constant)
      default:
        builder.constraint(first, heights[number % 3], to: (second, heights[number % 3]))
      }
    }
  }

  private mutating func addFindings() {
    if builder.tree.constraints.count > 1 { builder.conflict(0, because: [1]) }
    for item in builder.tree.items.indices where Int.random(in: 0..<4, using: &generator) == 0 {
      builder.change(item) { item in
        item.alternative = item.rootFrame.offsetBy(dx: 30, dy: 10)
        item.metrics.baselines = item.rootFrame.minY...item.rootFrame.maxY
        item.metrics.contentWidth = SolvedTree.Item.ContentExtent(
          length: 40, hugging: .defaultLow, compressionResistance: .defaultHigh)
      }
    }
  }
}
