/// The look of a control whose size follows from it.
public enum ControlStyle: Hashable, Sendable, Codable {
  /// What surrounds the text of a text field.
  case border(TextField.BorderStyle)
  /// The look of a text field for search text.
  case search
  /// The look of a progress view.
  case progress(ProgressView.Style)

  /// Gives a control the style; does nothing to other views.
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
