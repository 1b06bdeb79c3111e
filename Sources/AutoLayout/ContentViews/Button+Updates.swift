/// What a button was asked for because its state is another.
struct ConfigurationRequest {
  /// Whether the button has not been brought in line with its state yet.
  var isOpen = true
  /// What is called after ``Button/updateConfiguration()``.
  var handler: ((Button) -> Void)?
}

extension Button {
  /// What ``configurationUpdateHandler`` is.
  public typealias ConfigurationUpdateHandler = (Button) -> Void

  /// Sets what the button looks like in its state, after ``updateConfiguration()``.
  ///
  /// A button that is given one has a configuration from then on (documentation): a plain one where the
  /// author has set none, with the title and the picture that the button had.
  public var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { configurationRequest.handler }
    set {
      configurationRequest.handler = newValue
      if newValue != nil, storedConfiguration == nil { configuration = .plain() }
      requestConfiguration()
    }
  }

  /// Whether the configuration is asked how it looks when the state is another; layout ignores it.
  public var automaticallyUpdatesConfiguration: Bool {
    get { kept(#function) ?? true }
    set { keep(newValue, #function) }
  }

  func requestConfiguration() {
    configurationRequest.isOpen = true
    requestProperties()
  }

  /// Brings the looks of the button in line with its state if that was asked for.
  func configureIfNeeded() {
    guard configurationRequest.isOpen else { return }
    configurationRequest.isOpen = false
    guard storedConfiguration != nil || configurationRequest.handler != nil else { return }
    updateConfiguration()
    configurationRequest.handler?(self)
  }
}
