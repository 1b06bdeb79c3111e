internal import Foundation
internal import Synchronization
internal import Testing

/// A configuration of assertions: the references to write, and the command that shows differences.
public struct SnapshotTestingConfiguration: Sendable {
  /// The configuration set by ``withSnapshotTesting(record:diffTool:operation:)-(_,_,()->R)``, or `nil` outside it.
  @TaskLocal static var current: Self?

  /// The command that failure messages show for viewing differences, or `nil` to use the surrounding configuration.
  public var diffTool: DiffTool?
  /// The references to write, or `nil` to use the surrounding configuration.
  public var record: Record?

  /// Creates a configuration from a recording mode and a command.
  public init(record: Record?, diffTool: DiffTool?) {
    (self.record, self.diffTool) = (record, diffTool)
  }

  /// A recording mode, which selects the references that assertions write.
  public struct Record: Hashable, Sendable {
    private let name: String

    /// All references are written.
    public static let all = Record(name: "all")
    /// References that are missing or differ from their values are written.
    public static let failed = Record(name: "failed")
    /// Only missing references are written.
    public static let missing = Record(name: "missing")
    /// No references are written.
    public static let never = Record(name: "never")

    private init(name: String) { self.name = name }

    /// Creates a recording mode from `all`, `failed`, `missing` or `never`, or returns `nil` for other names.
    public init?(rawValue: String) {
      let modes: [Record] = [.all, .failed, .missing, .never]
      guard let mode = modes.first(where: { $0.name == rawValue }) else { return nil }
      self = mode
    }
  }

  /// A command, shown in failure messages, for viewing the differences between two files.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let command: @Sendable (String, String) -> String

    /// Creates a command from a function of the paths of the reference and of the differing file.
    public init(
      _ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String
    ) {
      command = tool
    }

    /// Creates a command that runs a program with both paths as arguments.
    public init(stringLiteral value: String) { command = { "\(value) \"\($0)\" \"\($1)\"" } }

    /// The command of Kaleidoscope, a program for macOS.
    public static let ksdiff: DiffTool = "ksdiff"

    /// The default, which shows the paths of both files instead of a command.
    public static let `default` = DiffTool { "reference: \($0)\nactual: \($1)" }

    /// Returns the command for two files.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      command(currentFilePath, failedFilePath)
    }
  }
}

extension SnapshotTestingConfiguration.Record: ExpressibleByBooleanLiteral {
  /// Creates the mode ``all`` for `true`, or ``missing`` for `false`.
  public init(booleanLiteral value: Bool) { self = value ? .all : .missing }

  /// Creates the mode ``all`` for `true` or ``missing`` for `false`, or returns `nil` for `nil`.
  init?(_ isRecording: Bool?) {
    guard let isRecording else { return nil }
    self.init(booleanLiteral: isRecording)
  }
}

extension SnapshotTestingConfiguration.DiffTool: ExpressibleByNilLiteral {
  /// Creates the default command from `nil`.
  public init(nilLiteral: ()) { self = .default }
}

extension SnapshotTestingConfiguration {
  /// The configuration of the whole process.
  private static let ofProcess = Mutex(
    SnapshotTestingConfiguration(
      record: ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"]
        .flatMap { Record(rawValue: $0.lowercased()) } ?? .missing,
      diffTool: .default))

  /// The current recording mode, from the surrounding configuration, the test's traits or the process's configuration.
  static var currentRecord: Record {
    current?.record ?? traits.lazy.compactMap(\.record).first ?? ofProcess.withLock(\.record)
      ?? .missing
  }

  /// The current diff tool, from the surrounding configuration, the test's traits or the process's configuration.
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

/// The command that failure messages show for viewing differences.
///
/// Setting this affects the whole process. To affect only some assertions, use
/// ``withSnapshotTesting(record:diffTool:operation:)-(_,_,()->R)``.
public var diffTool: SnapshotTestingConfiguration.DiffTool {
  get { SnapshotTestingConfiguration.currentDiffTool }
  set { SnapshotTestingConfiguration.setOfProcess(diffTool: newValue) }
}

/// Runs an operation whose assertions use the given recording mode and diff command.
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

/// Runs an asynchronous operation whose assertions use the given recording mode and diff command.
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
  /// Returns a configuration in which `nil` is replaced by the value of the surrounding configuration.
  fileprivate static func within(_ record: Record?, _ diffTool: DiffTool?) -> Self {
    Self(record: record ?? currentRecord, diffTool: diffTool ?? currentDiffTool)
  }
}
