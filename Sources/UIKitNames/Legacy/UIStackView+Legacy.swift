public import AutoLayout

// The names of stack views' members in Swift 2.
extension StackView {
  /// The former name of `insertArrangedSubview(_:at:)`.
  @available(*, deprecated, renamed: "insertArrangedSubview(_:at:)")
  public func insertArrangedSubview(_ view: View, atIndex stackIndex: Int) {
    insertArrangedSubview(view, at: stackIndex)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
extension StackView.Alignment {
  /// The former name of `fill`.
  @available(*, deprecated, renamed: "fill")
  public static let Fill = Self.fill
  /// The former name of `leading`.
  @available(*, deprecated, renamed: "leading")
  public static let Leading = Self.leading
  /// The former name of `top`.
  @available(*, deprecated, renamed: "top")
  public static let Top = Self.top
  /// The former name of `firstBaseline`.
  @available(*, deprecated, renamed: "firstBaseline")
  public static let FirstBaseline = Self.firstBaseline
  /// The former name of `center`.
  @available(*, deprecated, renamed: "center")
  public static let Center = Self.center
  /// The former name of `trailing`.
  @available(*, deprecated, renamed: "trailing")
  public static let Trailing = Self.trailing
  /// The former name of `bottom`.
  @available(*, deprecated, renamed: "bottom")
  public static let Bottom = Self.bottom
  /// The former name of `lastBaseline`.
  @available(*, deprecated, renamed: "lastBaseline")
  public static let LastBaseline = Self.lastBaseline
}

// swift-format-ignore: AlwaysUseLowerCamelCase
extension StackView.Distribution {
  /// The former name of `fill`.
  @available(*, deprecated, renamed: "fill")
  public static let Fill = Self.fill
  /// The former name of `fillEqually`.
  @available(*, deprecated, renamed: "fillEqually")
  public static let FillEqually = Self.fillEqually
  /// The former name of `fillProportionally`.
  @available(*, deprecated, renamed: "fillProportionally")
  public static let FillProportionally = Self.fillProportionally
  /// The former name of `equalSpacing`.
  @available(*, deprecated, renamed: "equalSpacing")
  public static let EqualSpacing = Self.equalSpacing
  /// The former name of `equalCentering`.
  @available(*, deprecated, renamed: "equalCentering")
  public static let EqualCentering = Self.equalCentering
}
