import AutoLayout
import Foundation

/// The lines of a section's items in a flow layout.
///
/// The rules are those that people report of UIKit's flow layout, of which Apple documents the common ones (Collection
/// View Programming Guide, "Using the Flow Layout"):
///
/// - Items of one size are in columns, as if the last line were full (openradar 20825965).
/// - Items of several sizes are spread over each line except the last, whose items have the least spacing (the same
///   report, and the questions about layouts that align to the left).
/// - A sole item is centered if no second one of its size has room. In the last line of several sizes, UIKit is also
///   said to leave it at the start; here it is centered there as well, so that one column stays one.
/// - A sole item of a section whose cells decide their size is centered (IGListKit, issue 520).
/// - An item longer than its line begins at the start of the line. UIKit calls this undefined.
struct FlowLines {
  /// The sizes of the items.
  let sizes: [CGSize]
  /// The least distance between the items of a line.
  let itemSpacing: CGFloat
  /// The distance between lines.
  let lineSpacing: CGFloat
  /// Whether cells decide their sizes.
  let isEstimated: Bool
  /// The axis along which lines follow one another.
  let axis: NSLayoutConstraint.Axis

  /// Rounding errors, such as of three thirds, don't move an item into the next line.
  private static let tolerance: CGFloat = 0.001

  /// Places the items in lines of a length.
  ///
  /// - Parameter room: The length of lines.
  /// - Returns: The rectangles of the items, from the corner of the first line, and the extent of all lines.
  func place(in room: CGFloat) -> (frames: [CGRect], length: CGFloat) {
    var frames: [CGRect] = []
    var start: CGFloat = 0
    let isUniform = sizes.allSatisfy { $0 == sizes.first }
    while frames.count < sizes.count {
      let line = sizes[frames.count...].prefix(lineCount(from: frames.count, in: room))
      if !frames.isEmpty { start += lineSpacing }
      let thickness = line.map { $0[axis] }.max() ?? 0
      var (place, gap) = spread(line, in: room, isUniform: isUniform)
      for size in line {
        var frame = CGRect(origin: .zero, size: size)
        frame.origin[axis] = start + (thickness - size[axis]) / 2
        frame.origin[axis.other] = place
        frames.append(frame)
        place += size[axis.other] + gap
      }
      start += thickness
    }
    return (frames, start)
  }

  /// The number of items in the line that begins with an item.
  private func lineCount(from first: Int, in room: CGFloat) -> Int {
    var end = sizes[first][axis.other]
    var next = first + 1
    while next < sizes.count {
      end += itemSpacing + sizes[next][axis.other]
      guard end <= room + Self.tolerance else { break }
      next += 1
    }
    return next - first
  }

  /// The start of a line's first item, and the distance between its items.
  private func spread(
    _ line: ArraySlice<CGSize>, in room: CGFloat, isUniform: Bool
  ) -> (start: CGFloat, gap: CGFloat) {
    let isLast = line.endIndex == sizes.count
    let sum = line.map { $0[axis.other] }.reduce(0, +)
    let last = line.last?[axis.other] ?? 0
    // The last line counts as full of items of its size.
    let left = room - sum - CGFloat(line.count - 1) * itemSpacing + Self.tolerance
    let step = last + itemSpacing
    let missing = isLast && step > 0 ? max(0, (left / step).rounded(.down)) : 0
    let count = CGFloat(line.count) + missing
    if count == 1 || isEstimated && sizes.count == 1 { return (max(0, (room - sum) / 2), 0) }
    guard isUniform || !isLast else { return (0, itemSpacing) }
    return (0, max(itemSpacing, (room - sum - missing * last) / (count - 1)))
  }
}
