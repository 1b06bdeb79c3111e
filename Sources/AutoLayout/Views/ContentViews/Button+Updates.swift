struct ConfigurationRequest {
  var isOpen = true
  var handler: ((Button) -> Void)?
}

extension Button {
  /// The type of ``configurationUpdateHandler``.
  public typealias ConfigurationUpdateHandler = (Button) -> Void

  /// Called after ``updateConfiguration()``; as Apple documents, setting it adds a configuration if one is missing.
  public var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { configurationRequest.handler }
    set {
      configurationRequest.handler = newValue
      if newValue != nil, storedConfiguration == nil { configuration = .plain() }
      requestConfiguration()
    }
  }

  /// Whether the configuration is updated when the button's state changes; layout ignores it.
  public var automaticallyUpdatesConfiguration: Bool {
    get { kept(#function) ?? true }
    set { keep(newValue, #function) }
  }

  func requestConfiguration() {
    configurationRequest.isOpen = true
    requestProperties()
  }

  func configureIfNeeded() {
    guard configurationRequest.isOpen else { return }
    configurationRequest.isOpen = false
    guard storedConfiguration != nil || configurationRequest.handler != nil else { return }
    updateConfiguration()
    configurationRequest.handler?(self)
  }
}
