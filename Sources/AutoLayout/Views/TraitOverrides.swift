import Foundation

// Traits are inherited down a tree: from the environment to the root, and from each view to its subviews.
// Views and their controllers may override them; a controller's overrides apply before its view's. Most trees
// have no overrides, so each view stores whether it or anything around it may have some.

extension Responder {
  /// The trait overrides that were set on the view or the controller itself, or `nil` without overrides.
  fileprivate(set) var ownTraits: TraitCollection? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }
}

extension ViewController {
  /// The trait overrides that the parent controller set for this controller, or `nil` without overrides.
  fileprivate(set) var givenTraits: TraitCollection? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }

  fileprivate func traits(inherited: TraitCollection) -> TraitCollection {
    TraitCollection(traitsFrom: [inherited, givenTraits, ownTraits].compactMap(\.self))
  }

  /// Returns the traits that the controller's view inherits, with the controller's overrides applied.
  fileprivate func traits(of view: View) -> TraitCollection {
    traits(
      inherited: view.superview?.traitCollection ?? view.environmentTraits(of: view.bounds.size))
  }

  /// The controller's trait overrides, which apply to the controller, its view and all subviews.
  package var traitOverrideValues: TraitCollection {
    get { ownTraits ?? TraitCollection() }
    set { changeTraits { ownTraits = newValue } }
  }

  /// Whether the controller or its parent overrides traits.
  var hasTraitOverrides: Bool { ownTraits != nil || givenTraits != nil }

  /// Removes the trait overrides that a former parent controller set.
  func forgetGivenTraits() {
    if givenTraits != nil { changeTraits { givenTraits = nil } }
  }

  fileprivate func changeTraits(_ change: () -> Void) {
    if let view = viewIfLoaded { return view.changeTraits(change) }
    let before = traitCollection
    change()
    let now = traitCollection
    if now != before { traitsDidChange(to: now, from: before) }
  }
}

extension ViewControllerMembers {
  /// The inherited traits with the controller's overrides applied; reading them doesn't load the view.
  ///
  /// Without a loaded view in a superview, a child controller starts from its parent's traits.
  public var traitCollection: TraitCollection {
    if let view = viewIfLoaded, view.superview != nil || parent == nil { return traits(of: view) }
    return traits(inherited: parent?.traitCollection ?? TraitCollection(LayoutEnvironment()))
  }

  /// Returns the trait overrides for a child controller, or `nil` if the child has none.
  public func overrideTraitCollection(
    forChild childViewController: ViewController
  ) -> TraitCollection? {
    childViewController.parent === self ? childViewController.givenTraits : nil
  }

  /// Sets the trait overrides of a child controller, or removes them if `collection` is `nil`; ignores non-children.
  public func setOverrideTraitCollection(
    _ collection: TraitCollection?, forChild childViewController: ViewController
  ) {
    guard childViewController.parent === self, childViewController.givenTraits != collection
    else { return }
    childViewController.changeTraits { childViewController.givenTraits = collection }
  }
}

extension View {
  /// The view's trait overrides, which apply to the view and all its subviews.
  package var traitOverrideValues: TraitCollection {
    get { ownTraits ?? TraitCollection() }
    set { changeTraits { ownTraits = newValue } }
  }

  /// Returns the value that ``traitCollection`` would have if the tree's root had the given size, in points.
  func traits(at rootSize: CGSize) -> TraitCollection {
    var traits = environmentTraits(of: rootSize)
    guard passes.mayDifferInTraits else { return traits }
    traits = TraitCollection(traitsFrom: [traits] + inheritedTraitOverrides.reversed())
    traits.preferredContentSizeCategory = contentSizeCategory
    return traits
  }

  /// Returns the traits of the tree's environment, without overrides, for a size of the root in points.
  fileprivate func environmentTraits(of rootSize: CGSize) -> TraitCollection {
    let environment = effectiveEnvironment
    var traits = TraitCollection(environment)
    if environment.root == .screen || rootView is Window {
      let classes = environment.profile.sizeClasses(of: rootSize)
      (traits.horizontalSizeClass, traits.verticalSizeClass) = classes
      traits.userInterfaceIdiom =
        Screen(size: rootSize, scale: environment.scale).userInterfaceIdiom
    }
    return traits
  }

  /// The trait overrides of the view, its ancestors and their controllers, innermost first.
  fileprivate var inheritedTraitOverrides: [TraitCollection] {
    ancestors.flatMap(\.ownTraitOverrides)
  }

  /// The trait overrides that the view, its controller and the controller's parent set for the view, in this order.
  var ownTraitOverrides: [TraitCollection] {
    [ownTraits, controller?.ownTraits, controller?.givenTraits].compactMap(\.self)
  }

  /// The layout direction that trait overrides set for the view, or `nil` if they don't set one.
  var overriddenDirection: LayoutDirection? {
    guard passes.mayDifferInTraits else { return nil }
    return firstAncestor { view in
      view.ownTraitOverrides.lazy.map(\.layoutDirection).first { $0 != .unspecified }
    }.map { $0 == .rightToLeft ? .rightToLeft : .leftToRight }
  }

  /// Records that traits of the view and its subviews may differ from those of the tree's environment.
  func noteDifferingTraits() {
    guard !passes.mayDifferInTraits else { return }
    forEachView { $0.passes.mayDifferInTraits = true }
  }

  /// Runs a closure that changes trait overrides, and notifies the affected views and controllers immediately.
  fileprivate func changeTraits(_ change: () -> Void) {
    let traitChange = TraitChange(of: self)
    change()
    noteDifferingTraits()
    invalidateSystem()
    traitChange.announce()
  }
}

extension ViewMembers {
  /// The traits of the environment, with the overrides of ancestors, of their controllers and of the view itself.
  public var traitCollection: TraitCollection { traits(at: rootView.bounds.size) }
}

/// The traits that views and their controllers had before a change, for comparison with the traits after it.
struct TraitChange {
  private let top: View
  /// The traits that all views share, or `nil` if there are overrides and `former` stores each view's traits.
  private let shared: TraitCollection?
  private var former: [(responder: Responder, traits: TraitCollection)] = []

  init(of view: View) {
    top = view
    guard view.passes.mayDifferInTraits || view.holdsDifferingTraits else {
      shared = view.traitCollection
      return
    }
    shared = nil
    view.forEachView { view in
      former.append((view, view.traitCollection))
      if let controller = view.controller {
        former.append((controller, controller.traits(of: view)))
      }
    }
  }

  /// Notifies the views and controllers whose traits changed, superviews first.
  func announce() {
    guard let shared else {
      for (responder, before) in former {
        if let view = responder as? View {
          tell(view, view.traitCollection, before)
        } else if let controller = responder as? ViewController, let view = controller.viewIfLoaded
        {
          tell(controller, controller.traits(of: view), before)
        }
      }
      return
    }
    let mayDiffer = top.passes.mayDifferInTraits
    let now = top.traitCollection
    if !mayDiffer, now == shared { return }
    top.forEachView { view in
      tell(view, mayDiffer ? view.traitCollection : now, shared)
      guard let controller = view.controller else { return }
      tell(controller, mayDiffer ? controller.traits(of: view) : now, shared)
    }
  }

  private func tell(_ responder: Responder, _ now: TraitCollection, _ before: TraitCollection) {
    if now != before { responder.traitsDidChange(to: now, from: before) }
  }
}

extension View {
  /// Whether the view or one of its descendants may have traits that differ from those of the tree's environment.
  fileprivate var holdsDifferingTraits: Bool { firstView { $0.passes.mayDifferInTraits } != nil }
}
