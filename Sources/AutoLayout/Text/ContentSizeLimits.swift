extension View {
  /// The smallest category of text in the view and in what lies in it, whatever people want; nil for any.
  public var minimumContentSizeCategory: ContentSizeCategory? {
    get { look.textSizeLimits.least.map { ContentSizeCategory.allCases[Int($0)] } }
    set {
      look.textSizeLimits.least = newValue.map { Int8($0.index) }
      invalidateSystem()
    }
  }

  /// The largest category of text in the view and in what lies in it, whatever people want; nil for any.
  public var maximumContentSizeCategory: ContentSizeCategory? {
    get { look.textSizeLimits.greatest.map { ContentSizeCategory.allCases[Int($0)] } }
    set {
      look.textSizeLimits.greatest = newValue.map { Int8($0.index) }
      invalidateSystem()
    }
  }

  /// The category of text in the view: the environment's, within the limits of the views around it, of
  /// which the innermost has the last word.
  var contentSizeCategory: ContentSizeCategory {
    let wanted = effectiveEnvironment.contentSizeCategory
    var limits: [(least: Int8?, greatest: Int8?)] = []
    var current: View? = self
    while let view = current {
      if view.rareLook.isSet { limits.append(view.look.textSizeLimits) }
      current = view.superview
    }
    guard limits.contains(where: { $0.least != nil || $0.greatest != nil }) else { return wanted }
    var index = wanted.index
    for (least, greatest) in limits.reversed() {
      if let greatest { index = min(index, Int(greatest)) }
      if let least { index = max(index, Int(least)) }
    }
    return ContentSizeCategory.allCases[index]
  }
}
