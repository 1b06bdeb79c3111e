/// Systems that are hard for a solver: constraints that contradict one another, and many that compare views with
/// views.
enum HardWorkload: String, CaseIterable {
  /// A form in which ten rows don't fit.
  case few
  /// A view with as many widths.
  case clash
  /// Equations between random views that contradict one another.
  case contradictions
  /// Views side by side, each at least as wide as the one before, that are too wide together: one conflict of all.
  case growing
  /// Four inequalities for each view, between random views.
  case dense4
  /// Ten inequalities for each view.
  case dense10
  /// Twenty inequalities for each view.
  case dense20
  /// Views each of which is right of all before it.
  case order
  /// The same on a canvas that is too narrow by half.
  case narrowOrder
  /// Views that want the same width with the same priority, where there is room for half.
  case ties
  /// Ten inequalities for each view, each with a view before it.
  case precedence
  /// A chain of equations, each with the width of the same view.
  case named

  /// A problem about a number of views or, for the widths of one view and for chains, as many constraints.
  func problem(_ count: Int) -> Problem {
    var problem = Problem(rawValue, count, width: 54 * Double(count), height: 200)
    var random = RandomNumbers(seed: UInt64(count))
    let root = problem.view()
    problem.add(root.left, "=", 0)
    problem.add(root.top, "=", 0)
    switch self {
    case .few: problem.addForm(count / 2, in: root)
    case .clash:
      let view = problem.plainView(in: root)
      for index in 0..<count {
        problem.add(view.width, "=", Expression(constant: Double(index)))
      }
    case .contradictions: problem.addContradictions(count, in: root, &random)
    case .growing: problem.addSequence(count, in: root)
    case .dense4: problem.addDense(count, 4, in: root, &random)
    case .dense10: problem.addDense(count, 10, in: root, &random)
    case .dense20: problem.addDense(count, 20, in: root, &random)
    case .order: problem.addOrder(count, of: 20, in: root)
    case .narrowOrder: problem.addOrder(count, of: 100, in: root)
    case .ties: problem.addTies(count, in: root)
    case .precedence: problem.addPrecedence(count, in: root, &random)
    case .named: problem.addChain(count, in: root)
    }
    return problem
  }
}

/// Numbers that look random and are the same each time (Knuth's linear congruential generator).
private struct RandomNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}

extension Problem {
  /// Rows of a label and a field.
  ///
  /// All labels are as wide as the first.
  fileprivate mutating func addForm(_ rowCount: Int, in root: View) {
    width = 400
    var labels: [View] = []
    for row in 0..<rowCount {
      let (label, field) = (plainView(in: root), plainView(in: root))
      add(label.left, "=", root.left + 16)
      add(field.left, "=", label.right + 8)
      add(field.right + 16, "=", root.right)
      add(label.width, ">", Expression(constant: Double(40 + row % 60)), 750)
      if let first = labels.first { add(label.width, "=", first.width) }
      if row % (rowCount / 10) == 0 {
        add(field.width, ">", Expression(constant: Double(390 + row)))
      }
      labels.append(label)
    }
  }

  fileprivate mutating func addContradictions(
    _ count: Int, in root: View, _ random: inout RandomNumbers
  ) {
    let views = (0..<count / 4).map { _ in plainView(in: root) }
    for _ in 0..<count {
      let view = views[random.next(below: views.count)]
      let other = views[random.next(below: views.count)]
      add(view.left, "=", other.right + Double(random.next(below: 50)))
    }
  }

  fileprivate mutating func addSequence(_ count: Int, in root: View) {
    var last: View?
    for _ in 0..<count {
      let view = plainView(in: root)
      add(view.left, ">", last.map { $0.right + 8 } ?? root.left)
      add(view.width, ">", last?.width ?? 100)
      last = view
    }
    if let last { add(root.right, ">", last.right) }
  }

  fileprivate mutating func addDense(
    _ count: Int, _ degree: Int, in root: View, _ random: inout RandomNumbers
  ) {
    let views = (0..<count).map { _ in plainView(in: root) }
    for view in views {
      add(view.left, ">", root.left)
      add(root.right, ">", view.right)
    }
    for view in views {
      for _ in 0..<degree {
        let other = views[random.next(below: count)]
        if other.index == view.index { continue }
        switch random.next(below: 3) {
        case 0: add(view.left, ">", other.right)
        case 1: add(view.left, ">", other.left + Double(8 + random.next(below: 40)))
        default:
          let factor = [0.5, 0.75, 1, 1.5, 2][random.next(below: 5)]
          add(view.width, ">", factor * other.width + Double(random.next(below: 20)))
        }
      }
    }
  }

  fileprivate mutating func addOrder(_ count: Int, of width: Double, in root: View) {
    let views = (0..<count).map { _ in plainView(in: root) }
    for (index, view) in views.enumerated() {
      add(view.width, ">", Expression(constant: width))
      add(view.left, ">", root.left)
      add(root.right, ">", view.right)
      for other in views[..<index] { add(view.left, ">", other.right + 8) }
    }
  }

  fileprivate mutating func addTies(_ count: Int, in root: View) {
    var last: View?
    for _ in 0..<count {
      let view = plainView(in: root)
      add(view.left, "=", last.map { $0.right + 8 } ?? root.left)
      add(view.width, "=", 100, 500)
      last = view
    }
    if let last { add(root.right, ">", last.right) }
  }

  fileprivate mutating func addPrecedence(
    _ count: Int, in root: View, _ random: inout RandomNumbers
  ) {
    var views: [View] = []
    for _ in 0..<count {
      let view = plainView(in: root)
      add(view.width, "=", Expression(constant: Double(10 + random.next(below: 30))))
      if views.isEmpty { add(view.left, ">", root.left) }
      for _ in 0..<min(10, views.count) {
        add(view.left, ">", views[random.next(below: views.count)].right + 4)
      }
      views.append(view)
    }
  }

  fileprivate mutating func addChain(_ count: Int, in root: View) {
    let shared = plainView(in: root)
    var last = root
    for _ in 0..<count {
      let view = plainView(in: root)
      add(view.left, "=", last.left + shared.width)
      last = view
    }
    add(last.left, "=", Expression(constant: 10 * Double(count)))
  }

  /// A view with a size that isn't negative and weak preferences: small, and near its owner's origin.
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
