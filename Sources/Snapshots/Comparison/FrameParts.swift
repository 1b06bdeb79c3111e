internal import Foundation

/// A set of the four numbers of a frame: x, y, width and height.
package struct FrameParts: OptionSet, Hashable, Codable, Sendable {
  /// The bits of the set, one for each number.
  package let rawValue: UInt8

  /// Creates a set from its bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The frame's distance from the owner's left edge.
  package static let x = FrameParts(rawValue: 1)
  /// The frame's distance from the owner's top edge.
  package static let y = FrameParts(rawValue: 2)
  /// The frame's width.
  package static let width = FrameParts(rawValue: 4)
  /// The frame's height.
  package static let height = FrameParts(rawValue: 8)

  /// All four numbers.
  package static let all: FrameParts = [.x, .y, .width, .height]

  /// Creates the set of the numbers that differ between two frames, or the full set if a frame is missing.
  init(_ old: CGRect?, _ new: CGRect?) {
    guard let old, let new else {
      self = old == nil && new == nil ? [] : .all
      return
    }
    self = []
    let numbers: [(FrameParts, CGFloat, CGFloat)] = [
      (.x, old.origin.x, new.origin.x), (.y, old.origin.y, new.origin.y),
      (.width, old.size.width, new.size.width), (.height, old.size.height, new.size.height),
    ]
    for (part, before, now) in numbers where abs(before - now) > 1e-6 { insert(part) }
  }
}
