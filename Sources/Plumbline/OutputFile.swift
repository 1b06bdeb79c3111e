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
    try makeFolder()
    try UnfinishedFile(of: path).write(bytes)
  }

  /// Makes the folder and those that it lies in.
  ///
  /// - Throws: `PlumblineError.unwritableFile` with what the system says of the first that could not be
  ///   made; opening the file would only say that its folder is not there.
  func makeFolder() throws(PlumblineError) {
    let folder = path.folderPrefix.dropLast()
    var failure: Int32?
    var end = folder.startIndex
    while end < folder.endIndex {
      end = folder[folder.index(after: end)...].firstIndex(of: "/") ?? folder.endIndex
      let isThere = mkdir(String(folder[..<end]), 0o777) == 0 || errno == EEXIST
      failure = isThere ? nil : failure ?? errno
    }
    if let failure { throw .unwritableFile(path: path, reason: systemReason(failure)) }
  }
}

/// What the system says of what went wrong last, or of one of its codes.
package func systemReason(_ code: Int32 = errno) -> String { String(cString: strerror(code)) }

/// What the system says went wrong, without the wrapping that Foundation puts around it.
func systemReason(_ error: any Error) -> String {
  var reason = error as NSError
  while let inner = reason.userInfo[NSUnderlyingErrorKey] as? NSError { reason = inner }
  guard reason.domain == NSPOSIXErrorDomain else {
    return reason.code == CocoaError.fileReadNoSuchFile.rawValue
      ? "No such file or directory" : error.localizedDescription
  }
  return systemReason(Int32(reason.code))
}
