package import AutoLayout
package import Foundation

/// The differences between two layouts of one scene, and their causes.
package struct LayoutComparison: Hashable, Codable, Sendable {
  /// The changes of views and guides in the order of the tree, with removed items last.
  package var changes: [ItemChange]
  /// The changes in the scene itself, starting with surroundings such as the canvas.
  package var causes: [LayoutCause]
  /// The indices of causes that are known to have moved nothing.
  ///
  /// Other causes without an effect in ``changes`` may have moved something.
  package var idleCauses: [Int]
  /// The differences that aren't about frames, in the order of the tree, with conflicts last.
  package var remarks: [LayoutRemark]
  /// The size of the actual canvas in points, or `nil` if it isn't known.
  ///
  /// It is needed to draw frames over pictures.
  package var canvasSize: CGSize?
  /// For each cause, the indices of its constraints in the actual layout, omitted when the comparison is saved.
  package var causeConstraints: [[Int]] = []

  private enum CodingKeys: CodingKey {
    case changes, causes, idleCauses, remarks, canvasSize
  }

  /// Creates a comparison from its changes, causes and remarks.
  package init(
    changes: [ItemChange], causes: [LayoutCause], idleCauses: [Int] = [],
    remarks: [LayoutRemark] = [], canvasSize: CGSize? = nil
  ) {
    self.changes = changes
    self.causes = causes
    self.idleCauses = idleCauses
    self.remarks = remarks
    self.canvasSize = canvasSize
  }

  /// Whether all views and guides have the same frames, texts and ambiguity in both layouts.
  ///
  /// Constraints that are written differently but give the same layout are ignored. The appearance is ignored too,
  /// because it is part of the comparison of pictures.
  package var isMatch: Bool { changes.isEmpty && remarks.allSatisfy(\.isOfAppearance) }

  /// Sets the titles of the changed items to the titles that figures use.
  ///
  /// - Parameter trees: The layouts. An item's title is taken from the first layout that contains the item.
  package mutating func addTitles(from trees: [SolvedTree]) {
    guard !changes.isEmpty else { return }
    let items = trees.flatMap(\.items).filter { $0.name != $0.identifier }
    let titles = Dictionary(
      items.map { ($0.identifier, $0.name) }, uniquingKeysWith: { first, _ in first })
    for index in changes.indices { changes[index].title = titles[changes[index].identifier] }
  }
}

/// A view or guide that differs between two layouts.
package struct ItemChange: Hashable, Codable, Sendable {
  /// The item's identifier in the actual layout, or in the reference if the item was removed.
  package var identifier: String
  /// The item's title in figures, or `nil` if figures show the identifier.
  package var title: String?
  /// The kind of difference.
  package var kind: Kind
  /// The frame in the reference, in points in the owner's coordinate space, or `nil` if the item was added.
  package var reference: CGRect?
  /// The frame in the actual layout, in points in the owner's coordinate space, or `nil` if the item was removed.
  package var actual: CGRect?
  /// The frame in the reference, in points from the canvas's top left corner.
  ///
  /// It is `nil` if the item was added, or if only the frame in the owner's coordinate space is known.
  package var referenceOnCanvas: CGRect?
  /// The frame in the actual layout, in points from the canvas's top left corner.
  ///
  /// It is `nil` if the item was removed, or if only the frame in the owner's coordinate space is known.
  package var actualOnCanvas: CGRect?
  /// The origins of the change, or an empty array if none was found.
  ///
  /// Origins whose cause is about the item itself come first.
  package var origins: [Origin]
  /// Whether the item is a guide instead of a view.
  package var isGuide: Bool

  /// A cause of an item's change, and its effect on the item.
  package struct Origin: Hashable, Codable, Sendable {
    /// The index of the cause in ``LayoutComparison/causes``.
    package var cause: Int
    /// Whether the cause affects the item only through another item.
    package var isFollower: Bool
    /// The parts of the item's frame, such as its width, that the cause changed.
    package var parts: FrameParts
    /// Whether the cause is only presumed, because it is the nearest of several and no trial confirmed it.
    package var isPresumed: Bool

    /// Creates an origin, which by default is confirmed and affects the whole frame.
    package init(
      cause: Int, isFollower: Bool = false, parts: FrameParts = .all, isPresumed: Bool = false
    ) {
      self.cause = cause
      self.isFollower = isFollower
      self.parts = parts
      self.isPresumed = isPresumed
    }
  }

  /// The name in reports: `Cancel (abc-De-1fG)`, or only the identifier if there isn't a title.
  package var shownName: String { title.map { "\($0) (\(identifier))" } ?? identifier }

  /// Whether the item's change has known causes, all of which affect the item only through another item.
  package var isFollower: Bool { !origins.isEmpty && origins.allSatisfy(\.isFollower) }

  /// The kind of an item's change.
  package enum Kind: Hashable, Codable, Sendable {
    /// The item moved, but its size didn't change.
    case moved
    /// The item's size changed.
    case resized
    /// The item was added.
    case added
    /// The item was removed.
    case removed
    /// The item has a new name, but its frame and content are unchanged.
    case renamed(from: String)
  }

  /// Creates a change of a view or guide.
  package init(
    identifier: String, kind: Kind, reference: CGRect?, actual: CGRect?, origins: [Origin] = [],
    isGuide: Bool = false, referenceOnCanvas: CGRect? = nil, actualOnCanvas: CGRect? = nil
  ) {
    self.identifier = identifier
    self.kind = kind
    self.reference = reference
    self.actual = actual
    self.origins = origins
    self.isGuide = isGuide
    self.referenceOnCanvas = referenceOnCanvas
    self.actualOnCanvas = actualOnCanvas
  }
}

/// A change in a scene that may affect frames.
package enum LayoutCause: Hashable, Codable, Sendable {
  /// A constraint was rewritten; `name` is its identifier, or its equation in the reference if it has no identifier.
  ///
  /// If only one number or the relation differs, `reference` and `actual` are the old and new value. Otherwise, they
  /// are the old and new equation.
  case constraintChanged(name: String, reference: String, actual: String)
  /// A metric's value changed, and with it every constraint that uses the metric.
  case metricChanged(name: String, reference: String, actual: String)
  /// A constraint was added.
  case constraintAdded(name: String)
  /// A constraint was removed.
  case constraintRemoved(name: String)
  /// The text of a view changed.
  case textChanged(item: String, reference: String, actual: String)
  /// A view's intrinsic content size, in points, changed for a reason other than its text.
  case contentSizeChanged(item: String, reference: CGSize, actual: CGSize)
  /// A view or guide was added.
  case itemAdded(String)
  /// A view or guide was removed.
  case itemRemoved(String)
  /// Another property of a view or guide changed, which `name` describes in words.
  ///
  /// Examples are a content priority, or a frame that no constraint determines.
  case propertyChanged(item: String, name: String, reference: String, actual: String)
  /// The canvas or a trait of the scene changed. `name` is the property's name in reports, such as `safe area`.
  case surroundingsChanged(name: String, reference: String, actual: String)
  /// The sizes of texts changed, because another environment measured them.
  case environmentChanged([EnvironmentDifference])
}

/// A difference between two layouts that isn't about frames.
package enum LayoutRemark: Hashable, Codable, Sendable {
  /// A view's text changed; `nil` means that the view has no text.
  case text(item: String, reference: String?, actual: String?)
  /// A view was hidden or shown.
  case visibility(item: String, isHidden: Bool)
  /// The class of a view changed.
  case className(item: String, reference: String, actual: String)
  /// A property of a view's appearance, such as the fill, changed.
  ///
  /// `name` is the property's name in scene files. A value of `nil` is the default.
  case appearance(item: String, name: String, reference: String?, actual: String?)
  /// An item moved to another superview or owner.
  case owner(item: String, reference: String, actual: String)
  /// The ambiguous or unconstrained axes of an item changed. An axis is written as `ambiguous horizontal`.
  case openAxes(item: String, reference: [String], actual: [String])
  /// A conflict appeared. The value describes the broken constraint.
  case conflictAppeared(String)
  /// A conflict was resolved. The value describes the constraint that was broken.
  case conflictResolved(String)
}
