import AutoLayout
import Foundation

/// The screen around a scene's root view on Interface Builder's canvas, which determines the view's safe area.
///
/// The numbers are from public documents; `Documentation/InterfaceBuilder.md` has the evidence.
struct InterfaceScreen {
  let device: InterfaceDevice
  let toolsVersion: Int
  let bars: InterfaceBars
  /// The size of the root view, in points.
  let size: CGSize
  /// The distance from the top of the screen to the top of the root view, in points.
  let top: CGFloat
  /// Whether the root view is the view of a controller.
  let isControllers: Bool
  /// Whether the scene has no status bar.
  let hidesStatusBar: Bool

  init(
    of root: XMLElement, controller: XMLElement?, _ bars: InterfaceBars,
    in document: InterfaceDocument
  ) {
    device = document.device
    toolsVersion = document.toolsVersion
    self.bars = bars
    size = root.rect?.size ?? document.device.size
    top = root.rect?.minY ?? 0
    isControllers = controller != nil
    hidesStatusBar =
      (controller ?? root).child(key: "simulatedStatusBarMetrics")?.name == "nil"
  }

  /// The ways in which a root view is placed on the screen.
  private enum Kind {
    /// The view fills the screen, or the part of the screen between the bars.
    case full
    /// The view is as wide as the screen, and its top edge is a little below the top of the screen.
    case sheet
    /// The view has a size that doesn't depend on the screen.
    case freeform
  }

  /// The first version of Interface Builder's tools that counts a phone's safe area in portrait twice.
  ///
  /// The safe area is doubled in 19 of 19 documents from version 23727 on, and in none up to 23504.
  private static let firstDoublingVersion = 23_700

  /// Whether the stored safe area counts the device's safe area twice.
  var isDoubled: Bool {
    toolsVersion >= Self.firstDoublingVersion && device.isPhoneWithNotch && kind != .freeform
  }

  private var kind: Kind {
    if size == device.size { return .full }
    guard isControllers, size.width == device.size.width, size.height < device.size.height else {
      return .freeform
    }
    let missing = device.size.height - size.height
    let status = device.safeArea.top
    // The heights that bars take from the root, on the screen and in a sheet.
    func taken(inSheet isSheet: Bool) -> [CGFloat] {
      let all = bars.insets(inSheet: isSheet)
      let top =
        bars.isBelowNavigationBar ? (isSheet ? [all.top] : [all.top, all.top + status]) : [0]
      let bottom =
        bars.isAboveBottomBars ? [all.bottom, all.bottom + device.safeArea.bottom] : [0]
      return top.flatMap { top in bottom.map { top + $0 } }
    }
    if taken(inSheet: false).contains(missing) { return .full }
    // Sheets end 10 points below the status bar, or from 21225 on at its end: 758 of 812, 790 of 844, 848 of 896.
    let gaps = toolsVersion < 21_200 ? [10, 20, status + 10] : [10, 20, status, status + 10]
    let sheets = taken(inSheet: true).flatMap { bars in gaps.map { $0 + bars } }
    return sheets.contains(missing) ? .sheet : .freeform
  }

  /// The safe area insets of the root view, in points.
  var safeArea: EdgeInsets {
    let kind = kind
    var insets = deviceInsets(kind)
    let covered = bars.insets(inSheet: kind == .sheet)
    if bars.isBelowNavigationBar, bars.hasNavigationBar {
      insets.top = 0
      // Without a device, the root keeps its height and extends below the screen (3 documents).
      if !device.isKnown { insets.bottom += top }
    } else if bars.hasNavigationBar, let bar = bars.storedBar, bar.minY > 0, kind != .freeform {
      // The bar's frame includes the distance above it (18 of 21 controllers from 13771 on).
      insets.top = bar.maxY
    } else {
      insets.top += covered.top
    }
    if bars.isAboveBottomBars, bars.hasTabBar || bars.hasToolbar {
      insets.bottom = 0
    } else {
      insets.bottom += covered.bottom
    }
    return insets
  }

  /// Returns the root view's safe area insets that are due to the device instead of to bars, in points.
  private func deviceInsets(_ kind: Kind) -> EdgeInsets {
    var insets = device.safeArea
    let portrait = device.portraitSafeArea
    let hasNotch = device.isPhoneWithNotch
    switch kind {
    case .full:
      if hidesStatusBar, portrait.bottom == 0, toolsVersion < 13_000 { insets.top = 0 }
      if isDoubled {
        insets.top += portrait.top
        insets.bottom += portrait.bottom
      }
    case .sheet:
      if portrait.bottom > 0 || hidesStatusBar { insets.top = isDoubled ? portrait.top : 0 }
      if isDoubled || bars.isBelowNavigationBar { insets.bottom = 0 }
    case .freeform:
      // Home buttons: 0 in a view of its own up to 21507 (72 documents), 20 at 23504. Notches: bottom 0 up to 21225 (33),
      // 34 at 22684 (4).
      if portrait.bottom == 0 {
        if hidesStatusBar || !isControllers && toolsVersion < 21_600 { insets.top = 0 }
      } else if hasNotch, toolsVersion < 22_600, size.height < device.size.height {
        insets.bottom = 0
      }
    }
    return insets
  }
}
