extension NSWindow {
  /// Whether the window is shown.
  public var isVisible: Bool { !isHidden }
}
