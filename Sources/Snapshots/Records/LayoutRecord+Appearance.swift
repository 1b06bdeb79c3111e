internal import AutoLayout
internal import Foundation

extension LayoutRecord.Setting {
  /// The settings of a view's look, which move nothing, in the words of scene files.
  static func appearance(_ look: Appearance, of item: Int) -> [LayoutRecord.Setting] {
    let values: [(String, String?)] = [
      ("fill", look.fill?.recordValue),
      ("cornerRadius", look.cornerRadius.map { plainNumber($0) }),
      ("textColor", look.textColor?.recordValue),
      ("segments", look.segments.isEmpty ? nil : look.segments.joined(separator: ", ")),
      ("value", look.pickedSegment.map { "\($0)" } ?? look.control.map { plainNumber($0.share) }),
    ]
    return values.compactMap { name, value in
      value.map { LayoutRecord.Setting(item: item, name: name, value: $0) }
    }
  }
}

/// A setting that differs between two records, with its values; `nil` for the default.
typealias SettingDifference = (name: String, reference: String?, actual: String?)

extension [LayoutRecord.Setting] {
  /// The differences from an item's settings in the reference, in this record's order and then in the reference's.
  func differences(from old: Self) -> [SettingDifference] {
    (self + old).map(\.name).uniqued().compactMap { name in
      let before = old.first { $0.name == name }?.value
      let now = first { $0.name == name }?.value
      return before == now ? nil : (name, before, now)
    }
  }
}

extension RecordPairs {
  /// The differences between an item's looks, apart from its text.
  func appearanceDifferences(of pair: Int) -> [SettingDifference] {
    guard let old = pairs[pair].reference, let new = pairs[pair].actual else { return [] }
    var differences = (actualAppearances[new] ?? [])
      .differences(from: referenceAppearances[old] ?? [])
    let lines = (reference.items[old].lineLimit, actual.items[new].lineLimit)
    if lines.0 != lines.1, reference.items[old].text != nil, actual.items[new].text != nil {
      differences.append(("numberOfLines", "\(lines.0)", "\(lines.1)"))
    }
    let (before, now) = settings(of: pair)
    return differences + now.differences(from: before).filter { $0.name == "font" }
  }
}
