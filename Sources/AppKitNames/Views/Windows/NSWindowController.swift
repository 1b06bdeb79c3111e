public import AutoLayout
public import Foundation

/// AppKit's window controller, which shows and closes one window.
open class NSWindowController: Responder {
  /// The window, or `nil` if there isn't one.
  open var window: NSWindow?

  /// Creates a controller of an existing window.
  public init(window: NSWindow?) {
    self.window = window
    super.init()
  }

  /// Creates a controller without a window.
  public override convenience init() { self.init(window: nil) }

  /// Returns `nil`: archives aren't supported.
  public required init?(coder: NSCoder) { nil }

  /// The content view controller of the window, or `nil` if there isn't one.
  open var contentViewController: NSViewController? {
    get { window?.contentViewController }
    set { window?.contentViewController = newValue }
  }

  /// The name of the nib: always `nil`.
  open var windowNibName: NSNib.Name? { nil }

  /// Never called; present for source compatibility.
  open func windowDidLoad() {}

  /// Shows the window and lays it out.
  open func showWindow(_ sender: Any?) { window?.makeKeyAndOrderFront(sender) }

  /// Closes the window.
  open func close() { window?.close() }
}
