public import AutoLayout
public import Foundation

/// AppKit's controller of a window.
open class NSWindowController: Responder {
  /// The window.
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

  /// The controller of the window's content.
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
