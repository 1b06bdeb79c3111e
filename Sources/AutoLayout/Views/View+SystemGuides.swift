extension View {
  /// The guide whose edges are the view's margins.
  public var layoutMarginsGuide: LayoutGuide { systemGuide(.layoutMargins) }

  /// The guide whose edges are what hardware and bars leave free.
  public var safeAreaLayoutGuide: LayoutGuide { systemGuide(.safeArea) }

  /// The guide inside of the margins that is no wider than text is easy to read.
  public var readableContentGuide: LayoutGuide { systemGuide(.readableContent) }

  /// A guide that the view has by itself, made when first asked for.
  func systemGuide(_ kind: SystemGuideKind) -> LayoutGuide {
    if let guide = layoutGuides.first(where: { $0.systemKind == kind }) { return guide }
    let guide =
      kind == .keyboard
      ? KeyboardLayoutGuide(owner: self) : LayoutGuide(systemKind: kind, owner: self)
    guideList.append(guide)
    invalidateSystem()
    return guide
  }

  /// How far a system guide's edges lie inside of the view's, in points; nil for a guide that is
  /// not placed by insets.
  func systemGuideInsets(_ kind: SystemGuideKind) -> EdgeInsets? {
    switch kind {
    case .layoutMargins: return layoutMargins
    case .safeArea: return margins.safeArea
    case .readableContent:
      var insets = layoutMargins
      insets.left += margins.readableInset
      insets.right += margins.readableInset
      return insets
    case .scrollFrame: return .zero
    case .keyboard, .scrollContent: return nil
    }
  }
}
