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
    CGSize(width: 852, height: 393), CGSize(width: 1366, height: 1024),
  ]

  private static let names = [
    "a", "title", "navigationBarBackgroundView", "收件箱标题", "عنوان الرسالة", "שם משתמש", "शीर्षक",
    "👩‍💻🎉", "Grüße aus Übersee", "very-long-identifier-that-nobody-would-write-by-hand-42",
  ]

  /// Makes the tree of a seed, with up to a number of items besides the root's.
  init(seed: Int, most: Int = 40) {
    generator = SeededGenerator(seed: UInt64(seed))
    size = Self.sizes.randomElement(using: &generator) ?? Self.sizes[0]
    scale = [1, 1.5, 2, 3].randomElement(using: &generator) ?? 1
    let direction: LayoutDirection =
      Bool.random(using: &generator) ? .leftToRight : .rightToLeft
    builder = TreeBuilder(size.width, size.height, scale: scale, direction: direction)
    addItems(most)
    builder.systemGuide(.layoutMargins, [16, 0, max(0, size.width - 32), size.height])
    builder.systemGuide(.safeArea, [0, 20, size.width, max(0, size.height - 40)])
    addConstraints()
    addFindings()
  }

  private mutating func addItems(_ most: Int) {
    var owners = [0]
    for number in 0..<Int.random(in: 2...most, using: &generator) {
      let largest: CGFloat = Int.random(in: 0..<4, using: &generator) == 0 ? 12 : 0.5 * size.width
      let frame = [
        CGFloat.random(in: -40...size.width, using: &generator),
        CGFloat.random(in: -40...size.height, using: &generator),
        CGFloat.random(in: 0...largest, using: &generator),
        CGFloat.random(in: 0...min(largest, 0.4 * size.height), using: &generator),
      ].map { ($0 * scale).rounded() / scale }
      let name = "\(Self.names.randomElement(using: &generator) ?? "")\(number)"
      let owner = owners.randomElement(using: &generator) ?? 0
      if Int.random(in: 0..<3, using: &generator) > 0 {
        let view = builder.view(
          name, frame, in: owner, className: className(number), appearance(number, name))
        builder.change(view) { item in
          item.device.textSide = [.left, .middle, .right, nil][number % 4]
          item.device.font = Font(pointSize: CGFloat([11, 17, 28][number % 3]))
          if number % 7 == 0 {
            item.device.picture = DeviceLook.Picture(
              box: CGRect(x: 0, y: 0, width: 30, height: 20))
          }
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

  /// Relates items at random, by the distances that they have.
  private mutating func addConstraints() {
    let items = builder.tree.items.indices
    let places: [LayoutConstraint.Attribute] = [.leading, .trailing, .centerX]
    let heights: [LayoutConstraint.Attribute] = [.top, .bottom, .centerY]
    for number in 0..<Int.random(in: 0...24, using: &generator) {
      guard let first = items.randomElement(using: &generator),
        let second = items.randomElement(using: &generator), first != second
      else { continue }
      let priority: Float = Bool.random(using: &generator) ? 1000 : 750
      let frames = [first, second].map { builder.tree.items[$0].rootFrame }
      let name = "c\(number)"
      switch number % 4 {
      case 0:
        builder.constraint(
          first, .width, constant: frames[0].width, priority: priority, identifier: name)
      case 1 where frames[0].height == frames[1].height:
        builder.constraint(first, .height, to: (second, .height), identifier: name)
      case 1:
        builder.constraint(
          first, .height, .greaterThanOrEqual, constant: frames[0].height, identifier: name)
      case 2:
        let (place, other) = (places[number % 3], places[(number / 3) % 3])
        builder.constraint(
          first, place, to: (second, other), constant: place.x(frames[0]) - other.x(frames[1]),
          priority: priority, identifier: name)
      default:
        let place = heights[number % 3]
        builder.constraint(
          first, place, to: (second, place), constant: place.y(frames[0]) - place.y(frames[1]),
          identifier: name)
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

extension LayoutConstraint.Attribute {
  /// The horizontal position of the attribute in a frame, from left to right.
  fileprivate func x(_ frame: CGRect) -> CGFloat {
    self == .leading ? frame.minX : self == .trailing ? frame.maxX : frame.midX
  }

  /// The vertical position of the attribute in a frame.
  fileprivate func y(_ frame: CGRect) -> CGFloat {
    self == .top ? frame.minY : self == .bottom ? frame.maxY : frame.midY
  }
}
