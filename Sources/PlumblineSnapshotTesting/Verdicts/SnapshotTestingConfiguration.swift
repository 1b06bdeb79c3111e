internal import Foundation
internal import Synchronization
internal import Testing

/// The references that assertions write, and how failures show differences.
public struct SnapshotTestingConfiguration: Sendable {
  /// The configuration that ``withSnapshotTesting(record:diffTool:operation:)-(_,_,()->R)`` has set.
  @TaskLocal static var current: Self?

  /// The command to show differences; `nil` for that of the surrounding configuration.
  public var diffTool: DiffTool?
  /// The references to write; `nil` for those of the surrounding configuration.
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
    /// Missing references, and those that differ.
    public static let failed = Record(name: "failed")
    /// Missing references.
    public static let missing = Record(name: "missing")
    /// No references.
    public static let never = Record(name: "never")

    private init(name: String) { self.name = name }

    /// The mode with a name: `all`, `failed`, `missing` or `never`; `nil` for other names.
    public init?(rawValue: String) {
      let modes: [Record] = [.all, .failed, .missing, .never]
      guard let mode = modes.first(where: { $0.name == rawValue }) else { return nil }
      self = mode
    }
  }

  /// The command that shows two files, which failure messages contain.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let command: @Sendable (String, String) -> String

    /// Creates a command from the paths of the reference and of the file that differs from it.
    public init(
      _ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String
    ) {
      command = tool
    }

    /// Creates the command of a program that takes both paths.
    public init(stringLiteral value: String) { command = { "\(value) \"\($0)\" \"\($1)\"" } }

    /// Kaleidoscope, a program for macOS.
    public static let ksdiff: DiffTool = "ksdiff"

    /// The paths of both files instead of a command.
    public static let `default` = DiffTool { "reference: \($0)\nactual: \($1)" }

    /// The command for two files.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      command(currentFilePath, failedFilePath)
    }
  }
}

extension SnapshotTestingConfiguration.Record: ExpressibleByBooleanLiteral {
  /// All references for `true`, missing ones for `false`.
  public init(booleanLiteral value: Bool) { self = value ? .all : .missing }

  /// All references for `true`, missing ones for `false`, and `nil` for `nil`.
  init?(_ isRecording: Bool?) {
    guard let isRecording else { return nil }
    self.init(booleanLiteral: isRecording)
  }
}

extension SnapshotTestingConfiguration.DiffTool: ExpressibleByNilLiteral {
  /// The default command.
  public init(nilLiteral: ()) { self = .default }
}

extension SnapshotTestingConfiguration {
  /// The configuration of the whole process.
  private static let ofProcess = Mutex(
    SnapshotTestingConfiguration(
      record: ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"]
        .flatMap { Record(rawValue: $0.lowercased()) } ?? .missing,
      diffTool: .default))

  /// The references to write, according to the surrounding configuration or the traits of the test.
  static var currentRecord: Record {
    current?.record ?? traits.lazy.compactMap(\.record).first ?? ofProcess.withLock(\.record)
      ?? .missing
  }

  /// The command to show differences, according to the surrounding configuration or the traits of the test.
  static var currentDiffTool: DiffTool {
    current?.diffTool ?? traits.lazy.compactMap(\.diffTool).first ?? ofProcess.withLock(\.diffTool)
      ?? .default
  }

  /// The configurations of the running test, the innermost first.
  private static var traits: [SnapshotTestingConfiguration] {
    (Test.current?.traits ?? []).reversed().compactMap { ($0 as? SnapshotsTrait)?.configuration }
  }

  static func setOfProcess(record: Record) { ofProcess.withLock { $0.record = record } }
  static func setOfProcess(diffTool: DiffTool) { ofProcess.withLock { $0.diffTool = diffTool } }
}

/// Whether all references are written.
///
/// ``withSnapshotTesting(record:diffTool:operation:)-(_,_,()->R)`` sets this for a part of a program.
public var isRecording: Bool {
  get { SnapshotTestingConfiguration.currentRecord == .all }
  set { SnapshotTestingConfiguration.setOfProcess(record: newValue ? .all : .missing) }
}

/// The command to show differences.
///
/// ``withSnapshotTesting(record:diffTool:operation:)-(_,_,()->R)`` sets it for a part of a program.
public var diffTool: SnapshotTestingConfiguration.DiffTool {
  get { SnapshotTestingConfiguration.currentDiffTool }
  set { SnapshotTestingConfiguration.setOfProcess(diffTool: newValue) }
}

/// Sets which references the assertions of an operation write, and how failures show differences.
///
/// - Parameters:
///   - record: The references to write; `nil` for those of the surrounding configuration.
///   - diffTool: The command to show differences; `nil` for that of the surrounding configuration.
///   - operation: Makes the assertions.
/// - Returns: The result of the operation.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil, operation: () throws -> R
) rethrows -> R {
  try SnapshotTestingConfiguration.$current.withValue(.within(record, diffTool)) {
    try operation()
  }
}

/// Sets which references the assertions of an asynchronous operation write, and how failures show differences.
///
/// - Parameters:
///   - record: The references to write; `nil` for those of the surrounding configuration.
///   - diffTool: The command to show differences; `nil` for that of the surrounding configuration.
///   - isolation: The actor of the operation.
///   - operation: Makes the assertions.
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
  /// A configuration with the values of the surrounding one in place of `nil`.
  fileprivate static func within(_ record: Record?, _ diffTool: DiffTool?) -> Self {
    Self(record: record ?? currentRecord, diffTool: diffTool ?? currentDiffTool)
  }
}
