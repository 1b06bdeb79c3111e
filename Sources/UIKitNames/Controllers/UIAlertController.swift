public import AutoLayout

/// How a controller is shown above another; Apple's raw values.
///
/// Nothing is shown here.
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext,
    popover
}

/// How one controller follows another; Apple's raw values.
///
/// Nothing takes time here.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

extension ViewController {
  /// How the controller is shown above another; kept, and changes nothing.
  public var modalPresentationStyle: UIModalPresentationStyle {
    get { kept(#function) ?? .automatic }
    set { keep(newValue, #function) }
  }
}

/// Stored for source compatibility; layout ignores it.
extension ViewController {
  /// How the controller follows another.
  public var modalTransitionStyle: UIModalTransitionStyle {
    get { kept(#function) ?? .coverVertical }
    set { keep(newValue, #function) }
  }

  /// Whether the controller cannot be dragged away.
  public var isModalInPresentation: Bool {
    get { kept(#function) ?? false }
    set { keep(newValue, #function) }
  }

  /// Whether controllers are shown in the controller's own view.
  public var definesPresentationContext: Bool {
    get { kept(#function) ?? false }
    set { keep(newValue, #function) }
  }

  /// Whether the bars below are left out.
  public var hidesBottomBarWhenPushed: Bool {
    get { kept(#function) ?? false }
    set { keep(newValue, #function) }
  }
}

/// UIKit's answer to an alert.
open class UIAlertAction {
  /// What an answer does; Apple's raw values.
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }

  /// The text of the answer.
  public let title: String?
  /// What the answer does.
  public let style: Style
  /// Whether the answer can be given.
  open var isEnabled = true

  /// Makes an answer; nobody gives it here.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
  }
}

/// UIKit's alert, as far as code makes it; it is shown to nobody, and its view is empty.
open class UIAlertController: ViewController {
  /// What the alert looks like; Apple's raw values.
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }

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
