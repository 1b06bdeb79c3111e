internal import Foundation
internal import Synchronization
internal import Testing

/// A configuration of assertions: the references to write, and the command that shows differences.
public struct SnapshotTestingConfiguration: Sendable {
  /// The configuration set by ``withSnapshotTesting(record:diffTool:operation:)-(_,_,()->R)``, or `nil` outside it.
  @TaskLocal static var current: Self?

  /// The command that shows differences, or `nil` to use the surrounding configuration.
  public var diffTool: DiffTool?
  /// The references to write, or `nil` to use the surrounding configuration.
  public var record: Record?

  /// Creates a configuration.
  public init(record: Record?, diffTool: DiffTool?) {
    (self.record, self.diffTool) = (record, diffTool)
  }

  /// The references that assertions write.
  public struct Record: Hashable, Sendable {
    private let name: String

    /// All references.
    public static let all = Record(name: "all")
    /// Missing references, and references that differ from their values.
    public static let failed = Record(name: "failed")
    /// Missing references.
    public static let missing = Record(name: "missing")
    /// No references.
    public static let never = Record(name: "never")

    private init(name: String) { self.name = name }

    /// Creates a mode from its name (`all`, `failed`, `missing` or `never`), or returns `nil` for other names.
    public init?(rawValue: String) {
      let modes: [Record] = [.all, .failed, .missing, .never]
      guard let mode = modes.first(where: { $0.name == rawValue }) else { return nil }
      self = mode
    }
  }

  /// A command in failure messages that shows the differences between two files.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let command: @Sendable (String, String) -> String

    /// Creates a command from a function of two paths: of the reference, and of the file that differs from it.
    public init(
      _ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String
    ) {
      command = tool
    }

    /// Creates a command that runs a program with both paths as arguments.
    public init(stringLiteral value: String) { command = { "\(value) \"\($0)\" \"\($1)\"" } }

    /// Kaleidoscope, a program for macOS.
    public static let ksdiff: DiffTool = "ksdiff"

    /// The default, which prints the paths of both files instead of a command.
    public static let `default` = DiffTool { "reference: \($0)\nactual: \($1)" }

    /// Returns the command for two files.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      command(currentFilePath, failedFilePath)
    }
  }
}

extension SnapshotTestingConfiguration.Record: ExpressibleByBooleanLiteral {
  /// Selects all references for `true`, or missing references for `false`.
  public init(booleanLiteral value: Bool) { self = value ? .all : .missing }

  /// Selects all references for `true` or missing references for `false`, or returns `nil` for `nil`.
  init?(_ isRecording: Bool?) {
    guard let isRecording else { return nil }
    self.init(booleanLiteral: isRecording)
  }
}

extension SnapshotTestingConfiguration.DiffTool: ExpressibleByNilLiteral {
  /// Creates the default command.
  public init(nilLiteral: ()) { self = .default }
}

extension SnapshotTestingConfiguration {
  /// The configuration of the whole process.
  private static let ofProcess = Mutex(
    SnapshotTestingConfiguration(
      record: ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"]
        .flatMap { Record(rawValue: $0.lowercased()) } ?? .missing,
      diffTool: .default))

  /// The references to write, from the surrounding configuration, the test's traits or the process's configuration.
  static var currentRecord: Record {
    current?.record ?? traits.lazy.compactMap(\.record).first ?? ofProcess.withLock(\.record)
      ?? .missing
  }

  /// The command that shows differences, from the surrounding configuration, the test's traits or the process's.
  static var currentDiffTool: DiffTool {
    current?.diffTool ?? traits.lazy.compactMap(\.diffTool).first ?? ofProcess.withLock(\.diffTool)
      ?? .default
  }

  /// The configurations from the running test's traits, innermost first.
  private static var traits: [SnapshotTestingConfiguration] {
    (Test.current?.traits ?? []).reversed().compactMap { ($0 as? SnapshotsTrait)?.configuration }
  }

  static func setOfProcess(record: Record) { ofProcess.withLock { $0.record = record } }
  static func setOfProcess(diffTool: DiffTool) { ofProcess.withLock { $0.diffTool = diffTool } }
}

/// Whether assertions write all references.
///
/// Setting this affects the whole process. To affect only some assertions, use
/// ``withSnapshotTesting(record:diffTool:operation:)-(_,_,()->R)``.
public var isRecording: Bool {
  get { SnapshotTestingConfiguration.currentRecord == .all }
  set { SnapshotTestingConfiguration.setOfProcess(record: newValue ? .all : .missing) }
}

/// The command that shows differences.
///
/// Setting this affects the whole process. To affect only some assertions, use
/// ``withSnapshotTesting(record:diffTool:operation:)-(_,_,()->R)``.
public var diffTool: SnapshotTestingConfiguration.DiffTool {
  get { SnapshotTestingConfiguration.currentDiffTool }
  set { SnapshotTestingConfiguration.setOfProcess(diffTool: newValue) }
}

/// Runs an operation, and sets which references its assertions write and how failures show differences.
///
/// - Parameters:
///   - record: The references to write, or `nil` to use the surrounding configuration.
///   - diffTool: The command that shows differences, or `nil` to use the surrounding configuration.
///   - operation: The operation that contains the assertions.
/// - Returns: The result of the operation.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil, operation: () throws -> R
) rethrows -> R {
  try SnapshotTestingConfiguration.$current.withValue(.within(record, diffTool)) {
    try operation()
  }
}

/// Runs an asynchronous operation, and sets which references its assertions write and how failures show differences.
///
/// - Parameters:
///   - record: The references to write, or `nil` to use the surrounding configuration.
///   - diffTool: The command that shows differences, or `nil` to use the surrounding configuration.
///   - isolation: The actor that the operation runs on.
///   - operation: The operation that contains the assertions.
/// - Returns: The result of the operation.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  isolation: isolated (any Actor)? = #isolation, operation: () async throws -> R
) async rethrows -> R {
  try await SnapshotTestingConfiguration.$current.withValue(.within(record, diffTool)) {
    try await operation()
  }
}

extension SnapshotTestingConfiguration {
  /// Returns a configuration in which values of the surrounding configuration replace `nil`.
  fileprivate static func within(_ record: Record?, _ diffTool: DiffTool?) -> Self {
    Self(record: record ?? currentRecord, diffTool: diffTool ?? currentDiffTool)
  }
}
