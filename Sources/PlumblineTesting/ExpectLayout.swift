package import AutoLayout
public import Foundation
public import Plumbline

/// Expects the constraints of a scene to hold together; names those that do not, and what leaves them
/// no room.
///
/// - Parameters:
///   - scene: The scene, in Swift or from a file.
///   - canvases: Where it is laid out; those of the scene by default.
///   - direction: Which side leads; nil for what the scene says.
///   - fileID: Where the test is, which the compiler fills in.
///   - filePath: The same.
///   - line: The same.
///   - column: The same.
public func expectNoConflicts(
  in scene: Scene, at canvases: [Canvas]? = nil, direction: LayoutDirection? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let expectation = LayoutExpectation(
    scene: scene, canvases: canvases ?? scene.canvases, direction: direction)
  for failure in expectation.failures(conflictText) { place.fail(failure) }
}

/// Expects the constraints of a scene to say where each view is and how large it is; names those that
/// could be elsewhere.
///
/// A guide on which no view depends may be as open as it likes. The parameters are as for
/// ``expectNoConflicts(in:at:direction:fileID:filePath:line:column:)``.
public func expectNoAmbiguity(
  in scene: Scene, at canvases: [Canvas]? = nil, direction: LayoutDirection? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let expectation = LayoutExpectation(
    scene: scene, canvases: canvases ?? scene.canvases, direction: direction)
  for failure in expectation.failures(ambiguityText) { place.fail(failure) }
}

/// Expects a view or guide to have a frame; where it has another, names the constraints that mention
/// it.
///
/// - Parameters:
///   - identifier: The author's name for the item.
///   - scene: The scene, in Swift or from a file.
///   - canvas: Where it is laid out; the scene's first by default.
///   - expected: The frame in the coordinates of the superview or owner, in points, rounded to pixels:
///     what `plumbline solve` prints.
///   - tolerance: By how many points a coordinate or an extent may differ.
///   - direction: Which side leads; nil for what the scene says.
///   - fileID: Where the test is, which the compiler fills in.
///   - filePath: The same.
///   - line: The same.
///   - column: The same.
public func expectFrame(
  of identifier: String, in scene: Scene, at canvas: Canvas? = nil, equals expected: CGRect,
  tolerance: CGFloat = 0, direction: LayoutDirection? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let expectation = LayoutExpectation(
    scene: scene, canvases: canvas.map { [$0] } ?? Array(scene.canvases.prefix(1)),
    direction: direction)
  let failures = expectation.failures { tree in
    frameText(of: identifier, in: tree, of: scene, expected, tolerance: tolerance)
  }
  for failure in failures { place.fail(failure) }
}

/// What a test expects of a layout on some canvases.
struct LayoutExpectation {
  let scene: Scene
  let canvases: [Canvas]
  let direction: LayoutDirection?

  /// What is not as expected: a text for each canvas where there is something to say.
  func failures(_ text: (SolvedTree) -> String?) -> [String] {
    guard !canvases.isEmpty else {
      return ["the scene '\(scene.identifier)' has no canvas; name one with at:"]
    }
    do throws(PlumblineError) {
      let painter = try Painter(font: scene.figureOptions.theme.font)
      var failures: [String] = []
      for canvas in canvases {
        let tree = try scene.solve(Scene.Placement(canvas, direction: direction), with: painter)
        if let text = text(tree) { failures.append("\(scene.identifier).\(canvas.name): \(text)") }
      }
      return failures
    } catch {
      return [error.description]
    }
  }
}

/// The constraints that were left out, and why; nil for none.
package func conflictText(_ tree: SolvedTree) -> String? {
  guard !tree.conflicts.isEmpty else { return nil }
  let lines = tree.conflicts.map { conflict in
    "`\(conflict.broken)` cannot hold together with "
      + conflict.because.map { "`\($0)`" }.joined(separator: ", ")
  }
  return (["conflicting constraints"] + lines).joined(separator: "\n  ")
}

/// The views that constraints leave open; nil for none.
func ambiguityText(_ tree: SolvedTree) -> String? {
  let open = tree.items.filter { item in
    guard case .view = item.kind else { return false }
    return !item.ambiguousAxes.isEmpty
  }
  guard !open.isEmpty else { return nil }
  let lines = open.map { item in
    let axes = item.ambiguousAxes.map { $0.word + "ly" }.joined(separator: " and ")
    return "\(item.identifier) could be elsewhere or of another size, \(axes)"
  }
  return (["ambiguous layout"] + lines).joined(separator: "\n  ")
}

/// Why an item has not the frame that is expected; nil where it has.
func frameText(
  of identifier: String, in tree: SolvedTree, of scene: Scene, _ expected: CGRect,
  tolerance: CGFloat
) -> String? {
  guard let item = tree.items.first(where: { $0.identifier == identifier }) else {
    let names = tree.items.map(\.identifier)
    return "there is no view or guide '\(identifier)', but \(names.joined(separator: ", "))"
  }
  let numbers: [(String, LayoutConstraint.Axis, CGFloat, CGFloat)] = [
    ("x", .horizontal, item.frame.minX, expected.minX),
    ("y", .vertical, item.frame.minY, expected.minY),
    ("width", .horizontal, item.frame.width, expected.width),
    ("height", .vertical, item.frame.height, expected.height),
  ]
  // Written so that what is no number differs from everything.
  let other = numbers.filter { !(abs($0.2 - $0.3) <= tolerance) }
  guard !other.isEmpty else { return nil }
  let texts = other.map { "\($0.0) is \(plainNumber($0.2)), not \(plainNumber($0.3))" }
  let record = LayoutRecord(tree, profile: scene.profile.name, environment: [])
  let axes = Set(other.map(\.1))
  let constraints = record.equations(mentioning: identifier, on: axes)
  let lines = constraints.isEmpty ? ["no constraint mentions it"] : constraints
  return (["\(identifier): \(texts.joined(separator: ", "))"] + lines).joined(separator: "\n  ")
}
