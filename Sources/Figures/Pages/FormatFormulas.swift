import AutoLayout
import Foundation
import PictureDescriptions

extension SolvedTree {
  /// The visual format strings that a figure shows.
  func formats(_ options: FigureOptions) -> [VisualFormatText] {
    options.visualFormats.filter(visualFormats.indices.contains).map { visualFormats[$0] }
  }

  /// The formulas for visual format strings, with badges that link tokens to their constraints.
  ///
  /// Item names have the same backgrounds as the items in the picture.
  func formulas(of formats: [VisualFormatText]) -> [Formula] {
    var number = 0
    return formats.map { format in
      var tokens: [Formula.Token] = []
      for token in format.tokens { tokens.append(self.token(token, &number)) }
      for option in format.options {
        var token = self.token(option, &number)
        token.space = tokens.isEmpty ? 0 : 0.9
        token.mayBeginLine = true
        tokens.append(token)
      }
      return Formula(tokens: tokens, isCentered: false)
    }
  }

  private func token(_ token: VisualFormatToken, _ number: inout Int) -> Formula.Token {
    switch token.kind {
    case .punctuation:
      return Formula.Token(
        text: token.text, look: .quiet, space: 0.08, mayBeginLine: token.text == "[")
    case .name:
      let item = items.firstIndex { $0.identifier == token.text && !$0.kind.isSystemGuide }
      return Formula.Token(text: token.text, look: item.map { .item($0) } ?? .plain, space: 0.08)
    case .constraints:
      number += 1
      return Formula.Token(
        text: token.text, look: .constraint(number: number), space: 0.08, numbers: [number])
    }
  }

  /// The indices of the items in format strings and in the constraints that the strings create.
  func subjects(of formats: [VisualFormatText]) -> Set<Int> {
    let ordinals = Set(formats.flatMap(\.ordinals))
    let names = Set(
      formats.flatMap(\.tokens).filter { $0.kind == .name }.map(\.text))
    var subjects = Set(items.indices.filter { names.contains(items[$0].identifier) })
    for constraint in constraints where constraint.ordinal.map(ordinals.contains) ?? false {
      subjects.formUnion(items(of: constraint))
    }
    return subjects
  }
}

extension SolvedTree.Item.Kind {
  fileprivate var isSystemGuide: Bool {
    if case .systemGuide = self { return true }
    return false
  }
}
