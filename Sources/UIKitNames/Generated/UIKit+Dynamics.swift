// Generated from Names/UIKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout
public import Foundation

/// An object for dynamic behaviors, which have no effect.
public protocol UIDynamicItem: AnyObject {
}

/// The outline of an object for collisions, with the same raw values as in UIKit.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  case rectangle, ellipse, path
}

/// UIKit's animator of dynamic behaviors, which never moves anything.
open class UIDynamicAnimator {
  /// Creates an animator for the subviews of a view.
  public init(referenceView view: View) {}
  /// Creates an animator for the items of a collection view layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {}
  /// Creates an animator without a reference view.
  public init() {}
  /// The animator's behaviors, in the order in which they were added.
  open var behaviors: [UIDynamicBehavior] = []
  /// The delegate, which is never called.
  open var delegate: Any?
  /// Whether an object is moving: always false.
  open var isRunning: Bool { false }
  /// Adds a behavior.
  open func addBehavior(_ behavior: UIDynamicBehavior) { behaviors.append(behavior) }
  /// Removes a behavior.
  open func removeBehavior(_ behavior: UIDynamicBehavior) { behaviors.removeAll { $0 === behavior } }
  /// Removes all behaviors.
  open func removeAllBehaviors() { behaviors.removeAll() }
  /// Returns the animated objects in a rectangle: always none.
  open func items(in rect: CGRect) -> [any UIDynamicItem] { [] }
  /// Returns the animated attributes of a cell: always `nil`.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> CollectionItemAttributes? { nil }
  /// Does nothing.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
}

/// A dynamic behavior, which has no effect.
open class UIDynamicBehavior {
  /// Creates a behavior.
  public init() {}
  /// The closure for each animation step, which is never called.
  open var action: (() -> Void)?
  /// The child behaviors.
  open var childBehaviors: [UIDynamicBehavior] = []
  /// Adds a child behavior.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
  /// Removes a child behavior.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.removeAll { $0 === behavior } }
}

/// A gravity behavior, which has no effect.
open class UIGravityBehavior: UIDynamicBehavior {
  /// Creates a behavior that applies gravity to objects.
  public init(items: [any UIDynamicItem]) { self.items = items }
  /// The objects that gravity applies to.
  open var items: [any UIDynamicItem] = []
  /// The direction of gravity, downward by default.
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  /// The strength of gravity.
  open var magnitude: CGFloat = 1
  /// The direction of gravity as an angle, in radians.
  open var angle: CGFloat = .pi / 2
}

/// A collision behavior, which has no effect.
open class UICollisionBehavior: UIDynamicBehavior {
  /// Creates a behavior that lets objects collide.
  public init(items: [any UIDynamicItem]) { self.items = items }
  /// The objects that can collide.
  open var items: [any UIDynamicItem] = []
  /// Does nothing.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {}
  /// Does nothing.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {}
  /// Does nothing.
  open func removeAllBoundaries() {}
  /// Does nothing.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: EdgeInsets) {}
  /// Whether the edges of the animator's view are a boundary.
  open var translatesReferenceBoundsIntoBoundary: Bool = false
}

/// A snap behavior, which has no effect.
open class UISnapBehavior: UIDynamicBehavior {
  /// Creates a behavior that snaps an object to a point.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {}
  /// The damping of the oscillation at the point.
  open var damping: CGFloat = 0.5
  /// The point that the object snaps to.
  open var snapPoint: CGPoint = .zero
}

/// An attachment behavior, which has no effect.
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// Creates an attachment of an object to a point.
  public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {}
  /// Creates an attachment between two objects.
  public init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {}
  /// Creates an attachment of an object to a point, at an offset from the object's center.
  public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {}
  /// The point that the object is attached to.
  open var anchorPoint: CGPoint = .zero
  /// The length of the attachment, in points.
  open var length: CGFloat = 0
  /// The damping of the attachment's oscillation.
  open var damping: CGFloat = 0
  /// The frequency of the attachment's oscillation, in hertz.
  open var frequency: CGFloat = 0
}

/// A push behavior, which has no effect.
open class UIPushBehavior: UIDynamicBehavior {
  /// Creates a behavior that pushes objects.
  public init(items: [any UIDynamicItem], mode: Mode) {}
  /// The direction and strength of the push.
  open var pushDirection: CGVector = .zero
  /// The strength of the push.
  open var magnitude: CGFloat = 0
  /// The direction of the push as an angle, in radians.
  open var angle: CGFloat = 0
  /// Whether the push is active.
  open var active: Bool = true
}

extension UIPushBehavior {
  /// The duration of a push, with the same raw values as in UIKit.
  public enum Mode: Int, Sendable {
    case continuous, instantaneous
  }
}

/// A behavior that sets objects' physical properties, without effect.
open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// Creates a behavior that gives objects physical properties.
  public init(items: [any UIDynamicItem]) { self.items = items }
  /// The objects that have the properties.
  open var items: [any UIDynamicItem] = []
  /// The elasticity of the objects' collisions.
  open var elasticity: CGFloat = 0
  /// The friction between objects.
  open var friction: CGFloat = 0
  /// The density of the objects.
  open var density: CGFloat = 1
  /// The resistance to the objects' linear motion.
  open var resistance: CGFloat = 0
  /// The resistance to the objects' rotation.
  open var angularResistance: CGFloat = 0
  /// Whether the objects can rotate.
  open var allowsRotation: Bool = true
  /// Does nothing.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
  /// Does nothing.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
}
