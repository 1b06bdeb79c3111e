internal import Foundation

/// Returns the environment entries that differ: entries of the reference in its order, then new entries.
///
/// The platform profile isn't included, because it belongs to the scene. Comparisons of layouts report it.
package func environmentDifferences(
  from reference: LayoutRecord, to actual: LayoutRecord
) -> [EnvironmentDifference] {
  if reference.environment == actual.environment { return [] }
  var versions: [String: String] = [:]
  for entry in actual.environment { versions[entry.name] = entry.version }
  var differences: [EnvironmentDifference] = []
  for entry in reference.environment {
    let version = versions.removeValue(forKey: entry.name)
    if version != entry.version {
      differences.append(
        EnvironmentDifference(name: entry.name, reference: entry.version, actual: version))
    }
  }
  for entry in actual.environment where versions[entry.name] != nil {
    differences.append(
      EnvironmentDifference(name: entry.name, reference: nil, actual: entry.version))
  }
  return differences
}

extension EnvironmentDifference {
  /// Whether the entry that differs is a setting of a project file.
  var isSetting: Bool { name.hasPrefix(LayoutRecord.EnvironmentEntry.settingPrefix) }

  /// The difference in words, such as `cairo 1.16.0 there, 1.18.0 here`, where “there” means the reference.
  package var sentence: String {
    switch (reference, actual) {
    case (let reference?, let actual?): "\(name) \(reference) there, \(actual) here"
    case (let reference?, nil): "\(name) \(reference) there, none here"
    case (nil, let actual?): "\(name) \(actual) here, none there"
    case (nil, nil): name
    }
  }
}

/// A difference in the environment: in anything that pictures depend on, apart from the scene.
package struct EnvironmentDifference: Hashable, Codable, Sendable {
  /// The entry's name: `cairo`, `pango`, `freetype`, `profile`, `format`, a font's file, or a setting with its prefix.
  package var name: String
  /// The value in the reference, or `nil` if the reference doesn't have the entry.
  package var reference: String?
  /// The current value, or `nil` if the entry no longer exists.
  package var actual: String?

  /// Creates a difference of one entry.
  package init(name: String, reference: String?, actual: String?) {
    self.name = name
    self.reference = reference
    self.actual = actual
  }
}
