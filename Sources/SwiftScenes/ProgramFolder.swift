internal import FileSystem
internal import Foundation

/// The folder of a program in the user's cache.
///
/// An instance locks the folder until it is deallocated, so only one process at a time can use the folder.
final class ProgramFolder {
  /// The path of the folder.
  let path: String
  private let lock: Int32

  /// Opens the folder for a program, after waiting for any other process that uses it.
  ///
  /// - Parameters:
  ///   - identity: A text that identifies the files and how they are compiled.
  ///   - cache: The folder that contains the folders of all programs.
  /// - Throws: ``SwiftFailure`` if the folder can't be written.
  init(for identity: String, in cache: String) throws(SwiftFailure) {
    path = "\(cache)/\(stableHash(Array(identity.utf8)))"
    do throws(SystemFailure) {
      try makeFolder(path)
      lock = try openFile(path + "/lock", O_RDWR | O_CREAT)
    } catch {
      throw SwiftFailure("\(path): error: cannot be written: \(error.reason)")
    }
    while flock(lock, LOCK_EX) != 0, errno == EINTR {}
    // The modification time is the time of the last use.
    _ = futimens(lock, nil)
    removeUnused(in: cache)
  }

  /// The path of the folder for programs in the user's cache (XDG Base Directory Specification, 0.8).
  static var usersCache: String {
    let environment = ProcessInfo.processInfo.environment
    let cache =
      environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? (environment["HOME"] ?? NSTemporaryDirectory()) + "/.cache"
    return cache + "/plumbline/swift"
  }

  /// Removes the folders of programs that haven't been used for thirty days.
  private func removeUnused(in cache: String) {
    let oldest = time(nil) - 30 * 24 * 3600
    for entry in FolderEntry.list(cache) ?? [] where entry.kind == .folder {
      var state = stat()
      let folder = "\(cache)/\(entry.name)"
      guard stat(folder + "/lock", &state) == 0, state.st_mtim.tv_sec < oldest else { continue }
      try? FileManager.default.removeItem(atPath: folder)
    }
  }

  deinit { close(lock) }

  /// Returns the contents of a file in the folder, or `nil` if the file doesn't exist.
  func content(of name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: "\(path)/\(name)").map { Array($0) }
  }

  /// Writes a file in the folder, unless the file already has these contents.
  ///
  /// - Throws: ``SwiftFailure`` if the file can't be written.
  func write(_ bytes: [UInt8], to name: String) throws(SwiftFailure) {
    guard content(of: name) != bytes else { return }
    do {
      try Data(bytes).write(to: URL(fileURLWithPath: "\(path)/\(name)"), options: .atomic)
    } catch {
      throw SwiftFailure("\(path)/\(name): error: cannot be written: \(systemReason())")
    }
  }
}

/// Returns a hash of bytes that is the same in every process.
///
/// The hash has 32 hexadecimal digits, from two 64-bit FNV-1a hashes (Fowler, Noll and Vo) with different bases.
func stableHash(_ bytes: [UInt8]) -> String {
  func hash(_ basis: UInt64) -> String {
    var hash = basis
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
  return hash(0xCBF2_9CE4_8422_2325) + hash(0x9AE1_6A3B_2F90_404F)
}
