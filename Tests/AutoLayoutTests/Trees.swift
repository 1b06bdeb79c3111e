import Foundation

@testable import AutoLayout

/// The root of a tree, as large as it is told to be.
func makeRoot(
  _ width: CGFloat = 300, _ height: CGFloat = 200,
  surroundings change: (inout LayoutEnvironment) -> Void = { _ in }
) -> View {
  let root = View(frame: CGRect(x: 0, y: 0, width: width, height: height))
  root.identifier = "root"
  var environment = LayoutEnvironment()
  change(&environment)
  root.layoutEnvironment = environment
  return root
}

/// A view in another that constraints alone place.
@discardableResult
func addView<Kind: View>(_ view: Kind, _ name: String, to parent: View) -> Kind {
  view.identifier = name
  view.translatesAutoresizingMaskIntoConstraints = false
  parent.addSubview(view)
  return view
}

@discardableResult
func addView(_ name: String, to parent: View) -> View { addView(View(), name, to: parent) }

/// A guide in a view.
@discardableResult
func addGuide(_ name: String, to owner: View) -> LayoutGuide {
  let guide = LayoutGuide()
  guide.identifier = name
  owner.addLayoutGuide(guide)
  return guide
}

/// Activates constraints that give an item a size in points.
func size(_ view: View, _ width: CGFloat, _ height: CGFloat) {
  LayoutConstraint.activate([
    view.widthAnchor.constraint(equalToConstant: width),
    view.heightAnchor.constraint(equalToConstant: height),
  ])
}

/// Activates constraints that give a view a frame in its superview, in points, left to right.
func place(_ view: View, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
  guard let parent = view.superview else { return }
  LayoutConstraint.activate([
    view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: x),
    view.topAnchor.constraint(equalTo: parent.topAnchor, constant: y),
  ])
  size(view, width, height)
}

/// Activates constraints that give a guide a frame in its owner, in points, left to right.
func place(_ guide: LayoutGuide, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
  guard let owner = guide.owningView else { return }
  LayoutConstraint.activate([
    guide.leftAnchor.constraint(equalTo: owner.leftAnchor, constant: x),
    guide.topAnchor.constraint(equalTo: owner.topAnchor, constant: y),
    guide.widthAnchor.constraint(equalToConstant: width),
    guide.heightAnchor.constraint(equalToConstant: height),
  ])
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }

  /// Whether every number is the other's up to what the solver's arithmetic loses.
  func isNear(_ other: CGRect) -> Bool { isSameRect(self, other) }
}

extension LayoutConstraint {
  /// The constraint with another priority.
  func at(_ priority: Float) -> LayoutConstraint {
    self.priority = LayoutPriority(priority)
    return self
  }

  /// The constraint with a name.
  func named(_ name: String) -> LayoutConstraint {
    identifier = name
    return self
  }
}
