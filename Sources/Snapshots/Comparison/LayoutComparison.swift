package import AutoLayout
package import Foundation

/// What two layouts of one scene differ in, and why: causes told from effects.
package struct LayoutComparison: Hashable, Codable, Sendable {
  /// The views and guides that differ, in the order of the tree; those that are gone last.
  package var changes: [ItemChange]
  /// What changed in the scene itself, in the order of the layout.
  package var causes: [LayoutCause]
  /// The causes that are known to have moved nothing, by their indices; of others that no change names
  /// it is not known.
  package var idleCauses: [Int]
  /// What differs besides places, in the order of the tree; conflicts last.
  package var remarks: [LayoutRemark]
  /// The size of the actual canvas in points, which reports need to draw frames over pictures; nil
  /// where it is not known.
  package var canvasSize: CGSize?
  /// For each cause, the constraints of the actual layout that it is about, as indices; not saved.
  package var causeConstraints: [[Int]] = []

  private enum CodingKeys: CodingKey {
    case changes, causes, idleCauses, remarks, canvasSize
  }

  /// Puts a comparison together.
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

  /// Whether no view and no guide differs in its place, its text or its verdict.
  ///
  /// Constraints that are written otherwise and give the same layout do not matter, and neither do looks,
  /// which pictures are compared for.
  package var isMatch: Bool { changes.isEmpty && remarks.allSatisfy(\.isOfAppearance) }

  /// Takes over what figures call the items that differ.
  ///
  /// - Parameter trees: The layouts; the first one that has an item counts.
  package mutating func addTitles(from trees: [SolvedTree]) {
    guard !changes.isEmpty else { return }
    let items = trees.flatMap(\.items).filter { $0.name != $0.identifier }
    let titles = Dictionary(
      items.map { ($0.identifier, $0.name) }, uniquingKeysWith: { first, _ in first })
    for index in changes.indices { changes[index].title = titles[changes[index].identifier] }
  }
}

/// One view or guide that differs between two layouts.
package struct ItemChange: Hashable, Codable, Sendable {
  /// The author's name for it, in the actual layout where it is there.
  package var identifier: String
  /// What figures call it; `nil` where that is the author's name.
  package var title: String?
  /// How it differs.
  package var kind: Kind
  /// Where it was, in its owner's coordinates, in points; `nil` for what is new.
  package var reference: CGRect?
  /// Where it is now; `nil` for what is gone.
  package var actual: CGRect?
  /// Where it was on the canvas, in points from the top left corner; `nil` for what is new, and where
  /// only its owner's coordinates are known.
  package var referenceOnCanvas: CGRect?
  /// Where it is on the canvas, in the same way; `nil` for what is gone as well.
  package var actualOnCanvas: CGRect?
  /// What made it differ, first what speaks of the item itself; empty where nothing was found.
  package var origins: [Origin]
  /// Whether it is a guide, and no view.
  package var isGuide: Bool

  /// What made an item differ.
  package struct Origin: Hashable, Codable, Sendable {
    /// The index in ``LayoutComparison/causes``.
    package var cause: Int
    /// Whether the item only follows another that the cause speaks of.
    package var isFollower: Bool
    /// The parts of the frame that the cause moved.
    package var parts: FrameParts
    /// Whether the cause is just the nearest of several, and no trial told which it is.
    package var isPresumed: Bool

    /// Makes an origin; by default a known one, of the whole frame.
    package init(
      cause: Int, isFollower: Bool = false, parts: FrameParts = .all, isPresumed: Bool = false
    ) {
      self.cause = cause
      self.isFollower = isFollower
      self.parts = parts
      self.isPresumed = isPresumed
    }
  }

  /// What reports call it: `Cancel (abc-De-1fG)`, or the author's name alone.
  package var shownName: String { title.map { "\($0) (\(identifier))" } ?? identifier }

  /// Whether no cause speaks of the item itself, so that it only follows others.
  package var isFollower: Bool { !origins.isEmpty && origins.allSatisfy(\.isFollower) }

  /// The ways in which an item differs.
  package enum Kind: Hashable, Codable, Sendable {
    /// It is in another place and has the same size.
    case moved
    /// It has another size.
    case resized
    /// It is new.
    case added
    /// It is gone.
    case removed
    /// It is where another was, with the same content, and has another name.
    case renamed(from: String)
  }

  /// Notes a change.
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

/// Something in a scene that changed, and that frames may follow from.
package enum LayoutCause: Hashable, Codable, Sendable {
  /// A constraint reads otherwise; `name` is its identifier, or its equation in the reference where it
  /// has none. The others are the number that differs where that is all, or else equations.
  case constraintChanged(name: String, reference: String, actual: String)
  /// A metric is another number, and with it every constraint that is written with it.
  case metricChanged(name: String, reference: String, actual: String)
  /// A constraint is new.
  case constraintAdded(name: String)
  /// A constraint is gone.
  case constraintRemoved(name: String)
  /// A view shows another text.
  case textChanged(item: String, reference: String, actual: String)
  /// A content has another size of its own, in points, for another reason than its text.
  case contentSizeChanged(item: String, reference: CGSize, actual: CGSize)
  /// A view or guide is new.
  case itemAdded(String)
  /// A view or guide is gone.
  case itemRemoved(String)
  /// Something else of a view or guide that layout depends on is other, such as a priority of its
  /// content, or a frame that no constraint decides; what, in words.
  case propertyChanged(item: String, name: String, reference: String, actual: String)
  /// The canvas, its safe area, the direction or the platform's numbers are others; what, in words.
  case surroundingsChanged(name: String, reference: String, actual: String)
  /// Texts have other sizes, for they were measured by something else.
  case environmentChanged([EnvironmentDifference])
}

/// What differs between two layouts besides the places of views and guides.
package enum LayoutRemark: Hashable, Codable, Sendable {
  /// A view shows another text; `nil` for none.
  case text(item: String, reference: String?, actual: String?)
  /// A view is hidden now, or is so no more.
  case visibility(item: String, isHidden: Bool)
  /// A view is of another class.
  case className(item: String, reference: String, actual: String)
  /// A view looks different, such as in its fill; `name` is the word of scene files, and `nil` the default.
  case appearance(item: String, name: String, reference: String?, actual: String?)
  /// An item lies in another view.
  case owner(item: String, reference: String, actual: String)
  /// Constraints leave other axes open; words such as `ambiguous horizontal`.
  case openAxes(item: String, reference: [String], actual: [String])
  /// Constraints conflict that did not before; the one that was left out.
  case conflictAppeared(String)
  /// Constraints that conflicted do so no more; the one that was left out.
  case conflictResolved(String)
}
