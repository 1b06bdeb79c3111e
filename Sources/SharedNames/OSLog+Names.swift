// Apple's log, of which nothing is kept.

/// A log of messages, which are dropped here.
public final class OSLog: Sendable {
  /// The log of a part of a system.
  public init(subsystem: String, category: String) {}

  /// The log of messages without a part of a system.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that drops its messages on Apple's systems too.
  public static let disabled = OSLog(subsystem: "", category: "")

  /// Whether messages of a type are kept; false.
  public func isEnabled(type: OSLogType) -> Bool { false }
}

/// The types of messages; Apple's raw values.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// Apple's number.
  public let rawValue: UInt8

  /// Makes a type from Apple's number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A usual message.
  public static let `default` = OSLogType(rawValue: 0)
  /// A message that helps, but isn't essential.
  public static let info = OSLogType(rawValue: 1)
  /// A message for developers.
  public static let debug = OSLogType(rawValue: 2)
  /// An error.
  public static let error = OSLogType(rawValue: 16)
  /// An error that can't be recovered from.
  public static let fault = OSLogType(rawValue: 17)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Drops a message.
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: any CVarArg...
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Drops a message.
public func os_log(
  _ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ args: any CVarArg...
) {}

/// A log of messages, which are dropped here.
public struct Logger: Sendable {
  /// The log of a part of a system.
  public init(subsystem: String, category: String) {}

  /// A log for the messages of another one.
  public init(_ logObj: OSLog) {}

  /// The log of messages without a part of a system.
  public init() {}

  /// Drops a message.
  public func log(_ message: @autoclosure () -> OSLogMessage) {}
  /// Drops a message.
  public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) {}
  /// Drops a message.
  public func trace(_ message: @autoclosure () -> OSLogMessage) {}
  /// Drops a message.
  public func debug(_ message: @autoclosure () -> OSLogMessage) {}
  /// Drops a message.
  public func info(_ message: @autoclosure () -> OSLogMessage) {}
  /// Drops a message.
  public func notice(_ message: @autoclosure () -> OSLogMessage) {}
  /// Drops a message.
  public func warning(_ message: @autoclosure () -> OSLogMessage) {}
  /// Drops a message.
  public func error(_ message: @autoclosure () -> OSLogMessage) {}
  /// Drops a message.
  public func critical(_ message: @autoclosure () -> OSLogMessage) {}
  /// Drops a message.
  public func fault(_ message: @autoclosure () -> OSLogMessage) {}
}

/// A message of a log, whose values aren't read.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// Makes a message.
  public init(stringLiteral value: String) {}
  /// Makes a message.
  public init(stringInterpolation: Interpolation) {}

  /// The parts of a message.
  public struct Interpolation: StringInterpolationProtocol, Sendable {
    /// Begins a message.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Takes a part of the text.
    public mutating func appendLiteral(_ literal: String) {}
    /// Takes a value.
    public mutating func appendInterpolation(
      _ value: @autoclosure () -> Any?, privacy: OSLogPrivacy = .auto
    ) {}
  }
}

/// Whether a value of a message may be read by others.
public struct OSLogPrivacy: Sendable {
  /// As its type says.
  public static let auto = OSLogPrivacy()
  /// The value may be read.
  public static let `public` = OSLogPrivacy()
  /// The value is hidden.
  public static let `private` = OSLogPrivacy()
  /// The value is hidden, even from developers.
  public static let sensitive = OSLogPrivacy()
}
