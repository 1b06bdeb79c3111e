internal import Foundation

/// The environment entries that differ from a reference: in its order, followed by new ones.
///
/// The profile isn't included: it belongs to the scene, and comparisons of layouts report it.
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
  /// Whether a setting of a project file differs.
  var isSetting: Bool { name.hasPrefix(LayoutRecord.EnvironmentEntry.settingPrefix) }

  /// The difference in words: `cairo 1.16.0 there, 1.18.0 here`.
  package var sentence: String {
    switch (reference, actual) {
    case (let reference?, let actual?): "\(name) \(reference) there, \(actual) here"
    case (let reference?, nil): "\(name) \(reference) there, none here"
    case (nil, let actual?): "\(name) \(actual) here, none there"
    case (nil, nil): name
    }
  }
}

/// A changed dependency of pictures other than their scene.
package struct EnvironmentDifference: Hashable, Codable, Sendable {
  /// Its name: `cairo`, `pango`, `freetype`, `profile`, `format` or a font's file.
  package var name: String
  /// The value in the reference, or `nil` if it names none.
  package var reference: String?
  /// The present value, or `nil` if there isn't one.
  package var actual: String?

  /// Creates a difference.
  package init(name: String, reference: String?, actual: String?) {
    self.name = name
    self.reference = reference
    self.actual = actual
  }
}
