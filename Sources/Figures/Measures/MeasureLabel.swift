import AutoLayout
import Foundation

/// The text of a dimension line, with candidate positions.
struct MeasureLabel {
  /// The distance between the text and the dimension line, in points.
  private static let gap: CGFloat = 3.5
  /// The leader lengths for a text beyond an end of the dimension line, in points.
  private static let leaderLengths: [CGFloat] = [7, 16, 28]
  /// The leader lengths for a text beyond the end of an inward arrow, in points.
  private static let inwardLeaders: [CGFloat] = [1, 8, 20]
  /// The leader lengths to try if no closer position is free, in points.
  private static let longLeaders: [CGFloat] = [7, 16, 28, 42, 58, 76, 96, 120]

  /// The measure that the text belongs to.
  let measure: Measure
  /// The font of the text.
  let font: Font
  /// The advance width of the text, including a badge before it, in points.
  let width: CGFloat
  /// Whether letters of the text may extend below its baseline.
  let hasDescenders: Bool
  /// The height by which a badge extends above and below the text, in points.
  var padding: CGFloat = 0
  /// The page with the dimension line.
  let page: Page

  /// The bounding rectangle of the letters of a text run.
  ///
  /// It excludes the space for descenders if the text has no lowercase letters.
  func box(of run: TextRun) -> CGRect {
    if hasDescenders { return run.box }
    return CGRect(
      x: run.left, y: run.position.y - metrics.capHeight, width: width, height: metrics.capHeight)
  }

  private var grid: PixelGrid { page.grid }
  private var metrics: LetterMetrics { LetterMetrics(font) }
  private var middle: CGFloat { (measure.start + measure.end) / 2 }
  private var half: CGFloat { grid.hairline / 2 }
  /// The left or top end of the dimension line along its axis, including any arrow beyond that end.
  private var outerStart: CGFloat { measure.start - measure.tail(on: grid) }
  /// The right or bottom end of the dimension line along its axis, including any arrow beyond that end.
  private var outerEnd: CGFloat { measure.end + measure.tail(on: grid) }

  /// Candidate positions for the text of a dimension line whose left or top edge is at `across`.
  ///
  /// Positions below or to the right of the line are preferred if `side` is 1. If `side` is −1, positions above or to
  /// the left of the line are preferred.
  func candidates(across: CGFloat, side: CGFloat) -> [LabelLayout.Candidate] {
    let line = across + half
    let sides = [side, -side]
    let (extent, gap) =
      measure.axis == .horizontal ? (width, CGFloat(2)) : (metrics.capHeight, 4)
    if measure.mark == .inward { return inwardCandidates(line, sides, extent) }
    guard measure.length >= max(extent + gap, 12) else {
      return measure.axis == .horizontal
        ? ends(level: line, 0) + sides.flatMap { elbows(line, $0) } + beside(line, sides, 6)
        : besideWithLeader(line, sides)
    }
    let beyond =
      measure.axis == .horizontal
      ? ends(level: line, 6)
      // The top comes first, because horizontal dimension lines are below what they measure.
      : beyond(upright: line, 9, leaderLength: 3, isTopFirst: true)
    return beside(line, sides, 0) + onTheLine(line, extent) + beyond
      + (measure.axis == .vertical ? alongLeaders(line, sides) : [])
  }

  /// Candidate positions if there are inward arrows: between them, beside the gap between them, or behind an arrow.
  ///
  /// An arrow serves as the leader of a text behind it.
  private func inwardCandidates(
    _ line: CGFloat, _ sides: [CGFloat], _ extent: CGFloat
  ) -> [LabelLayout.Candidate] {
    let isHorizontal = measure.axis == .horizontal
    let center = isHorizontal ? CGPoint(x: middle, y: line) : CGPoint(x: line, y: middle)
    let between =
      measure.length >= extent + 8
      ? [candidate(center.x - width / 2, center.y + metrics.capHeight / 2, 0)] : []
    let behind =
      isHorizontal
      ? ends(level: line, 0, Self.inwardLeaders)
      : Self.inwardLeaders.enumerated().flatMap { number, length in
        beyond(upright: line, 5 + 5 * number, leaderLength: length, isTopFirst: true)
      }
    return between + beside(line, sides, 2) + behind
  }

  /// Candidate positions at the end of a long leader, for use if no position near the line is free.
  func distantCandidates(across: CGFloat, side: CGFloat) -> [LabelLayout.Candidate] {
    let line = across + half
    let sides = [side, -side]
    guard measure.axis == .horizontal else {
      // There is no stroke between inward arrows for a horizontal leader to start at.
      guard measure.mark == .inward else { return besideWithLeader(line, sides, Self.longLeaders) }
      return Self.longLeaders.enumerated().flatMap { number, length in
        beyond(upright: line, 5 * number, leaderLength: length, isTopFirst: true)
      }
    }
    if measure.mark == .inward { return ends(level: line, 0, Self.longLeaders) }
    return ends(level: line, 0, Self.longLeaders)
      + sides.flatMap { side in
        [0.5, 0.1, 0.9].flatMap { elbows(line, side, Self.longLeaders, share: $0) }
      }
  }

  /// Candidate positions directly beside the line: at its middle, and also at the quarters and ends of a long line.
  private func beside(
    _ line: CGFloat, _ sides: [CGFloat], _ baseCost: Int
  ) -> [LabelLayout.Candidate] {
    let extent = measure.axis == .horizontal ? width : metrics.height
    let end = measure.length / 2 - extent / 2 - 6
    let quarter = measure.length / 4
    let shifts = end >= extent / 2 ? [0, -quarter, quarter, -end, end] : [0]
    return shifts.enumerated().flatMap { number, shift in
      sides.enumerated().map { order, side in
        let along = middle + shift
        let baseCost = baseCost + 3 * number + order
        switch measure.axis {
        case .horizontal: return candidate(along - width / 2, level(line, side), baseCost)
        case .vertical:
          let near = line + side * (Self.gap + half + 1)
          return candidate(
            side > 0 ? near : near - width, along + metrics.capHeight / 2, baseCost)
        }
      }
    }
  }

  /// Candidate positions for a text that interrupts the line: at its middle, and also at the quarters of a long line.
  private func onTheLine(_ line: CGFloat, _ extent: CGFloat) -> [LabelLayout.Candidate] {
    guard measure.length >= extent + 26 else { return [] }
    let shifts: [CGFloat] = measure.length >= 2 * extent + 52 ? [0, -0.25, 0.25] : [0]
    return shifts.enumerated().map { number, shift in
      let along = middle + shift * measure.length
      let (x, y) = measure.axis == .horizontal ? (along, line) : (line, along)
      var figure = candidate(x - width / 2, y + metrics.capHeight / 2, 4 + 2 * number)
      figure.interruptsLine = true
      return figure
    }
  }

  /// Candidate positions beyond an end of a vertical line, or beside it at the end of a horizontal leader.
  ///
  /// They are used if a line is too short for a text directly beside it, or if no position nearby is free.
  private func besideWithLeader(
    _ line: CGFloat, _ sides: [CGFloat], _ lengths: [CGFloat] = leaderLengths
  ) -> [LabelLayout.Candidate] {
    beyond(upright: line, 5, leaderLength: 6, isTopFirst: false)
      + atLeaders(line, sides, 2, lengths)
  }

  /// Candidate positions at the end of a horizontal leader that reaches past obstacles beside a long vertical line.
  private func alongLeaders(_ line: CGFloat, _ sides: [CGFloat]) -> [LabelLayout.Candidate] {
    let quarter = measure.length / 4
    return [0, -quarter, quarter].enumerated().flatMap { number, shift in
      atLeaders(line, sides, 11 + 3 * number, Self.leaderLengths, shift: shift)
    }
  }

  /// Candidate positions at the end of a horizontal leader from a vertical line.
  ///
  /// The leader starts at a distance of `shift` from the line's middle.
  private func atLeaders(
    _ line: CGFloat, _ sides: [CGFloat], _ baseCost: Int, _ lengths: [CGFloat],
    shift: CGFloat = 0
  ) -> [LabelLayout.Candidate] {
    let along = middle + shift
    return lengths.enumerated().flatMap { number, reach in
      sides.enumerated().map { order, side in
        let far = line + side * reach
        return candidate(
          side > 0 ? far + 2 : far - 2 - width, along + metrics.capHeight / 2,
          baseCost + 4 * number + order,
          leader: [CGPoint(x: line - half, y: along - half), CGPoint(x: far, y: along - half)])
      }
    }
  }

  /// Candidate positions beyond an end of a vertical line, with a leader that extends the line.
  ///
  /// The text is centered on the line, or otherwise mostly to the left or right of it.
  private func beyond(
    upright line: CGFloat, _ baseCost: Int, leaderLength: CGFloat, isTopFirst: Bool
  ) -> [LabelLayout.Candidate] {
    let ends = [(outerEnd, CGFloat(1)), (outerStart, -1)]
    let highest = page.room.maxX - 2 - width
    let lefts = [line - width / 2, line + 4 - width, line - 4]
    return lefts.enumerated().flatMap { number, left in
      (isTopFirst ? ends.reversed() : ends).enumerated().map { order, end in
        let far = end.0 + end.1 * leaderLength
        return candidate(
          max(page.room.minX + 2, min(left, highest)),
          end.1 > 0 ? far + 2 + metrics.capHeight : far - 2, baseCost + 2 * number + order,
          leader: [CGPoint(x: line - half, y: end.0), CGPoint(x: line - half, y: far)])
      }
    }
  }

  /// The baseline of a text above a line if `side` is −1, or below the line if it's 1.
  private func level(_ line: CGFloat, _ side: CGFloat) -> CGFloat {
    side > 0
      ? line + half + Self.gap + metrics.capHeight : line - half - Self.gap
  }

  /// Candidate positions beyond either end of a horizontal line, with a leader that extends the line.
  private func ends(
    level line: CGFloat, _ baseCost: Int, _ lengths: [CGFloat] = leaderLengths
  ) -> [LabelLayout.Candidate] {
    let baseline = line + metrics.capHeight / 2
    return lengths.enumerated().flatMap { number, length in
      [(outerEnd, CGFloat(1)), (outerStart, -1)].enumerated().map { order, end in
        let far = end.0 + end.1 * length
        return candidate(
          end.1 > 0 ? far + 2 : far - 2 - width, baseline, baseCost + 3 + order + 5 * number,
          leader: [end.0, far].map { CGPoint(x: $0, y: line - half) })
      }
    }
  }

  /// Candidate positions above or below a horizontal line, at the end of a vertical leader.
  ///
  /// `share` is the point of the text's width at which the leader ends, as a fraction from the left.
  private func elbows(
    _ line: CGFloat, _ side: CGFloat, _ lengths: [CGFloat] = leaderLengths, share: CGFloat = 0.5
  ) -> [LabelLayout.Candidate] {
    let x = grid.snapped(middle - half)
    return lengths.enumerated().map { number, length in
      let far = line + side * (length + 3)
      let baseline = side > 0 ? far + 2 + metrics.capHeight : far - 2
      return candidate(
        middle - share * width, baseline, 5 + 5 * number + (side > 0 ? 0 : 1),
        leader: [CGPoint(x: x, y: line), CGPoint(x: x, y: far)])
    }
  }

  private func candidate(
    _ left: CGFloat, _ baseline: CGFloat, _ baseCost: Int, leader: [CGPoint]? = nil
  ) -> LabelLayout.Candidate {
    let position = grid.snapped(CGPoint(x: left, y: baseline))
    let run = TextRun(
      text: measure.text, font: font, color: measure.color, position: position, anchor: .left,
      width: width)
    return LabelLayout.Candidate(
      run: run, leader: leader?.map(grid.snapped), baseCost: baseCost, letters: box(of: run),
      ends: measure.measured, padding: padding)
  }
}
