package import AutoLayout
public import Foundation
public import Plumbline

/// Fails the test if a scene has conflicting constraints, and describes each conflict.
///
/// - Parameters:
///   - scene: The scene, in Swift or from a file.
///   - canvases: The canvases to lay the scene out on, or `nil` to use the scene's canvases.
///   - direction: The layout direction, or `nil` to use the scene's direction.
///   - fileID: The module and file of the test, which the compiler fills in.
///   - filePath: The path of the test's file, which the compiler fills in.
///   - line: The line of the expectation, which the compiler fills in.
///   - column: The column of the expectation, which the compiler fills in.
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

/// Fails the test if constraints leave the position or size of views ambiguous, and reports those views.
///
/// Guides are ignored. The parameters are those of
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

/// Fails the test if a view or guide doesn't have the expected frame, and reports the constraints that refer to it.
///
/// `expected` is in the coordinate space of the view's superview or the guide's owning view. It is in points, rounded
/// to pixels, like the output of `plumbline solve`. Each coordinate and extent may differ by up to `tolerance` points.
/// If `canvas` is `nil`, the scene's first canvas is used. The other parameters are those of
/// ``expectNoConflicts(in:at:direction:fileID:filePath:line:column:)``.
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

/// A scene, and the canvases on which a test checks the scene's layout.
struct LayoutExpectation {
  let scene: Scene
  let canvases: [Canvas]
  let direction: LayoutDirection?

  /// Lays out the scene on each canvas, and returns a failure message for each layout for which `text` isn't `nil`.
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

/// Describes the conflicts of a layout, or returns `nil` for a layout without conflicts.
package func conflictText(_ tree: SolvedTree) -> String? {
  guard !tree.conflicts.isEmpty else { return nil }
  let lines = tree.conflicts.map { conflict in
    "`\(conflict.broken)` cannot hold together with "
      + conflict.because.map { "`\($0)`" }.joined(separator: ", ")
  }
  return (["conflicting constraints"] + lines).joined(separator: "\n  ")
}

/// Describes the ambiguous views of a layout, or returns `nil` for a layout without ambiguous views.
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

/// Describes how the item's frame differs from the expected frame, or returns `nil` if the frames match.
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
  // Negated so that NaN differs from every number.
  let other = numbers.filter { !(abs($0.2 - $0.3) <= tolerance) }
  guard !other.isEmpty else { return nil }
  let texts = other.map { "\($0.0) is \(plainNumber($0.2)), not \(plainNumber($0.3))" }
  let record = LayoutRecord(tree, profile: scene.profile.name, environment: [])
  let axes = Set(other.map(\.1))
  let constraints = record.equations(mentioning: identifier, on: axes)
  let lines = constraints.isEmpty ? ["no constraint mentions it"] : constraints
  return (["\(identifier): \(texts.joined(separator: ", "))"] + lines).joined(separator: "\n  ")
}
