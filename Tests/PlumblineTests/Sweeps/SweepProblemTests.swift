import Foundation
import Testing

@testable import Plumbline

@Suite("Problems of sweeps")
struct SweepProblemTests {
  private func sweep(
    _ text: String, _ range: ClosedRange<CGFloat>, _ axis: LayoutConstraint.Axis = .horizontal
  ) throws -> SceneSweep {
    try Scene(bytes: Array(text.utf8), file: "sweep.scene.yaml").sweep(
      along: axis, range, at: Scene.Placement(Canvas(width: 390, height: 200, scale: 2)),
      with: Painter())
  }

  @Test(
    "are texts that end at the lines they may take, up to the width at which they break otherwise")
  func lineLimits() throws {
    let text = """
      root:
        subviews:
          - id: limited
            class: Label
            numberOfLines: 2
            text: Are we still on for lunch? I could bring the plans along, if you like.
          - id: free
            class: Label
            numberOfLines: 0
            text: Are we still on for lunch? I could bring the plans along, if you like.
      constraints:
        - (limited, free).leading == root.leading
        - (limited, free).trailing == root.trailing
        - limited.top == root.top
        - free.top == limited.bottom
      """
    let sweep = try sweep(text, 100...700)
    let truncation = try #require(sweep.problems.first)
    #expect(sweep.problems.count == 1)
    #expect(truncation.items == ["limited"])
    // The text without a limit breaks into two lines there.
    let breakpoint = try #require(
      sweep.intervals.first { interval in
        interval.events.contains { $0.text == "the text of 'free' takes 2 lines instead of 3" }
      })
    #expect(truncation.ranges.count == 1)
    #expect(abs(truncation.ranges[0].upperBound - breakpoint.range.lowerBound) < 1e-6)
  }

  @Test("are texts that lack half a point, and end where the text stops growing")
  func halfPoints() throws {
    let text = """
      root: { subviews: [{ id: t, class: Label, text: Sign in to your account, style: { textStyle: title1 } }] }
      constraints:
        - t.top == root.top
        - t.leading == root.leading
        - t.trailing <= root.trailing
      """
    let sweep = try sweep(text, 200...400)
    #expect(sweep.intervals.count == 2)
    #expect(sweep.problems.map(\.ranges) == [[200...sweep.intervals[0].range.upperBound]])
  }

  @Test("are contents that a view in front hides, inside of their frames as well")
  func covers() throws {
    let text = """
      root:
        subviews:
          - { id: t, class: Label, text: A text }
          - { id: f, style: { fill: "#ff0000" } }
      constraints:
        - (t, f).leading == root.leading
        - t.trailing == root.trailing
        - (t, f).top == root.top
        - f.width == f.height == 10
      """
    #expect(try sweep(text, 100...300).problems.map(\.ranges) == [[100...300]])
    let translucent = text.replacing("#ff0000", with: "#ff000080")
    #expect(try sweep(translucent, 100...300).problems.isEmpty)
  }

  @Test("are views without any constraint on an axis")
  func unconstrained() throws {
    let text = """
      root: { subviews: [{ id: a }] }
      constraints: [a.top == root.top, a.height == 10]
      """
    #expect(
      try sweep(text, 100...300).problems.map(\.text) == [
        "the horizontal layout of 'a' is ambiguous"
      ])
  }

  @Test("are one for each constraint that is left out")
  func conflicts() throws {
    let text = """
      root: { subviews: [{ id: a }] }
      constraints:
        - a.leading == root.leading
        - a.top == root.top
        - a.height == 10
        - a.trailing == root.trailing
        - a.width <= 300
        - a.width >= 200
      """
    let problems = try sweep(text, 100...400).problems
    #expect(problems.allSatisfy { $0.kind == .conflict })
    #expect(Set(problems.map { $0.constraints[0] }).count == problems.count)
    #expect(problems.flatMap(\.ranges).map(\.lowerBound).min() == 100)
    #expect(problems.allSatisfy { $0.text.hasSuffix(" and the width of the canvas") })
  }

  @Test("begin and end at round numbers exactly")
  func roundBorders() throws {
    let text = """
      keyboard: 100
      root: { subviews: [{ id: post, class: Label, text: A post }, { id: field, class: TextField }] }
      constraints:
        - (post, field).leading == root.leading
        - field.width == 100
        - post.top == root.safeArea.top + 8
        - field.bottom == root.keyboard.top - 8
        - field.top >= post.bottom + 8
      """
    let sweep = try sweep(text, 80...300, .vertical)
    #expect(sweep.intervals.allSatisfy { $0.tolerance == 0 })
  }
}
