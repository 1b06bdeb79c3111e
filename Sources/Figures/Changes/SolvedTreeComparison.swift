package import AutoLayout
package import Foundation
package import PictureDescriptions

/// The differences between an older and a newer layout of one interface.
///
/// The canvases share their top left corner, and all frames are relative to it, in points. Items are matched by
/// identifier. If several items have the same identifier, items of the same kind match first, then items at the same
/// position, then items in order. Hidden items count as missing.
package struct SolvedTreeComparison: Sendable {
  /// The older layout.
  package let before: SolvedTree
  /// The newer layout.
  package internal(set) var after: SolvedTree
  /// The changes of the newer layout's items in tree order, followed by the removed items in the older tree's order.
  package let changes: [Change]

  /// The change of a view or guide.
  package struct Change: Hashable, Sendable {
    /// The item's identifier.
    package let identifier: String
    /// The item's name in figures and messages.
    package let name: String
    /// The item's index in the older layout, or `nil` for an added item.
    package let oldIndex: Int?
    /// The item's index in the newer layout, or `nil` for a removed item.
    package let newIndex: Int?
    /// The item's frame in the older layout, or `nil` for an added item.
    package let oldFrame: CGRect?
    /// The item's frame in the newer layout, or `nil` for a removed item.
    package let newFrame: CGRect?
    /// Whether the item was added, removed or moved only together with its owner.
    package let isFollower: Bool

    /// The displacement that opposite edges of the item's frame have in common on each axis, in points.
    ///
    /// It's zero on an axis if only one edge moved, or if the edges moved in opposite directions.
    package let displacement: CGSize
    /// The change of the size, in points.
    package let growth: CGSize
    /// The older and newer kind, or `nil` if the kind, which includes a view's class, didn't change.
    package let kinds: Kinds?

    /// The change of an item's kind.
    package struct Kinds: Hashable, Sendable {
      /// The kind in the older layout.
      package let old: SolvedTree.Item.Kind
      /// The kind in the newer layout.
      package let new: SolvedTree.Item.Kind
    }

    /// Whether the item is only in the newer layout.
    package var isAdded: Bool { oldFrame == nil }
    /// Whether the item is only in the older layout.
    package var isRemoved: Bool { newFrame == nil }
    /// Whether the item was moved.
    package var isMoved: Bool { displacement != .zero }
    /// Whether the item was resized.
    package var isResized: Bool { growth != .zero }
    /// Whether the item changed its kind.
    package var isConverted: Bool { kinds != nil }
  }

  /// Compares two layouts.
  ///
  /// If the scales differ, differences below half a pixel at the coarser scale are ignored.
  ///
  /// - Complexity: O(*n*) in the number of items.
  package init(before: SolvedTree, after: SolvedTree) {
    self.before = before
    self.after = after
    changes = LayoutMatching(before: before, after: after).changes()
  }
}

extension SolvedTreeComparison {
  /// The changes, counted in words, such as `2 moved, 1 resized, 1 added`, or `nothing moved`.
  ///
  /// Items that changed only together with their owner are counted only if their kind changed.
  package func summary(in words: FigureWords = .english) -> String {
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
  /// The older and newer position in words: `y 44 → 46`, or `nil` if the item wasn't moved.
  package func movement(in words: FigureWords = .english) -> String? {
    guard let oldFrame, let newFrame else { return nil }
    return Self.text(
      words,
      [
        displacement.width == 0 ? nil : ("x", oldFrame.minX, newFrame.minX),
        displacement.height == 0 ? nil : ("y", oldFrame.minY, newFrame.minY),
      ])
  }

  /// The older and newer size in words: `width 84 → 96`, or `nil` if the item wasn't resized.
  package func resizing(in words: FigureWords = .english) -> String? {
    guard let oldFrame, let newFrame else { return nil }
    return Self.text(
      words,
      [
        growth.width == 0 ? nil : (words(.width), oldFrame.width, newFrame.width),
        growth.height == 0 ? nil : (words(.height), oldFrame.height, newFrame.height),
      ])
  }

  /// The older and newer kind in words: `view → guide`, or `nil` if the kind didn't change.
  package func conversion(in words: FigureWords = .english) -> String? {
    kinds.map { "\($0.old.word(in: words)) → \($0.new.word(in: words))" }
  }

  private static func text(
    _ words: FigureWords, _ parts: [(name: String, old: CGFloat, new: CGFloat)?]
  ) -> String? {
    let texts = parts.compactMap { part in
      part.map { "\($0.name) \(plainNumber($0.old)) → \(plainNumber($0.new))" }
    }
    // Beside an arrow, a hyphen is too short for a minus sign.
    return texts.isEmpty ? nil : texts.joined(separator: words(.comma)).replacing("-", with: "−")
  }
}

extension SolvedTree.Item.Kind {
  /// The kind's name in pictures: a class, `view` for a plain view, or `guide`.
  fileprivate func word(in words: FigureWords) -> String {
    switch self {
    case .view("View"): words(.viewKind)
    case .view(let className): className
    case .guide, .systemGuide: words(.guideKind)
    }
  }
}

extension SolvedTreeComparison {
  /// The comparison with the given resolution and zoom factor for both layouts.
  package func drawn(at scale: DrawingScale) -> SolvedTreeComparison {
    var comparison = self
    comparison.after = after.drawn(at: scale)
    return comparison
  }
}
