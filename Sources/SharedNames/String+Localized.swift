public import Foundation

extension String {
  /// A key of localized texts, whose interpolations become format specifiers and arguments.
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// The key: for `"\(count) of \(name)"`, `%lld of %@`.
    let key: String
    /// The texts that replace the specifiers.
    let arguments: [String]

    /// Creates a key without arguments.
    public init(stringLiteral value: String) { (key, arguments) = (value, []) }

    /// Creates a key without arguments.
    public init(_ value: String) { (key, arguments) = (value, []) }

    /// Creates a key with arguments.
    public init(stringInterpolation: StringInterpolation) {
      (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
    }

    /// The parts of a literal, in which values become Foundation's specifiers.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var key = ""
      var arguments: [String] = []

      /// Begins a literal.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Adds a part of the literal.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacing("%", with: "%%")
      }

      /// Adds a value.
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

    /// The text of a key or its translation, with the arguments in place of its specifiers.
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

  /// Creates the text of a key in the strings files of a bundle, by default `Bundle.main`, or the key itself.
  ///
  /// Numbers are written as Swift writes them, regardless of the locale.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self = keyAndValue.filled(
      (bundle ?? .main).localizedString(
        forKey: keyAndValue.key, value: keyAndValue.key, table: table))
  }

  /// Creates the text of a key in the strings files of a bundle, by default `Bundle.main`, or the default value.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    self = defaultValue.filled(
      (bundle ?? .main).localizedString(
        forKey: "\(key)", value: defaultValue.key, table: table))
  }
}
