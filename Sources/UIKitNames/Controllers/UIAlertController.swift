public import AutoLayout

/// UIKit's alert, as far as code makes it; it is shown to nobody, and its view is empty.
open class UIAlertController: ViewController {
  /// The text below the title.
  open var message: String?
  /// What the alert looks like.
  public private(set) var preferredStyle = Style.actionSheet
  /// The answers, in the order in which they were added.
  public private(set) var actions: [UIAlertAction] = []
  /// The fields to type into, in the order in which they were added; nil for none.
  public private(set) var textFields: [TextField]?
  /// The answer that the return key gives.
  open var preferredAction: UIAlertAction?

  /// Makes an alert.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Adds an answer.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Adds a field to type into.
  open func addTextField(configurationHandler: ((TextField) -> Void)? = nil) {
    let field = TextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}
