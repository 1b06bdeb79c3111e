/// The contents of a container view: the view of an embedded controller, and the bars around that view.
struct EmbeddedScene {
  let controller: XMLElement
  let view: XMLElement
  /// The bars of the navigation and tab bar controllers between the container and the controller.
  let bars: InterfaceBars
}

extension InterfaceDocument {
  /// Follows an embed segue to the view that a container view shows first.
  ///
  /// - Parameters:
  ///   - segue: The embed segue of a container view.
  ///   - shown: The controllers whose views are already in the layout. The found controller is added.
  ///   - notes: Receives a note with the reason if no view is found.
  /// - Returns: The view with its controller and bars, or `nil` if the document has no such view or already shows it.
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
  /// The embed segue of a container view, or `nil` for other elements.
  var embedSegue: XMLElement? {
    guard name == "containerView" else { return nil }
    return child("connections")?.children.first { $0.name == "segue" && $0["kind"] == "embed" }
  }

  /// The relationship of a navigation or tab bar controller to the controller that it shows first, or `nil`.
  fileprivate var firstShown: XMLElement? {
    child("connections")?.children.first {
      ["rootViewController", "viewControllers"].contains($0["relationship"])
    }
  }

  /// The storyboard or the code that supplies the controller's view in place of the document, as a phrase.
  fileprivate var elsewhere: String {
    if name == "viewControllerPlaceholder" {
      return "the storyboard '\(self["storyboardName"] ?? "")'"
    }
    return "the code of \(self["customClass"] ?? "the \(name)")"
  }
}
