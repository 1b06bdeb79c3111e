internal import AutoLayout
internal import Foundation
internal import LayoutDocuments

// How records spell what is set on views. Words and values are part of the format.

extension LayoutSetting.Property {
  /// The word in the sections `settings` and `appearance`.
  var recordWord: String {
    switch self {
    case .number(.cornerRadius): "cornerRadius"
    case .number(.share), .count(.pickedSegment), .flag(.isOn): "value"
    case .count(.numberOfLines): "numberOfLines"
    case .flag(.isEnabled): "enabled"
    case .flag(.isHidden): "hidden"
    case .flag(.preservesSuperviewMargins): "preservesSuperviewMargins"
    case .flag(.insetsMarginsFromSafeArea): "insetsMarginsFromSafeArea"
    case .flag(.isMarginsRelative): "marginsRelative"
    case .flag(.isBaselineRelative): "baselineRelative"
    case .flag(.scrolls): "scrolls"
    case .insets(.alignment): "alignmentInsets"
    case .insets(.additionalSafeArea): "additionalSafeArea"
    case .insets(.textContainer): "textInset"
    case .insets(.content): "contentInset"
    case .color(.fill): "fill"
    case .color(.text): "textColor"
    case .text(.text): "text"
    case .text(.placeholder): "placeholder"
    case .priority: causeName.replacing(" ", with: "-")
    case .spacing(.ofStack): "spacing"
    case .spacing(.afterView): "customSpacing"
    case .margins: "margins"
    case .intrinsicSize: "intrinsicSize"
    case .font: "font"
    case .segments: "segments"
    case .frame: "frame"
    case .autoresizing: "autoresizing"
    case .direction: "direction"
    case .axis: "axis"
    case .distribution: "distribution"
    case .alignment: "alignment"
    case .contentInsetAdjustment: "contentInsetAdjustmentBehavior"
    case .controlStyle: "controlStyle"
    case .textAlignment: "textAlignment"
    case .contentMode: "contentMode"
    case .buttonStyle: "buttonStyle"
    case .baselines: "baselines"
    case .baselineView(.first): "firstBaseline"
    case .baselineView(.last): "lastBaseline"
    case .custom(let name): name
    }
  }

  /// Finds the property that a word of a record means in a class; `nil` if the class has none of the name.
  init?(recordWord word: String, of viewClass: ViewClass) {
    let known =
      switch viewClass {
      case .known(let known): known.properties
      case .other:
        KnownViewClass.view.properties + [.baselines, .baselineView(.first), .baselineView(.last)]
      }
    guard let property = known.first(where: { $0.recordWord == word }) else { return nil }
    self = property
  }

  /// The name in causes, such as `horizontal hugging`.
  var causeName: String {
    guard case .priority(let priority, let axis) = self else { return recordWord }
    return "\(axis.word) \(priority == .hugging ? "hugging" : "compression resistance")"
  }
}

extension LayoutSetting {
  /// The value in the section `settings`, or `nil` for a setting that other sections tell.
  var recordValue: String? {
    switch self {
    case .flag(_, let value): "\(value)"
    case .insets(_, let value): Self.text(value.top, value.left, value.bottom, value.right)
    case .text(_, let text): text
    case .priority(_, _, let priority): plainNumber(CGFloat(priority.rawValue), digits: 6)
    case .spacing(let spacing, .system): spacing == .ofStack ? "0" : "system"
    case .spacing(_, .points(let points)): plainNumber(points)
    case .margins(let margins):
      Self.text(margins.top ?? 0, margins.leading ?? 0, margins.bottom ?? 0, margins.trailing ?? 0)
    case .intrinsicSize(let size):
      [size.width, size.height].map { $0.map { plainNumber($0) } ?? "-" }.joined(separator: " ")
    case .font(let font):
      [
        plainNumber(font.size ?? 0), font.weight.flatMap { $0 == .regular ? nil : $0.word },
      ].compactMap(\.self).joined(separator: " ")
    case .autoresizing(let mask):
      View.AutoresizingMask.words.filter { mask.contains($0.part) }.map(\.word)
        .joined(separator: " ")
    case .direction(let direction): direction.word
    case .axis(let axis): axis.word
    case .distribution(let distribution): distribution.word
    case .alignment(let alignment): alignment.word
    case .contentInsetAdjustment(let behavior): behavior.word
    case .baselines(.fromEdges(let first, let last)): Self.text(first, last)
    case .baselines(.fromMiddle(let below)): plainNumber(below)
    case .baselineView(_, let name): name
    case .custom(_, let value): value
    case .number, .count, .color, .segments, .frame, .controlStyle, .textAlignment, .contentMode,
      .buttonStyle:
      nil
    }
  }

  /// Reads a setting of a view of some class.
  ///
  /// A word that the class doesn't have, or a value that the word can't have, makes a custom setting.
  init(recordWord word: String, value: String, of viewClass: ViewClass) {
    self =
      Property(recordWord: word, of: viewClass).flatMap { Self($0, recordValue: value) }
      ?? .custom(name: word, value: value)
  }

  /// Reads the value of a property; `nil` if it can't have that value.
  init?(_ property: Property, recordValue text: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let read = words.compactMap { plainDecimal($0) }.filter(\.isFinite).map { CGFloat($0) }
    let numbers = read.count == words.count ? read : []
    let setting: Self? =
      switch property {
      case .count(let count): Int(text).flatMap { $0 < 0 ? nil : .count(count, $0) }
      case .flag(let flag):
        ["true": true, "1": true, "false": false, "0": false][text].map { .flag(flag, $0) }
      case .color(let color): Color.named(words).map { .color(color, $0) }
      case .text(let kind): .text(kind, text)
      case .spacing(let spacing) where text == "system": .spacing(spacing, .system)
      case .font:
        StatedFont(recordWords: words).map { .font($0) }
      case .intrinsicSize: StatedSize(recordWords: words).map { .intrinsicSize($0) }
      case .segments: .segments(text.components(separatedBy: ", "))
      case .autoresizing:
        View.AutoresizingMask(recordWords: words).map { .autoresizing($0) }
      case .direction: View.SemanticContentAttribute(word: text).map { .direction($0) }
      case .axis: LayoutConstraint.Axis(word: text).map { .axis($0) }
      case .distribution: StackView.Distribution(word: text).map { .distribution($0) }
      case .alignment: StackView.Alignment(word: text).map { .alignment($0) }
      case .contentInsetAdjustment:
        ScrollView.ContentInsetAdjustmentBehavior(word: text).map { .contentInsetAdjustment($0) }
      case .baselineView(let end): .baselineView(end, text)
      default: Self(property, numbers)
      }
    guard let setting else { return nil }
    self = setting
  }

  /// Makes a setting of one number, of two, or of four.
  private init?(_ property: Property, _ numbers: [CGFloat]) {
    switch (property, numbers.count) {
    case (.number(let number), 1): self = .number(number, numbers[0])
    case (.priority(let kind, let axis), 1):
      self = .priority(kind, axis, LayoutPriority(Float(numbers[0])))
    case (.spacing(let spacing), 1): self = .spacing(spacing, .points(numbers[0]))
    case (.baselines, 1): self = .baselines(.fromMiddle(below: numbers[0]))
    case (.baselines, 2):
      self = .baselines(.fromEdges(firstFromTop: numbers[0], lastFromBottom: numbers[1]))
    case (.insets(let kind), 4):
      self = .insets(
        kind,
        EdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3]))
    case (.margins, 4):
      self = .margins(
        StatedMargins(
          DirectionalEdgeInsets(
            top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])))
    default: return nil
    }
  }

  private static func text(_ lengths: CGFloat...) -> String {
    lengths.map { plainNumber($0) }.joined(separator: " ")
  }
}

extension Color {
  /// A colour as records write it, with its variant in dark interfaces if there is one.
  var recordValue: String {
    let (light, dark) = (resolved(for: .light).hexText, resolved(for: .dark).hexText)
    return light == dark ? light : "\(light) dark \(dark)"
  }

  /// The colour that is written in words.
  fileprivate static func named(_ words: [String]) -> Color? {
    guard let light = words.first.flatMap({ Color(hex: $0) }) else { return nil }
    if words.count == 1 { return light }
    guard words.count == 3, words[1] == "dark", let dark = Color(hex: words[2]) else { return nil }
    return Color(light: light, dark: dark)
  }
}

extension StatedFont {
  /// The font that is written as a size and, unless it is regular, a weight.
  fileprivate init?(recordWords words: [String]) {
    guard let size = words.first.flatMap({ plainDecimal($0) }), size.isFinite, size >= 0,
      words.count <= 2
    else { return nil }
    let weight = words.count == 2 ? Font.Weight(word: words[1]) : .regular
    guard let weight else { return nil }
    self.init(size: CGFloat(size), weight: weight)
  }
}

extension StatedSize {
  /// The size that is written as two extents, each of which may be `-`.
  fileprivate init?(recordWords words: [String]) {
    let extents = words.map { $0 == "-" ? nil : plainDecimal($0) }
    guard words.count == 2,
      zip(words, extents).allSatisfy({ $0 == "-" || $1.map { $0.isFinite && $0 >= 0 } ?? false })
    else { return nil }
    self.init(width: extents[0].map { CGFloat($0) }, height: extents[1].map { CGFloat($0) })
  }
}

extension View.AutoresizingMask {
  /// The mask that is written as the words of its parts.
  fileprivate init?(recordWords words: [String]) {
    let parts = words.filter { !$0.isEmpty }.map { word in
      Self.words.first { $0.word == word }?.part
    }
    guard !parts.contains(nil) else { return nil }
    self.init(parts.compactMap(\.self))
  }
}
