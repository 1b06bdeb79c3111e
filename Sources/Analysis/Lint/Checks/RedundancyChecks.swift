import AutoLayout
import Foundation

/// Checks for constraints that other constraints make redundant.
struct RedundancyChecks {
  /// The layout to check.
  let linted: LintedTree

  private var tree: SolvedTree { linted.tree }

  /// Returns findings about constraints that, on every canvas, follow from others or are outweighed by others.
  func superfluousConstraints() -> [LintFinding] {
    Implications(in: linted).found.filter { linted.isAuthors(tree.constraints[$0.constraint]) }
      .sorted { order(of: $0.constraint) < order(of: $1.constraint) }
      .map { found in
        let constraint = tree.constraints[found.constraint]
        let (text, others) = (tree.text(of: constraint), list(found.others))
        let rule: LintRule = found.holds ? .redundant : .noEffect
        let isTwin = others == "'\(text)'"
        return LintFinding(
          rule, items: linted.names(in: [found.constraint]),
          constraints: linted.ordinals(of: [found.constraint] + found.others),
          message: !found.holds
            ? "'\(text)' never has an effect because of \(others)"
            : isTwin ? "'\(text)' is stated twice" : "'\(text)' follows from \(others)",
          fix: found.holds
            ? "Remove it; the layout stays the same on every canvas."
            : "Remove it, or give the other constraints a priority below its own.")
      }
  }

  /// Returns a sort key that orders constraints as they are in the scene's file.
  private func order(of index: Int) -> (Int, Int) {
    (tree.constraints[index].ordinal ?? .max, index)
  }

  /// Returns a list of constraints for a sentence, shortened after four.
  private func list(_ constraints: [Int]) -> String {
    let texts = constraints.prefix(constraints.count > 5 ? 4 : 5).map { index in
      let constraint = tree.constraints[index]
      let maker = constraint.origin == .arrangement ? " (the stack view)" : ""
      return "'\(tree.text(of: constraint))'\(maker)"
    }
    let rest = constraints.count - texts.count
    return (texts + (rest > 0 ? ["\(rest) other constraints"] : [])).asList
  }

  /// Returns findings about constraints without which the layout is the same on every canvas that was checked.
  ///
  /// - Parameters:
  ///   - constraints: The constraints, as indices into the tree.
  ///   - sizes: The number of canvas sizes that were checked.
  /// - Returns: A finding for each of the constraints.
  func findings(on constraints: [Int], checkedOn sizes: Int) -> [LintFinding] {
    constraints.filter { linted.isAuthors(tree.constraints[$0]) }.map { index in
      LintFinding(
        .noEffect, items: linted.names(in: [index]), constraints: linted.ordinals(of: [index]),
        message:
          "'\(tree.text(of: tree.constraints[index]))' has no effect on the \(sizes) canvas sizes that were checked",
        fix: "Remove it, or check a canvas on which it matters.")
    }
  }
}
