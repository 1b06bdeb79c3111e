/// Systems whose required demands cannot all hold, because of sets of demands about all views.
enum ConflictWorkload: String, CaseIterable {
  /// Views of fixed sizes side by side.
  case fixed
  /// Views that nothing gives a size, side by side, with fixed gaps that alone are too wide.
  case bounds
  /// Views of least sizes side by side, with fixed gaps.
  case sizes
  /// The same with least gaps.
  case gaps
  /// Views inside one another, with least insets.
  case inside
  /// Rows of ten views each, none of which fits.
  case several
  /// Views side by side, each at least as wide as the one before.
  case growing
  /// The same, each a thousandth wider than the one before.
  case multiples
  /// Views side by side with equal gaps, each at least as wide as the one before.
  case spread
  /// Two rows side by side, each view of one left of its neighbour in the other.
  case ladder
  /// Views of least sizes side by side, each with a width of its own priority.
  case priorities
  /// Views that are to be on either side of a place, all of them by the same edge.
  case hub
  /// Cells in columns that are as wide as their widest cell.
  case grid
  /// Views of least sizes side by side, each with three others inside.
  case groups
  /// A view with as many widths.
  case clash

  /// A problem on a canvas that is too narrow by half.
  func problem(_ count: Int) -> Problem {
    var problem = Problem(rawValue, count, width: 54 * Double(count), height: 200)
    let root = problem.view()
    problem.add(root.left, "=", 0)
    problem.add(root.top, "=", 0)
    switch self {
    case .fixed: problem.addRow(count, of: 100, in: root, gaps: "=", sizes: "=")
    case .bounds:
      problem.width = 4 * Double(count)
      problem.addRow(count, of: 0, in: root, gaps: "=", sizes: ">")
    case .sizes: problem.addRow(count, of: 100, in: root, gaps: "=", sizes: ">")
    case .gaps: problem.addRow(count, of: 100, in: root, gaps: ">", sizes: ">")
    case .inside: problem.addNest(count, in: root)
    case .several:
      for _ in 0..<count / 10 {
        problem.addRow(10, of: 10 * Double(count), in: root, gaps: ">", sizes: ">")
      }
    case .growing: problem.addSequence(count, factor: 1, in: root)
    case .multiples: problem.addSequence(count, factor: 1.001, in: root)
    case .spread: problem.addSpread(count, in: root)
    case .ladder: problem.addLadder(count / 2, in: root)
    case .priorities:
      let views = problem.addRow(count, of: 100, in: root, gaps: ">", sizes: ">")
      for (index, view) in views.enumerated() {
        problem.add(view.width, "=", 120, 700 - 600 * Double(index) / Double(count))
      }
    case .hub: problem.addHub(count, in: root)
    case .grid: problem.addGrid(Int(Double(count).squareRoot()), in: root)
    case .groups:
      for view in problem.addRow(count / 4, of: 400, in: root, gaps: ">", sizes: ">") {
        problem.addContents(of: view)
      }
    case .clash:
      let view = problem.plainView(in: root)
      for index in 0..<count {
        problem.add(view.width, "=", Expression(constant: Double(index)))
      }
    }
    return problem
  }
}

extension Problem {
  @discardableResult
  fileprivate mutating func addRow(
    _ count: Int, of size: Double, in root: View, gaps: Character, sizes: Character
  ) -> [View] {
    var previous: View?
    var views: [View] = []
    for _ in 0..<count {
      let view = plainView(in: root)
      add(view.left, gaps, previous.map { $0.right + 8 } ?? root.left)
      add(view.width, sizes, Expression(constant: size))
      previous = view
      views.append(view)
    }
    if let previous { add(root.right, gaps, previous.right) }
    return views
  }

  fileprivate mutating func addSequence(_ count: Int, factor: Double, in root: View) {
    let views = addRow(count, of: 0, in: root, gaps: ">", sizes: ">")
    add(views[0].width, ">", 100)
    for (last, next) in zip(views, views.dropFirst()) { add(next.width, ">", factor * last.width) }
  }

  fileprivate mutating func addSpread(_ count: Int, in root: View) {
    var views: [View] = []
    for _ in 0..<count {
      let view = plainView(in: root)
      if let last = views.last {
        add(
          view.left - last.right, views.count > 1 ? "=" : ">",
          views.count > 1 ? views[1].left - views[0].right : 8)
        add(view.width, ">", last.width)
      } else {
        add(view.left, "=", root.left)
        add(view.width, ">", 100)
      }
      views.append(view)
    }
    add(root.right, ">", views[count - 1].right)
  }

  fileprivate mutating func addLadder(_ count: Int, in root: View) {
    let upper = addRow(count, of: 110, in: root, gaps: ">", sizes: ">")
    let lower = addRow(count, of: 90, in: root, gaps: ">", sizes: ">")
    for (view, neighbour) in zip(upper, lower) {
      add(neighbour.left, "=", view.left, view.index % 2 == 0 ? 1000 : 500)
      add(neighbour.right + 50, ">", view.right)
    }
  }

  fileprivate mutating func addHub(_ count: Int, in root: View) {
    let hub = plainView(in: root)
    add(hub.left, ">", root.left + 10)
    for _ in 0..<count {
      let view = plainView(in: root)
      add(view.left, ">", hub.left + 10)
      add(view.left, "<", root.left + 15)
    }
  }

  fileprivate mutating func addGrid(_ count: Int, in root: View) {
    let columns = addRow(count, of: 0, in: root, gaps: ">", sizes: ">")
    for row in 0..<count {
      for (index, column) in columns.enumerated() {
        let view = plainView(in: root)
        add(view.left, ">", column.left)
        add(column.right, ">", view.right)
        let width = (60 + (7 * row + 3 * index) % 50) * count
        add(view.width, ">", Expression(constant: Double(width)))
      }
    }
  }

  fileprivate mutating func addContents(of owner: View) {
    for index in 0..<3 {
      let view = plainView(in: owner)
      add(view.left, ">", owner.left + Double(index))
      add(owner.right, ">", view.right)
      add(view.width, "=", 30, 250)
    }
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
  fileprivate mutating func plainView(in owner: View) -> View {
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
