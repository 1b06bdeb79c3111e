private import Foundation

extension View {
  func value(of color: ViewColor) -> Color? {
    switch color {
    case .fill: backgroundColor
    case .text: ownTextLook?.color ?? (self as? SegmentedControl)?.titleColor
    }
  }

  func set(_ color: ViewColor, to value: Color) {
    switch (color, self) {
    case (.fill, _): backgroundColor = value
    case (.text, let label as Label): label.textColor = value
    case (.text, let button as Button): button.titleColor = value
    case (.text, let field as TextField): field.textColor = value
    case (.text, let area as TextView): area.textColor = value
    case (.text, let control as SegmentedControl): control.titleColor = value
    case (.text, _): break
    }
  }

  func value(of text: ViewText) -> String? {
    switch (text, self) {
    case (.text, let label as Label): label.text
    case (.text, let button as Button): button.title
    case (.text, let field as TextField): field.text
    case (.text, let area as TextView): area.text.isEmpty ? nil : area.text
    case (.text, _): nil
    case (.placeholder, _): (self as? TextField)?.placeholder
    }
  }

  func set(_ text: ViewText, to value: String) {
    switch (text, self) {
    case (.text, let label as Label): label.text = value
    case (.text, let button as Button): button.title = value
    case (.text, let field as TextField): field.text = value
    case (.text, let area as TextView): area.text = value
    case (.text, _): break
    case (.placeholder, _): (self as? TextField)?.placeholder = value
    }
  }

  func value(of priority: ContentPriority, _ axis: LayoutConstraint.Axis) -> LayoutPriority? {
    let value =
      switch priority {
      case .hugging: content.hugging[axis.rawValue]
      case .compression: content.compressionResistance[axis.rawValue]
      }
    let standard = Self.knownClass.defaultPriority(priority, axis)
    return value == standard ? nil : value
  }

  func value(of spacing: StackSpacing) -> StackSpacing.Distance? {
    let value: CGFloat? =
      switch spacing {
      case .ofStack: (self as? StackView)?.spacing
      case .afterView: (superview as? StackView)?.customSpacing(after: self)
      }
    guard let value, value != StackView.spacingUseDefault || spacing == .ofStack else { return nil }
    return value == StackView.spacingUseSystem ? .system : .points(value)
  }

  func set(_ spacing: StackSpacing, to value: StackSpacing.Distance) {
    let distance =
      switch value {
      case .points(let points): points
      case .system: StackView.spacingUseSystem
      }
    switch spacing {
    case .ofStack: try? (self as? StackView)?.setSpacing(distance)
    case .afterView: try? (superview as? StackView)?.setSpacing(distance, after: self)
    }
  }

  /// Whether frame and autoresizing mask place the view in its superview.
  var isPlacedByFrame: Bool { superview != nil && translatesAutoresizingMaskIntoConstraints }

  /// What the view, or traits around it, say of its direction; `nil` if it is the tree's.
  var statedDirection: SemanticContentAttribute? {
    guard semanticContentAttribute == .unspecified else { return semanticContentAttribute }
    guard superview != nil, let said = saidDirection, said != effectiveEnvironment.direction else {
      return nil
    }
    return said == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
  }

  /// Sets margins. What they leave out keeps the platform's margin, which is read without the safe area.
  func setMargins(_ stated: StatedMargins) {
    let insetsFromSafeArea = insetsLayoutMarginsFromSafeArea
    insetsLayoutMarginsFromSafeArea = false
    var edges = directionalLayoutMargins
    insetsLayoutMarginsFromSafeArea = insetsFromSafeArea
    let leads = effectiveUserInterfaceLayoutDirection == .leftToRight
    edges.top = stated.top ?? edges.top
    edges.bottom = stated.bottom ?? edges.bottom
    edges.leading = stated.leading ?? (leads ? stated.left : stated.right) ?? edges.leading
    edges.trailing = stated.trailing ?? (leads ? stated.right : stated.left) ?? edges.trailing
    directionalLayoutMargins = edges
  }

  /// The font of the view's text, or `nil` if it has none.
  package var textFont: Font? { ownTextLook?.font ?? (self as? SegmentedControl)?.font }

  /// The font of the view's text, if it isn't the class's own.
  var chosenFont: Font? {
    guard let control = self as? SegmentedControl else { return ownTextLook?.chosenFont }
    return control.font == SegmentedControl.standardFont ? nil : control.font
  }

  /// Sets the font of the view's text.
  ///
  /// A size in points stays; a style's, and that of a text without either, follows the canvas's text size.
  func setFont(_ stated: StatedFont) {
    guard let font = textFont else { return }
    let traits = TraitCollection(
      preferredContentSizeCategory: effectiveEnvironment.contentSizeCategory)
    let styled = stated.style.map { Font.preferredFont(forTextStyle: $0, compatibleWith: traits) }
    let size =
      stated.size ?? styled?.pointSize
      ?? FontMetrics.default.scaledValue(for: font.pointSize, compatibleWith: traits)
    let chosen = Font(
      pointSize: size, weight: stated.weight ?? styled?.weight ?? font.weight)
    switch self {
    case let label as Label: label.font = chosen
    case let button as Button: button.font = chosen
    case let field as TextField: field.font = chosen
    case let area as TextView: area.font = chosen
    case let control as SegmentedControl: control.font = chosen
    default: break
    }
  }
}
