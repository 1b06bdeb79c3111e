import AppKitNames
import AutoLayout
import Testing

/// Rows of hundreds of views with contents of many widths, of both systems' stack views.
@Suite("Stack views with hundreds of views")
struct CrowdedStackTests {
  /// The rows are 8 points apart at least.
  private static let spacing: CGFloat = 8

  /// Even contents of 20 to 44 points.
  private func contents(_ count: Int) -> [CGFloat] {
    (0..<count).map { 20 + 2 * CGFloat($0 * 7 % 13) }
  }

  private func sum(_ widths: [CGFloat]) -> CGFloat { widths.reduce(0, +) }

  /// Where views of some widths lie, at distances from one another.
  private func starts(_ widths: [CGFloat], gap: (Int) -> CGFloat = { _ in spacing }) -> [CGFloat] {
    var start: CGFloat = 0
    return widths.indices.map { view in
      defer { start += widths[view] + gap(view) }
      return start
    }
  }

  /// Lays out a row of AppKit's and checks where its views are.
  private func check(
    _ distribution: NSStackView.Distribution, room: CGFloat, _ contents: [CGFloat],
    _ widths: [CGFloat], at starts: [CGFloat], upTo tolerance: CGFloat = 1e-6
  ) {
    let width = room + Self.spacing * CGFloat(contents.count - 1)
    let stack = NSStackView(frame: CGRect(x: 0, y: 0, width: width, height: 100))
    stack.distribution = distribution
    for content in contents { stack.addArrangedSubview(Box(content, 20)) }
    check(stack, stack.arrangedSubviews, widths, at: starts, upTo: tolerance)
  }

  /// Lays out a row of UIKit's and checks where its views are.
  private func check(
    _ distribution: StackView.Distribution, room: CGFloat, _ contents: [CGFloat],
    _ widths: [CGFloat], at starts: [CGFloat], upTo tolerance: CGFloat = 1e-6
  ) {
    let width = room + Self.spacing * CGFloat(contents.count - 1)
    let stack = StackView(frame: CGRect(x: 0, y: 0, width: width, height: 100))
    stack.distribution = distribution
    stack.spacing = Self.spacing
    for content in contents {
      let view = View()
      view.overrideIntrinsicContentSize(CGSize(width: content, height: 20))
      stack.addArrangedSubview(view)
    }
    check(stack, stack.arrangedSubviews, widths, at: starts, upTo: tolerance)
  }

  private func check(
    _ stack: View, _ views: [View], _ widths: [CGFloat], at starts: [CGFloat],
    upTo tolerance: CGFloat
  ) {
    stack.layoutIfNeeded()
    #expect(stack.layoutConflicts.isEmpty)
    let wrong = views.indices.first { view in
      abs(views[view].frame.minX - starts[view]) > tolerance
        || abs(views[view].frame.width - widths[view]) > 2 * tolerance
    }
    #expect(wrong == nil, "\(wrong.map { "\($0): \(views[$0].frame)" } ?? "")")
  }

  // MARK: - Too little room

  /// The widths if contents and distances are all that counts.
  ///
  /// All distances are the least, and with 750 widths are no more short of their contents than what is
  /// missing in all. The first view gives way in stack views that their views fill. Otherwise, and if that
  /// isn't enough, each view is as large as the views before it allow.
  private func shrunk(
    _ contents: [CGFloat], room: CGFloat, firstGivesWay: Bool = false
  ) -> [CGFloat] {
    let first = firstGivesWay ? max(0, contents[0] - (sum(contents) - room)) : contents[0]
    var left = room - first
    return [first]
      + contents.dropFirst().map { content in
        let width = min(content, left)
        left -= width
        return width
      }
  }

  /// The widths where middles are to be equally far from each other, too, with a lower priority.
  ///
  /// Widths that take turns are, and only they. The first, of 20 points, is as large as can be.
  private func turns(_ count: Int, room: CGFloat) -> [CGFloat] {
    let two = 2 * room / CGFloat(count)
    let first = min(20, two)
    return (0..<count).map { $0 % 2 == 0 ? first : two - first }
  }

  @Test("the last views give way if there is too little room", arguments: [100, 200])
  func shrinking(count: Int) {
    let contents = contents(count)
    for average: CGFloat in [1, 18] {
      let room = average * CGFloat(count)
      let widths = shrunk(contents, room: room)
      let starts = starts(widths)
      check(NSStackView.Distribution.gravityAreas, room: room, contents, widths, at: starts)
      check(NSStackView.Distribution.fill, room: room, contents, widths, at: starts)
      check(NSStackView.Distribution.equalSpacing, room: room, contents, widths, at: starts)
      let filling = shrunk(contents, room: room, firstGivesWay: true)
      check(StackView.Distribution.fill, room: room, contents, filling, at: self.starts(filling))
      check(StackView.Distribution.equalSpacing, room: room, contents, widths, at: starts)
    }
  }

  @Test(
    "views with middles at equal distances take turns where there is too little room",
    arguments: [(100, 14.0), (300, 1)])
  func turning(count: Int, average: CGFloat) {
    let contents = contents(count)
    let room = average * CGFloat(count)
    let widths = turns(count, room: room)
    let starts = starts(widths)
    check(NSStackView.Distribution.equalCentering, room: room, contents, widths, at: starts)
    check(StackView.Distribution.equalCentering, room: room, contents, widths, at: starts)
  }

  // MARK: - Shares, with too little room and with room to spare

  @Test("equal and proportional shares do not depend on the room", arguments: [100, 200])
  func shares(count: Int) {
    let contents = contents(count)
    for part: CGFloat in [0.5, 2] {
      let room = part * sum(contents)
      let shares = contents.map { part * $0 }
      check(
        NSStackView.Distribution.fillProportionally, room: room, contents, shares,
        at: starts(shares))
      let equal = contents.map { _ in 36 * part }
      let wide = 36 * part * CGFloat(count)
      check(NSStackView.Distribution.fillEqually, room: wide, contents, equal, at: starts(equal))
      check(StackView.Distribution.fillEqually, room: wide, contents, equal, at: starts(equal))
    }
  }

  // UIKit's are shares of the whole width, distances and all, and what comes first counts more. Where the
  // distances take more than their share, the last views have nothing; otherwise the last has the rest.
  @Test("the last of UIKit's proportional shares are what is left", arguments: [100, 200])
  func sharesOfAll(count: Int) {
    let contents = contents(count)
    let gaps = Self.spacing * CGFloat(count - 1)
    for part: CGFloat in [0.5, 2] {
      let room = part * sum(contents)
      var rest = room
      var widths = contents.map { content in
        let share = min(rest, content * (room + gaps) / (sum(contents) + gaps))
        rest -= share
        return share
      }
      widths[count - 1] += rest
      // Edges are rounded to whole points.
      check(
        StackView.Distribution.fillProportionally, room: room, contents, widths,
        at: starts(widths), upTo: 0.5 + 1e-6)
    }
  }

  // MARK: - Room to spare

  @Test(
    "room to spare goes to the end, to a view or to the distances", arguments: [100, 200])
  func growing(count: Int) {
    let contents = contents(count)
    let needed = sum(contents)
    let extra = 5 * CGFloat(count - 1)
    check(
      NSStackView.Distribution.gravityAreas, room: needed + extra, contents, contents,
      at: starts(contents))
    // Of views that hold on equally, the first is stretched.
    var filling = contents
    filling[0] += extra
    let ends = starts(filling)
    check(NSStackView.Distribution.fill, room: needed + extra, contents, filling, at: ends)
    check(StackView.Distribution.fill, room: needed + extra, contents, filling, at: ends)
    let wider = starts(contents) { _ in Self.spacing + 5 }
    check(
      NSStackView.Distribution.equalSpacing, room: needed + extra, contents, contents, at: wider)
    check(StackView.Distribution.equalSpacing, room: needed + extra, contents, contents, at: wider)
    // Middles that are 60 points apart.
    let centered = contents.indices.map { contents[0] / 2 + 60 * CGFloat($0) - contents[$0] / 2 }
    let room = centered[count - 1] + contents[count - 1] - Self.spacing * CGFloat(count - 1)
    check(NSStackView.Distribution.equalCentering, room: room, contents, contents, at: centered)
    check(StackView.Distribution.equalCentering, room: room, contents, contents, at: centered)
  }
}
