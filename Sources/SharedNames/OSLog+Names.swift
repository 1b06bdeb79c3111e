// Apple's log, which drops all messages.

/// A log that discards its messages.
public final class OSLog: Sendable {
  /// Creates a log for a category of a subsystem.
  public init(subsystem: String, category: String) {}

  /// The log of messages without a subsystem.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// The disabled log, which discards its messages on Apple's platforms, too.
  public static let disabled = OSLog(subsystem: "", category: "")

  /// Whether messages of a type are logged: always false.
  public func isEnabled(type: OSLogType) -> Bool { false }
}

/// The type of a message, with the same raw values as in Apple's framework.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number of the type, which is the same as in Apple's framework.
  public let rawValue: UInt8

  /// Creates a type from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A default message.
  public static let `default` = OSLogType(rawValue: 0)
  /// A message that is helpful but not essential.
  public static let info = OSLogType(rawValue: 1)
  /// A message that helps with debugging.
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

/// A logger that discards its messages.
public struct Logger: Sendable {
  /// Creates a logger for a category of a subsystem.
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
  /// Creates a message from a string literal, which isn't stored.
  public init(stringLiteral value: String) {}
  /// Creates a message from an interpolated string, which isn't stored.
  public init(stringInterpolation: Interpolation) {}

  /// The interpolation of a message, whose parts are discarded.
  public struct Interpolation: StringInterpolationProtocol, Sendable {
    /// Begins an interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Ignores a literal part of the message.
    public mutating func appendLiteral(_ literal: String) {}
    /// Ignores an interpolated value of the message, without evaluating it.
    public mutating func appendInterpolation(
      _ value: @autoclosure () -> Any?, privacy: OSLogPrivacy = .auto
    ) {}
  }
}

/// The privacy of a value in a message; it is ignored, because messages are discarded.
public struct OSLogPrivacy: Sendable {
  /// The privacy depends on the value's type.
  public static let auto = OSLogPrivacy()
  /// The value is visible to everyone.
  public static let `public` = OSLogPrivacy()
  /// The value is hidden.
  public static let `private` = OSLogPrivacy()
  /// The value is hidden, even from developers.
  public static let sensitive = OSLogPrivacy()
}
