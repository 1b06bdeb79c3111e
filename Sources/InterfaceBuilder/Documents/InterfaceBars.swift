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
    self = document.bars[controller["id"] ?? ""] ?? InterfaceBars()
    if controller["hidesBottomBarWhenPushed"] == "YES" { hasTabBar = false }
    addSimulated(of: controller)
  }

  /// The bars of the containers that show each controller, directly or through controllers that keep their bars.
  ///
  /// - Parameter segues: The segues of a document.
  /// - Returns: The bars by the controllers' ids.
  static func all(shownBy segues: [XMLElement]) -> [String: InterfaceBars] {
    var shown: [XMLElement: [XMLElement]] = [:]
    var waiting: [XMLElement] = []
    for segue in segues {
      guard let source = segue.owningController else { continue }
      if shown[source] == nil { waiting.append(source) }
      shown[source, default: []].append(segue)
    }
    let controllers = Dictionary(
      waiting.map { ($0["id"] ?? "", $0) }, uniquingKeysWith: { first, _ in first })
    var all: [String: InterfaceBars] = [:]
    // A controller can only get more bars, so each waits a few times at most.
    var next = 0
    while next < waiting.count {
      let source = waiting[next]
      next += 1
      for segue in shown[source] ?? [] {
        guard let destination = segue["destination"] else { continue }
        var bars = all[destination] ?? InterfaceBars()
        bars.add(segue, from: source)
        let keepsBars = ["push", "show"].contains(segue["kind"]) || segue["kind"] == "relationship"
        if keepsBars, let outer = all[source["id"] ?? ""] { bars.add(outer) }
        guard bars != all[destination] ?? InterfaceBars() else { continue }
        all[destination] = bars
        if let controller = controllers[destination] { waiting.append(controller) }
      }
    }
    return all
  }

  /// Adds the bars around a container.
  private mutating func add(_ outer: InterfaceBars) {
    isInNavigation = isInNavigation || outer.isInNavigation
    hasNavigationBar = hasNavigationBar || outer.hasNavigationBar
    hasTabBar = hasTabBar || outer.hasTabBar
    hasToolbar = hasToolbar || outer.hasToolbar
    storedBarHeight = storedBarHeight ?? outer.storedBarHeight
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
    if height > Self.sheetBarHeight { storedBarHeight = storedBarHeight ?? height }
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
