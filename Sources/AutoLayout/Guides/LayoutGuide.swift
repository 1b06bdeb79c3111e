public import Foundation

/// A rectangle that takes part in layout without being a view.
///
/// It owns no subviews, draws nothing, intercepts nothing and need not be fully constrained: an axis
/// that no constraint mentions has no extent, and that is no ambiguity. A class, as Apple's is:
/// constraints name it by identity.
open class LayoutGuide: LayoutParticipant, CustomStringConvertible {
  /// The name that descriptions, figures and reports call the guide by; empty by default.
  open var identifier: String

  /// The view in whose coordinates the guide lies; nil until a view adds it.
  public internal(set) var owningView: View? {
    get { reference.owner?.view }
    set { reference.owner = newValue?.reference }
  }

  /// Which of the guides that every view has this is; nil for the author's own.
  package let systemKind: SystemGuideKind?

  /// Whether the guide only helps its owner to arrange others, and is shown to nobody.
  let isHelper: Bool

  package let reference = ItemReference()

  private var storedFrame = CGRect.zero
  private var keptValues: KeptValues?

  /// The guide in Apple's shape, with its owner by name in place of an address.
  open var description: String {
    let owner = owningView?.description ?? "(null)"
    return "<\(printedClass): - \"\(identifier)\", layoutFrame = \(rectText(layoutFrame)), "
      + "owningView = \(owner)>"
  }

  /// Makes a guide that no view owns yet.
  public init() {
    identifier = ""
    systemKind = nil
    isHelper = false
    reference.refer(to: self)
  }

  /// Makes a guide for constraints that its owner makes by itself: one of its `hiddenGuides`.
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

  /// The solved rectangle in the owning view's coordinates, in points, exact and not rounded to
  /// pixels; zero before the first layout and without an owner.
  open var layoutFrame: CGRect { storedFrame }

  func setLayoutFrame(_ frame: CGRect) { storedFrame = frame }

  /// What was set under a name, if anything was.
  package func kept<Value>(_ name: String) -> Value? { keptValues?.values[name] as? Value }

  /// Keeps what is set under a name; nil forgets it.
  package func keep(_ value: Any?, _ name: String) {
    if keptValues == nil { keptValues = KeptValues() }
    keptValues?.values[name] = value
  }

  /// Called after every solve, for guides that turn constraints on and off by where they are.
  func switchConstraints() {}

  /// Whether the guide has constraints to turn on and off.
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
  /// Guides are equal when they are the same object.
  public static func == (lhs: LayoutGuide, rhs: LayoutGuide) -> Bool { lhs === rhs }

  /// Hashes the guide's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension LayoutGuide {
  /// The guide's class as Apple's texts name it, as ``View/printedClass`` does.
  var printedClass: String {
    let name = String(reflecting: type(of: self))
    guard name.hasPrefix("AutoLayout.") else { return "\(type(of: self))" }
    // The guides of bars and of stack views have classes that nobody else can name.
    if self is BarLayoutGuide { return "_UILayoutGuide" }
    if let guide = self as? StackGuide { return guide.stackClass }
    let isDesktop = owningView?.effectiveEnvironment.profile.isDesktop ?? false
    return (isDesktop ? "NS" : "UI") + "\(type(of: self))"
  }
}

extension SystemGuideKind {
  /// The identifier that Apple gives the guide.
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

  /// The word that scene files and equations use for the guide.
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

/// A rectangle as Apple's descriptions write it: `{{x, y}, {width, height}}`.
private func rectText(_ rect: CGRect) -> String {
  let parts = [rect.minX, rect.minY, rect.width, rect.height].map { plainNumber($0, digits: 6) }
  return "{{\(parts[0]), \(parts[1])}, {\(parts[2]), \(parts[3])}}"
}
