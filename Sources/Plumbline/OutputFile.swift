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
    let url = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: url, options: .atomic)
    } catch {
      throw .unwritableFile(path: path, reason: systemReason(error))
    }
  }
}

/// What the system says went wrong, without the wrapping that Foundation puts around it.
func systemReason(_ error: any Error) -> String {
  var reason = error as NSError
  while let inner = reason.userInfo[NSUnderlyingErrorKey] as? NSError { reason = inner }
  guard reason.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
  return String(cString: strerror(Int32(reason.code)))
}
