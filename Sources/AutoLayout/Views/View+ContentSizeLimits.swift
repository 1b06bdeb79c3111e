import Foundation

extension View {
  /// The smallest allowed content size category in the view and its subviews, or `nil` for no limit.
  public var minimumContentSizeCategory: ContentSizeCategory? {
    get { look.textSizeLimits.least.map { ContentSizeCategory.allCases[Int($0)] } }
    set {
      look.textSizeLimits.least = newValue.map { Int8($0.index) }
      noteDifferingTraits()
      invalidateSystem()
    }
  }

  /// The largest allowed content size category in the view and its subviews, or `nil` for no limit.
  public var maximumContentSizeCategory: ContentSizeCategory? {
    get { look.textSizeLimits.greatest.map { ContentSizeCategory.allCases[Int($0)] } }
    set {
      look.textSizeLimits.greatest = newValue.map { Int8($0.index) }
      noteDifferingTraits()
      invalidateSystem()
    }
  }

  /// The content size category from the traits, within the limits of the view and its ancestors; inner limits prevail.
  var contentSizeCategory: ContentSizeCategory {
    let wanted = effectiveEnvironment.contentSizeCategory
    return passes.mayDifferInTraits ? category(around: wanted) : wanted
  }

  private func category(around wanted: ContentSizeCategory) -> ContentSizeCategory {
    var said: ContentSizeCategory?
    var limits: [(least: Int8?, greatest: Int8?)] = []
    var current: View? = self
    // Limits outside the view that overrides the category don't apply to the override.
    while let view = current, said == nil {
      if view.rareLook.isSet { limits.append(view.look.textSizeLimits) }
      said = view.ownTraitOverrides.lazy.map(\.preferredContentSizeCategory)
        .first { $0 != .unspecified }
      current = view.superview
    }
    guard limits.contains(where: { $0.least != nil || $0.greatest != nil }) else {
      return said ?? wanted
    }
    var index = (said ?? wanted).index
    for (least, greatest) in limits.reversed() {
      if let greatest { index = min(index, Int(greatest)) }
      if let least { index = max(index, Int(least)) }
    }
    return ContentSizeCategory.allCases[index]
  }

  func readableWidth(in environment: borrowing LayoutEnvironment) -> CGFloat {
    guard passes.mayDifferInTraits else { return environment.readableWidth }
    var own = copy environment
    own.contentSizeCategory = contentSizeCategory
    return own.readableWidth
  }
}
