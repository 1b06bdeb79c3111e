// Generated from Names/UIKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout
public import Foundation

/// An object that forces can move; none does here.
public protocol UIDynamicItem: AnyObject {
}

/// The outline with which an object bumps into others; Apple's raw values.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  case rectangle, ellipse, path
}

/// UIKit's forces.
///
/// Nothing moves here.
open class UIDynamicAnimator {
  /// Makes forces for the subviews of a view.
  public init(referenceView view: View) {}
  /// Makes forces for the items of a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {}
  /// Makes forces.
  public init() {}
  /// The forces.
  open var behaviors: [UIDynamicBehavior] = []
  /// Told when all is at rest; never here.
  open var delegate: Any?
  /// Whether something moves; false.
  open var isRunning: Bool { false }
  /// Adds a force.
  open func addBehavior(_ behavior: UIDynamicBehavior) { behaviors.append(behavior) }
  /// Removes a force.
  open func removeBehavior(_ behavior: UIDynamicBehavior) { behaviors.removeAll { $0 === behavior } }
  /// Removes all forces.
  open func removeAllBehaviors() { behaviors.removeAll() }
  /// The objects in a rectangle that forces move: none.
  open func items(in rect: CGRect) -> [any UIDynamicItem] { [] }
  /// Where forces put an item: nowhere.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> CollectionItemAttributes? { nil }
  /// Takes the place of an object anew.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
}

/// A force.
///
/// Nothing moves here.
open class UIDynamicBehavior {
  /// Makes one.
  public init() {}
  /// Called at each step; never here.
  open var action: (() -> Void)?
  /// Forces that belong to it.
  open var childBehaviors: [UIDynamicBehavior] = []
  /// Adds a force that belongs to it.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
  /// Removes a force that belongs to it.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.removeAll { $0 === behavior } }
}

/// A force downwards.
open class UIGravityBehavior: UIDynamicBehavior {
  /// Makes one.
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

/// Objects bump into each other.
open class UICollisionBehavior: UIDynamicBehavior {
  /// Makes one.
  public init(items: [any UIDynamicItem]) { self.items = items }
  /// The objects.
  open var items: [any UIDynamicItem] = []
  /// Adds a border.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {}
  /// Adds a border.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {}
  /// Removes all borders.
  open func removeAllBoundaries() {}
  /// Makes the view's edges a border.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: EdgeInsets) {}
  /// Whether the view's edges are a border.
  open var translatesReferenceBoundsIntoBoundary: Bool = false
}

/// A force to a point.
open class UISnapBehavior: UIDynamicBehavior {
  /// Makes one.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {}
  /// How soon it rests.
  open var damping: CGFloat = 0.5
  /// The point.
  open var snapPoint: CGPoint = .zero
}

/// A spring to a point.
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// Makes one.
  public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {}
  /// Makes one between two objects.
  public init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {}
  /// Makes one to a point of an object.
  public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {}
  /// The point.
  open var anchorPoint: CGPoint = .zero
  /// The length, in points.
  open var length: CGFloat = 0
  /// How soon it rests.
  open var damping: CGFloat = 0
  /// How fast it swings.
  open var frequency: CGFloat = 0
}

/// A push.
open class UIPushBehavior: UIDynamicBehavior {
  /// Makes one.
  public init(items: [any UIDynamicItem], mode: Mode) {}
  /// The direction.
  open var pushDirection: CGVector = .zero
  /// The strength.
  open var magnitude: CGFloat = 0
  /// The direction as an angle, in radians.
  open var angle: CGFloat = 0
  /// Whether it pushes.
  open var active: Bool = true
}

extension UIPushBehavior {
  /// How long a push lasts; Apple's raw values.
  public enum Mode: Int, Sendable {
    case continuous, instantaneous
  }
}

/// The qualities of objects.
open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// Makes one.
  public init(items: [any UIDynamicItem]) { self.items = items }
  /// The objects.
  open var items: [any UIDynamicItem] = []
  /// How far they bounce.
  open var elasticity: CGFloat = 0
  /// How much others slow them down.
  open var friction: CGFloat = 0
  /// How heavy they are.
  open var density: CGFloat = 1
  /// How much the air slows them down.
  open var resistance: CGFloat = 0
  /// How much the air slows their turning down.
  open var angularResistance: CGFloat = 0
  /// Whether they turn.
  open var allowsRotation: Bool = true
  /// Sets an object going.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
  /// Sets an object turning.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
}
