import AutoLayout
import Foundation
import Measuring

extension Growth {
  /// Building and laying out trees.
  static var ofTrees: [Growth] {
    let stacks: [Workload] = [
      .stackFill, .stackFillEqually, .stackFillProportionally, .stackEqualSpacing,
      .stackEqualCentering, .stackLeading, .stackCenter, .stackFirstBaseline,
    ]
    return [
      Growth("views in one superview") { build($0, flatTree) },
      Growth("views in one superview, resized") { count in
        edited(flatTree(count)) { $0.root.frame.size.width += 100 }
      },
      Growth("views inside one another") { build($0, Workload.nested.tree) },
      Growth("views placed by their frames") { build($0, framesTree) },
      Growth("views placed by their frames, resized") { count in
        edited(framesTree(count)) { $0.root.frame.size.width += 100 }
      },
    ]
      + stacks.map { workload in
        Growth("arranged views, \(workload.rawValue)") { build($0, workload.tree) }
      }
  }

  /// Changes of which views there are and of their order, one by one, and one layout.
  static var ofHierarchies: [Growth] {
    [
      Growth("insertSubview at 0") { count in
        let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        return seconds {
          for _ in 0..<count { root.insertSubview(View(), at: 0) }
          root.layoutIfNeeded()
        }
      },
      Growth("insertSubview in the middle") { count in
        let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        return seconds {
          for index in 0..<count { root.insertSubview(View(), at: index / 2) }
          root.layoutIfNeeded()
        }
      },
      Growth("insertSubview below a sibling") { count in
        let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let last = View()
        root.addSubview(last)
        return seconds {
          for _ in 1..<count { root.insertSubview(View(), belowSubview: last) }
          root.layoutIfNeeded()
        }
      },
      Growth("bringSubviewToFront") { count in
        edited(flatTree(count)) { tree in
          for index in tree.views.indices { tree.root.bringSubviewToFront(shuffled(tree, index)) }
        }
      },
      Growth("sendSubviewToBack") { count in
        edited(flatTree(count)) { tree in
          for index in tree.views.indices { tree.root.sendSubviewToBack(shuffled(tree, index)) }
        }
      },
      Growth("removeFromSuperview, first to last") { count in
        edited(flatTree(count)) { for view in $0.views { view.removeFromSuperview() } }
      },
      Growth("removeFromSuperview, in any order") { count in
        edited(flatTree(count)) { tree in
          for index in tree.views.indices { shuffled(tree, index).removeFromSuperview() }
        }
      },
      Growth("isHidden") { count in
        edited(flatTree(count)) { for view in $0.views { view.isHidden = true } }
      },
      Growth("addLayoutGuide") { count in
        edited(flatTree(1)) { tree in
          for _ in 0..<count { tree.root.addLayoutGuide(LayoutGuide()) }
        }
      },
      Growth("removeLayoutGuide") { count in
        let tree = flatTree(1)
        for _ in 0..<count { tree.root.addLayoutGuide(LayoutGuide()) }
        return edited(tree) { tree in
          for guide in tree.root.layoutGuides { tree.root.removeLayoutGuide(guide) }
        }
      },
    ]
  }

  /// Changes of constraints.
  static var ofConstraints: [Growth] {
    [
      Growth("constraints activated in one call") { count in
        let tree = flatTree(count)
        LayoutConstraint.deactivate(tree.constraints)
        return edited(tree) { LayoutConstraint.activate($0.constraints) }
      },
      Growth("constraints activated one by one") { count in
        let tree = flatTree(count)
        LayoutConstraint.deactivate(tree.constraints)
        return edited(tree) { for constraint in $0.constraints { constraint.isActive = true } }
      },
      Growth("constraints deactivated in one call") { count in
        edited(flatTree(count)) { LayoutConstraint.deactivate($0.constraints) }
      },
      Growth("constants of all constraints") { count in
        edited(flatTree(count)) { for constraint in $0.constraints { constraint.constant += 1 } }
      },
      Growth("priorities of all constraints") { count in
        edited(flatTree(count)) { tree in
          for constraint in tree.constraints { constraint.priority = .defaultHigh }
        }
      },
      Growth("visual format of as many views") { count in
        let tree = flatTree(count)
        let names = tree.views.indices.map { "v\($0)" }
        let views = Dictionary(uniqueKeysWithValues: zip(names, tree.views))
        let format = "H:|" + names.map { "-[\($0)]" }.joined()
        return seconds {
          let made = LayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: views)
          precondition(made.count == count)
        }
      },
    ]
  }

  /// Questions about a tree that is laid out.
  static var ofQuestions: [Growth] {
    [
      Growth("description of every view") { count in
        asked(flatTree(count)) { tree in
          for view in tree.views { precondition(!view.description.isEmpty) }
        }
      },
      Growth("recursiveDescription") { count in
        asked(flatTree(count)) { precondition(!$0.root.recursiveDescription().isEmpty) }
      },
      Growth("autolayoutTrace") { count in
        asked(flatTree(count)) { precondition(!$0.root.autolayoutTrace().isEmpty) }
      },
      Growth("hitTest, views inside one another") { count in
        asked(Workload.nested.tree(count)) { tree in
          let middle = CGPoint(x: tree.root.bounds.midX, y: tree.root.bounds.midY)
          for _ in 0..<20 {
            precondition(tree.root.hitTest(middle, with: nil) === tree.views.last)
          }
        }
      },
      Growth("hitTest, views in one superview") { count in
        asked(flatTree(count)) { tree in
          let corner = CGPoint(x: 1, y: 0.5)
          for _ in 0..<20 { precondition(tree.root.hitTest(corner, with: nil) != nil) }
        }
      },
      Growth("convert from every view to the root") { count in
        asked(flatTree(count)) { tree in
          for view in tree.views { precondition(view.convert(CGPoint.zero, to: tree.root).x >= 0) }
        }
      },
      Growth("convert, views inside one another") { count in
        asked(Workload.nested.tree(count)) { tree in
          for _ in 0..<20 {
            precondition(tree.views.last?.convert(CGPoint.zero, to: nil) != nil)
          }
        }
      },
      Growth("constraintsAffectingLayout of every view") { count in
        asked(flatTree(count)) { tree in
          for view in tree.views {
            precondition(!view.constraintsAffectingLayout(for: .horizontal).isEmpty)
          }
        }
      },
      Growth("hasAmbiguousLayout of every view") { count in
        asked(flatTree(count)) { tree in
          for view in tree.views { precondition(!view.hasAmbiguousLayout) }
        }
      },
    ]
  }

  /// What follows from the surroundings of a tree.
  static var ofMetrics: [Growth] {
    [
      Growth("systemLayoutSizeFitting of the whole") { count in
        asked(flatTree(count)) { precondition($0.root.systemLayoutSizeFitting(.zero).width >= 0) }
      },
      Growth("margins that preserve the superview's") { count in
        edited(flatTree(count)) { tree in
          for view in tree.views { view.preservesSuperviewLayoutMargins = true }
        }
      },
      Growth("safe area of every view") { count in
        edited(flatTree(count)) { tree in
          var environment = LayoutEnvironment()
          environment.safeAreaInsets = EdgeInsets(top: 47, bottom: 34)
          tree.root.layoutEnvironment = environment
        }
      },
    ]
  }

  /// Stack views.
  static var ofArrangements: [Growth] {
    [
      Growth("insertArrangedSubview at 0") { count in
        let tree = Workload.stackFill.tree(1)
        tree.root.frame.size.height = 60 * CGFloat(count)
        return edited(tree) { tree in
          guard let stack = tree.views[0] as? StackView else { return }
          for _ in 0..<count { stack.insertArrangedSubview(Tile(100, 20), at: 0) }
        }
      },
      Growth("removeArrangedSubview") { count in
        editedStack(count) { stack in
          for view in stack.arrangedSubviews { stack.removeArrangedSubview(view) }
        }
      },
      Growth("arranged views removed") { count in
        editedStack(count) { stack in
          for view in stack.arrangedSubviews { view.removeFromSuperview() }
        }
      },
      Growth("setCustomSpacing after every view") { count in
        editedStack(count) { stack in
          for view in stack.arrangedSubviews { stack.setCustomSpacing(7, after: view) }
        }
      },
      Growth("isHidden of every other arranged view") { count in
        editedStack(count) { stack in
          for (index, view) in stack.arrangedSubviews.enumerated() where index % 2 == 0 {
            view.isHidden = true
          }
        }
      },
    ]
  }
}

private func editedStack(_ count: Int, _ edit: (StackView) -> Void) -> Double {
  edited(Workload.stackFill.tree(count)) { tree in
    if let stack = tree.views[0] as? StackView { edit(stack) }
  }
}

/// Seconds to build a tree and lay it out.
private func build(_ count: Int, _ make: (Int) -> Tree) -> Double {
  var tree: Tree?
  return seconds {
    tree = make(count)
    precondition(tree?.layOut().isFinite ?? false)
  }
}

/// Seconds to change a tree that is laid out, and to lay it out again.
func edited(_ tree: Tree, _ edit: (Tree) -> Void) -> Double {
  _ = tree.layOut()
  return seconds {
    edit(tree)
    tree.root.layoutIfNeeded()
  }
}

/// Seconds to ask a tree that is laid out.
private func asked(_ tree: Tree, _ ask: (Tree) -> Void) -> Double {
  _ = tree.layOut()
  return seconds { ask(tree) }
}

/// The views of a tree in an order without a pattern, each once for as many as are tried.
func shuffled(_ tree: Tree, _ index: Int) -> View {
  tree.views[index * 7919 % tree.views.count]
}

/// Views in one superview that their frames and autoresizing masks place.
private func framesTree(_ count: Int) -> Tree {
  var tree = Tree(width: 1000, height: 1000)
  for index in 0..<count {
    let view = View(
      frame: CGRect(x: CGFloat(index % 100), y: CGFloat(index / 100), width: 8, height: 8))
    view.autoresizingMask = .flexibleWidth
    tree.addPlaced(view, to: tree.root)
  }
  return tree
}
