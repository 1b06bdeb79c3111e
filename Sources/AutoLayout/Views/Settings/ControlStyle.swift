/// A control's style that also affects the control's size, such as a text field's border.
public enum ControlStyle: Hashable, Sendable, Codable {
  /// The border of a text field.
  case border(TextField.BorderStyle)
  /// The style of search fields.
  case search
  /// The style of a progress view.
  case progress(ProgressView.Style)

  /// Sets the style of a matching control; does nothing for other views.
  func apply(to view: View) {
    switch (self, view) {
    case (.border(let border), let field as TextField): field.borderStyle = border
    case (.search, let field as TextField):
      field.borderStyle = .roundedRect
      field.isSearchField = true
    case (.progress(let style), let bar as ProgressView): bar.progressViewStyle = style
    default: break
    }
  }
}
