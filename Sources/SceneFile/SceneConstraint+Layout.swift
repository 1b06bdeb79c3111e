package import AutoLayout

extension SceneAttribute {
  /// The attribute as the engine names it.
  var layoutAttribute: LayoutConstraint.Attribute {
    switch self {
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    case .width: .width
    case .height: .height
    case .centerX: .centerX
    case .centerY: .centerY
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    case .leftMargin: .leftMargin
    case .rightMargin: .rightMargin
    case .topMargin: .topMargin
    case .bottomMargin: .bottomMargin
    case .leadingMargin: .leadingMargin
    case .trailingMargin: .trailingMargin
    case .centerXWithinMargins: .centerXWithinMargins
    case .centerYWithinMargins: .centerYWithinMargins
    }
  }
}

extension SceneRelation.Relation {
  /// The relation as the engine names it.
  var layoutRelation: LayoutConstraint.Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .lessThanOrEqual
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

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
