// Generated from Names/UIKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout
public import Foundation

/// An object for dynamic behaviors, which have no effect here.
public protocol UIDynamicItem: AnyObject {
}

/// The outline of an object for collisions; Apple's raw values.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  case rectangle, ellipse, path
}

/// UIKit's animator of dynamic behaviors, which have no effect here.
open class UIDynamicAnimator {
  /// Creates an animator of a view's subviews.
  public init(referenceView view: View) {}
  /// Creates an animator of a layout's items.
  public init(collectionViewLayout layout: UICollectionViewLayout) {}
  /// Creates an animator.
  public init() {}
  /// The behaviors.
  open var behaviors: [UIDynamicBehavior] = []
  /// Never called; present for source compatibility.
  open var delegate: Any?
  /// Whether something is moving: always false.
  open var isRunning: Bool { false }
  /// Adds a behavior.
  open func addBehavior(_ behavior: UIDynamicBehavior) { behaviors.append(behavior) }
  /// Removes a behavior.
  open func removeBehavior(_ behavior: UIDynamicBehavior) { behaviors.removeAll { $0 === behavior } }
  /// Removes all behaviors.
  open func removeAllBehaviors() { behaviors.removeAll() }
  /// The animated objects in a rectangle: always empty.
  open func items(in rect: CGRect) -> [any UIDynamicItem] { [] }
  /// The animated attributes of an item: always `nil`.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> CollectionItemAttributes? { nil }
  /// Does nothing.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
}

/// A dynamic behavior, which has no effect here.
open class UIDynamicBehavior {
  /// Creates a behavior.
  public init() {}
  /// Never called; present for source compatibility.
  open var action: (() -> Void)?
  /// The child behaviors.
  open var childBehaviors: [UIDynamicBehavior] = []
  /// Adds a child behavior.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
  /// Removes a child behavior.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.removeAll { $0 === behavior } }
}

/// Gravity.
open class UIGravityBehavior: UIDynamicBehavior {
  /// Creates a behavior.
  public init(items: [any UIDynamicItem]) { self.items = items }
  /// The objects.
  open var items: [any UIDynamicItem] = []
  /// The direction.
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  /// The strength.
  open var magnitude: CGFloat = 1
  /// The direction as an angle, in radians.
  open var angle: CGFloat = .pi / 2
}

/// Collisions between objects.
open class UICollisionBehavior: UIDynamicBehavior {
  /// Creates a behavior.
  public init(items: [any UIDynamicItem]) { self.items = items }
  /// The objects.
  open var items: [any UIDynamicItem] = []
  /// Does nothing.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {}
  /// Does nothing.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {}
  /// Does nothing.
  open func removeAllBoundaries() {}
  /// Does nothing.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: EdgeInsets) {}
  /// Whether the view's edges are a boundary.
  open var translatesReferenceBoundsIntoBoundary: Bool = false
}

/// A snap to a point.
open class UISnapBehavior: UIDynamicBehavior {
  /// Creates a behavior.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {}
  /// The damping.
  open var damping: CGFloat = 0.5
  /// The point.
  open var snapPoint: CGPoint = .zero
}

/// An attachment to a point or to another object.
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// Creates an attachment to a point.
  public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {}
  /// Creates an attachment between two objects.
  public init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {}
  /// Creates an attachment at an offset from an object's center.
  public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {}
  /// The point.
  open var anchorPoint: CGPoint = .zero
  /// The length, in points.
  open var length: CGFloat = 0
  /// The damping.
  open var damping: CGFloat = 0
  /// The frequency of the oscillation.
  open var frequency: CGFloat = 0
}

/// A push.
open class UIPushBehavior: UIDynamicBehavior {
  /// Creates a behavior.
  public init(items: [any UIDynamicItem], mode: Mode) {}
  /// The direction.
  open var pushDirection: CGVector = .zero
  /// The strength.
  open var magnitude: CGFloat = 0
  /// The direction as an angle, in radians.
  open var angle: CGFloat = 0
  /// Whether the push is active.
  open var active: Bool = true
}

extension UIPushBehavior {
  /// The duration of a push; Apple's raw values.
  public enum Mode: Int, Sendable {
    case continuous, instantaneous
  }
}

/// The physical properties of objects.
open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// Creates a behavior.
  public init(items: [any UIDynamicItem]) { self.items = items }
  /// The objects.
  open var items: [any UIDynamicItem] = []
  /// The elasticity of collisions.
  open var elasticity: CGFloat = 0
  /// The friction between objects.
  open var friction: CGFloat = 0
  /// The density.
  open var density: CGFloat = 1
  /// The resistance to linear motion.
  open var resistance: CGFloat = 0
  /// The resistance to rotation.
  open var angularResistance: CGFloat = 0
  /// Whether the objects can rotate.
  open var allowsRotation: Bool = true
  /// Does nothing.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
  /// Does nothing.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
}
