public import Testing

/// A trait that configures the assertions of a test or suite.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  /// Always `true`, so that the trait of a suite also applies to its tests.
  public let isRecursive = true
  let configuration: SnapshotTestingConfiguration

  /// Runs a test with the configuration, and numbers its unnamed snapshots from 1.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @concurrent () async throws -> Void
  ) async throws {
    try await withSnapshotTesting(record: configuration.record, diffTool: configuration.diffTool) {
      try await SnapshotNumbers.$current.withValue(SnapshotNumbers()) { try await function() }
    }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// A trait that numbers the unnamed snapshots of each test from 1.
  public static var snapshots: Self { snapshots() }

  /// Returns a trait that sets the recording mode and the diff command of a test's or suite's assertions.
  ///
  /// - Parameters:
  ///   - record: The references to write, or `nil` to use the surrounding configuration.
  ///   - diffTool: The command that shows differences, or `nil` to use the surrounding configuration.
  /// - Returns: The trait.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> Self {
    snapshots(SnapshotTestingConfiguration(record: record, diffTool: diffTool))
  }

  /// Returns a trait that applies a configuration to the assertions of a test or suite.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    SnapshotsTrait(configuration: configuration)
  }
}
