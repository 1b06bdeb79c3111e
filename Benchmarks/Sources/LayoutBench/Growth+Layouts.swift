import AutoLayout
import Foundation
import Measuring

extension Growth {
  /// Changes of a tree one by one, with a layout after each.
  static var ofLayouts: [Growth] {
    [
      Growth("views added, a layout after each") { timeGrowing($0) },
      Growth("views removed, a layout after each") { count in
        editedOneByOne(flatTree(count)) { tree, index in
          shuffled(tree, index).removeFromSuperview()
        }
      },
      Growth("constants, a layout after each") { count in
        editedOneByOne(flatTree(count)) { $0.constraints[$1].constant += 1 }
      },
      Growth("constraints off and on, layouts after each") { count in
        editedOneByOne(flatTree(count)) { tree, index in
          tree.constraints[index].isActive = false
          tree.root.layoutIfNeeded()
          tree.constraints[index].isActive = true
        }
      },
      Growth("calls of hooks, a layout after each") { count in
        editedOneByOne(flatTree(count)) { tree, index in
          tree.views[index].setNeedsLayout()
          tree.views[index].setNeedsUpdateConstraints()
        }
      },
      Growth("constants in a safe area, layouts after each") { count in
        let tree = flatTree(count)
        var environment = LayoutEnvironment()
        environment.safeAreaInsets = EdgeInsets(top: 47, bottom: 34)
        tree.root.layoutEnvironment = environment
        return editedOneByOne(tree) { $0.constraints[$1].constant += 1 }
      },
    ]
  }
}

/// Seconds to change a tree that is laid out as many times as it has views, with a layout after each.
private func editedOneByOne(_ tree: Tree, _ edit: (Tree, Int) -> Void) -> Double {
  edited(tree) { tree in
    for index in tree.views.indices {
      edit(tree, index)
      tree.root.layoutIfNeeded()
    }
  }
}
