import Foundation

extension View {
  /// The guide that covers the area inside the view's margins.
  public var layoutMarginsGuide: LayoutGuide { systemGuide(.layoutMargins) }

  /// The guide that covers the view's safe area.
  public var safeAreaLayoutGuide: LayoutGuide { systemGuide(.safeArea) }

  /// The guide that covers the area inside the margins, with a width that is limited for readable text.
  public var readableContentGuide: LayoutGuide { systemGuide(.readableContent) }

  func systemGuide(_ kind: SystemGuideKind) -> LayoutGuide {
    if let guide = layoutGuides.first(where: { $0.systemKind == kind }) { return guide }
    let guide =
      kind == .keyboard
      ? KeyboardLayoutGuide(owner: self) : LayoutGuide(systemKind: kind, owner: self)
    // Code that lays out views manually reads the guide during the current layout.
    guide.setLayoutFrame(presentFrame(of: kind))
    guideList.append(guide)
    invalidateSystem()
    return guide
  }

  private func presentFrame(of kind: SystemGuideKind) -> CGRect {
    let bounds = CGRect(origin: geometry.boundsOrigin, size: geometry.exactFrame.size)
    var insets = EdgeInsets.zero
    switch kind {
    case .layoutMargins: insets = layoutMargins
    case .safeArea: insets = currentSafeArea
    case .readableContent:
      insets = layoutMargins
      let space = bounds.width - insets.left - insets.right
      let readable = max(0, (space - readableWidth(in: effectiveEnvironment)) / 2)
      (insets.left, insets.right) = (insets.left + readable, insets.right + readable)
    case .keyboard:
      let screen = rootView.bounds.maxY - convert(bounds.origin, to: nil).y
      let keyboard = effectiveEnvironment.keyboardHeight
      let overlap = keyboard > 0 ? bounds.height - (screen - keyboard) : 0
      insets.top = bounds.height - max(0, overlap, currentSafeArea.bottom)
      insets.bottom = min(0, bounds.height - screen)
    case .scrollContent, .scrollFrame: return .zero
    }
    return bounds.inset(by: insets)
  }

  /// Returns a system guide's insets from the view's edges, in points, or `nil` for a guide not defined by insets.
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
