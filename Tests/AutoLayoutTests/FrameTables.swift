import Foundation
import Testing

@testable import AutoLayout

// Tables of expected frames are written by hand from the rules: one row for each case, its numbers
// as `x y width height`, those of several views separated by bars, thirds to three decimals.

/// Compares the frames of views before rounding with a row of a table.
func expect(
  _ views: [View], at row: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  expect(views.map(\.geometry.exactFrame), at: row, sourceLocation: sourceLocation)
}

/// Compares rectangles with a row of a table.
func expect(
  _ frames: [CGRect], at row: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let found = frames.map { [$0.minX, $0.minY, $0.width, $0.height] }
  let wanted = row.split(separator: "|").map { numbers(String($0)) }
  let agree =
    found.count == wanted.count
    && zip(found, wanted).allSatisfy { isClose($0, $1) }
  #expect(agree, "\(rowText(found)) where the table has \(row)", sourceLocation: sourceLocation)
}

/// The numbers of a part of a row.
func numbers(_ text: String) -> [CGFloat] {
  text.split(separator: " ").compactMap { Double($0).map { CGFloat($0) } }
}

/// Insets of a row, `top left bottom right`.
func insets(_ text: String) -> EdgeInsets {
  let parts = numbers(text)
  return EdgeInsets(top: parts[0], left: parts[1], bottom: parts[2], right: parts[3])
}

/// Insets of a row, `top leading bottom trailing`.
func directional(_ text: String) -> DirectionalEdgeInsets {
  let parts = numbers(text)
  return DirectionalEdgeInsets(
    top: parts[0], leading: parts[1], bottom: parts[2], trailing: parts[3])
}

/// Places a view by constraints at `x y width height` in its superview, left to right.
func place(_ view: View, _ text: String) {
  let parts = numbers(text)
  place(view, parts[0], parts[1], parts[2], parts[3])
}

// Tables have three decimals.
private func isClose(_ found: [CGFloat], _ wanted: [CGFloat]) -> Bool {
  found.count == wanted.count && zip(found, wanted).allSatisfy { abs($0 - $1) < 0.001 }
}

private func rowText(_ parts: [[CGFloat]]) -> String {
  parts.map { $0.map { plainNumber($0, digits: 3) }.joined(separator: " ") }
    .joined(separator: " | ")
}
