public import AutoLayout

// Cells, headers and footers.
extension ContentHost {
  /// What the content view shows: the view that the configuration makes takes its place; nil for the
  /// author's own content.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { kept(#function) }
    set {
      keep(newValue, #function)
      contentUpdater = newValue.map { _ in Self.bringContentInLine }
      guard let newValue else { return showContent(nil) }
      if let shown = contentView as? any UIContentView, shown.supports(newValue) {
        shown.configuration = newValue
      } else {
        showContent(newValue.makeContentView())
      }
    }
  }

  /// Shows the content as it looks in a state, unless the author sees to it.
  private static func bringContentInLine(_ host: ContentHost, _ state: any UIConfigurationState) {
    guard host.automaticallyUpdatesContentConfiguration else { return }
    host.contentConfiguration = host.contentConfiguration?.updated(for: state)
  }
}

extension TableCellMembers {
  /// The content of the cell's style, still without texts.
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default, .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }
}
