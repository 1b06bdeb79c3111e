/// The systems that are timed, by name, each in the sizes that are tried.
enum Workload: String, CaseIterable {
  case chain
  case rows
  case rowstack
  case nested
  case grid
  case gridlab
  case sheet
  case toolbar
  case toolbarp
  case form
  case aspect

  var counts: [Int] {
    switch self {
    case .chain, .rows, .rowstack: [10, 100, 1000]
    case .nested: [10, 100, 500]
    case .grid, .gridlab, .sheet: [10, 30]
    case .toolbar, .form: [10, 100, 300, 1000]
    case .toolbarp: [10, 100, 300]
    case .aspect: [5, 10, 30]
    }
  }

  func problem(_ count: Int) -> Problem {
    switch self {
    case .chain: chainProblem(count)
    case .rows, .rowstack: rowsProblem(count, self)
    case .nested: nestedProblem(count)
    case .grid, .gridlab: gridProblem(count, self)
    case .sheet: sheetProblem(count)
    case .toolbar, .toolbarp: toolbarProblem(count, self)
    case .form: formProblem(count)
    case .aspect: aspectProblem(count)
    }
  }

  /// A problem whose canvas stands at the origin.
  fileprivate func start(_ count: Int, width: Double, height: Double) -> (Problem, View) {
    var problem = Problem(rawValue, count, width: width, height: height)
    let root = problem.view()
    problem.add(root.left, "=", 0)
    problem.add(root.top, "=", 0)
    return (problem, root)
  }
}

/// The priorities of an intrinsic size.
private struct Urgency {
  var hugX = 250.0
  var resistX = 750.0
  var hugY = 250.0
  var resistY = 750.0
}

extension Problem {
  fileprivate mutating func addIntrinsic(
    _ view: View, _ width: Int, _ height: Int, _ urgency: Urgency = Urgency()
  ) {
    add(view.width, "<", Expression(constant: Double(width)), urgency.hugX)
    add(view.width, ">", Expression(constant: Double(width)), urgency.resistX)
    add(view.height, "<", Expression(constant: Double(height)), urgency.hugY)
    add(view.height, ">", Expression(constant: Double(height)), urgency.resistY)
  }
}

/// Views side by side with equal widths, pinned to the canvas.
private func chainProblem(_ count: Int) -> Problem {
  var (problem, root) = Workload.chain.start(
    count, width: 30 * Double(count) + 8, height: 200)
  var views: [View] = []
  for _ in 0..<count {
    let view = problem.view()
    problem.add(view.top, "=", root.top)
    problem.add(view.bottom, "=", root.bottom)
    if let last = views.last {
      problem.add(view.left, "=", last.right + 8)
      problem.add(view.width, "=", views[0].width)
    } else {
      problem.add(view.left, "=", root.left)
    }
    views.append(view)
  }
  problem.add(views[count - 1].right, "=", root.right)
  return problem
}

/// Rows of icon, title and detail; at fixed tops, or each under the one before.
private func rowsProblem(_ count: Int, _ workload: Workload) -> Problem {
  var (problem, root) = workload.start(count, width: 375, height: 44 * Double(count))
  let isStacked = workload == .rowstack
  var previous: View?
  for index in 0..<count {
    let row = problem.view()
    let icon = problem.view()
    let title = problem.view()
    let detail = problem.view()
    problem.add(row.left, "=", root.left)
    problem.add(row.right, "=", root.right)
    if isStacked, let previous {
      problem.add(row.top, "=", previous.bottom)
    } else {
      let top = isStacked ? 0 : 44 * Double(index)
      problem.add(row.top, "=", root.top + Expression(constant: top))
    }
    problem.add(row.height, "=", 44)
    problem.add(icon.width, "=", 29)
    problem.add(icon.height, "=", 29)
    problem.add(icon.left, "=", row.left + 16)
    problem.add(icon.centerY, "=", row.centerY)
    problem.add(title.left, "=", icon.right + 12)
    problem.add(title.centerY, "=", row.centerY)
    problem.add(detail.centerY, "=", row.centerY)
    problem.add(detail.right, "=", row.right - 16)
    problem.add(detail.left, ">", title.right + 8)
    problem.addIntrinsic(title, 80 + index * 37 % 140, 20, Urgency(hugX: 251, resistX: 750))
    problem.addIntrinsic(detail, 60 + index * 53 % 120, 18, Urgency(hugX: 250, resistX: 749))
    previous = row
  }
  return problem
}

/// Views inside one another with insets of one point.
private func nestedProblem(_ count: Int) -> Problem {
  let side = 2 * Double(count) + 100
  var (problem, outer) = Workload.nested.start(count, width: side, height: side)
  for _ in 0..<count {
    let view = problem.view()
    problem.add(view.left, "=", outer.left + 1)
    problem.add(view.top, "=", outer.top + 1)
    problem.add(view.right, "=", outer.right - 1)
    problem.add(view.bottom, "=", outer.bottom - 1)
    outer = view
  }
  return problem
}

/// Makes the cells of a square grid and places them beside and below one another.
private func makeCells(
  _ problem: inout Problem, _ root: View, count: Int,
  each: (inout Problem, View, Int, Int, [View]) -> Void
) {
  var cells: [View] = []
  for row in 0..<count {
    for column in 0..<count {
      let cell = problem.view()
      cells.append(cell)
      let left = column > 0 ? cells[row * count + column - 1].right + 4 : root.left
      let top = row > 0 ? cells[(row - 1) * count + column].bottom + 4 : root.top
      problem.add(cell.left, "=", left)
      problem.add(cell.top, "=", top)
      each(&problem, cell, row, column, cells)
    }
  }
}

/// The last cell of the first row and of the first column meet the canvas' edges.
private func closeGrid(
  _ problem: inout Problem, _ root: View, _ cell: View, row: Int, column: Int, count: Int
) {
  if row == 0, column == count - 1 { problem.add(cell.right, "=", root.right) }
  if row == count - 1, column == 0 { problem.add(cell.bottom, "=", root.bottom) }
}

/// A grid of equal cells, with or without intrinsic sizes.
private func gridProblem(_ count: Int, _ workload: Workload) -> Problem {
  var (problem, root) = workload.start(
    count, width: 40 * Double(count), height: 30 * Double(count))
  makeCells(&problem, root, count: count) { problem, cell, row, column, cells in
    if row > 0 || column > 0 {
      problem.add(cell.width, "=", cells[0].width)
      problem.add(cell.height, "=", cells[0].height)
    }
    closeGrid(&problem, root, cell, row: row, column: column, count: count)
    if workload == .gridlab {
      problem.addIntrinsic(cell, 10 + (row * 31 + column * 17) % 40, 12)
    }
  }
  return problem
}

/// A grid whose columns share a width and whose rows share a height.
private func sheetProblem(_ count: Int) -> Problem {
  var (problem, root) = Workload.sheet.start(
    count, width: 60 * Double(count), height: 30 * Double(count))
  makeCells(&problem, root, count: count) { problem, cell, row, column, cells in
    if row > 0 { problem.add(cell.width, "=", cells[column].width) }
    if column > 0 { problem.add(cell.height, "=", cells[row * count].height) }
    closeGrid(&problem, root, cell, row: row, column: column, count: count)
    problem.addIntrinsic(
      cell, 10 + (row * 31 + column * 17) % 40, 12 + (row * 7 + column * 5) % 9,
      Urgency(hugX: column == count - 1 ? 249 : 250, hugY: row == count - 1 ? 249 : 250))
  }
  return problem
}

/// Labels between both edges of the canvas with gaps of at least 8.
private func toolbarProblem(_ count: Int, _ workload: Workload) -> Problem {
  var (problem, root) = workload.start(count, width: 60 * Double(count), height: 44)
  var previous: View?
  for index in 0..<count {
    let view = problem.view()
    problem.add(view.centerY, "=", root.centerY)
    if let previous {
      problem.add(view.left, ">", previous.right + 8)
      problem.add(view.left, "=", previous.right + 8, 500)
    } else {
      problem.add(view.left, "=", root.left + 8)
    }
    let own = workload == .toolbar ? 0 : Double(index % 50)
    problem.addIntrinsic(
      view, 20 + index * 37 % 60, 20, Urgency(hugX: 250 + own, resistX: 750 + own))
    previous = view
  }
  if let previous { problem.add(previous.right, "=", root.right - 8) }
  return problem
}

/// Labels and fields; the column of labels is as wide as the widest.
private func formProblem(_ count: Int) -> Problem {
  var (problem, root) = Workload.form.start(count, width: 480, height: 40 * Double(count))
  var previous: View?
  for index in 0..<count {
    let label = problem.view()
    let field = problem.view()
    problem.add(label.left, ">", root.left + 20)
    problem.add(field.left, "=", label.right + 8)
    problem.add(field.right, "=", root.right - 20)
    if let previous {
      problem.add(field.left, "=", previous.left)
      problem.add(field.top, "=", previous.bottom + 12)
    } else {
      problem.add(field.top, "=", root.top + 20)
    }
    problem.add(label.centerY, "=", field.centerY)
    problem.addIntrinsic(
      label, 30 + index * 53 % 110, 17, Urgency(hugX: 251, resistX: 751))
    problem.addIntrinsic(field, 40, 22, Urgency(hugX: 249, resistX: 750))
    problem.add(field.left, "=", root.left + 28, 100)
    previous = field
  }
  return problem
}

/// Boxes of fixed proportions, as large as their cells allow.
private func aspectProblem(_ count: Int) -> Problem {
  var problem = gridProblem(count, .grid)
  problem.name = Workload.aspect.rawValue
  for index in 1...count * count {
    let box = problem.view()
    let cell = View(index: index)
    problem.add(box.centerX, "=", cell.centerX)
    problem.add(box.centerY, "=", cell.centerY)
    problem.add(box.width, "=", (1.0 + 0.1 * Double(index % 7)) * box.height)
    problem.add(box.width, "<", cell.width)
    problem.add(box.height, "<", cell.height)
    problem.add(box.width, "=", cell.width, 500)
    problem.add(box.height, "=", cell.height, 499)
  }
  return problem
}
