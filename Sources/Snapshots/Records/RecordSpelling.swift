internal import AutoLayout
internal import Foundation
internal import LayoutDocuments

// How records spell what is set on views. Words and values are part of the format.

extension ViewColor {
  /// The keyword for this color property in the `appearance` section of a layout record.
  fileprivate var recordWord: String {
    switch self {
    case .fill: "fill"
    case .text: "textColor"
    case .border: "borderColor"
    case .tint: "tintColor"
    case .filled: "filledColor"
    case .track: "trackColor"
    case .thumb: "thumbColor"
    }
  }
}

extension ViewNumber {
  /// The keyword for this numeric property in a layout record.
  fileprivate var recordWord: String {
    switch self {
    case .share: "value"
    case .cornerRadius: "cornerRadius"
    case .opacity: "alpha"
    case .borderWidth: "borderWidth"
    }
  }
}

extension ViewCount {
  /// The keyword for this integer property in a layout record.
  fileprivate var recordWord: String {
    switch self {
    case .pickedSegment, .pickedItem: "value"
    case .numberOfLines: "numberOfLines"
    case .numberOfPages: "numberOfPages"
    case .currentPage: "currentPage"
    }
  }
}

extension ViewFlag {
  /// The keyword for this Boolean property in a layout record.
  fileprivate var recordWord: String {
    switch self {
    case .isEnabled: "enabled"
    case .isSecure: "secure"
    case .isHidden: "hidden"
    case .isOn: "value"
    case .preservesSuperviewMargins: "preservesSuperviewMargins"
    case .insetsMarginsFromSafeArea: "insetsMarginsFromSafeArea"
    case .clipsToBounds: "clipsToBounds"
    case .isMarginsRelative: "marginsRelative"
    case .isBaselineRelative: "baselineRelative"
    case .scrolls: "scrolls"
    case .hidesHomeIndicator: "hidesHomeIndicator"
    case .showsCancelButton: "showsCancelButton"
    case .hasSeparator: "separator"
    case .isLargeTitle: "largeTitle"
    }
  }
}

extension ViewInsets {
  /// The keyword for this insets property in a layout record.
  fileprivate var recordWord: String {
    switch self {
    case .alignment: "alignmentInsets"
    case .additionalSafeArea: "additionalSafeArea"
    case .textContainer: "textInset"
    case .content: "contentInset"
    case .separator: "separatorInset"
    }
  }
}

extension ViewText {
  /// The keyword for this text property in a layout record.
  fileprivate var recordWord: String {
    switch self {
    case .text: "text"
    case .placeholder: "placeholder"
    case .title: "title"
    case .backTitle: "backButtonTitle"
    case .detail: "detailText"
    case .date: "date"
    case .time: "time"
    }
  }
}

extension BarItemList {
  /// The keyword for this list of bar items in a layout record.
  fileprivate var recordWord: String {
    switch self {
    case .items: "items"
    case .leading: "leftItems"
    case .trailing: "rightItems"
    }
  }
}

extension LayoutSetting.Property {
  /// The keyword for this property in the `settings` and `appearance` sections of a layout record.
  var recordWord: String {
    switch self {
    case .number(let number): number.recordWord
    case .count(let count): count.recordWord
    case .flag(let flag): flag.recordWord
    case .insets(let insets): insets.recordWord
    case .text(let text): text.recordWord
    case .barItems(let list): list.recordWord
    case .pickerStyle: "datePickerStyle"
    case .cellStyle: "cellStyle"
    case .accessory: "accessory"
    case .color(let color): color.recordWord
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
    case .configuration: "configuration"
    case .styledRuns: "runs"
    case .roundCorners: "roundCorners"
    case .shadow: "shadow"
    case .row: "row"
    case .image: "image"
    case .layers: "layers"
    case .mask: "mask"
    case .placeholderRuns: "placeholderRuns"
    case .dots: "dots"
    case .statusBar: "statusBar"
    case .baselines: "baselines"
    case .baselineView(.first): "firstBaseline"
    case .baselineView(.last): "lastBaseline"
    case .custom(let name): name
    }
  }

  /// Whether the property is recorded in the section `settings`, rather than in an item's line or in `appearance`.
  var isInSettings: Bool {
    switch self {
    case .number, .count, .color, .segments, .frame, .controlStyle, .textAlignment, .contentMode,
      .buttonStyle, .configuration, .roundCorners, .shadow, .row, .dots,
      .image, .layers, .mask, .placeholderRuns, .statusBar, .flag(.hidesHomeIndicator),
      .text(.text), .text(.title), .text(.backTitle), .text(.detail), .text(.date), .text(.time),
      .barItems, .pickerStyle, .cellStyle, .accessory, .flag(.isOn), .flag(.isLargeTitle),
      .flag(.showsCancelButton), .flag(.hasSeparator), .insets(.separator),
      .flag(.isEnabled), .flag(.isSecure):
      false
    case .flag, .insets, .text, .priority, .spacing, .margins, .intrinsicSize, .font, .autoresizing,
      .direction, .axis, .distribution, .alignment, .contentInsetAdjustment, .baselines,
      .baselineView, .styledRuns, .custom:
      true
    }
  }

  /// Creates a view class's property from the property's keyword in the section `settings`.
  ///
  /// The property is custom if the class has no property with this keyword.
  init(recordWord word: String, of viewClass: ViewClass) {
    let known =
      switch viewClass {
      case .known(let known): known.properties
      case .other: Self.ofAnyClass
      }
    self = known.first { $0.isInSettings && $0.recordWord == word } ?? .custom(word)
  }

  /// The properties that every view has, including views of classes that can't be created by name.
  fileprivate static let ofEveryView =
    KnownViewClass.view.properties + [.baselines, .baselineView(.first), .baselineView(.last)]

  /// The properties of all known classes, any of which may be the superclass of an unknown class.
  private static let ofAnyClass = ofEveryView + KnownViewClass.allCases.flatMap(\.properties)

  /// The name of the property in causes, such as `horizontal hugging`.
  var causeName: String {
    guard case .priority(let priority, let axis) = self else { return recordWord }
    return "\(axis.word) \(priority == .hugging ? "hugging" : "compression resistance")"
  }
}

extension LayoutSetting {
  /// The value as text for reports, or `nil` if records don't store the setting.
  var recordText: String? {
    switch self {
    case .number(_, let value): plainNumber(value)
    case .count(_, let value): "\(value)"
    case .flag(_, let value): "\(value)"
    case .insets(_, let value): Self.text(value.top, value.left, value.bottom, value.right)
    case .color(_, let color): color.recordWords.joined(separator: " ")
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
    case .segments(let titles): titles.joined(separator: ", ")
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
    case .styledRuns(let runs): runs.recordWords.joined(separator: " ")
    case .custom(_, let value): value
    case .barItems, .pickerStyle, .cellStyle, .accessory, .frame, .controlStyle, .textAlignment,
      .contentMode, .buttonStyle, .configuration,
      .roundCorners, .shadow, .row, .dots, .image, .layers,
      .mask, .placeholderRuns, .statusBar:
      nil
    }
  }

  /// The unquoted words of the value in a record, or a single word if the value needs quotes.
  var recordWords: [String] {
    if case .segments(let titles) = self { return titles }
    let text = recordText ?? ""
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    return words.allSatisfy(isPlainWord) ? words : [text]
  }

  /// Creates a view's setting from a record's `settings` section, or returns `nil` if the value is invalid.
  init?(recordWord word: String, _ words: [String], of viewClass: ViewClass) {
    let property = Property(recordWord: word, of: viewClass)
    if let setting = Self(property, recordWords: words) {
      self = setting
    } else if case .other = viewClass, !Property.ofEveryView.contains(property) {
      // The class uses a word of another class with its own meaning.
      self = .custom(name: word, value: words.joined(separator: " "))
    } else {
      return nil
    }
  }

  /// Creates a setting of a property from the words of its value, or returns `nil` if the value isn't valid.
  init?(_ property: Property, recordWords words: [String]) {
    let text = words.joined(separator: " ")
    let read = words.compactMap { plainDecimal($0) }.filter(\.isFinite).map { CGFloat($0) }
    let numbers = read.count == words.count ? read : []
    let setting: Self? =
      switch property {
      case .count(let count): Int(text).flatMap { $0 < 0 ? nil : .count(count, $0) }
      case .flag(let flag): Bool(text).map { .flag(flag, $0) }
      case .color(let color): Color.named(words).map { .color(color, $0) }
      case .text(let kind): .text(kind, text)
      case .spacing(.afterView) where text == "system": .spacing(.afterView, .system)
      case .font: StatedFont(recordWords: words).map { .font($0) }
      case .intrinsicSize: StatedSize(recordWords: words).map { .intrinsicSize($0) }
      case .segments: .segments(words)
      case .autoresizing: View.AutoresizingMask(recordWords: words).map { .autoresizing($0) }
      case .direction: View.SemanticContentAttribute(word: text).map { .direction($0) }
      case .axis: LayoutConstraint.Axis(word: text).map { .axis($0) }
      case .distribution: StackView.Distribution(word: text).map { .distribution($0) }
      case .alignment: StackView.Alignment(word: text).map { .alignment($0) }
      case .contentInsetAdjustment:
        ScrollView.ContentInsetAdjustmentBehavior(word: text).map { .contentInsetAdjustment($0) }
      case .baselineView(let end): .baselineView(end, text)
      case .styledRuns: StyledRuns(recordWords: words).map { .styledRuns($0) }
      case .custom(let name): .custom(name: name, value: text)
      default: Self(property, numbers)
      }
    guard let setting else { return nil }
    self = setting
  }

  /// Creates a setting from its one, two or four numbers, or returns `nil` for properties without a numeric value.
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
  /// The words for the color in a record, including any variant for dark mode.
  fileprivate var recordWords: [String] {
    let (light, dark) = (resolved(for: .light).hexText, resolved(for: .dark).hexText)
    return light == dark ? [light] : [light, "dark", dark]
  }

  /// Returns the color for words in a record, or `nil` if the words aren't valid.
  fileprivate static func named(_ words: [String]) -> Color? {
    guard let light = words.first.flatMap({ Color(hex: $0) }) else { return nil }
    if words.count == 1 { return light }
    guard words.count == 3, words[1] == "dark", let dark = Color(hex: words[2]) else { return nil }
    return Color(light: light, dark: dark)
  }
}

extension StatedFont {
  /// Creates a font from words of a layout record: a size and an optional weight, regular by default.
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
  /// Creates a size from words of a layout record: a width and a height, each `-` if unspecified.
  fileprivate init?(recordWords words: [String]) {
    let extents = words.map { $0 == "-" ? nil : plainDecimal($0) }
    guard words.count == 2,
      zip(words, extents).allSatisfy({ $0 == "-" || $1.map { $0.isFinite && $0 >= 0 } ?? false })
    else { return nil }
    self.init(width: extents[0].map { CGFloat($0) }, height: extents[1].map { CGFloat($0) })
  }
}

extension View.AutoresizingMask {
  /// Creates a mask from words of a layout record, one for each option.
  fileprivate init?(recordWords words: [String]) {
    let parts = words.filter { !$0.isEmpty }.map { word in
      Self.words.first { $0.word == word }?.part
    }
    guard !parts.contains(nil) else { return nil }
    self.init(parts.compactMap(\.self))
  }
}
