internal import FileSystem
internal import Foundation

/// Builds Plumbline's modules from source for a compiler other than the compiler that built the distribution.
///
/// The distribution contains the sources. The result is stored in the cache, so it is built only once per compiler.
struct SupportBuilder {
  /// The path of the distribution's folder with the sources.
  private let distribution: String
  /// The version of the compiler that built the distribution.
  private let maker: String
  private let toolchain: Toolchain

  /// Prepares a build with the user's compiler.
  ///
  /// - Parameters:
  ///   - distribution: The folder of the distribution that contains the sources, `lib/plumbline/swift`.
  ///   - maker: The version of the compiler that built the distribution.
  ///   - toolchain: The user's compiler.
  init(_ distribution: String, _ maker: String, _ toolchain: Toolchain) {
    self.distribution = distribution
    self.maker = maker
    self.toolchain = toolchain
  }

  /// Returns the folder with Plumbline's compiled modules and tools, building them if they aren't in the cache.
  ///
  /// - Throws: ``SwiftFailure`` if the build fails. This process doesn't retry a failed build.
  func folder(in cache: String) throws(SwiftFailure) -> String {
    let begin = Self.begin
    let folder = try ProgramFolder(for: identity, in: cache)
    let product = folder.path + "/support"
    if FileManager.default.fileExists(atPath: product) { return product }
    if let failure = failure(in: folder, since: begin) { throw failure }
    // Folders of killed runs remain, and their compilers may still write into them.
    for entry in FolderEntry.list(folder.path) ?? [] where entry.name.hasPrefix(Self.workPrefix) {
      try? FileManager.default.removeItem(atPath: "\(folder.path)/\(entry.name)")
    }
    let work = "\(folder.path)/\(Self.workPrefix)\(UUID().uuidString)"
    BuildProgress.report((0, 0, toolchain.version))
    defer { BuildProgress.report(nil) }
    let (isDone, log): (Bool, [UInt8])
    do throws(SystemFailure) {
      (isDone, log) = try compile(to: work)
      if isDone, rename(work, product) != 0 { throw SystemFailure(code: errno) }
    } catch {
      throw SwiftFailure("\(work): error: cannot be written: \(error.reason)")
    }
    if isDone { return product }
    let failure = failure(log)
    try folder.write(Array(failure.description.utf8), to: Self.failureName)
    throw failure
  }

  /// A text that identifies everything that the result of the build depends on.
  ///
  /// The distribution's path is part of it, because the built library uses the path to find the drawing libraries.
  private var identity: String {
    let state = FileManager.default.contents(atPath: distribution + "/state.txt") ?? Data()
    return "\(toolchain.version)\n\(toolchain.folder)\n\(distribution)\n"
      + String(decoding: state, as: UTF8.self)
  }

  /// The prefix for the names of folders with builds in progress.
  private static let workPrefix = "work-"

  /// Runs the build script and reports its steps.
  ///
  /// Returns whether the build succeeded, with the log of its errors.
  private func compile(
    to work: String
  ) throws(SystemFailure) -> (isDone: Bool, log: [UInt8]) {
    try makeFolder(work)
    let log = work + "/log"
    let errors = try openFile(log, O_WRONLY | O_CREAT)
    defer {
      close(errors)
      unlink(log)
    }
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = toolchain.folder + "/bin:" + (environment["PATH"] ?? "")
    let libraries = URL(fileURLWithPath: distribution).deletingLastPathComponent()
      .deletingLastPathComponent().path
    let script = distribution + "/sources/scripts/support.sh"
    // The script ends when its input does, so it ends with this process.
    let program = try start(
      "/usr/bin/env", ["env", "bash", script, work, libraries], environment: environment,
      errors: .file(errors))
    defer {
      close(program.input)
      close(program.output)
    }
    var text: [UInt8] = []
    while let chunk = try readChunk(of: program.output, upTo: 4096), !chunk.isEmpty {
      text += chunk
      while let end = text.firstIndex(of: UInt8(ascii: "\n")) {
        report(String(decoding: text[..<end], as: UTF8.self))
        text.removeSubrange(...end)
      }
    }
    let isDone = ProcessEnding(of: program.identifier) == .exited(0)
    return (isDone, try contents(ofFile: log, upTo: 1 << 20))
  }

  private func report(_ line: String) {
    let words = line.split(separator: " ")
    guard words.count == 3, let number = Int(words[0]), let count = Int(words[1]) else { return }
    BuildProgress.report((number, count, String(words[2])))
  }

  // MARK: - Failures

  private static let failureName = "failure.txt"
  /// The time at which this process first needed a build, in seconds since 1970.
  private static let begin = time(nil)

  /// Returns the error of a build that failed since a time, or `nil` if no build failed since then.
  private func failure(in folder: ProgramFolder, since begin: time_t) -> SwiftFailure? {
    var state = stat()
    guard stat("\(folder.path)/\(Self.failureName)", &state) == 0, state.st_mtim.tv_sec >= begin,
      let text = folder.content(of: Self.failureName)
    else { return nil }
    let lines = String(decoding: text, as: UTF8.self).split(separator: "\n")
    return SwiftFailure(lines: lines.map(String.init))
  }

  private func failure(_ log: [UInt8]) -> SwiftFailure {
    let lines = String(decoding: log, as: UTF8.self).split(separator: "\n").map(String.init)
    let errors = lines.filter { $0.contains("error: ") }.prefix(5)
    return SwiftFailure(
      lines: [
        "error: '\(toolchain.compiler)' is '\(toolchain.version)', this plumbline was made with '\(maker)', and "
          + "compiling the libraries for Swift files with the installed compiler failed:"
      ] + (errors.isEmpty ? lines.suffix(5) : errors) + [
        "note: \(SwiftSupport.adviceToInstall(maker)), and run this again"
      ])
  }
}
