package import AutoLayout
package import Foundation

/// The differences between two layouts of one scene, and their causes.
package struct LayoutComparison: Hashable, Codable, Sendable {
  /// The views and guides that differ, in the order of the tree, with removed ones last.
  package var changes: [ItemChange]
  /// The changes of the scene itself, in the order of the layout.
  package var causes: [LayoutCause]
  /// The indices of causes that are known to have moved nothing.
  ///
  /// For other causes without a change it isn't known.
  package var idleCauses: [Int]
  /// The differences besides frames, in the order of the tree, with conflicts last.
  package var remarks: [LayoutRemark]
  /// The size of the actual canvas in points, for drawing frames over pictures, or `nil` if it isn't known.
  package var canvasSize: CGSize?
  /// For each cause, the indices of its constraints in the actual layout; not saved.
  package var causeConstraints: [[Int]] = []

  private enum CodingKeys: CodingKey {
    case changes, causes, idleCauses, remarks, canvasSize
  }

  /// Creates a comparison from its parts.
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

  /// Whether no view or guide differs in its frame, its text or its ambiguity.
  ///
  /// Constraints that are written differently but give the same layout are ignored. So is the appearance, which the
  /// comparison of pictures covers.
  package var isMatch: Bool { changes.isEmpty && remarks.allSatisfy(\.isOfAppearance) }

  /// Sets the titles that figures use for the changed items.
  ///
  /// - Parameter trees: The layouts; the first one that contains an item is used.
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
  /// The author's name for it, in the actual layout if it is there.
  package var identifier: String
  /// Its title in figures, or `nil` if that is the author's name.
  package var title: String?
  /// The kind of difference.
  package var kind: Kind
  /// The former frame in its owner's coordinates, in points, or `nil` for an added item.
  package var reference: CGRect?
  /// The current frame in its owner's coordinates, in points, or `nil` for a removed item.
  package var actual: CGRect?
  /// The former frame on the canvas, in points from the top left corner.
  ///
  /// It is `nil` for an added item, and if only the owner's coordinates are known.
  package var referenceOnCanvas: CGRect?
  /// The current frame on the canvas, or `nil` also for a removed item.
  package var actualOnCanvas: CGRect?
  /// The origins of the difference, first those about the item itself; empty if none was found.
  package var origins: [Origin]
  /// Whether it is a guide rather than a view.
  package var isGuide: Bool

  /// An origin of an item's difference.
  package struct Origin: Hashable, Codable, Sendable {
    /// The index in ``LayoutComparison/causes``.
    package var cause: Int
    /// Whether the item only follows another one that the cause is about.
    package var isFollower: Bool
    /// The parts of the frame that the cause moved.
    package var parts: FrameParts
    /// Whether the cause is only the nearest of several, without a trial that confirms it.
    package var isPresumed: Bool

    /// Creates an origin; by default a known one, of the whole frame.
    package init(
      cause: Int, isFollower: Bool = false, parts: FrameParts = .all, isPresumed: Bool = false
    ) {
      self.cause = cause
      self.isFollower = isFollower
      self.parts = parts
      self.isPresumed = isPresumed
    }
  }

  /// Its name in reports: `Cancel (abc-De-1fG)`, or the author's name alone.
  package var shownName: String { title.map { "\($0) (\(identifier))" } ?? identifier }

  /// Whether no cause is about the item itself, so that it only follows others.
  package var isFollower: Bool { !origins.isEmpty && origins.allSatisfy(\.isFollower) }

  /// The kinds of differences.
  package enum Kind: Hashable, Codable, Sendable {
    /// It moved, without a change of size.
    case moved
    /// Its size changed.
    case resized
    /// It was added.
    case added
    /// It was removed.
    case removed
    /// It has another name, but the former item's frame and content.
    case renamed(from: String)
  }

  /// Creates a change.
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

/// A change of a scene on which frames may depend.
package enum LayoutCause: Hashable, Codable, Sendable {
  /// A constraint was rewritten; `name` is its identifier, or its equation in the reference if it has none.
  ///
  /// The other values are the numbers if only one differs, and otherwise the equations.
  case constraintChanged(name: String, reference: String, actual: String)
  /// A metric has another value, which changes every constraint that uses it.
  case metricChanged(name: String, reference: String, actual: String)
  /// A constraint was added.
  case constraintAdded(name: String)
  /// A constraint was removed.
  case constraintRemoved(name: String)
  /// The text of a view changed.
  case textChanged(item: String, reference: String, actual: String)
  /// The intrinsic size of a content changed, in points, for another reason than its text.
  case contentSizeChanged(item: String, reference: CGSize, actual: CGSize)
  /// A view or guide was added.
  case itemAdded(String)
  /// A view or guide was removed.
  case itemRemoved(String)
  /// Another property of a view or guide changed, named in words.
  ///
  /// Examples are a priority of its content, or a frame that no constraint determines.
  case propertyChanged(item: String, name: String, reference: String, actual: String)
  /// The canvas, its safe area, the direction or the platform's metrics changed; `name` states which.
  case surroundingsChanged(name: String, reference: String, actual: String)
  /// Texts have other sizes, because another environment measured them.
  case environmentChanged([EnvironmentDifference])
}

/// A difference between two layouts besides frames.
package enum LayoutRemark: Hashable, Codable, Sendable {
  /// The text of a view changed; `nil` for none.
  case text(item: String, reference: String?, actual: String?)
  /// A view was hidden or shown.
  case visibility(item: String, isHidden: Bool)
  /// The class of a view changed.
  case className(item: String, reference: String, actual: String)
  /// The appearance of a view changed, such as its fill; `name` is the word of scene files, and `nil` stands for the
  /// default.
  case appearance(item: String, name: String, reference: String?, actual: String?)
  /// An item moved to another superview or owner.
  case owner(item: String, reference: String, actual: String)
  /// The axes that constraints leave open changed, in words such as `ambiguous horizontal`.
  case openAxes(item: String, reference: [String], actual: [String])
  /// A new conflict, with the constraint that was broken.
  case conflictAppeared(String)
  /// A resolved conflict, with the constraint that was broken.
  case conflictResolved(String)
}
