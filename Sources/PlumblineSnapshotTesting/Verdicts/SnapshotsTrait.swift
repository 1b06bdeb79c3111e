public import Testing

/// A trait that configures the assertions of a test or suite.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  /// Whether the trait applies to the tests in a suite, which it does.
  public let isRecursive = true
  let configuration: SnapshotTestingConfiguration

  /// Runs a test with the configuration, and with its own numbers for snapshots without names.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @concurrent () async throws -> Void
  ) async throws {
    try await withSnapshotTesting(record: configuration.record, diffTool: configuration.diffTool) {
      try await SnapshotNumbers.$current.withValue(SnapshotNumbers()) { try await function() }
    }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Gives each test its own numbers for snapshots without names.
  public static var snapshots: Self { snapshots() }

  /// Sets which references the assertions of a test or suite write, and how failures show differences.
  ///
  /// - Parameters:
  ///   - record: The references to write; `nil` for those of the surrounding configuration.
  ///   - diffTool: The command to show differences; `nil` for that of the surrounding configuration.
  /// - Returns: The trait.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> Self {
    snapshots(SnapshotTestingConfiguration(record: record, diffTool: diffTool))
  }

  /// Sets which references the assertions of a test or suite write, and how failures show differences.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    SnapshotsTrait(configuration: configuration)
  }
}
