/// The target of an embed segue in a container view: a controller's view, with the bars around it.
struct EmbeddedScene {
  let controller: XMLElement
  let view: XMLElement
  /// The bars of the navigation and tab bar controllers between the container and the controller.
  let bars: InterfaceBars
}

extension InterfaceDocument {
  /// Follows a segue to the controller that it shows first.
  ///
  /// - Parameters:
  ///   - segue: The embed segue of a container view.
  ///   - shown: The controllers that are shown already; the found one is added.
  ///   - notes: Gets the reason if nothing is shown.
  /// - Returns: The controller's view, or `nil` if the document has none that isn't already shown.
  func embeddedScene(
    of segue: XMLElement, besides shown: inout Set<XMLElement>, _ notes: inout [InterfaceNote]
  ) -> EmbeddedScene? {
    var bars = InterfaceBars()
    bars.toolsVersion = toolsVersion
    var visited: Set<XMLElement> = []
    var next = segue
    func note(_ reason: InterfaceNote.EmptyContainer) -> EmbeddedScene? {
      notes.append(InterfaceNote(.emptyContainer(reason), next.position))
      return nil
    }
    while true {
      guard let controller = next["destination"].flatMap({ elements[$0] }) else {
        return note(.absent(next["destination"] ?? ""))
      }
      guard visited.insert(controller).inserted else {
        return note(.repeated(controller["id"] ?? ""))
      }
      if let view = controller.child(key: "view"), view.isView {
        guard shown.insert(controller).inserted else {
          return note(.repeated(controller["id"] ?? ""))
        }
        return EmbeddedScene(controller: controller, view: view, bars: bars)
      }
      guard let first = controller.firstShown else {
        return note(.elsewhere(controller.elsewhere))
      }
      bars.add(first, from: controller)
      next = first
    }
  }
}

extension XMLElement {
  /// The embed segue of a container view.
  var embedSegue: XMLElement? {
    guard name == "containerView" else { return nil }
    return child("connections")?.children.first { $0.name == "segue" && $0["kind"] == "embed" }
  }

  /// The relationship of a navigation or tab bar controller to the controller that it shows first.
  fileprivate var firstShown: XMLElement? {
    child("connections")?.children.first {
      ["rootViewController", "viewControllers"].contains($0["relationship"])
    }
  }

  /// The origin of the view of a controller without one.
  fileprivate var elsewhere: String {
    if name == "viewControllerPlaceholder" {
      return "the storyboard '\(self["storyboardName"] ?? "")'"
    }
    return "the code of \(self["customClass"] ?? "the \(name)")"
  }
}
