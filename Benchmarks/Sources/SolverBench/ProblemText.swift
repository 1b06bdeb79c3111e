private import Foundation

extension Problem {
  /// The problem as text: a header, then one demand per line.
  var text: String {
    var lines = [
      "\(name) \(count) \(variableCount) \(demands.count) \(precise(width)) \(precise(height))"
    ]
    for demand in demands {
      var line =
        "\(demand.relation) \(precise(demand.priority)) \(precise(demand.constant)) "
        + "\(demand.terms.count)"
      for term in demand.terms { line += " \(term.variable) \(precise(term.coefficient))" }
      lines.append(line)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Reads a problem from text, or returns nil if it is none.
  init?(text: String) {
    let lines = text.split(separator: "\n")
    guard let header = lines.first?.split(separator: " "), header.count == 6,
      let count = Int(header[1]), let variableCount = Int(header[2]),
      let width = Double(header[4]), let height = Double(header[5])
    else { return nil }
    self.init(String(header[0]), count, width: width, height: height)
    self.variableCount = variableCount
    for line in lines.dropFirst() {
      guard let demand = Demand(line.split(separator: " ")) else { return nil }
      demands.append(demand)
    }
  }
}

extension Problem.Demand {
  fileprivate init?(_ fields: [Substring]) {
    guard fields.count >= 4, let relation = fields[0].first, let priority = Double(fields[1]),
      let constant = Double(fields[2]), let count = Int(fields[3]), fields.count == 4 + 2 * count
    else { return nil }
    var terms: [(variable: Int, coefficient: Double)] = []
    for index in 0..<count {
      guard let variable = Int(fields[4 + 2 * index]),
        let coefficient = Double(fields[5 + 2 * index])
      else { return nil }
      terms.append((variable, coefficient))
    }
    self.init(relation: relation, priority: priority, constant: constant, terms: terms)
  }
}

/// A number with all its digits.
func precise(_ value: Double) -> String {
  String(format: "%.17g", value)
}

/// The contents of a text file, or nil if it cannot be read.
func contents(ofFile path: String) -> String? {
  try? String(contentsOfFile: path, encoding: .utf8)
}
