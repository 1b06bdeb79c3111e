package import AutoLayout
internal import Batches
internal import Figures
internal import Foundation
internal import LayoutDocuments
internal import SceneFile
internal import Scenes
internal import XcodeLogs

extension LogReading {
  /// Lays out a section of the log for a figure of the contradiction, which shows the broken constraint as violated.
  ///
  /// - Throws: `PlumblineError.noSuchConstraint` if the log has no section with the number; see ``scene(ofConflict:)``.
  package func figure(
    ofConflict number: Int? = nil, with painter: Painter
  ) throws(PlumblineError) -> (tree: SolvedTree, options: FigureOptions, focus: FigureFocus) {
    let index = try index(ofConflict: number)
    let section = log.sections[index]
    let layout = LogLayout(of: section, in: log)
    let contradicting = diagnoses[index].irreducible
    let broken = section.broken.flatMap { contradicting.contains($0) ? layout.ordinals[$0] : nil }
    var document = layout.document
    if let broken, case .relation(var form) = document.constraints[broken] {
      form.priority = LayoutPriority(LayoutPriority.required.rawValue - 1)
      document.constraints[broken] = .relation(form)
    }
    let scene = scene(
      of: index, document, ordinals: contradicting.compactMap { layout.ordinals[$0] })
    var tree = try scene.solve(
      Scene.Placement(document.surroundings.canvases[0]), with: painter)
    let others = contradicting.compactMap { layout.ordinals[$0] }.filter { $0 != broken }
    if let broken { tree.markBroken(broken, because: others) }
    var options = scene.figureOptions
    options.paper.margin = .automatic
    let contents = FigureFocus.Part(items: Set(tree.items.indices), constraints: [])
    let area = tree.area(around: contents, atMost: .infinity)
    return (tree, options, FigureFocus(on: nil, area: area))
  }
}

extension SolvedTree {
  /// Marks a violated constraint as required and in conflict with other constraints, all given by ordinal.
  fileprivate mutating func markBroken(_ ordinal: Int, because others: [Int]) {
    guard let place = constraints.firstIndex(where: { $0.ordinal == ordinal }),
      !constraints[place].holds
    else { return }
    constraints[place].priority = .required
    let indices = constraints.indices.filter {
      constraints[$0].ordinal.map(others.contains) ?? false
    }
    conflicts.insert(
      Conflict(
        broken: text(of: constraints[place]), because: indices.map { text(of: constraints[$0]) },
        brokenIndex: place, becauseIndices: indices), at: 0)
  }
}
