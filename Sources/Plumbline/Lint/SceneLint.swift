internal import AutoLayout
public import LayoutDocuments
@_exported public import Lint
internal import SceneFile

/// The findings of one scene, with the file they are about.
public struct SceneLint: Sendable {
  /// A finding and the position in the file that explains it best.
  public struct Finding: Hashable, Sendable {
    /// The finding.
    public var finding: LintFinding
    /// The position of the first constraint or item of the finding; `nil` if the file does not state it.
    public var position: SourcePosition?
  }

  /// The scene's file, or its name if it is not a file.
  public let file: String
  /// The canvases that were checked, as findings name them.
  public let canvases: [String]
  /// The findings, in the order of the rules.
  public let findings: [Finding]
}

extension Scene {
  /// Checks the scene's layouts on some canvases.
  ///
  /// - Parameters:
  ///   - placements: The canvases and directions.
  ///   - linter: The rules.
  ///   - painter: The fonts that texts are measured in.
  /// - Returns: The findings. Canvases are named as in pictures' file names.
  /// - Throws: `PlumblineError` for a canvas that cannot be laid out.
  public func lint(
    on placements: [Placement], with linter: Linter, painter: Painter
  ) throws(PlumblineError) -> SceneLint {
    var layouts: [(canvas: String, tree: SolvedTree)] = []
    for placement in placements {
      let tree = try solve(placement, with: painter)
      let suffix = tree.direction == .rightToLeft ? " rtl" : ""
      layouts.append((canvas: placement.canvas.name + suffix, tree: tree))
    }
    let positions = self.positions
    let findings = linter.findings(in: layouts).map { finding in
      SceneLint.Finding(finding: finding, position: positions?.position(of: finding))
    }
    return SceneLint(
      file: file ?? name, canvases: layouts.map(\.canvas), findings: findings)
  }

  /// Where the scene's file states its parts; `nil` for other scenes.
  private var positions: SceneDocument.Positions? {
    if case .document(let document) = content { document.positions } else { nil }
  }
}

extension SceneDocument.Positions {
  /// The position that explains a finding best: of its first constraint, or of its first item.
  fileprivate func position(of finding: LintFinding) -> SourcePosition? {
    if let ordinal = finding.constraints.first, constraints.indices.contains(ordinal) {
      return constraints[ordinal]
    }
    return finding.items.lazy.compactMap { items[$0] ?? items[String($0.prefix { $0 != "." })] }
      .first
  }
}
