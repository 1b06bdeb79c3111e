import AutoLayout

extension LogRemedy {
  /// The name of the fix in machine-readable output, such as `keepOneSize`.
  package var word: String {
    // The name of the case, which is printed before its values.
    String("\(self)".prefix { $0 != "(" })
  }

  /// The index of the constraint to change, or `nil` if the fix doesn't determine one.
  package var constraint: Int? {
    switch self {
    case .leaveToSystem, .keepOneSize, .keepOneDistance, .turnOffMask, .lowerContentPriority,
      .reduceSpacing, .changeMask, .orderEdges:
      nil
    case .useNonnegativeSize(let index), .checkItems(let index), .tieToSuperview(let index, _),
      .lowerForHiding(let index, _),
      .lowerForMeasurement(let index, _, _), .lowerForEncapsulation(let index, _, _, _),
      .lowerRatio(let index, _), .lowerInStack(let index, _), .dropSizeOrEdge(let index, _, _),
      .dropCenterOrEdge(let index, _, _, _), .makeFlexible(let index), .dropOne(let index):
      index
    case .resizeFrame(_, _, _, let index): index
    }
  }

  /// The index of the first view to change, or `nil` if the fix names no view.
  package var view: Int? {
    switch self {
    case .leaveToSystem, .useNonnegativeSize, .checkItems, .keepOneDistance, .makeFlexible,
      .dropOne:
      nil
    case .turnOffMask(let views): views.first
    case .keepOneSize(let view, _, _), .orderEdges(let view, _, _), .tieToSuperview(_, let view),
      .lowerForHiding(_, let view),
      .lowerForMeasurement(_, let view, _), .lowerForEncapsulation(_, let view, _, _),
      .resizeFrame(let view, _, _, _), .lowerContentPriority(let view, _),
      .lowerRatio(_, let view), .lowerInStack(_, let view), .dropSizeOrEdge(_, let view, _),
      .dropCenterOrEdge(_, _, let view, _), .reduceSpacing(let view), .changeMask(let view, _):
      view
    }
  }

  /// Returns the fix in one or two sentences.
  ///
  /// - Parameters:
  ///   - section: The section of the log.
  ///   - log: The log.
  /// - Returns: The sentences.
  package func text(_ section: LogSection, _ log: XcodeLog) -> String {
    let names = Names(section: section, log: log)
    switch self {
    case .leaveToSystem: return names.system
    case .useNonnegativeSize(let index):
      return names.negative(index)
    case .checkItems(let index):
      return
        "\(names[index]) relates an edge or a size to itself: one of its items is the wrong one."
    case .orderEdges(let view, let axis, let indices):
      return names.crossed(view, axis, indices)
    case .tieToSuperview(let index, let view): return names.ownGuide(index, view)
    case .keepOneSize(let view, let axis, let indices):
      return
        "\(indices.count) constraints give \(names.view(view)) different \(axis.extent)s: keep one, "
        + "change its constant instead of adding another, or lower one to 999."
    case .keepOneDistance:
      return "Two constraints put the same edge at different places: keep one, and deactivate the "
        + "old one before adding the new one."
    case .lowerForHiding(let index, let view):
      return
        "The stack view collapses the hidden \(names.view(view)): lower \(names[index]) to 999."
    case .reduceSpacing(let view):
      return names.spacing(view)
    case .lowerForMeasurement(let index, let view, let axis):
      return
        "The system measures \(names.view(view)) before it has a \(axis.extent); this is harmless. "
        + "Lower \(names[index]) to 999 to silence it."
    case .lowerForEncapsulation(let index, let view, let axis, let size):
      return "\(names.given(view, axis, size)): lower \(names[index]) to 999."
    case .turnOffMask(let views): return names.masked(views)
    case .resizeFrame(let view, let axis, let size, let index):
      return names.frame(view, axis, size, index)
    case .changeMask(let view, let axis):
      return
        "The \(axis.extent) that \(names.view(view)) gets from its autoresizing mask contradicts the "
        + "frames around it: change its frame or its mask."
    case .lowerContentPriority(let view, let axis):
      return
        "The content of \(names.view(view)) is required to have its \(axis.extent): lower its content "
        + "hugging or compression resistance below 1000."
    case .lowerRatio(let index, let view):
      return
        "Width and height of \(names.view(view)) follow from other constraints: lower the ratio "
        + "\(names[index]) to 999, or remove one of the others."
    case .lowerInStack(let index, _):
      return
        "The stack view's arrangement contradicts \(names[index]): remove it, lower it to 999, or "
        + "change the alignment or distribution."
    case .dropSizeOrEdge(let index, let view, let axis):
      return names.size(index, view, axis)
    case .dropCenterOrEdge(let center, let edge, let view, let axis):
      return "\(names.view(view)) has a fixed \(axis.extent), and its center and an edge are tied: "
        + "remove \(names[center]) or \(names[edge])."
    case .makeFlexible(let index):
      return "Distances and sizes don't add up to the available space: make one flexible, such as "
        + "\(names[index]), by an inequality or a priority of 999."
    case .dropOne(let index):
      return "Remove one of the constraints, or lower \(names[index]) to 999."
    }
  }
}

/// The descriptions of fixes for one section of a log, with the names of its constraints and views.
private struct Names {
  let section: LogSection
  let log: XcodeLog

  subscript(constraint: Int) -> String {
    "'\(log.equation(of: section.constraints[constraint]))'"
  }

  func view(_ view: Int) -> String { "'\(log.objects[view].name)'" }

  var system: String {
    let isAlert = section.constraints.flatMap(\.objects).contains {
      log.objects[$0].className?.hasPrefix(SystemNames.alerts) ?? false
    }
    return
      "Only views and constraints of the system take part, so there is nothing to fix in the app."
      + (isAlert ? " For an action sheet, check the source view and rect of its popover." : "")
  }

  /// Describes the fix for edges in the wrong order.
  func crossed(_ view: Int, _ axis: LayoutConstraint.Axis, _ indices: [Int]) -> String {
    "\(self.view(view)) would have a negative \(axis.extent): change the constant of "
      + "\(indices.map { self[$0] }.joined(separator: " or of ")), or use an inequality."
  }

  /// Describes the fix for a view with a constraint to one of its own guides.
  func ownGuide(_ index: Int, _ view: Int) -> String {
    "\(self.view(view)) is tied to a guide of its own, which is inside of it: remove \(self[index]), "
      + "or tie it to the guide of its superview."
  }

  /// Describes the fix for a stack view that is too small for its spacing.
  func spacing(_ view: Int) -> String {
    "The stack view \(self.view(view)) has no room for its spacing: set its spacing to 0 while it "
      + "is hidden or has no size, or put it into a plain view."
  }

  /// Describes the fix for a negative size.
  func negative(_ index: Int) -> String {
    let constraint = section.constraints[index]
    let object = log.objects[constraint.equation.first.side.object]
    // Action sheets of iOS 12 to 14 have this one (openradar 49289931).
    let isActionSheet =
      constraint.equation.constant == -16 && constraint.identifier == nil
      && object.className == "UIView" && object.identifier == nil
    return
      "No size is negative: compute the constant of \(self[index]) so that it is at least 0."
      + (isActionSheet
        ? " If the app was showing an action sheet, the constraint is UIKit's, and harmless." : "")
  }

  /// Describes the fix for views with constraints that contradict the views' autoresizing masks.
  func masked(_ views: [Int]) -> String {
    let names = views.map(view).joined(separator: " and ")
    return views.count == 1
      ? "\(names) has constraints and also keeps its frame: set "
        + "translatesAutoresizingMaskIntoConstraints to false on it."
      : "\(names) have constraints and also keep their frames: set "
        + "translatesAutoresizingMaskIntoConstraints to false on them."
  }

  /// Describes the size that a container gives to a view, as the start of a sentence.
  func given(_ view: Int, _ axis: LayoutConstraint.Axis, _ size: Double) -> String {
    size == 0
      ? "\(self.view(view)) has a \(axis.extent) of 0 before its container gives it one"
      : "A container gives \(self.view(view)) a \(axis.extent) of \(LogNumber.text(size)), which its "
        + "content doesn't have"
  }

  /// Describes the fix for a view of fixed or limited size that has constraints at both edges.
  func size(_ index: Int, _ view: Int, _ axis: LayoutConstraint.Axis) -> String {
    let isFixed = section.constraints[index].equation.relation == .equal
    return
      "\(self.view(view)) has a \(isFixed ? "fixed" : "limited") \(axis.extent) and is tied on both sides: "
      + "remove \(self[index]), or make one of the ties an inequality."
  }

  /// Describes the fix for a frame that doesn't fit the view's content.
  ///
  /// It suggests changing the frame or, if a constraint gives the content its size, lowering the constraint's priority.
  func frame(_ view: Int, _ axis: LayoutConstraint.Axis, _ size: Double?, _ index: Int?) -> String {
    if let size, size > 0, let index {
      return
        "The content of \(self.view(view)) doesn't fit its frame, which has a \(axis.extent) of "
        + "\(LogNumber.text(size)): lower \(self[index]) to 999, or change the frame."
    }
    let lower = index.map { ", or lower \(self[$0]) to 999" } ?? ""
    return
      "The frame of \(self.view(view)) has a \(axis.extent) that its content doesn't fit: give it "
      + "its size before layout, or use constraints for it\(lower)."
  }
}

extension LayoutConstraint.Axis {
  /// The word for the size along the axis: `width` or `height`.
  fileprivate var extent: String { self == .horizontal ? "width" : "height" }
}
