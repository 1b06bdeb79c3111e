public import AutoLayout
public import Foundation

/// An older and a newer layout of the same interface, and what became of each item between them.
///
/// Both canvases lie with their top left corners on each other, and all frames are in that corner's
/// coordinates, in points. Items are matched by identifier; of several with one identifier, those of one
/// kind come first, then those in the same place, and of these the first with the first. What is hidden
/// is as good as not there.
public struct SolvedTreeComparison: Sendable {
  /// The older layout.
  public let before: SolvedTree
  /// The newer layout.
  public let after: SolvedTree
  /// What is not as it was: items of the newer layout in its order, then those that are gone in the
  /// order of the older one.
  public let changes: [Change]

  /// What became of a view or guide.
  public struct Change: Hashable, Sendable {
    /// The item's identifier.
    public let identifier: String
    /// The item's name in figures and messages.
    package let name: String
    /// Its index in the older layout; `nil` for one that was added.
    public let oldIndex: Int?
    /// Its index in the newer layout; `nil` for one that was removed.
    public let newIndex: Int?
    /// Where it was; `nil` for an item that was added.
    public let oldFrame: CGRect?
    /// Where it is; `nil` for an item that was removed.
    public let newFrame: CGRect?
    /// Whether the item only does what its owner does: it was added or removed together with it, or
    /// was moved as far as it.
    public let isFollower: Bool

    /// How far both edges of an axis were moved, in points; zero where one of them stayed, or where
    /// they were moved apart.
    public let displacement: CGSize
    /// By how much the item became larger, in points.
    public let growth: CGSize
    /// What the item was and is, if that differs: a view or a guide, or views of two classes.
    public let kinds: Kinds?

    /// What an item was and is.
    public struct Kinds: Hashable, Sendable {
      /// The kind in the older layout.
      public let old: SolvedTree.Item.Kind
      /// The kind in the newer layout.
      public let new: SolvedTree.Item.Kind
    }

    /// Whether the item is only in the newer layout.
    public var isAdded: Bool { oldFrame == nil }
    /// Whether the item is only in the older layout.
    public var isRemoved: Bool { newFrame == nil }
    /// Whether the item was moved.
    public var isMoved: Bool { displacement != .zero }
    /// Whether the item became larger or smaller.
    public var isResized: Bool { growth != .zero }
    /// Whether the item is of another kind.
    public var isConverted: Bool { kinds != nil }
  }

  /// Compares two layouts.
  ///
  /// Where the canvases differ in scale, what differs by less than half a pixel of the coarser one is
  /// the same.
  ///
  /// - Complexity: O(*n*) in the number of items.
  public init(before: SolvedTree, after: SolvedTree) {
    self.before = before
    self.after = after
    changes = LayoutMatching(before: before, after: after).changes()
  }
}

extension SolvedTreeComparison {
  /// What changed, in words: `2 moved, 1 resized, 1 added`; `nothing moved` if nothing changed.
  ///
  /// Followers are counted only if they are of another kind: if a card was moved, what is on it was not
  /// moved besides.
  public func summary(in words: FigureWords = .english) -> String {
    let counted = changes.filter { !$0.isFollower }
    let counts: [(Int, FigureWords.Key)] = [
      (counted.count(where: \.isMoved), .moved), (counted.count(where: \.isResized), .resized),
      (changes.count(where: \.isConverted), .converted),
      (counted.count(where: \.isAdded), .added), (counted.count(where: \.isRemoved), .removed),
    ].filter { $0.0 > 0 }
    guard !counts.isEmpty else { return words(.unchanged) }
    return counts.map { words($0.1, count: $0.0) }.joined(separator: words(.comma))
  }
}

extension SolvedTreeComparison.Change {
  /// Where the item is and was, in words: `y 44 → 46`; `nil` for one that was not moved.
  public func movement(in words: FigureWords = .english) -> String? {
    guard let oldFrame, let newFrame else { return nil }
    return Self.text(
      words,
      [
        displacement.width == 0 ? nil : ("x", oldFrame.minX, newFrame.minX),
        displacement.height == 0 ? nil : ("y", oldFrame.minY, newFrame.minY),
      ])
  }

  /// How large the item is and was, in words: `width 84 → 96`; `nil` for one that was not resized.
  public func resizing(in words: FigureWords = .english) -> String? {
    guard let oldFrame, let newFrame else { return nil }
    return Self.text(
      words,
      [
        growth.width == 0 ? nil : (words(.width), oldFrame.width, newFrame.width),
        growth.height == 0 ? nil : (words(.height), oldFrame.height, newFrame.height),
      ])
  }

  /// What the item was and is, in words: `view → guide`; `nil` for one of the same kind.
  public func conversion(in words: FigureWords = .english) -> String? {
    kinds.map { "\($0.old.word(in: words)) → \($0.new.word(in: words))" }
  }

  private static func text(
    _ words: FigureWords, _ parts: [(name: String, old: CGFloat, new: CGFloat)?]
  ) -> String? {
    let texts = parts.compactMap { part in
      part.map { "\($0.name) \(plainNumber($0.old)) → \(plainNumber($0.new))" }
    }
    // A hyphen beside an arrow is too short for a sign.
    return texts.isEmpty ? nil : texts.joined(separator: words(.comma)).replacing("-", with: "−")
  }
}

extension SolvedTree.Item.Kind {
  /// What pictures call the kind: a view's class, `view` if it has none of its own, or `guide`.
  fileprivate func word(in words: FigureWords) -> String {
    switch self {
    case .view("View"): words(.viewKind)
    case .view(let className): className
    case .guide, .systemGuide: words(.guideKind)
    }
  }
}
