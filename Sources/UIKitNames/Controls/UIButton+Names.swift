public import AutoLayout

extension Button {
  /// Makes a button of a type, with text of 18 points where that is custom and of 15 elsewhere.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    if type != .custom { takeSystemFont() }
  }

  /// Makes a button of a type that does something, under the action's title and with its picture.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    take(primaryAction)
  }

  /// Makes a button that looks as a configuration says and does something.
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
  /// Sets the title for a state; that of the normal one is shown.
  public func setTitle(_ title: String?, for state: Control.State) {
    if state == .normal { self.title = title } else { keep(title, "title \(state.rawValue)") }
  }

  /// The title for a state, which is the normal one's where there is none.
  public func title(for state: Control.State) -> String? {
    state == .normal ? title : kept("title \(state.rawValue)") ?? title
  }

  /// Sets the colour of the title for a state; that of the normal one is shown.
  public func setTitleColor(_ color: Color?, for state: Control.State) {
    if state == .normal { titleColor = color } else { keep(color, "color \(state.rawValue)") }
  }

  /// The colour of the title for a state, which is the normal one's where there is none.
  public func titleColor(for state: Control.State) -> Color? {
    state == .normal ? titleColor : kept("color \(state.rawValue)") ?? titleColor
  }

  /// Sets the attributed title for a state.
  ///
  /// The title of the normal state is shown, with the looks of its runs.
  public func setAttributedTitle(_ title: NSAttributedString?, for state: Control.State) {
    guard state == .normal, let title else { return setTitle(title?.string, for: state) }
    setAttributedTitle(title)
  }

  /// Sets the colour of the title's shadow for a state; kept, and changes nothing.
  public func setTitleShadowColor(_ color: Color?, for state: Control.State) {
    keep(color, "shadow \(state.rawValue)")
  }

  /// Sets the picture before the title for a state; that of the normal one takes room.
  public func setImage(_ image: Image?, for state: Control.State) {
    if state == .normal { self.image = image } else { keep(image, "image \(state.rawValue)") }
  }

  /// The picture for a state, which is the normal one's where there is none.
  public func image(for state: Control.State) -> Image? {
    state == .normal ? image : kept("image \(state.rawValue)") ?? image
  }

  /// Sets the picture behind the title; kept, and changes nothing.
  public func setBackgroundImage(_ image: Image?, for state: Control.State) {
    keep(image, "background \(state.rawValue)")
  }

  /// The room around the title, in points; zero stands for the platform's own.
  ///
  /// Left out while the button has a configuration (documentation).
  public var contentEdgeInsets: EdgeInsets {
    get { contentInsets ?? .zero }
    set { contentInsets = newValue == .zero ? nil : newValue }
  }
}
