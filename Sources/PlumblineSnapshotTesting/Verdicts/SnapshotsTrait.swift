public import Testing

/// A trait that configures the assertions of a test or suite.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  /// Whether the tests in a suite have the trait too: they do.
  public let isRecursive = true
  let configuration: SnapshotTestingConfiguration

  /// Runs a test with the configuration, and with numbers of its own for snapshots without names.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @concurrent () async throws -> Void
  ) async throws {
    try await withSnapshotTesting(record: configuration.record, diffTool: configuration.diffTool) {
      try await SnapshotNumbers.$current.withValue(SnapshotNumbers()) { try await function() }
    }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Gives each test numbers of its own for snapshots without names.
  public static var snapshots: Self { snapshots() }

  /// Sets what the assertions of a test or suite do about references.
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

  /// Sets what the assertions of a test or suite do about references.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    SnapshotsTrait(configuration: configuration)
  }
}
