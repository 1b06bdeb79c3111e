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

extension RecordPairs {
  /// The differences between an item's looks, apart from its text: names and values, `nil` for the default.
  ///
  /// Empty if one of the records has no looks, as in older formats.
  func appearanceDifferences(
    of pair: Int
  ) -> [(name: String, reference: String?, actual: String?)] {
    var differences: [(name: String, reference: String?, actual: String?)] = []
    func compare(_ old: [LayoutRecord.Setting], _ new: [LayoutRecord.Setting]) {
      let names = new.map(\.name) + old.map(\.name)
      for name in names where !differences.contains(where: { $0.name == name }) {
        let before = old.first { $0.name == name }?.value
        let now = new.first { $0.name == name }?.value
        if before != now { differences.append((name, before, now)) }
      }
    }
    guard let old = pairs[pair].reference, let new = pairs[pair].actual else { return [] }
    if reference.appearances != nil, actual.appearances != nil {
      compare(referenceAppearances[old] ?? [], actualAppearances[new] ?? [])
    }
    let lines = (reference.items[old].lineLimit, actual.items[new].lineLimit)
    if lines.0 != lines.1, reference.items[old].text != nil, actual.items[new].text != nil {
      differences.append(("numberOfLines", "\(lines.0)", "\(lines.1)"))
    }
    let settings = settings(of: pair)
    compare(
      settings.reference.filter { $0.name == "font" },
      settings.actual.filter { $0.name == "font" })
    return differences
  }
}
