public import AutoLayout

/// AppKit's view that lets what is behind it show through; layout does not depend on that.
open class NSVisualEffectView: NSView {
  /// What the view is made of; Apple's raw values.
  public enum Material: Int, Sendable {
    case titlebar = 3
    case selection = 4
    case menu = 5
    case popover = 6
    case sidebar = 7
    case headerView = 10
    case sheet = 11
    case windowBackground = 12
    case hudWindow = 13
    case fullScreenUI = 15
    case toolTip = 17
    case contentBackground = 18
    case underWindowBackground = 21
    case underPageBackground = 22
  }

  /// What shows through; Apple's raw values.
  public enum BlendingMode: Int, Sendable {
    case behindWindow, withinWindow
  }

  /// When something shows through; Apple's raw values.
  public enum State: Int, Sendable {
    case followsWindowActiveState, active, inactive
  }

  /// What the view is made of.
  open var material = Material.titlebar
  /// What shows through.
  open var blendingMode = BlendingMode.behindWindow
  /// When something shows through.
  open var state = State.followsWindowActiveState
  /// Whether what is behind is shown as what is selected.
  open var isEmphasized = false
  /// The picture whose shape lets something through.
  open var maskImage: Image?
}
