internal import Foundation
internal import Scenes

/// A table of templates for lines of text, each with placeholders for numbers and functions.
///
/// Lines that differ only in numbers share a template. Numbers that are the same in all of these lines
/// have no placeholder.
struct TemplateTable {
  /// The templates, to which lines of text refer by index in the exported JSON.
  private(set) var templates: [String] = []
  private var shapes: [String: Shape] = [:]

  /// The lines that share a template, because they differ only in numbers.
  private struct Shape {
    let texts: [String]
    var values: [Value]
    var varies: [Bool]
    var number = 0
  }

  /// The number or function that a placeholder stands for in a line.
  private enum Value: Hashable {
    case word(String)
    case function(ExtentFunction)
  }

  /// Finds the templates that lines share.
  init(_ lines: some Sequence<NumberedText.Line>) {
    var order: [String] = []
    for line in lines {
      let (texts, values) = Self.parts(of: line)
      let key = texts.joined(separator: NumberedText.placeholder)
      if var shape = shapes[key] {
        for index in values.indices where shape.values[index] != values[index] {
          shape.varies[index] = true
        }
        shapes[key] = shape
      } else {
        let varies = values.map { if case .function = $0 { true } else { false } }
        shapes[key] = Shape(texts: texts, values: values, varies: varies)
        order.append(key)
      }
    }
    for key in order {
      guard let shape = shapes[key] else { continue }
      shapes[key]?.number = templates.count
      var template = shape.texts[0]
      for (index, value) in shape.values.enumerated() {
        if case .word(let word) = value, !shape.varies[index] {
          template += word
        } else {
          template += NumberedText.placeholder
        }
        template += shape.texts[index + 1]
      }
      templates.append(template)
    }
  }

  /// Returns a line as JSON: the index of its template, and the values for the placeholders.
  func value(_ line: NumberedText.Line) -> JSONValue {
    let (texts, values) = Self.parts(of: line)
    guard let shape = shapes[texts.joined(separator: NumberedText.placeholder)] else {
      preconditionFailure("a line that wasn't in the table")
    }
    let varying = zip(values, shape.varies).filter(\.1).map { value, _ -> JSONValue in
      switch value {
      case .word(let word): .number(CGFloat(Double(word) ?? 0))
      case .function(let function): function.json
      }
    }
    return .array([.number(CGFloat(shape.number))] + varying, .inline)
  }

  /// Splits a line into its numbers and functions, and the texts between them.
  ///
  /// Numbers in a format that JSON doesn't write, such as `.5`, are treated as text.
  private static func parts(of line: NumberedText.Line) -> (texts: [String], values: [Value]) {
    var texts = [""]
    var values: [Value] = []
    func add(_ text: String) { texts[texts.count - 1] += text }
    let pieces = line.template.components(separatedBy: NumberedText.placeholder)
    for (index, piece) in pieces.enumerated() {
      if index > 0 {
        values.append(.function(line.functions[index - 1]))
        texts.append("")
      }
      let numbered = NumberedLine(piece)
      add(numbered.texts[0])
      for (place, word) in numbered.words.enumerated() {
        let number = numbered.numbers[place]
        let isPlain = JSONValue.number(CGFloat(number)).text == word
        if isPlain {
          values.append(.word(word))
          texts.append("")
        } else {
          add(word)
        }
        add(numbered.texts[place + 1])
      }
    }
    return (texts, values)
  }
}

extension TemplateTable {
  /// Returns the changes from an older text to a text, as JSON.
  ///
  /// Each change consists of the index of a line in the older text, the number of lines to remove there, and the lines
  /// to insert.
  func splices(_ text: NumberedText, after older: NumberedText) -> JSONValue {
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in text.lines.difference(from: older.lines) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var splices: [JSONValue] = []
    var (old, new) = (0, 0)
    while old < older.lines.count || new < text.lines.count {
      let (start, first) = (old, new)
      while removed.contains(old) { old += 1 }
      while inserted.contains(new) { new += 1 }
      if old > start || new > first {
        let lines = JSONValue.array(text.lines[first..<new].map(value), .inline)
        splices.append(
          .array([.number(CGFloat(start)), .number(CGFloat(old - start)), lines], .inline))
      }
      if old < older.lines.count { (old, new) = (old + 1, new + 1) }
    }
    return .array(splices, .inline)
  }
}
