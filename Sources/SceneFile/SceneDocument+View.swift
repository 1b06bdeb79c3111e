package import AutoLayout
internal import Foundation
internal import LayoutDocuments

extension SceneDocument {
  /// Makes the scene's view tree on a canvas: every constraint is active, nothing is laid out yet.
  ///
  /// - Parameters:
  ///   - canvas: The size that the root fills, with its safe area.
  ///   - direction: Which side leads; `nil` for what the scene says, or else left to right.
  ///   - measureText: Measures the texts of labels and controls.
  /// - Returns: The root, which carries the surroundings and keeps the tree alive.
  /// - Throws: `SceneError` with everything that makes no constraint. A document that was read from
  ///   a file has been through this once and doesn't fail any more.
  package func makeView(
    canvas: Canvas, direction: LayoutDirection? = nil,
    measureText: @escaping TextMeasure = fixedTextMeasure
  ) throws(SceneError) -> View {
    let built = layout.build(on: canvas, direction: direction, measureText: measureText)
    guard built.faults.isEmpty else { throw SceneError(file: file, problems: problems(of: built)) }
    return built.root
  }

  /// What shows only when the views are made, found on a canvas of no importance.
  var problemsOfViews: [SceneProblem] { problems(of: trial) }

  /// The views on a canvas of no importance.
  var trial: BuiltLayout {
    layout.build(on: layout.surroundings.canvases.first ?? Canvas(width: 320, height: 568))
  }

  private func problems(of built: BuiltLayout) -> [SceneProblem] {
    built.faults.enumerated().map { count, fault in
      let position =
        source.constraints.indices.contains(fault.index)
        ? source.constraints[fault.index] : .start
      switch fault.fault {
      case .illegal(let error): return SceneProblem(position, .illegalConstraint(error))
      case .visualFormat(let error):
        // What looks at all names does so only for what is told.
        let reason =
          count < DocumentLimits.problemCount
          ? self.fault(error, index: fault.index) : .visualFormat(error)
        let format = source.formats[fault.index]
        return SceneProblem(format?.position(ofCharacterAt: error.column - 1) ?? position, reason)
      }
    }
  }

  private func fault(_ error: VisualFormatError, index: Int) -> LayoutFault {
    guard case .visual(let visual) = layout.constraints[index] else { return .visualFormat(error) }
    let rest = visual.format.dropFirst(error.column - 1)
    let ids = Set(layout.items.compactMap(\.name)).sorted()
    switch error.reason {
    case .unknownView, .invalidViewName:
      if let id = ids.first(where: { rest.hasPrefix($0 + "]") || rest.hasPrefix($0 + "(") }) {
        return .identifierInFormat(id)
      }
      guard case .unknownView(let name) = error.reason else { return .visualFormat(error) }
      return .unknownView(name, suggestion: spellingSuggestion(for: name, among: ids))
    case .unknownMetric(let name):
      let metrics = Set((layout.metrics + visual.metrics).map(\.name)).sorted()
      return .unknownNumber(name, suggestion: spellingSuggestion(for: name, among: metrics + ids))
    default: return .visualFormat(error)
    }
  }
}
