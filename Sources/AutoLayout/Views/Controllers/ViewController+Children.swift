package import Foundation

extension ViewController {
  /// Replaces the children `others` with `controllers`, calling the hooks of each child that is added or removed.
  package func adopt(_ controllers: [ViewController], insteadOf others: [ViewController]) {
    let staying = Set(controllers.map { ObjectIdentifier($0) })
    for other in others where !staying.contains(ObjectIdentifier(other)) {
      other.willMove(toParent: nil)
      other.removeFromParent()
    }
    for controller in controllers where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
  }

  /// The frame of a newly loaded view: the bounds of the controller's window, or else of the main screen.
  package var loadingFrame: CGRect {
    var current: ViewController? = self
    while let controller = current {
      if let window = controller.rootedIn { return window.bounds }
      current = controller.parent
    }
    return Screen.main.bounds
  }

  /// Returns the nearest ancestor of the given class, or `nil` if there isn't one.
  package func nearestParent<Kind>(of kind: Kind.Type) -> Kind? {
    var current = parent
    while let controller = current {
      if let found = controller as? Kind { return found }
      current = controller.parent
    }
    return nil
  }
}

extension ViewControllerMembers {
  /// Adds another controller as a child and removes it from its previous parent; doesn't add the child's view.
  public func addChild(_ childController: ViewController) {
    precondition(childController !== self, "A view controller cannot be its own child")
    if childController.parent != nil { childController.removeFromParent() }
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  /// Removes the controller from its parent, if it has one.
  public func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    forgetGivenTraits()
    didMove(toParent: nil)
  }
}

/// A set of a rectangle's edges, with UIKit's raw values; left and right are never mirrored.
public struct RectEdge: OptionSet, Hashable, Sendable {
  /// The bits of the edges.
  public let rawValue: UInt

  /// Makes a set of edges from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = RectEdge(rawValue: 1)
  /// The left edge.
  public static let left = RectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = RectEdge(rawValue: 4)
  /// The right edge.
  public static let right = RectEdge(rawValue: 8)
  /// All four edges.
  public static let all: RectEdge = [.top, .left, .bottom, .right]
}
