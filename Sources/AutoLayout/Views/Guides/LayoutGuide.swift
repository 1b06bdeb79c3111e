public import Foundation

/// A rectangle that takes part in layout without being a view.
///
/// A guide has no subviews, draws nothing, and receives no touches. On an axis without constraints, a guide has size
/// zero, and isn't ambiguous. It is a class, as in UIKit, because constraints refer to its identity.
open class LayoutGuide: LayoutParticipant, CustomStringConvertible {
  /// The guide's name in descriptions, figures and reports; empty by default.
  open var identifier: String

  /// The view that owns the guide, or `nil` until a view adds it; the guide's frame is in this view's coordinates.
  public internal(set) var owningView: View? {
    get { reference.owner?.view }
    set { reference.owner = newValue?.reference }
  }

  /// The kind of a guide that is built into a view, or `nil` for other guides.
  package let systemKind: SystemGuideKind?

  /// Whether the guide only helps its owner to arrange other items; figures and reports leave out such guides.
  let isHelper: Bool

  package let reference = ItemReference()

  private var storedFrame = CGRect.zero
  private var storedValues: StoredValues?

  /// The guide in the format of Apple's descriptions, with its owner's name in place of an address.
  open var description: String {
    let owner = owningView?.description ?? "(null)"
    return "<\(printedClass): - \"\(identifier)\", layoutFrame = \(rectText(layoutFrame)), "
      + "owningView = \(owner)>"
  }

  /// Makes a guide without an owner.
  public init() {
    identifier = ""
    systemKind = nil
    isHelper = false
    reference.refer(to: self)
  }

  /// Makes a guide for a view's internal constraints, as one of the view's `hiddenGuides`.
  package static func makeHelper(of owner: View, identifier: String) -> LayoutGuide {
    LayoutGuide(helping: owner, identifier: identifier)
  }

  init(helping owner: View, identifier: String) {
    self.identifier = identifier
    systemKind = nil
    isHelper = true
    reference.refer(to: self)
    reference.owner = owner.reference
  }

  init(systemKind: SystemGuideKind, owner: View) {
    identifier = systemKind.identifier
    self.systemKind = systemKind
    isHelper = false
    reference.refer(to: self)
    reference.owner = owner.reference
  }

  deinit { reference.clear() }

  /// The solved rectangle in the owner's coordinates, in points, not rounded to pixels; zero before the first layout.
  open var layoutFrame: CGRect { storedFrame }

  func setLayoutFrame(_ frame: CGRect) { storedFrame = frame }

  /// Returns the value stored under a name, or `nil` if there isn't one.
  package func kept<Value>(_ name: String) -> Value? { storedValues?.values[name] as? Value }

  /// Stores a value under a name; `nil` removes it.
  package func keep(_ value: Any?, _ name: String) {
    if storedValues == nil { storedValues = StoredValues() }
    storedValues?.values[name] = value
  }

  func switchConstraints() {}

  var tracksEdges: Bool { false }
}

extension LayoutGuide: LayoutItem {
  package var layoutView: View? { owningView }

  package var layoutOwner: View? { owningView }

  package var layoutName: String {
    if let systemKind, let owner = owningView { return "\(owner.layoutName).\(systemKind.word)" }
    return identifier.isEmpty ? "LayoutGuide" : identifier
  }
}

extension LayoutGuide: Equatable, Hashable {
  /// Whether both guides are the same object.
  public static func == (lhs: LayoutGuide, rhs: LayoutGuide) -> Bool { lhs === rhs }

  /// Hashes the guide's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension LayoutGuide {
  /// The name of the guide's class in Apple's messages, formed like ``View/printedClass``.
  var printedClass: String {
    let name = String(reflecting: type(of: self))
    guard name.hasPrefix("AutoLayout.") else { return "\(type(of: self))" }
    // The guides of bars and stack views have private classes.
    if self is BarLayoutGuide { return "_UILayoutGuide" }
    if let guide = self as? StackGuide { return guide.stackClass }
    let isDesktop = owningView?.effectiveEnvironment.profile.isDesktop ?? false
    return (isDesktop ? "NS" : "UI") + "\(type(of: self))"
  }
}

extension SystemGuideKind {
  /// Apple's identifier for a guide of this kind.
  package var identifier: String {
    switch self {
    case .layoutMargins: "UIViewLayoutMarginsGuide"
    case .safeArea: "UIViewSafeAreaLayoutGuide"
    case .readableContent: "UIViewReadableContentGuide"
    case .keyboard: "UIViewKeyboardLayoutGuide"
    case .scrollContent: "UIScrollView-contentLayoutGuide"
    case .scrollFrame: "UIScrollView-frameLayoutGuide"
    }
  }

  /// The word for a guide of this kind in scene files and equations.
  package var word: String {
    switch self {
    case .layoutMargins: "margins"
    case .safeArea: "safeArea"
    case .readableContent: "readable"
    case .keyboard: "keyboard"
    case .scrollContent: "content"
    case .scrollFrame: "frame"
    }
  }
}

private func rectText(_ rect: CGRect) -> String {
  let parts = [rect.minX, rect.minY, rect.width, rect.height].map { plainNumber($0, digits: 6) }
  return "{{\(parts[0]), \(parts[1])}, {\(parts[2]), \(parts[3])}}"
}
