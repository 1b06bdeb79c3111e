/// Systems whose required demands cannot all hold, because of sets of demands about all views.
enum ConflictWorkload: String, CaseIterable {
  /// Views of fixed sizes side by side.
  case fixed
  /// Views of least sizes side by side, with fixed gaps.
  case sizes
  /// The same with least gaps.
  case gaps
  /// Views inside one another, with least insets.
  case inside
  /// Rows of ten views each, none of which fits.
  case several

  /// A problem on a canvas that is too narrow by half.
  func problem(_ count: Int) -> Problem {
    var problem = Problem(rawValue, count, width: 54 * Double(count), height: 200)
    let root = problem.view()
    problem.add(root.left, "=", 0)
    problem.add(root.top, "=", 0)
    switch self {
    case .fixed: problem.addRow(count, of: 100, in: root, gaps: "=", sizes: "=")
    case .sizes: problem.addRow(count, of: 100, in: root, gaps: "=", sizes: ">")
    case .gaps: problem.addRow(count, of: 100, in: root, gaps: ">", sizes: ">")
    case .inside: problem.addNest(count, in: root)
    case .several:
      for _ in 0..<count / 10 {
        problem.addRow(10, of: 10 * Double(count), in: root, gaps: ">", sizes: ">")
      }
    }
    return problem
  }
}

extension Problem {
  fileprivate mutating func addRow(
    _ count: Int, of size: Double, in root: View, gaps: Character, sizes: Character
  ) {
    var previous: View?
    for _ in 0..<count {
      let view = plainView(in: root)
      add(view.left, gaps, previous.map { $0.right + 8 } ?? root.left)
      add(view.width, sizes, Expression(constant: size))
      previous = view
    }
    if let previous { add(root.right, gaps, previous.right) }
  }

  fileprivate mutating func addNest(_ count: Int, in root: View) {
    var outer = root
    for _ in 0..<count {
      let view = plainView(in: outer)
      add(view.left, ">", outer.left + 27)
      add(outer.right, ">", view.right + 27)
      outer = view
    }
    add(outer.width, ">", 100)
  }

  /// A view that is not inside out and, where nothing else decides, small and near its owner's origin.
  private mutating func plainView(in owner: View) -> View {
    let view = view()
    add(view.width, ">", 0)
    add(view.width, "=", 0, 2)
    add(view.left, "=", owner.left, 1)
    add(view.top, "=", owner.top)
    add(view.height, "=", 10)
    return view
  }
}

extension Expression {
  fileprivate static func + (lhs: Expression, rhs: Double) -> Expression {
    lhs + Expression(constant: rhs)
  }
}
