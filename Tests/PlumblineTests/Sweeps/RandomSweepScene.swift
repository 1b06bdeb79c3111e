import TestTools

/// Makes scenes whose layouts change with the width in many ways: rows of labels and buttons with optional and
/// required limits, texts that break into lines, margins and readable widths.
struct RandomSweepScene {
  private var generator: SeededGenerator

  /// Starts from a seed.
  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  private mutating func chance(_ of: Int) -> Bool { number(1...of) == 1 }

  private mutating func text() -> String {
    let words = ["Some", "text", "with", "words", "of", "different", "lengths", "a", "continues"]
    return (0..<number(1...14)).map { _ in words[number(0...words.count - 1)] }
      .joined(separator: " ")
  }

  /// The next scene, as a scene file.
  mutating func next() -> String {
    let rows = number(1...3)
    var views = ""
    var constraints = ""
    var above = "root.safeArea.top"
    for row in 0..<rows {
      let guide = ["root", "root.margins", "root.readable"][number(0...2)]
      let count = number(1...3)
      var previous = "\(guide).leading"
      for place in 0..<count {
        let name = "v\(row)\(place)"
        let isButton = chance(4)
        views += "    - { id: \(name), class: \(isButton ? "Button" : "Label"), text: \"\(text())\""
        if !isButton, chance(2) { views += ", numberOfLines: 0" }
        if chance(3) { views += ", hugging: { horizontal: \(number(240...260)) }" }
        views += " }\n"
        let relation = chance(3) ? ">=" : "=="
        constraints += "  - \(name).leading \(relation) \(previous) + \(number(0...20))\n"
        constraints += "  - \(name).top == \(above) + \(number(0...12))\n"
        if chance(3) { constraints += "  - \(name).width <= \(number(60...400))\n" }
        if chance(3) { constraints += "  - \(name).width >= \(number(40...160))\n" }
        if chance(4) {
          constraints += "  - \(name).width == \(number(100...300)) @\(number(1...999))\n"
        }
        if place > 0, chance(3) { constraints += "  - \(name).width == v\(row)0.width\n" }
        previous = "\(name).trailing"
      }
      if !chance(5) { constraints += "  - \(previous) == \(guide).trailing - \(number(0...16))\n" }
      above = "v\(row)0.bottom"
    }
    return "root:\n  subviews:\n\(views)constraints:\n\(constraints)"
  }

  /// The next scene of views without contents whose places constraints leave open, as a scene file.
  mutating func nextAmbiguous() -> String {
    let count = number(3...7)
    var constraints = ""
    let attributes = ["left", "right", "centerX"]
    func relation(_ roll: Int) -> String { ["==", ">=", "<="][roll] }
    for _ in 0..<number(count...2 * count) {
      let (one, other) = (number(0...count - 1), number(-1...count - 1))
      if one == other { continue }
      let target = other < 0 ? "root" : "v\(other)"
      let priority = chance(3) ? " @\(number(997...999))" : ""
      constraints +=
        "  - v\(one).\(attributes[number(0...2)]) \(relation(number(0...2))) "
        + "\(target).\(attributes[number(0...2)]) + \(number(0...20))\(priority)\n"
    }
    for view in 0..<count where chance(3) {
      constraints += "  - v\(view).width \(relation(number(1...2))) \(number(20...280))\n"
    }
    let views = (0..<count).map { "    - { id: v\($0) }\n" }.joined()
    let whole = "  - v0.left >= root.left\n"
    return "root:\n  subviews:\n\(views)constraints:\n\(whole)\(constraints)"
  }
}
