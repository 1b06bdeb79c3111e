public import AutoLayout

extension UIBarButtonItem {
  /// Creates a button with a title; its action is never called.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.title, self.style) = (title, style)
    (self.target, self.action) = (target as AnyObject, action)
  }

  /// Creates a button with a picture; its action is never called.
  public convenience init(image: Image?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.image, self.style) = (image, style)
    (self.target, self.action) = (target as AnyObject, action)
  }

  /// Creates a system button; its action is never called.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    self.systemItem = systemItem
    (self.target, self.action) = (target as AnyObject, action)
  }

  /// Creates a system button.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    (self.systemItem, self.primaryAction, self.menu) = (systemItem, primaryAction, menu)
  }

  /// Creates a button with a picture and a landscape picture for phones; its action is never called.
  public convenience init(
    image: Image?, landscapeImagePhone: Image?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }
}
