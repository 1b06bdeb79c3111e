public import Foundation

/// How large the user wants texts to be, from the smallest to the largest.
public enum ContentSizeCategory: Int, Sendable, CaseIterable, Comparable {
  case extraSmall
  case small
  case medium
  /// The size that devices are delivered with.
  case large
  case extraLarge
  case extraExtraLarge
  case extraExtraExtraLarge
  case accessibilityMedium
  case accessibilityLarge
  case accessibilityExtraLarge
  case accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  /// Whether the texts of one size are smaller than those of the other.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  /// The size of the body text, in points (Apple's Human Interface Guidelines, Typography).
  public var bodyPointSize: CGFloat {
    switch self {
    case .extraSmall: 14
    case .small: 15
    case .medium: 16
    case .large: 17
    case .extraLarge: 19
    case .extraExtraLarge: 21
    case .extraExtraExtraLarge: 23
    case .accessibilityMedium: 28
    case .accessibilityLarge: 33
    case .accessibilityExtraLarge: 40
    case .accessibilityExtraExtraLarge: 47
    case .accessibilityExtraExtraExtraLarge: 53
    }
  }
}

/// The most that readable content spans, for each size of the user's text.
///
/// Three are measured (the article on readable guides at useyourloaf.com); those in between follow
/// the body text from one to the next, and the accessibility sizes have the largest, which is not
/// measured.
public struct ReadableWidths: Hashable, Sendable {
  /// The width at the smallest text size, in points (measured).
  public var smallest: CGFloat = 560
  /// The width at the size that devices are delivered with, in points (measured).
  public var standard: CGFloat = 672
  /// The width at the largest size that is none for accessibility, in points (measured).
  public var largest: CGFloat = 896

  /// The width at a text size, in points.
  public func width(for category: ContentSizeCategory) -> CGFloat {
    guard category < .extraExtraExtraLarge else { return largest }
    return category < .large
      ? between(.extraSmall, smallest, .large, standard, category)
      : between(.large, standard, .extraExtraExtraLarge, largest, category)
  }

  /// Whether the width at a text size was measured, and is no estimate.
  public func isMeasured(for category: ContentSizeCategory) -> Bool {
    [.extraSmall, .large, .extraExtraExtraLarge].contains(category)
  }

  private func between(
    _ first: ContentSizeCategory, _ start: CGFloat, _ last: ContentSizeCategory, _ end: CGFloat,
    _ category: ContentSizeCategory
  ) -> CGFloat {
    let whole = last.bodyPointSize - first.bodyPointSize
    let part = category.bodyPointSize - first.bodyPointSize
    return (start + (end - start) * part / whole).rounded()
  }
}
