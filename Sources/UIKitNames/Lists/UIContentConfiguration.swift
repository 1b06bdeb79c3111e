public import AutoLayout

// Cells, headers and footers.
extension ContentHost {
  /// The content configuration, whose view replaces the content view, or `nil` to keep custom content.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { kept(#function) }
    set {
      keep(newValue, #function)
      contentUpdater = newValue.map { _ in Self.updateContent }
      guard let newValue else { return showContent(nil) }
      if let shown = contentView as? any UIContentView, shown.supports(newValue) {
        shown.configuration = newValue
      } else {
        showContent(newValue.makeContentView())
      }
    }
  }

  /// Updates the content for a state, unless automatic updates are disabled.
  private static func updateContent(_ host: ContentHost, _ state: any UIConfigurationState) {
    guard host.automaticallyUpdatesContentConfiguration else { return }
    host.contentConfiguration = host.contentConfiguration?.updated(for: state)
  }
}

extension TableCellMembers {
  /// Returns the default content configuration of the cell's style, without text.
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default, .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }
}
