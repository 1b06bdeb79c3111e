public import AutoLayout

extension UIBarButtonItem {
  /// How a button of a bar looks; Apple's raw values.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  /// The buttons that systems have of their own; Apple's raw values.
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    case flexibleSpace = 5
    case fixedSpace = 6
    case compose = 7
    case reply = 8
    case action = 9
    case organize = 10
    case bookmarks = 11
    case search = 12
    case refresh = 13
    case stop = 14
    case camera = 15
    case trash = 16
    case play = 17
    case pause = 18
    case rewind = 19
    case fastForward = 20
    case undo = 21
    case redo = 22
    case close = 24
  }

  /// Makes a button of a text; nobody is told of touches.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
  }

  /// Makes a button of a picture; nobody is told of touches.
  public convenience init(image: Image?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
  }

  /// Makes one of the system's buttons; nobody is told of touches.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
  }

  /// Makes one of the system's buttons.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    self.primaryAction = primaryAction
  }

  /// Makes a button of a picture.
  public convenience init(image: Image?, primaryAction: UIAction? = nil) {
    self.init()
    self.image = image
    self.primaryAction = primaryAction
  }
}
