import AutoLayout
import Foundation

/// The trees that are timed, by name: those of `solver-bench` built with the public API, and stack
/// views.
enum Workload: String, CaseIterable {
  case chain
  case rows
  case rowstack
  case nested
  case grid
  case toolbar
  case form
  case stackFill = "stack-fill"
  case stackFillEqually = "stack-fill-equally"
  case stackFillProportionally = "stack-fill-proportionally"
  case stackEqualSpacing = "stack-equal-spacing"
  case stackEqualCentering = "stack-equal-centering"
  case stackLeading = "stack-leading"
  case stackCenter = "stack-center"
  case stackFirstBaseline = "stack-first-baseline"

  var counts: [Int] {
    switch self {
    case .chain, .rows, .rowstack, .toolbar, .form: [10, 100, 1000]
    case .nested: [10, 100, 500]
    case .grid: [10, 30]
    default: [10, 100, 1000]
    }
  }

  func tree(_ count: Int) -> Tree {
    switch self {
    case .chain: chainTree(count)
    case .rows: rowsTree(count, isStacked: false)
    case .rowstack: rowsTree(count, isStacked: true)
    case .nested: nestedTree(count)
    case .grid: gridTree(count)
    case .toolbar: toolbarTree(count)
    case .form: formTree(count)
    case .stackFill: stackTree(count, .fill)
    case .stackFillEqually: stackTree(count, .fillEqually)
    case .stackFillProportionally: stackTree(count, .fillProportionally)
    case .stackEqualSpacing: stackTree(count, .equalSpacing)
    case .stackEqualCentering: stackTree(count, .equalCentering)
    case .stackLeading: alignedTree(count, .leading)
    case .stackCenter: alignedTree(count, .center)
    case .stackFirstBaseline: alignedTree(count, .firstBaseline)
    }
  }
}

/// Views side by side with equal widths, pinned to the canvas.
private func chainTree(_ count: Int) -> Tree {
  var tree = Tree(width: 30 * CGFloat(count) + 8, height: 200)
  let root = tree.root
  var last: View?
  for _ in 0..<count {
    let view = tree.view(in: root)
    tree.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    if let last {
      tree.activate([
        view.leadingAnchor.constraint(equalTo: last.trailingAnchor, constant: 8),
        view.widthAnchor.constraint(equalTo: tree.views[0].widthAnchor, multiplier: 1),
      ])
    } else {
      tree.activate([view.leadingAnchor.constraint(equalTo: root.leadingAnchor)])
    }
    last = view
  }
  if let last {
    tree.activate([last.trailingAnchor.constraint(equalTo: root.trailingAnchor)])
  }
  return tree
}

/// Rows of icon, title and detail; at fixed tops, or each under the one before.
private func rowsTree(_ count: Int, isStacked: Bool) -> Tree {
  var tree = Tree(width: 375, height: 44 * CGFloat(count))
  let root = tree.root
  var previous: View?
  for index in 0..<count {
    let row = tree.view(in: root)
    let icon = tree.view(in: row)
    let title = tree.tile(80 + CGFloat(index * 37 % 140), 20, in: row)
    let detail = tree.tile(60 + CGFloat(index * 53 % 120), 18, in: row)
    title.hold(hugging: 251, resisting: 750)
    detail.hold(hugging: 250, resisting: 749)
    let top =
      isStacked
      ? row.topAnchor.constraint(equalTo: previous?.bottomAnchor ?? root.topAnchor)
      : row.topAnchor.constraint(equalTo: root.topAnchor, constant: 44 * CGFloat(index))
    tree.activate([
      row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      top,
      row.heightAnchor.constraint(equalToConstant: 44),
      icon.widthAnchor.constraint(equalToConstant: 29),
      icon.heightAnchor.constraint(equalToConstant: 29),
      icon.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
      icon.centerYAnchor.constraint(equalTo: row.centerYAnchor),
      title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12),
      title.centerYAnchor.constraint(equalTo: row.centerYAnchor),
      detail.centerYAnchor.constraint(equalTo: row.centerYAnchor),
      detail.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -16),
      detail.leadingAnchor.constraint(
        greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
    ])
    previous = row
  }
  return tree
}

/// Views inside one another with insets of one point.
private func nestedTree(_ count: Int) -> Tree {
  let side = 2 * CGFloat(count) + 100
  var tree = Tree(width: side, height: side)
  var outer = tree.root
  for _ in 0..<count {
    let view = tree.view(in: outer)
    tree.activate([
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 1),
      view.topAnchor.constraint(equalTo: outer.topAnchor, constant: 1),
      view.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -1),
      view.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -1),
    ])
    outer = view
  }
  return tree
}

/// A grid of equal cells that fills the canvas.
private func gridTree(_ count: Int) -> Tree {
  var tree = Tree(width: 40 * CGFloat(count), height: 30 * CGFloat(count))
  let root = tree.root
  for row in 0..<count {
    for column in 0..<count {
      let cell = tree.view(in: root)
      let left = column > 0 ? tree.views[row * count + column - 1] : nil
      let above = row > 0 ? tree.views[(row - 1) * count + column] : nil
      tree.activate([
        left.map { cell.leadingAnchor.constraint(equalTo: $0.trailingAnchor, constant: 4) }
          ?? cell.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        above.map { cell.topAnchor.constraint(equalTo: $0.bottomAnchor, constant: 4) }
          ?? cell.topAnchor.constraint(equalTo: root.topAnchor),
      ])
      if row > 0 || column > 0 {
        tree.activate([
          cell.widthAnchor.constraint(equalTo: tree.views[0].widthAnchor, multiplier: 1),
          cell.heightAnchor.constraint(equalTo: tree.views[0].heightAnchor, multiplier: 1),
        ])
      }
      if row == 0, column == count - 1 {
        tree.activate([cell.trailingAnchor.constraint(equalTo: root.trailingAnchor)])
      }
      if row == count - 1, column == 0 {
        tree.activate([cell.bottomAnchor.constraint(equalTo: root.bottomAnchor)])
      }
    }
  }
  return tree
}

/// Tiles between both edges of the canvas with gaps of at least 8.
private func toolbarTree(_ count: Int) -> Tree {
  var tree = Tree(width: 60 * CGFloat(count), height: 44)
  let root = tree.root
  var previous: View?
  for index in 0..<count {
    let view = tree.tile(20 + CGFloat(index * 37 % 60), 20, in: root)
    tree.activate([view.centerYAnchor.constraint(equalTo: root.centerYAnchor)])
    if let previous {
      let near = view.leadingAnchor.constraint(equalTo: previous.trailingAnchor, constant: 8)
      near.priority = LayoutPriority(500)
      tree.activate([
        view.leadingAnchor.constraint(
          greaterThanOrEqualTo: previous.trailingAnchor, constant: 8),
        near,
      ])
    } else {
      tree.activate([view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8)])
    }
    previous = view
  }
  if let previous {
    tree.activate([
      previous.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8)
    ])
  }
  return tree
}

/// Labels and fields; the column of labels is as wide as the widest.
private func formTree(_ count: Int) -> Tree {
  var tree = Tree(width: 480, height: 40 * CGFloat(count))
  let root = tree.root
  var previous: View?
  for index in 0..<count {
    let label = tree.tile(30 + CGFloat(index * 53 % 110), 17, in: root)
    let field = tree.tile(40, 22, in: root)
    label.hold(hugging: 251, resisting: 751)
    field.hold(hugging: 249, resisting: 750)
    let near = field.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 28)
    near.priority = LayoutPriority(100)
    tree.activate([
      label.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 20),
      field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
      field.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      label.centerYAnchor.constraint(equalTo: field.centerYAnchor),
      near,
    ])
    if let previous {
      tree.activate([
        field.leadingAnchor.constraint(equalTo: previous.leadingAnchor),
        field.topAnchor.constraint(equalTo: previous.bottomAnchor, constant: 12),
      ])
    } else {
      tree.activate([field.topAnchor.constraint(equalTo: root.topAnchor, constant: 20)])
    }
    previous = field
  }
  return tree
}

/// A column of tiles in a stack view that fills the canvas.
private func stackTree(_ count: Int, _ distribution: StackView.Distribution) -> Tree {
  var tree = Tree(width: 320, height: 60 * CGFloat(count))
  let root = tree.root
  let stack = tree.add(StackView(), to: root)
  stack.axis = .vertical
  stack.distribution = distribution
  stack.spacing = 4
  for index in 0..<count {
    tree.arrange(Tile(100, 20 + CGFloat(index * 37 % 30)), in: stack)
  }
  tree.activate([
    stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    stack.topAnchor.constraint(equalTo: root.topAnchor),
    stack.bottomAnchor.constraint(equalTo: root.bottomAnchor),
  ])
  return tree
}

/// Tiles in a stack view that is as large as they make it, a column but where it is a line of text.
private func alignedTree(_ count: Int, _ alignment: StackView.Alignment) -> Tree {
  var tree = Tree(width: 320, height: 60 * CGFloat(count))
  let root = tree.root
  let stack = tree.add(StackView(), to: root)
  stack.axis = alignment == .firstBaseline ? .horizontal : .vertical
  stack.alignment = alignment
  stack.spacing = 4
  for index in 0..<count {
    let width = 100 + CGFloat(index * 13 % 29)
    tree.arrange(Tile(width, 20 + CGFloat(index * 37 % 30)), in: stack)
  }
  tree.activate([
    stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    stack.topAnchor.constraint(equalTo: root.topAnchor),
  ])
  return tree
}

/// Views at places of their own in one superview.
func flatTree(_ count: Int) -> Tree {
  var tree = Tree(width: 1000, height: 1000)
  let root = tree.root
  for index in 0..<count {
    let view = tree.view(in: root)
    tree.activate([
      view.leadingAnchor.constraint(
        equalTo: root.leadingAnchor, constant: CGFloat(index % 100)),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(index / 100)),
      view.widthAnchor.constraint(equalToConstant: 8),
      view.heightAnchor.constraint(equalToConstant: 8),
    ])
  }
  return tree
}
