public import AutoLayout

/// UIKit's alert, which is never shown and whose view is empty.
open class UIAlertController: ViewController {
  /// The text below the title.
  open var message: String?
  /// The style of the alert.
  public private(set) var preferredStyle = Style.actionSheet
  /// The actions, in the order in which they were added.
  public private(set) var actions: [UIAlertAction] = []
  /// The text fields in the order in which they were added, or `nil` if there aren't any.
  public private(set) var textFields: [TextField]?
  /// The action of the return key.
  open var preferredAction: UIAlertAction?

  /// Creates an alert.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Adds an action.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Adds a text field.
  open func addTextField(configurationHandler: ((TextField) -> Void)? = nil) {
    let field = TextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}
