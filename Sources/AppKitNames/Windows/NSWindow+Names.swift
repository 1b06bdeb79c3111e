public import AutoLayout
public import Foundation

extension NSWindow {
  /// Whether the title is shown; Apple's raw values.
  public enum TitleVisibility: Int, Sendable {
    case visible, hidden
  }

  /// Above which others a window lies; Apple's raw values.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The number of the level.
    public let rawValue: Int

    /// Makes a level from its number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Among other windows.
    public static let normal = Level(rawValue: 0)
    /// Above other windows.
    public static let floating = Level(rawValue: 3)
    /// As high as panels that have to be answered.
    public static let modalPanel = Level(rawValue: 8)
    /// As high as what the menu bar shows.
    public static let statusBar = Level(rawValue: 25)
    /// As high as menus that are open.
    public static let popUpMenu = Level(rawValue: 101)
  }

  /// Whether the window is shown.
  public var isVisible: Bool { !isHidden }

  /// Puts the window in front, and lays it out.
  public func orderFront(_ sender: Any?) { makeKeyAndOrderFront(sender) }

  /// Hides the window.
  public func orderOut(_ sender: Any?) { isHidden = true }

  /// Hides the window.
  public func close() { isHidden = true }

  /// Makes something the first to hear of keys; here nothing is, and the answer is false.
  @discardableResult
  public func makeFirstResponder(_ responder: Responder?) -> Bool { false }

  /// Sets the frame at once, also where it would move there on a device.
  public func setFrame(_ frameRect: CGRect, display flag: Bool, animate animateFlag: Bool) {
    setFrame(frameRect, display: flag)
  }

  /// The window, for changes that take time on a device; here they are made at once.
  public func animator() -> Self { self }

  /// Remembers the window's place under a name on a device; nothing is remembered here.
  @discardableResult
  public func setFrameAutosaveName(_ name: String) -> Bool { false }
}

/// Stored for source compatibility; layout ignores it.
extension NSWindow {
  /// Whether the title is shown.
  public var titleVisibility: TitleVisibility {
    get { kept(#function) ?? .visible }
    set { keep(newValue, #function) }
  }

  /// Whether the title bar lets what is below show through.
  public var titlebarAppearsTransparent: Bool {
    get { kept(#function) ?? false }
    set { keep(newValue, #function) }
  }

  /// Whether dragging the content moves the window.
  public var isMovableByWindowBackground: Bool {
    get { kept(#function) ?? false }
    set { keep(newValue, #function) }
  }

  /// Whether closing the window ends it.
  public var isReleasedWhenClosed: Bool {
    get { kept(#function) ?? true }
    set { keep(newValue, #function) }
  }

  /// Whether the window hides what is behind it.
  public var isOpaque: Bool {
    get { kept(#function) ?? true }
    set { keep(newValue, #function) }
  }

  /// Whether the window has a shadow.
  public var hasShadow: Bool {
    get { kept(#function) ?? true }
    set { keep(newValue, #function) }
  }

  /// Above which others the window lies.
  public var level: Level {
    get { kept(#function) ?? .normal }
    set { keep(newValue, #function) }
  }
}
