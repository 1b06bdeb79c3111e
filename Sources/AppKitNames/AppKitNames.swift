// Layout code for macOS imports this module instead of AppKit. It exports only Apple's names.
@_exported public import SharedNames

extension String {
  /// Creates an identifier from a string.
  public init(rawValue: String) { self = rawValue }
}
