import AutoLayout
import Foundation
import Measuring

/// Medians of the time to build a tree and lay it out, and of the time to lay it out at another size.
func timeBuildAndResize(_ make: () -> Tree) -> (build: Double, resize: Double) {
  var builds: [Double] = []
  var resizes: [Double] = []
  var spent = 0.0
  while builds.count < 5 || (spent < 0.5 && builds.count < 51) {
    var tree: Tree?
    builds.append(
      seconds {
        tree = make()
        precondition(tree?.layOut().isFinite ?? false)
      })
    guard let tree else { continue }
    let size = tree.root.bounds.size
    resizes.append(
      seconds {
        var checksum: CGFloat = 0
        for index in 0..<20 {
          let factor = 1 + 0.025 * CGFloat(index * 37 % 20)
          tree.root.frame.size = CGSize(width: size.width * factor, height: size.height * factor)
          checksum += tree.layOut()
        }
        precondition(checksum.isFinite)
      } / 20)
    spent += (builds.last ?? 0) + 20 * (resizes.last ?? 0)
    if spent > 20 { break }
  }
  return (median(builds), median(resizes))
}

/// The least time of each step of building views in one superview, laying them out and letting them go.
func timePhases(_ count: Int) -> [(name: String, seconds: Double)] {
  var phases: [(name: String, seconds: Double)] = []
  func note(_ name: String, _ seconds: Double) {
    if let place = phases.firstIndex(where: { $0.name == name }) {
      phases[place].seconds = min(phases[place].seconds, seconds)
    } else {
      phases.append((name, seconds))
    }
  }
  for _ in 0..<max(7, 20_000 / count) {
    var root: View? = View(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    var views: [View] = []
    var constraints: [LayoutConstraint] = []
    note("views", seconds { views = makeFlatViews(count, in: root) })
    note("constraints", seconds { constraints = makeFlatConstraints(views, in: root) })
    note("activation", seconds { LayoutConstraint.activate(constraints) })
    note("layout", seconds { root?.layoutIfNeeded() })
    note("release", seconds { (root, views, constraints) = (nil, [], []) })
  }
  return phases
}

private func makeFlatViews(_ count: Int, in root: View?) -> [View] {
  (0..<count).map { _ in
    let view = View()
    view.translatesAutoresizingMaskIntoConstraints = false
    root?.addSubview(view)
    return view
  }
}

private func makeFlatConstraints(_ views: [View], in root: View?) -> [LayoutConstraint] {
  guard let root else { return [] }
  return views.enumerated().flatMap { index, view in
    [
      view.leadingAnchor.constraint(
        equalTo: root.leadingAnchor, constant: CGFloat(index % 100)),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(index / 100)),
      view.widthAnchor.constraint(equalToConstant: 8),
      view.heightAnchor.constraint(equalToConstant: 8),
    ]
  }
}

/// Median of the time to turn a constraint off and on again, with layout after each.
func timeToggle(_ tree: Tree) -> Double {
  timeEdits(of: tree) { constraint in
    constraint.isActive = false
    _ = tree.layOut()
    constraint.isActive = true
    _ = tree.layOut()
  }
}

/// Median of the time to change the constant of a constraint and lay out.
func timeConstant(_ tree: Tree) -> Double {
  timeEdits(of: tree) { constraint in
    constraint.constant += 1
    _ = tree.layOut()
  }
}

private func timeEdits(of tree: Tree, _ edit: (LayoutConstraint) -> Void) -> Double {
  _ = tree.layOut()
  var samples: [Double] = []
  for index in 0..<101 {
    let constraint = tree.constraints[index * 7919 % tree.constraints.count]
    samples.append(seconds { edit(constraint) })
    if samples.reduce(0, +) > 10 { break }
  }
  return median(samples)
}

/// Seconds to turn all constraints off in one call, and lay out.
func timeRelease(_ tree: Tree) -> Double {
  _ = tree.layOut()
  return seconds {
    LayoutConstraint.deactivate(tree.constraints)
    _ = tree.layOut()
  }
}

/// Seconds to add views to one superview, with a layout after each.
func timeGrowing(_ count: Int) -> Double {
  let template = flatTree(1)
  return seconds {
    for index in 0..<count {
      let view = View()
      view.translatesAutoresizingMaskIntoConstraints = false
      template.root.addSubview(view)
      LayoutConstraint.activate([
        view.leadingAnchor.constraint(
          equalTo: template.root.leadingAnchor, constant: CGFloat(index)),
        view.topAnchor.constraint(equalTo: template.root.topAnchor),
        view.widthAnchor.constraint(equalToConstant: 8),
        view.heightAnchor.constraint(equalToConstant: 8),
      ])
      template.root.layoutIfNeeded()
    }
  }
}
