package import AutoLayout

extension SceneVisual.Option {
  /// The option as the engine names it.
  package var layoutOption: LayoutConstraint.FormatOptions {
    switch self {
    case .alignAllLeft: .alignAllLeft
    case .alignAllRight: .alignAllRight
    case .alignAllTop: .alignAllTop
    case .alignAllBottom: .alignAllBottom
    case .alignAllLeading: .alignAllLeading
    case .alignAllTrailing: .alignAllTrailing
    case .alignAllCenterX: .alignAllCenterX
    case .alignAllCenterY: .alignAllCenterY
    case .alignAllLastBaseline: .alignAllLastBaseline
    case .alignAllFirstBaseline: .alignAllFirstBaseline
    case .directionLeadingToTrailing: .directionLeadingToTrailing
    case .directionLeftToRight: .directionLeftToRight
    case .directionRightToLeft: .directionRightToLeft
    case .spacingEdgeToEdge: .spacingEdgeToEdge
    case .spacingBaselineToBaseline: .spacingBaselineToBaseline
    }
  }
}

extension SceneStack.Distribution {
  /// The distribution as the engine names it.
  var layoutDistribution: StackView.Distribution {
    switch self {
    case .fill: .fill
    case .fillEqually: .fillEqually
    case .fillProportionally: .fillProportionally
    case .equalSpacing: .equalSpacing
    case .equalCentering: .equalCentering
    }
  }
}

extension SceneStack.Alignment {
  /// The alignment as the engine names it.
  var layoutAlignment: StackView.Alignment {
    switch self {
    case .fill: .fill
    case .leading: .leading
    case .top: .top
    case .firstBaseline: .firstBaseline
    case .center: .center
    case .trailing: .trailing
    case .bottom: .bottom
    case .lastBaseline: .lastBaseline
    }
  }
}

extension SceneFrame.Flexible {
  /// The part as the engine names it.
  var mask: View.AutoresizingMask {
    switch self {
    case .flexibleLeftMargin: .flexibleLeftMargin
    case .flexibleWidth: .flexibleWidth
    case .flexibleRightMargin: .flexibleRightMargin
    case .flexibleTopMargin: .flexibleTopMargin
    case .flexibleHeight: .flexibleHeight
    case .flexibleBottomMargin: .flexibleBottomMargin
    }
  }
}
