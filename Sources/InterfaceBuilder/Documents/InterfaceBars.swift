import AutoLayout
import Foundation

/// The bars that surround a view controller's view.
struct InterfaceBars: Hashable, Sendable {
  /// The version of Interface Builder's tools that wrote the document, on which the heights of bars depend.
  var toolsVersion = 0
  /// Whether a navigation controller in the document shows the view, even if the navigation bar is hidden.
  var isInNavigation = false
  /// Whether a navigation bar is above the view.
  var hasNavigationBar = false
  /// The navigation bar's frame in the document, in the coordinates of the screen or sheet, or `nil` if none is stored.
  var storedBar: CGRect?
  /// Whether a tab bar is below the view.
  var hasTabBar = false
  /// Whether a toolbar is below the view.
  var hasToolbar = false
  /// Whether the view begins below the navigation bar, so that the bar covers no part of the view.
  var isBelowNavigationBar = false
  /// Whether the view ends above the tab bar or toolbar, so that the bar covers no part of the view.
  var isAboveBottomBars = false

  /// The height of a navigation bar above a full-screen view, in points: 44, or 54 from tools version 24127 on.
  private var barHeight: CGFloat { toolsVersion < InterfaceDocument.firstVersionOfIOS26 ? 44 : 54 }
  /// The height of a toolbar in documents, in points: 44 up to tools version 14113, and 49 from 15505 on.
  private var toolbarHeight: CGFloat { toolsVersion < 14_800 ? 44 : 49 }
  private static let tabBarHeight: CGFloat = 49
  /// The height of a navigation bar in a sheet, in points.
  private static let sheetBarHeight: CGFloat = 56
  /// The height of every bar in a compact vertical size class, in points.
  private static let compactBarHeight: CGFloat = 32

  /// Creates a description without bars.
  init() {}

  /// Finds the bars around a root view: the bars of its controller's containers, unless simulated bars replace them.
  ///
  /// A root view without a controller can only have simulated bars.
  init(of controller: XMLElement?, _ root: XMLElement, in document: InterfaceDocument) {
    if let controller {
      self = document.bars[controller["id"] ?? ""] ?? InterfaceBars()
      var inner = controller
      while let container = inner.enclosingContainer {
        addBars(of: container)
        inner = container
      }
      if controller["hidesBottomBarWhenPushed"] == "YES" { hasTabBar = false }
      addSimulated(of: controller)
      addExtendedEdges(of: controller, root)
    } else {
      // 4 documents have such bars.
      addSimulated(of: root)
    }
    toolsVersion = document.toolsVersion
  }

  /// Returns the bars around each controller that segues lead to.
  ///
  /// A controller gets the bars of each container that shows it. The bars around the container itself are added if the
  /// kind of segue keeps them on the screen.
  ///
  /// - Parameter segues: The segues of a document.
  /// - Returns: The bars by the controllers' object IDs.
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
    // A controller can only get more bars, so each is queued a few times at most.
    var next = 0
    while next < waiting.count {
      let source = waiting[next]
      next += 1
      for segue in shown[source] ?? [] {
        guard let destination = segue["destination"] else { continue }
        var bars = all[destination] ?? InterfaceBars()
        bars.add(segue, from: source)
        let keepsBars = ["push", "show"].contains(segue["kind"]) || segue["kind"] == "relationship"
        if keepsBars {
          var outer = all[source["id"] ?? ""] ?? InterfaceBars()
          outer.addSimulated(of: source)
          bars.add(outer)
        }
        guard bars != all[destination] ?? InterfaceBars() else { continue }
        all[destination] = bars
        if let controller = controllers[destination] { waiting.append(controller) }
      }
    }
    return all
  }

  /// Adds the bars in `outer`, which are around the view's container controller.
  private mutating func add(_ outer: InterfaceBars) {
    isInNavigation = isInNavigation || outer.isInNavigation
    hasNavigationBar = hasNavigationBar || outer.hasNavigationBar
    hasTabBar = hasTabBar || outer.hasTabBar
    hasToolbar = hasToolbar || outer.hasToolbar
    storedBar = storedBar ?? outer.storedBar
    isBelowNavigationBar = isBelowNavigationBar || outer.isBelowNavigationBar
    isAboveBottomBars = isAboveBottomBars || outer.isAboveBottomBars
  }

  /// Adds the bars of `source` if it is a container and the segue leads to a controller inside it.
  mutating func add(_ segue: XMLElement, from source: XMLElement) {
    if ["rootViewController", "viewControllers"].contains(segue["relationship"]) {
      addBars(of: source)
    }
  }

  /// Adds the bars that a navigation or tab bar controller draws around the controllers in it.
  private mutating func addBars(of source: XMLElement) {
    switch source.name {
    case "navigationController":
      isInNavigation = true
      if source["navigationBarHidden"] != "YES" { addNavigationBar(of: source) }
      if source["toolbarHidden"] == "NO" { hasToolbar = true }
    case "tabBarController":
      hasTabBar = true
      isAboveBottomBars = isAboveBottomBars || source.child(key: "tabBar")?["translucent"] == "NO"
    default: break
    }
  }

  private mutating func addNavigationBar(of container: XMLElement) {
    hasNavigationBar = true
    guard let bar = container.child(key: "navigationBar") else { return }
    storedBar = storedBar ?? bar.rect
    if bar["translucent"] == "NO" { isBelowNavigationBar = true }
  }

  private mutating func addSimulated(of element: XMLElement) {
    let top = element.child(key: "simulatedTopBarMetrics")
    switch top?.name {
    case "simulatedNavigationBarMetrics"?:
      hasNavigationBar = true
      storedBar = nil
      isBelowNavigationBar = top?["translucent"] == "NO"
    case "nil"?: hasNavigationBar = false
    default: break
    }
    let bottom = element.child(key: "simulatedBottomBarMetrics")
    switch bottom?.name {
    case "simulatedTabBarMetrics"?: hasTabBar = true
    case "simulatedToolbarMetrics"?: hasToolbar = true
    case "nil"?: (hasTabBar, hasToolbar) = (false, false)
    default: break
    }
    if bottom?["translucent"] == "NO" { isAboveBottomBars = true }
  }

  /// Determines whether the view extends under its bars.
  ///
  /// A root view that starts below the top of the screen doesn't extend under the navigation bar.
  private mutating func addExtendedEdges(of controller: XMLElement, _ root: XMLElement) {
    if controller["extendedLayoutIncludesOpaqueBars"] == "YES" {
      (isBelowNavigationBar, isAboveBottomBars) = (false, false)
    }
    if let edges = controller.child(key: "edgesForExtendedLayout") {
      if edges["top"] != "YES" { isBelowNavigationBar = true }
      if edges["bottom"] != "YES" { isAboveBottomBars = true }
    }
    // 15 documents up to tools version 12120 have such a view.
    if let rect = root.rect, rect.minY > 0 { isBelowNavigationBar = true }
  }

  /// Returns the heights of the bars as insets from the edges of the screen or sheet.
  ///
  /// A view either extends under the bars or ends at them.
  ///
  /// - Parameters:
  ///   - isSheet: Whether the view is in a sheet.
  ///   - isCompact: Whether the vertical size class is compact.
  /// - Returns: The insets, in points.
  func insets(inSheet isSheet: Bool = false, isCompact: Bool = false) -> EdgeInsets {
    func height(_ regular: CGFloat) -> CGFloat { isCompact ? Self.compactBarHeight : regular }
    var insets = EdgeInsets.zero
    if hasNavigationBar {
      let regular = isSheet ? max(Self.sheetBarHeight, barHeight) : barHeight
      // Only large titles and prompts make a bar taller than usual.
      let stored = storedBar.map { $0.height > Self.sheetBarHeight ? $0.height : 0 } ?? 0
      insets.top = height(max(stored, regular))
    }
    if hasTabBar { insets.bottom += height(Self.tabBarHeight) }
    if hasToolbar { insets.bottom += height(toolbarHeight) }
    return insets
  }
}

extension XMLElement {
  /// The view controller that contains the element, or `nil` if there isn't one.
  fileprivate var owningController: XMLElement? {
    var element = parent
    while let candidate = element {
      if candidate["sceneMemberID"] == "viewController" { return candidate }
      element = candidate.parent
    }
    return nil
  }
}
