extension ContentSizeCategory {
  /// The category's name in scene files and on the command line, such as `large` or `accessibility-extra-large`.
  @_disfavoredOverload
  public var name: String { Self.names[index] }

  /// Makes the category with the given name in scene files, or returns `nil` if the name is unknown.
  @_disfavoredOverload
  public init?(named name: String) {
    guard let index = Self.names.firstIndex(of: name) else { return nil }
    self = Self.allCases[index]
  }

  /// The names of all categories in scene files, smallest category first.
  @_disfavoredOverload
  public static let names = [
    "extra-small", "small", "medium", "large", "extra-large", "extra-extra-large",
    "extra-extra-extra-large", "accessibility-medium", "accessibility-large",
    "accessibility-extra-large", "accessibility-extra-extra-large",
    "accessibility-extra-extra-extra-large",
  ]
}
