import Foundation

// Traits come down a tree: from its surroundings to the root, and from each view to what lies in it, where
// views and their controllers may say others. A view's controller comes before the view. Most trees have
// nothing of the kind, so that each view knows whether anything around it may.

extension Responder {
  /// What the view or the controller says of traits in the place of its surroundings.
  fileprivate(set) var ownTraits: TraitCollection? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }
}

extension ViewController {
  /// What the parent says of the traits of the controller.
  fileprivate(set) var givenTraits: TraitCollection? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }

  fileprivate func traits(inherited: TraitCollection) -> TraitCollection {
    TraitCollection(traitsFrom: [inherited, givenTraits, ownTraits].compactMap(\.self))
  }

  /// The traits that the controller has by where its view lies.
  fileprivate func traits(of view: View) -> TraitCollection {
    traits(
      inherited: view.superview?.traitCollection ?? view.environmentTraits(of: view.bounds.size))
  }

  /// What the controller says of traits in the place of its surroundings, for itself and its view with all
  /// that is in it.
  package var traitsSaid: TraitCollection {
    get { ownTraits ?? TraitCollection() }
    set { changeTraits { ownTraits = newValue } }
  }

  /// Whether the controller or its parent says anything of traits.
  var saysTraits: Bool { ownTraits != nil || givenTraits != nil }

  /// Forgets what a parent said that this one has no more.
  func forgetGivenTraits() {
    if givenTraits != nil { changeTraits { givenTraits = nil } }
  }

  fileprivate func changeTraits(_ change: () -> Void) {
    if let view = viewIfLoaded { return view.changeTraits(change) }
    let before = traitCollection
    change()
    let now = traitCollection
    if now != before { takeTraits(now, insteadOf: before) }
  }
}

extension ViewControllerMembers {
  /// The traits of the view's surroundings, over which those of the controller and its parent go.
  ///
  /// A controller whose view is in none has the traits of its parent. Asking does not load the view.
  public var traitCollection: TraitCollection {
    if let view = viewIfLoaded, view.superview != nil || parent == nil { return traits(of: view) }
    return traits(inherited: parent?.traitCollection ?? TraitCollection(LayoutEnvironment()))
  }

  /// What the controller says of the traits of a child of its; nil for nothing.
  public func overrideTraitCollection(
    forChild childViewController: ViewController
  ) -> TraitCollection? {
    childViewController.parent === self ? childViewController.givenTraits : nil
  }

  /// Says of the traits of a child what counts in the place of its surroundings; nil takes that back.
  ///
  /// Does nothing for a controller that is no child of this one.
  public func setOverrideTraitCollection(
    _ collection: TraitCollection?, forChild childViewController: ViewController
  ) {
    guard childViewController.parent === self, childViewController.givenTraits != collection
    else { return }
    childViewController.changeTraits { childViewController.givenTraits = collection }
  }
}

extension View {
  /// What the view says of traits in the place of its surroundings, for itself and all that is in it.
  package var traitsSaid: TraitCollection {
    get { ownTraits ?? TraitCollection() }
    set { changeTraits { ownTraits = newValue } }
  }

  /// What ``traitCollection`` would be in a tree whose root has a size in points.
  func traits(at rootSize: CGSize) -> TraitCollection {
    var traits = environmentTraits(of: rootSize)
    guard passes.mayDifferInTraits else { return traits }
    traits = TraitCollection(traitsFrom: [traits] + traitsSaidAround.reversed())
    traits.preferredContentSizeCategory = contentSizeCategory
    return traits
  }

  /// What the surroundings of the tree say, whatever views do.
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

  /// What is said of traits for the view: by itself, its controller and its controller's parent, and by
  /// those around it, from the inside out.
  fileprivate var traitsSaidAround: [TraitCollection] {
    ancestors.flatMap(\.traitsSaidHere)
  }

  /// The view's part of that.
  var traitsSaidHere: [TraitCollection] {
    [ownTraits, controller?.ownTraits, controller?.givenTraits].compactMap(\.self)
  }

  /// The direction that is said for the view in the place of the tree's; nil for none.
  var saidDirection: LayoutDirection? {
    guard passes.mayDifferInTraits else { return nil }
    return firstAncestor { view in
      view.traitsSaidHere.lazy.map(\.layoutDirection).first { $0 != .unspecified }
    }.map { $0 == .rightToLeft ? .rightToLeft : .leftToRight }
  }

  /// Notes that traits of the view, and so of what lies in it, may differ from the tree's.
  func noteDifferingTraits() {
    guard !passes.mayDifferInTraits else { return }
    forEachView { $0.passes.mayDifferInTraits = true }
  }

  /// Changes what is said of traits here, and tells those whom it concerns, at once.
  fileprivate func changeTraits(_ change: () -> Void) {
    let news = TraitNews(of: self)
    change()
    noteDifferingTraits()
    invalidateSystem()
    news.announce()
  }
}

extension ViewMembers {
  /// The traits of the view's surroundings, over which those of the views around it, their controllers and itself go.
  public var traitCollection: TraitCollection { traits(at: rootView.bounds.size) }
}

/// What the traits of views and of their controllers were before a change.
struct TraitNews {
  private let top: View
  /// Of all, where no view says anything; their own, where any may.
  private let shared: TraitCollection?
  private var former: [(responder: Responder, traits: TraitCollection)] = []

  /// Looks at a view with all that is in it.
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

  /// Tells those whose traits are no longer what they were, views before what lies in them.
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
    if now != before { responder.takeTraits(now, insteadOf: before) }
  }
}

extension View {
  /// Whether traits of anything in the view may differ from its own.
  fileprivate var holdsDifferingTraits: Bool { firstView { $0.passes.mayDifferInTraits } != nil }
}
