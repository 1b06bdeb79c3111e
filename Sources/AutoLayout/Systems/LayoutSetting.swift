public import Foundation

/// Something that layout depends on and that is no constraint and no content, as it was set: by the
/// word of scene files where they have one, with the value as they write it.
///
/// What a view lists in ``View/layoutSettings`` is kept beside its frame, so that comparisons of layouts
/// can name it as the reason for a move. Views list what was set, and not what follows from it.
public struct LayoutSetting: Hashable, Sendable {
  /// The word: `axis`, `margins`, `numberOfLines`.
  public var name: String
  /// The value: `vertical`, `8 16 8 16`.
  public var value: String

  /// Names a setting; both are a word or more, without line breaks.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  /// A setting of lengths in points.
  public init(_ name: String, _ lengths: CGFloat...) {
    self.init(name, lengths.map { plainNumber($0) }.joined(separator: " "))
  }

  /// The insets of edges, by side: top, left, bottom, right.
  public init(_ name: String, _ insets: EdgeInsets) {
    self.init(name, insets.top, insets.left, insets.bottom, insets.right)
  }
}

extension View {
  /// What any view may have been told; empty for most.
  var commonSettings: [LayoutSetting] {
    var settings: [LayoutSetting] = []
    if rareMargins.isSet { settings += marginSettings }
    if content.alignmentInsets != .zero {
      settings.append(LayoutSetting("alignmentInsets", content.alignmentInsets))
    }
    if let size = content.override {
      let extents = [size.width, size.height].map { $0 < 0 ? "-" : plainNumber($0) }
      settings.append(LayoutSetting("intrinsicSize", extents.joined(separator: " ")))
    }
    guard let superview else { return settings }
    if semanticContentAttribute != .unspecified {
      settings.append(LayoutSetting("direction", semanticContentAttribute.word))
    } else if let direction = saidDirection, direction != effectiveEnvironment.direction {
      settings.append(LayoutSetting("direction", direction.word))
    }
    if translatesAutoresizingMaskIntoConstraints, !autoresizingMask.isEmpty {
      settings.append(LayoutSetting("autoresizing", autoresizingMask.words))
    }
    if let stack = superview as? StackView, let setting = stack.spacingSetting(after: self) {
      settings.append(setting)
    }
    return settings
  }

  private var marginSettings: [LayoutSetting] {
    var settings: [LayoutSetting] = []
    if let insets = margins.explicit {
      settings.append(
        LayoutSetting("margins", insets.top, insets.leading, insets.bottom, insets.trailing))
    }
    if margins.preservesSuperview {
      settings.append(LayoutSetting("preservesSuperviewMargins", "true"))
    }
    if !margins.insetsFromSafeArea {
      settings.append(LayoutSetting("insetsMarginsFromSafeArea", "false"))
    }
    if margins.additionalSafeArea != .zero {
      settings.append(LayoutSetting("additionalSafeArea", margins.additionalSafeArea))
    }
    return settings
  }
}

extension Font {
  /// The font as a setting.
  var setting: LayoutSetting {
    let size = plainNumber(pointSize)
    return LayoutSetting("font", weight == .regular ? size : "\(size) \(weight.word)")
  }
}

extension StackView {
  /// What a stack view always lists: how it arranges views.
  var arrangementSettings: [LayoutSetting] {
    var settings = [
      LayoutSetting("axis", axis.word), LayoutSetting("distribution", distribution.word),
      LayoutSetting("alignment", alignment.word), LayoutSetting("spacing", spacing),
    ]
    if isLayoutMarginsRelativeArrangement {
      settings.append(LayoutSetting("marginsRelative", "true"))
    }
    if isBaselineRelativeArrangement { settings.append(LayoutSetting("baselineRelative", "true")) }
    return settings
  }

  /// The distance after one of the arranged views; nil where it is that of all.
  fileprivate func spacingSetting(after view: View) -> LayoutSetting? {
    let spacing = customSpacing(after: view)
    if spacing == Self.spacingUseDefault { return nil }
    return spacing == Self.spacingUseSystem
      ? LayoutSetting("customSpacing", "system") : LayoutSetting("customSpacing", spacing)
  }
}

extension ScrollView {
  /// How far content rests from the edges, where that was set.
  var insetSettings: [LayoutSetting] {
    var settings: [LayoutSetting] = []
    if contentInset != .zero { settings.append(LayoutSetting("contentInset", contentInset)) }
    if contentInsetAdjustmentBehavior != .automatic {
      settings.append(
        LayoutSetting("contentInsetAdjustmentBehavior", contentInsetAdjustmentBehavior.word))
    }
    return settings
  }
}

extension View.AutoresizingMask {
  /// The parts that give, as scene files write them.
  fileprivate var words: String {
    Self.words.filter { contains($0.part) }.map(\.word).joined(separator: " ")
  }
}
