import AutoLayout

extension LogRemedy {
  /// A short name for programs.
  package var word: String {
    switch self {
    case .leaveToSystem: "leaveToSystem"
    case .useNonnegativeSize: "useNonnegativeSize"
    case .keepOneSize: "keepOneSize"
    case .keepOneDistance: "keepOneDistance"
    case .lowerForHiding: "lowerForHiding"
    case .lowerForMeasurement: "lowerForMeasurement"
    case .lowerForEncapsulation: "lowerForEncapsulation"
    case .turnOffMask: "turnOffMask"
    case .resizeFrame: "resizeFrame"
    case .lowerContentPriority: "lowerContentPriority"
    case .lowerRatio: "lowerRatio"
    case .lowerInStack: "lowerInStack"
    case .dropSizeOrEdge: "dropSizeOrEdge"
    case .makeFlexible: "makeFlexible"
    case .dropOne: "dropOne"
    }
  }

  /// The constraint to change, or `nil` if the fix isn't about a single constraint.
  package var constraint: Int? {
    switch self {
    case .leaveToSystem, .keepOneSize, .keepOneDistance, .turnOffMask, .lowerContentPriority: nil
    case .useNonnegativeSize(let index), .lowerForHiding(let index, _),
      .lowerForMeasurement(let index, _, _), .lowerForEncapsulation(let index, _, _, _),
      .lowerRatio(let index, _), .lowerInStack(let index, _), .dropSizeOrEdge(let index, _, _),
      .makeFlexible(let index), .dropOne(let index):
      index
    case .resizeFrame(_, _, let index): index
    }
  }

  /// The view that the fix is about, or `nil` if there isn't one.
  package var view: Int? {
    switch self {
    case .leaveToSystem, .useNonnegativeSize, .keepOneDistance, .makeFlexible, .dropOne: nil
    case .keepOneSize(let view, _, _), .lowerForHiding(_, let view),
      .lowerForMeasurement(_, let view, _), .lowerForEncapsulation(_, let view, _, _),
      .turnOffMask(let view), .resizeFrame(let view, _, _), .lowerContentPriority(let view, _),
      .lowerRatio(_, let view), .lowerInStack(_, let view), .dropSizeOrEdge(_, let view, _):
      view
    }
  }

  /// The fix in one or two sentences.
  ///
  /// - Parameters:
  ///   - section: The section of the log.
  ///   - log: The log.
  /// - Returns: The sentences.
  package func text(_ section: LogSection, _ log: XcodeLog) -> String {
    func equation(_ index: Int) -> String { "'\(log.equation(of: section.constraints[index]))'" }
    func name(_ view: Int) -> String { log.objects[view].name }
    switch self {
    case .leaveToSystem:
      return "Only views of the system take part, so there is nothing to fix in the app."
    case .useNonnegativeSize(let index):
      return
        "No size is negative: compute the constant of \(equation(index)) so that it is at least 0."
    case .keepOneSize(let view, let axis, let indices):
      return
        "\(indices.count) constraints give '\(name(view))' different \(axis.extent)s: keep one, "
        + "change its constant instead of adding another, or lower one to 999."
    case .keepOneDistance:
      return "Two constraints tie the same edges at different distances: keep one, and deactivate "
        + "the old one before adding the new one."
    case .lowerForHiding(let index, let view):
      return
        "The stack view makes the hidden '\(name(view))' 0 points long: lower \(equation(index)) to 999."
    case .lowerForMeasurement(let index, let view, let axis):
      return
        "The system measures '\(name(view))' before it has a \(axis.extent); this is harmless. "
        + "Lower \(equation(index)) to 999 to silence it."
    case .lowerForEncapsulation(let index, let view, let axis, let size):
      let when = size == 0 ? " before it has one" : ""
      return
        "A container gives '\(name(view))' a \(axis.extent) of \(LogNumber.text(size))\(when), which its "
        + "content doesn't have: lower \(equation(index)) to 999."
    case .turnOffMask(let view):
      return "'\(name(view))' has constraints and also keeps its frame: set "
        + "translatesAutoresizingMaskIntoConstraints to false on it."
    case .resizeFrame(let view, let axis, let index):
      let lower = index.map { ", or lower \(equation($0)) to 999" } ?? ""
      return
        "The frame of '\(name(view))' has a \(axis.extent) that its content doesn't fit: give it its "
        + "size before layout, or use constraints for it\(lower)."
    case .lowerContentPriority(let view, let axis):
      return
        "The content of '\(name(view))' is required to have its \(axis.extent): lower its content "
        + "hugging or compression resistance below 1000."
    case .lowerRatio(let index, let view):
      return "Width and height of '\(name(view))' follow from other constraints: lower the ratio "
        + "\(equation(index)) to 999, or remove one of the others."
    case .lowerInStack(let index, _):
      return
        "The stack view's arrangement contradicts \(equation(index)): lower it to 999, or change the "
        + "alignment or distribution."
    case .dropSizeOrEdge(let index, let view, let axis):
      return
        "'\(name(view))' has a fixed \(axis.extent) and is tied on both sides: remove \(equation(index)), "
        + "or make one of the ties an inequality."
    case .makeFlexible(let index):
      return "Distances and sizes don't add up to what there is: make one flexible, such as "
        + "\(equation(index)), by an inequality or a priority of 999."
    case .dropOne(let index):
      return "Remove one of the constraints, or lower \(equation(index)) to 999."
    }
  }
}

extension LayoutConstraint.Axis {
  /// The size along the axis: `width` or `height`.
  fileprivate var extent: String { self == .horizontal ? "width" : "height" }
}
