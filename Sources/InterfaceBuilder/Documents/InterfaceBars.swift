import AutoLayout
import Foundation

/// The bars that surround a view controller's view.
struct InterfaceBars: Hashable, Sendable {
  /// Whether a navigation controller of the document shows the view, with or without its bar.
  var isInNavigation = false
  /// Whether a navigation bar is above the view.
  var hasNavigationBar = false
  /// The height of a navigation bar with a large title or a prompt, as Xcode stored it; `nil` for a plain one.
  var storedBarHeight: CGFloat?
  /// Whether a tab bar is below the view.
  var hasTabBar = false
  /// Whether a toolbar is below the view.
  var hasToolbar = false

  /// The height of a navigation bar above a view that fills the screen, and of a toolbar.
  private static let barHeight: CGFloat = 44
  private static let tabBarHeight: CGFloat = 49
  /// The height of a navigation bar in a sheet.
  private static let sheetBarHeight: CGFloat = 56
  /// The height of all bars where the vertical size class is compact.
  private static let compactBarHeight: CGFloat = 32

  /// No bars.
  init() {}

  /// Finds the bars of a controller: those that it simulates, or else those of the containers that show it.
  init(of controller: XMLElement?, in document: InterfaceDocument) {
    guard let controller else { return }
    var visited: Set<XMLElement> = [controller]
    var waiting = [controller]
    while let shown = waiting.popLast() {
      for segue in document.segues[shown["id"] ?? ""] ?? [] {
        guard let source = segue.owningController, visited.insert(source).inserted else { continue }
        add(segue, from: source)
        let keepsBars = ["push", "show"].contains(segue["kind"]) || segue["kind"] == "relationship"
        if keepsBars { waiting.append(source) }
      }
    }
    if controller["hidesBottomBarWhenPushed"] == "YES" { hasTabBar = false }
    addSimulated(of: controller)
  }

  /// Adds the bars of a controller that shows another one.
  mutating func add(_ segue: XMLElement, from source: XMLElement) {
    switch (source.name, segue["relationship"]) {
    case ("navigationController", "rootViewController"):
      isInNavigation = true
      if source["navigationBarHidden"] != "YES" { addNavigationBar(of: source) }
      if source["toolbarHidden"] == "NO" { hasToolbar = true }
    case ("tabBarController", "viewControllers"): hasTabBar = true
    default: break
    }
  }

  private mutating func addNavigationBar(of container: XMLElement) {
    hasNavigationBar = true
    guard let height = container.child(key: "navigationBar")?.rect?.height else { return }
    if height > Self.sheetBarHeight { storedBarHeight = height }
  }

  private mutating func addSimulated(of controller: XMLElement) {
    switch controller.child(key: "simulatedTopBarMetrics")?.name {
    case "simulatedNavigationBarMetrics"?: hasNavigationBar = true
    case "nil"?: hasNavigationBar = false
    default: break
    }
    switch controller.child(key: "simulatedBottomBarMetrics")?.name {
    case "simulatedTabBarMetrics"?: hasTabBar = true
    case "simulatedToolbarMetrics"?: hasToolbar = true
    case "nil"?: (hasTabBar, hasToolbar) = (false, false)
    default: break
    }
  }

  /// The safe area of a view of a size, in points.
  func safeArea(of size: CGSize, on device: InterfaceDevice) -> EdgeInsets {
    var insets = device.safeArea
    let isSheet = size.width == device.size.width && size.height < device.size.height
    if isSheet, device.safeArea.bottom > 0 { insets.top = 0 }
    let bars = self.insets(inSheet: isSheet)
    insets.top += bars.top
    insets.bottom += bars.bottom
    return insets
  }

  /// What the bars cover of the controllers' view.
  ///
  /// - Parameters:
  ///   - isSheet: Whether the view is a sheet.
  ///   - isCompact: Whether the vertical size class is compact.
  /// - Returns: The insets, in points.
  func insets(inSheet isSheet: Bool = false, isCompact: Bool = false) -> EdgeInsets {
    func height(_ regular: CGFloat) -> CGFloat { isCompact ? Self.compactBarHeight : regular }
    var insets = EdgeInsets.zero
    if hasNavigationBar {
      let regular = isSheet ? Self.sheetBarHeight : Self.barHeight
      insets.top = height(max(storedBarHeight ?? 0, regular))
    }
    if hasTabBar { insets.bottom += height(Self.tabBarHeight) }
    if hasToolbar { insets.bottom += height(Self.barHeight) }
    return insets
  }
}

extension XMLElement {
  /// The view controller around the element.
  fileprivate var owningController: XMLElement? {
    var element = parent
    while let candidate = element {
      if candidate["sceneMemberID"] == "viewController" { return candidate }
      element = candidate.parent
    }
    return nil
  }
}
