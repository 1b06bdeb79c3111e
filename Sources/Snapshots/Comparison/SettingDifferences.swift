internal import AutoLayout
internal import Foundation

/// A setting that differs between two records, with its value in each record, or `nil` for the default value.
typealias SettingDifference = (
  property: LayoutSetting.Property, reference: LayoutSetting?, actual: LayoutSetting?
)

extension [LayoutSetting] {
  /// Returns the settings that differ from the item's settings in the reference, `old`.
  ///
  /// Settings that are only in the reference come last. Properties with the same keyword in records are treated as the
  /// same property, such as the `value` of a switch and of a segmented control.
  func differences(from old: Self) -> [SettingDifference] {
    (self + old).map(\.property.recordWord).uniqued().compactMap { word in
      let before = old.first { $0.property.recordWord == word }
      let now = first { $0.property.recordWord == word }
      guard let property = (now ?? before)?.property, before?.recordText != now?.recordText else {
        return nil
      }
      return (property, before, now)
    }
  }
}

extension RecordPairs {
  /// Returns an item's settings in both records, limited to settings that may be causes.
  func settings(of pair: Int) -> (reference: [LayoutSetting], actual: [LayoutSetting]) {
    (comparedSettings(of: old(pair)), comparedSettings(of: new(pair)))
  }

  /// Returns an item's settings, except those that only the conversion to a document needs.
  private func comparedSettings(of item: LayoutRecord.Item?) -> [LayoutSetting] {
    guard let item else { return [] }
    return item.settings.filter { setting in
      switch setting.property {
      case .flag(.isHidden), .text(.placeholder), .priority: false
      case .font: !item.isSegmented
      default: true
      }
    }
  }

  /// Returns the differences between an item's appearances in both records, apart from its text.
  func appearanceDifferences(of pair: Int) -> [SettingDifference] {
    guard let old = old(pair), let new = new(pair) else { return [] }
    var differences = new.looks.differences(from: old.looks)
    if old.lineLimit != new.lineLimit, old.text != nil, new.text != nil {
      differences.append(
        (
          .count(.numberOfLines), .count(.numberOfLines, old.lineLimit),
          .count(.numberOfLines, new.lineLimit)
        ))
    }
    let (before, now) = settings(of: pair)
    return differences + now.differences(from: before).filter { $0.property == .font }
  }
}
