import Foundation

extension View {
  /// The smallest category of text in the view and in what lies in it, whatever people want; nil for any.
  public var minimumContentSizeCategory: ContentSizeCategory? {
    get { look.textSizeLimits.least.map { ContentSizeCategory.allCases[Int($0)] } }
    set {
      look.textSizeLimits.least = newValue.map { Int8($0.index) }
      noteDifferingTraits()
      invalidateSystem()
    }
  }

  /// The largest category of text in the view and in what lies in it, whatever people want; nil for any.
  public var maximumContentSizeCategory: ContentSizeCategory? {
    get { look.textSizeLimits.greatest.map { ContentSizeCategory.allCases[Int($0)] } }
    set {
      look.textSizeLimits.greatest = newValue.map { Int8($0.index) }
      noteDifferingTraits()
      invalidateSystem()
    }
  }

  /// The category of text in the view: the environment's, or what traits around the view say, within the
  /// limits of the views around it, of which the innermost has the last word.
  var contentSizeCategory: ContentSizeCategory {
    let wanted = effectiveEnvironment.contentSizeCategory
    return passes.mayDifferInTraits ? category(around: wanted) : wanted
  }

  private func category(around wanted: ContentSizeCategory) -> ContentSizeCategory {
    var said: ContentSizeCategory?
    var limits: [(least: Int8?, greatest: Int8?)] = []
    var current: View? = self
    // Limits of views around one that says a category are none to what it says.
    while let view = current, said == nil {
      if view.rareLook.isSet { limits.append(view.look.textSizeLimits) }
      said = view.traitsSaidHere.lazy.map(\.preferredContentSizeCategory)
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

  /// The most that readable content in the view spans, in points.
  func readableWidth(in environment: borrowing LayoutEnvironment) -> CGFloat {
    guard passes.mayDifferInTraits else { return environment.readableWidth }
    var own = copy environment
    own.contentSizeCategory = contentSizeCategory
    return own.readableWidth
  }
}
