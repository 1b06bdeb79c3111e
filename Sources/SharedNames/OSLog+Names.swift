// Apple's log, which drops all messages.

/// A log that drops its messages.
public final class OSLog: Sendable {
  /// Creates the log of a subsystem's category.
  public init(subsystem: String, category: String) {}

  /// The log of messages without a subsystem.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that also drops its messages on Apple's platforms.
  public static let disabled = OSLog(subsystem: "", category: "")

  /// Whether messages of a type are stored: always false.
  public func isEnabled(type: OSLogType) -> Bool { false }
}

/// The types of messages; Apple's raw values.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// Apple's number.
  public let rawValue: UInt8

  /// Creates a type from Apple's number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A default message.
  public static let `default` = OSLogType(rawValue: 0)
  /// A message that is helpful but not essential.
  public static let info = OSLogType(rawValue: 1)
  /// A message for developers.
  public static let debug = OSLogType(rawValue: 2)
  /// An error.
  public static let error = OSLogType(rawValue: 16)
  /// An error that can't be recovered from.
  public static let fault = OSLogType(rawValue: 17)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Does nothing.
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: any CVarArg...
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Does nothing.
public func os_log(
  _ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ args: any CVarArg...
) {}

/// A logger that drops its messages.
public struct Logger: Sendable {
  /// Creates the logger of a subsystem's category.
  public init(subsystem: String, category: String) {}

  /// Creates a logger for a log.
  public init(_ logObj: OSLog) {}

  /// Creates a logger without a subsystem.
  public init() {}

  /// Does nothing.
  public func log(_ message: @autoclosure () -> OSLogMessage) {}
  /// Does nothing.
  public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) {}
  /// Does nothing.
  public func trace(_ message: @autoclosure () -> OSLogMessage) {}
  /// Does nothing.
  public func debug(_ message: @autoclosure () -> OSLogMessage) {}
  /// Does nothing.
  public func info(_ message: @autoclosure () -> OSLogMessage) {}
  /// Does nothing.
  public func notice(_ message: @autoclosure () -> OSLogMessage) {}
  /// Does nothing.
  public func warning(_ message: @autoclosure () -> OSLogMessage) {}
  /// Does nothing.
  public func error(_ message: @autoclosure () -> OSLogMessage) {}
  /// Does nothing.
  public func critical(_ message: @autoclosure () -> OSLogMessage) {}
  /// Does nothing.
  public func fault(_ message: @autoclosure () -> OSLogMessage) {}
}

/// A log message, whose values aren't evaluated.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// Creates a message.
  public init(stringLiteral value: String) {}
  /// Creates a message.
  public init(stringInterpolation: Interpolation) {}

  /// The parts of a message.
  public struct Interpolation: StringInterpolationProtocol, Sendable {
    /// Begins a message.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Ignores a part of the text.
    public mutating func appendLiteral(_ literal: String) {}
    /// Ignores a value.
    public mutating func appendInterpolation(
      _ value: @autoclosure () -> Any?, privacy: OSLogPrivacy = .auto
    ) {}
  }
}

/// The privacy of a value in a message; ignored.
public struct OSLogPrivacy: Sendable {
  /// Depends on the value's type.
  public static let auto = OSLogPrivacy()
  /// The value may be read.
  public static let `public` = OSLogPrivacy()
  /// The value is hidden.
  public static let `private` = OSLogPrivacy()
  /// The value is hidden, even from developers.
  public static let sensitive = OSLogPrivacy()
}
