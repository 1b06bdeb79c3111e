public import AutoLayout

extension Button {
  /// Creates a button of a type, with text of 18 points for `custom` and 15 points otherwise.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    if type != .custom { takeSystemFont() }
  }

  /// Creates a button of a type that performs an action, and shows the action's title and picture.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    take(primaryAction)
  }

  /// Creates a button with a configuration and an action.
  public convenience init(configuration: Configuration, primaryAction: UIAction?) {
    self.init(configuration: configuration)
    take(primaryAction)
  }

  fileprivate func take(_ action: UIAction?) {
    guard let action else { return }
    if title == nil, !action.title.isEmpty { title = action.title }
    if image == nil { image = action.image }
    addAction(action, for: .primaryActionTriggered)
  }
}

extension ButtonMembers {
  /// Sets the title for a state; the normal state's title is shown.
  public func setTitle(_ title: String?, for state: Control.State) {
    if state == .normal { self.title = title } else { keep(title, "title \(state.rawValue)") }
  }

  /// The title for a state, or the normal state's title if the state has none.
  public func title(for state: Control.State) -> String? {
    state == .normal ? title : kept("title \(state.rawValue)") ?? title
  }

  /// Sets the color of the title for a state; the normal state's color is shown.
  public func setTitleColor(_ color: Color?, for state: Control.State) {
    if state == .normal { titleColor = color } else { keep(color, "color \(state.rawValue)") }
  }

  /// The color of the title for a state, or the normal state's color if the state has none.
  public func titleColor(for state: Control.State) -> Color? {
    state == .normal ? titleColor : kept("color \(state.rawValue)") ?? titleColor
  }

  /// Sets the attributed title for a state.
  ///
  /// The title of the normal state is shown, with the attributes of its runs.
  public func setAttributedTitle(_ title: NSAttributedString?, for state: Control.State) {
    guard state == .normal, let title else { return setTitle(title?.string, for: state) }
    setAttributedTitle(title)
  }

  /// Stores the color of the title's shadow for a state, although shadows are never drawn.
  public func setTitleShadowColor(_ color: Color?, for state: Control.State) {
    keep(color, "shadow \(state.rawValue)")
  }

  /// Sets the picture before the title for a state; layout uses the normal state's picture.
  public func setImage(_ image: Image?, for state: Control.State) {
    if state == .normal { self.image = image } else { keep(image, "image \(state.rawValue)") }
  }

  /// The picture for a state, or the normal state's picture if the state has none.
  public func image(for state: Control.State) -> Image? {
    state == .normal ? image : kept("image \(state.rawValue)") ?? image
  }

  /// Stores the background picture for a state; figures don't show it.
  public func setBackgroundImage(_ image: Image?, for state: Control.State) {
    keep(image, "background \(state.rawValue)")
  }

  /// The insets around the title in points, or zero to use the platform's default.
  ///
  /// The insets are ignored while the button has a configuration.
  public var contentEdgeInsets: EdgeInsets {
    get { contentInsets ?? .zero }
    set { contentInsets = newValue == .zero ? nil : newValue }
  }
}
