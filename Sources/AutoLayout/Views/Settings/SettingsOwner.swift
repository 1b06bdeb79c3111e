/// A view whose class stores its own settings, such as a bar, a table cell or a date picker.
protocol SettingsOwner: View {
  /// Returns the setting of a property, or `nil` for a default value or a property that the class lacks.
  func ownSetting(_ property: LayoutSetting.Property) -> LayoutSetting?

  /// Applies a setting, and returns whether the class has the setting's property.
  func applyOwn(_ setting: LayoutSetting) -> Bool
}

extension Bar: SettingsOwner {
  func ownSetting(_ property: LayoutSetting.Property) -> LayoutSetting? {
    switch (property, self) {
    case (.barItems(let list), _): items(list).isEmpty ? nil : .barItems(list, items(list))
    case (.text(.title), let bar as NavigationBar): bar.title.map { .text(.title, $0) }
    case (.text(.backTitle), let bar as NavigationBar): bar.backTitle.map { .text(.backTitle, $0) }
    case (.flag(.isLargeTitle), let bar as NavigationBar):
      bar.isLarge ? .flag(.isLargeTitle, true) : nil
    case (.count(.pickedItem), let bar as TabBar):
      bar.pickedItem < 0 ? nil : .count(.pickedItem, bar.pickedItem)
    default: nil
    }
  }

  func applyOwn(_ setting: LayoutSetting) -> Bool {
    switch (setting, self) {
    case (.barItems(let list, let items), _): setItems(items, list)
    case (.text(.title, let value), let bar as NavigationBar): bar.title = value
    case (.text(.backTitle, let value), let bar as NavigationBar): bar.backTitle = value
    case (.flag(.isLargeTitle, let value), let bar as NavigationBar): bar.isLarge = value
    case (.count(.pickedItem, let value), let bar as TabBar): bar.pickedItem = value
    default: return false
    }
    return true
  }
}

extension SearchBar: SettingsOwner {
  func ownSetting(_ property: LayoutSetting.Property) -> LayoutSetting? {
    switch property {
    case .text(.text): text.map { .text(.text, $0) }
    case .text(.placeholder): placeholder.map { .text(.placeholder, $0) }
    case .flag(.showsCancelButton): showsCancelButton ? .flag(.showsCancelButton, true) : nil
    default: nil
    }
  }

  func applyOwn(_ setting: LayoutSetting) -> Bool {
    switch setting {
    case .text(.text, let value): text = value
    case .text(.placeholder, let value): placeholder = value
    case .flag(.showsCancelButton, let value): showsCancelButton = value
    default: return false
    }
    return true
  }
}

extension DatePicker: SettingsOwner {
  func ownSetting(_ property: LayoutSetting.Property) -> LayoutSetting? {
    switch property {
    case .text(.date): date.map { .text(.date, $0) }
    case .text(.time): time.map { .text(.time, $0) }
    case .pickerStyle: style == .compact ? nil : .pickerStyle(style)
    default: nil
    }
  }

  func applyOwn(_ setting: LayoutSetting) -> Bool {
    switch setting {
    case .text(.date, let value): date = value
    case .text(.time, let value): time = value
    case .pickerStyle(let value): style = value
    default: return false
    }
    return true
  }
}

extension PageControl: SettingsOwner {
  func ownSetting(_ property: LayoutSetting.Property) -> LayoutSetting? {
    switch property {
    case .count(.numberOfPages): numberOfPages == 0 ? nil : .count(.numberOfPages, numberOfPages)
    case .count(.currentPage): currentPage == 0 ? nil : .count(.currentPage, currentPage)
    default: nil
    }
  }

  func applyOwn(_ setting: LayoutSetting) -> Bool {
    switch setting {
    case .count(.numberOfPages, let value): numberOfPages = value
    case .count(.currentPage, let value): currentPage = value
    default: return false
    }
    return true
  }
}

extension TableViewCell: SettingsOwner {
  func ownSetting(_ property: LayoutSetting.Property) -> LayoutSetting? {
    switch property {
    case .cellStyle: style == .subtitle ? nil : .cellStyle(style)
    case .text(.text): text.map { .text(.text, $0) }
    case .text(.detail): detailText.map { .text(.detail, $0) }
    case .accessory: accessory == .none ? nil : .accessory(accessory)
    case .flag(.hasSeparator): hasSeparator ? nil : .flag(.hasSeparator, false)
    case .insets(.separator): separatorInset.map { .insets(.separator, $0) }
    default: nil
    }
  }

  func applyOwn(_ setting: LayoutSetting) -> Bool {
    switch setting {
    case .cellStyle(let value): style = value
    case .text(.text, let value): text = value
    case .text(.detail, let value): detailText = value
    case .accessory(let value): accessory = value
    case .flag(.hasSeparator, let value): hasSeparator = value
    case .insets(.separator, let value): separatorInset = value
    default: return false
    }
    return true
  }
}
