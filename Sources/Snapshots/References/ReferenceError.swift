/// A reason why a reference cannot be read or written, with the system's words.
public enum ReferenceError: Error, Hashable, Sendable {
  /// The file is there, and its bytes cannot be had.
  case unreadable(path: String, reason: String)
  /// The file cannot be written; what stood there before still does.
  case unwritable(path: String, reason: String)
  /// A name that would lead out of the folder, or is none.
  case unsafeName(String)
}

extension ReferenceError: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .unreadable(let path, let reason): "\(path): error: cannot be read: \(reason)"
    case .unwritable(let path, let reason): "\(path): error: cannot be written: \(reason)"
    case .unsafeName(let name):
      "'\(name)': error: no file of a snapshot can be called so; names have no slash and no leading "
        + "dot"
    }
  }
}
