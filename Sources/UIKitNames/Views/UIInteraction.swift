public import AutoLayout
public import Foundation

/// UIKit's interaction with a view, which never occurs.
public protocol UIInteraction: AnyObject {
  /// The view to which the interaction was added, or `nil`.
  var view: View? { get }
  /// Called before the interaction is added to a view or removed from it.
  func willMove(to view: View?)
  /// Called after the interaction was added to a view or removed from it.
  func didMove(to view: View?)
}

extension ViewMembers {
  /// The interactions of the view.
  public var interactions: [any UIInteraction] {
    get { kept(#function) ?? [] }
    set { keep(newValue, #function) }
  }

  /// Adds an interaction.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction.
  public func removeInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: nil)
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}

/// UIKit's interaction that shows an enlarged copy of a small item.
public final class UILargeContentViewerInteraction: UIInteraction {
  /// The view to which the interaction was added, or `nil`.
  public private(set) weak var view: View?

  /// Creates an interaction.
  public init() {}

  /// Does nothing.
  public func willMove(to view: View?) {}

  /// Sets the view of the interaction.
  public func didMove(to view: View?) { self.view = view }
}

/// UIKit's custom action of an accessibility element, which is never called.
open class UIAccessibilityCustomAction {
  /// The name of the action.
  open var name: String
  /// The picture of the action.
  open var image: Image?
  /// The closure that the action calls.
  open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
  /// The receiver of the action's method.
  open weak var target: AnyObject?

  /// Creates an action with a closure.
  public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) {
    (self.name, self.actionHandler) = (name, actionHandler)
  }

  /// Creates an action with a picture and a closure.
  public init(
    name: String, image: Image?, actionHandler: @escaping (UIAccessibilityCustomAction) -> Bool
  ) {
    (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
  }

  /// Creates an action that calls a method of a target.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target as AnyObject
  }
}

/// UIKit's accessibility element that isn't a view, stored for source compatibility.
open class UIAccessibilityElement: Responder {
  /// The object that contains the element.
  open weak var accessibilityContainer: AnyObject?
  /// The identifier of the element in tests.
  open var accessibilityIdentifier: String?
  /// The frame of the element in its container, in points.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// Creates an element inside a container.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }
}

/// A view or control whose font can follow the content size category.
public protocol UIContentSizeCategoryAdjusting: AnyObject {
  /// Whether the font follows the category; layout ignores it.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension Label: UIContentSizeCategoryAdjusting {}
extension TextField: UIContentSizeCategoryAdjusting {}
extension TextView: UIContentSizeCategoryAdjusting {}
