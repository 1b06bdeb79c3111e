public import Foundation

extension String {
  /// A key for looking up localized text, in which interpolated values become format specifiers and arguments.
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// The key with format specifiers, such as `%lld of %@` for `"\(count) of \(name)"`.
    let key: String
    /// The texts that replace the format specifiers, in order.
    let arguments: [String]

    /// Creates a key without arguments.
    public init(stringLiteral value: String) { (key, arguments) = (value, []) }

    /// Creates a key without arguments.
    public init(_ value: String) { (key, arguments) = (value, []) }

    /// Creates a key with arguments.
    public init(stringInterpolation: StringInterpolation) {
      (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
    }

    /// The parts of an interpolated string, in which values are replaced by Foundation's format specifiers.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var key = ""
      var arguments: [String] = []

      /// Begins an interpolated string.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Appends a literal part of the string.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacing("%", with: "%%")
      }

      /// Appends an interpolated value.
      public mutating func appendInterpolation<Value>(_ value: Value) {
        switch value {
        case is Int, is Int64: key += "%lld"
        case is UInt, is UInt64: key += "%llu"
        case is Int32, is Int16, is Int8: key += "%d"
        case is UInt32, is UInt16, is UInt8: key += "%u"
        case is Double: key += "%lf"
        case is Float: key += "%f"
        default: key += "%@"
        }
        arguments.append("\(value)")
      }
    }

    /// Replaces the format specifiers in a key or its translation by the arguments.
    fileprivate func filled(_ text: String) -> String {
      var next = 0
      let specifier =
        /%(?:%|(?:(\d+)\$)?[-+0 #]*\d*(?:\.\d+)?(?:ll|l|h|hh|q|z)?[@dDiuUxXoOfFeEgGcCsSaA])/
      return text.replacing(specifier) { match in
        if match.output.0 == "%%" { return "%" }
        next += 1
        let place = (match.output.1.flatMap { Int($0) } ?? next) - 1
        return arguments.indices.contains(place) ? arguments[place] : String(match.output.0)
      }
    }
  }

  /// Creates the localized text of a key from the strings files of a bundle, by default `Bundle.main`, or from the key.
  ///
  /// Numbers are formatted as in Swift, regardless of the locale.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self = keyAndValue.filled(
      (bundle ?? .main).localizedString(
        forKey: keyAndValue.key, value: keyAndValue.key, table: table))
  }

  /// Creates the localized text of a key from a bundle's strings files, by default `Bundle.main`, or from
  /// `defaultValue`.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    self = defaultValue.filled(
      (bundle ?? .main).localizedString(
        forKey: "\(key)", value: defaultValue.key, table: table))
  }
}
