/// An error in reading or writing a reference, with the system's message.
package enum ReferenceError: Error, Hashable, Sendable {
  /// The file exists but can't be read.
  case unreadable(path: String, reason: String)
  /// The file can't be written. Its previous content is unchanged.
  case unwritable(path: String, reason: String)
  /// The snapshot's name is empty or would lead outside the folder.
  case unsafeName(String)
}

extension ReferenceError: CustomStringConvertible {
  /// The error message, with the path or name it is about.
  package var description: String {
    switch self {
    case .unreadable(let path, let reason): "\(path): error: cannot be read: \(reason)"
    case .unwritable(let path, let reason): "\(path): error: cannot be written: \(reason)"
    case .unsafeName(let name):
      "'\(name)': error: a snapshot's file cannot have this name; names have no slash and no leading "
        + "dot"
    }
  }
}
