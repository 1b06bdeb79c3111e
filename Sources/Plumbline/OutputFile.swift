internal import Foundation

/// A file that is either whole or not there: written beside its place, then renamed into it.
public struct OutputFile {
  /// Where the file goes.
  public let path: String

  /// Names a file to write.
  public init(path: String) { self.path = path }

  /// Writes the file, replacing what stood there in one step; folders are made as needed.
  ///
  /// - Throws: `PlumblineError.unwritableFile`; then nothing is left behind, and what stood there
  ///   before still does.
  public func write(_ bytes: [UInt8]) throws(PlumblineError) {
    makeFolder()
    let temporary = part
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL, 0o666)
    guard descriptor >= 0 else { throw failure(errno) }
    let code = fill(descriptor, with: bytes)
    guard code == 0, rename(temporary, path) == 0 else {
      let reason = code == 0 ? errno : code
      unlink(temporary)
      throw failure(reason)
    }
  }

  /// Where the file is written before it is renamed.
  var part: String {
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { String(path[...$0]) } ?? ""
    let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    return "\(folder).\(name).\(Self.processToken).part"
  }

  /// What tells the files that this process has not finished writing from those of others: in containers
  /// on several machines processes have the same number.
  static let processToken = "\(getpid())-" + String(UInt32.random(in: 0 ... .max), radix: 16)

  /// Makes the folder and those that it lies in; opening the file says what could not be made.
  func makeFolder() {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    var end = folder.startIndex
    while end < folder.endIndex {
      end = folder[folder.index(after: end)...].firstIndex(of: "/") ?? folder.endIndex
      mkdir(String(folder[..<end]), 0o777)
    }
  }

  private func failure(_ code: Int32) -> PlumblineError {
    .unwritableFile(path: path, reason: String(cString: strerror(code)))
  }
}

/// Writes bytes to a file and closes it; the system's number for what went wrong, or 0.
private func fill(_ descriptor: Int32, with bytes: [UInt8]) -> Int32 {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if count < 0, errno == EINTR { continue }
    guard count > 0 else {
      let code = count < 0 ? errno : ENOSPC
      close(descriptor)
      return code
    }
    rest = rest.dropFirst(count)
  }
  return close(descriptor) == 0 ? 0 : errno
}

/// What the system says went wrong, without the wrapping that Foundation puts around it.
func systemReason(_ error: any Error) -> String {
  var reason = error as NSError
  while let inner = reason.userInfo[NSUnderlyingErrorKey] as? NSError { reason = inner }
  guard reason.domain == NSPOSIXErrorDomain else {
    return reason.code == CocoaError.fileReadNoSuchFile.rawValue
      ? "No such file or directory" : error.localizedDescription
  }
  return String(cString: strerror(Int32(reason.code)))
}
