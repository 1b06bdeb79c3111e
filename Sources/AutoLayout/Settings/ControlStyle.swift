/// A style of a control, such as the border of a text field.
///
/// The size of the control depends on the style.
public enum ControlStyle: Hashable, Sendable, Codable {
  /// The border of a text field.
  case border(TextField.BorderStyle)
  /// The style that search fields have.
  case search
  /// The style of a progress view.
  case progress(ProgressView.Style)

  /// Sets the style of a view if it is a control of the matching kind; does nothing for other views.
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
