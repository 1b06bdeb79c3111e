import AutoLayout
import Foundation

/// The lines of a section's items in a flow layout.
///
/// Apple documents the common rules (Collection View Programming Guide, "Using the Flow Layout"). Users report the
/// others:
///
/// - Items of one size are in columns, as if the last line were full (openradar 20825965).
/// - Items of several sizes are spread over each line. The last line has the minimum spacing (the same report, and
///   questions about left-aligned layouts).
/// - The only item in a line is centered if another item of its size doesn't fit. If items have several sizes, UIKit
///   reportedly doesn't center it in the last line. Here it is always centered, so that a single column stays a column.
/// - The only item of a section whose cells are self-sizing is centered (IGListKit, issue 520).
/// - An item longer than its line begins at the start of the line. UIKit calls this undefined.
struct FlowLines {
  let sizes: [CGSize]
  let itemSpacing: CGFloat
  let lineSpacing: CGFloat
  /// Whether item sizes are estimates, because cells are self-sizing.
  let isEstimated: Bool
  /// The axis along which lines are stacked.
  let axis: NSLayoutConstraint.Axis

  /// The rounding error, in points, up to which an item still fits in its line.
  private static let tolerance: CGFloat = 0.001

  /// Arranges the items in lines.
  ///
  /// - Parameter room: The length of each line, in points.
  /// - Returns: The items' frames relative to the first line's corner, and the total thickness of all lines.
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

  /// Returns the number of items that fit in the line that begins with the item at `first`.
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

  /// The start of a line's first item, and the spacing between the line's items.
  private func spread(
    _ line: ArraySlice<CGSize>, in room: CGFloat, isUniform: Bool
  ) -> (start: CGFloat, gap: CGFloat) {
    let isLast = line.endIndex == sizes.count
    let sum = line.map { $0[axis.other] }.reduce(0, +)
    let last = line.last?[axis.other] ?? 0
    // The last line is treated as filled with items of its size.
    let left = room - sum - CGFloat(line.count - 1) * itemSpacing + Self.tolerance
    let step = last + itemSpacing
    let missing = isLast && step > 0 ? max(0, (left / step).rounded(.down)) : 0
    let count = CGFloat(line.count) + missing
    if count == 1 || isEstimated && sizes.count == 1 { return (max(0, (room - sum) / 2), 0) }
    guard isUniform || !isLast else { return (0, itemSpacing) }
    return (0, max(itemSpacing, (room - sum - missing * last) / (count - 1)))
  }
}
