public import AutoLayout
public import Foundation

/// AppKit's controller of a window.
open class NSWindowController: Responder {
  /// The window.
  open var window: NSWindow?

  /// Makes a controller of a window that is there.
  public init(window: NSWindow?) {
    self.window = window
    super.init()
  }

  /// Makes a controller without a window.
  public override convenience init() { self.init(window: nil) }

  /// Nil: archives are not read here.
  public required init?(coder: NSCoder) { nil }

  /// The controller of the window's content.
  open var contentViewController: NSViewController? {
    get { window?.contentViewController }
    set { window?.contentViewController = newValue }
  }

  /// The nib that a device would read the window from; ignored, as there are none here.
  open var windowNibName: NSNib.Name? { nil }

  /// Called after the window was read from a nib on a device; never called here.
  open func windowDidLoad() {}

  /// Shows the window, and lays it out.
  open func showWindow(_ sender: Any?) { window?.makeKeyAndOrderFront(sender) }

  /// Closes the window.
  open func close() { window?.close() }
}
