internal import FileSystem
internal import Foundation
internal import Synchronization

/// The compiler on the `PATH`, and the toolchain that it belongs to.
struct Toolchain: Sendable {
  /// The path of the compiler.
  let compiler: String
  /// The path of the toolchain's folder, which contains `bin` and `lib`.
  let folder: String

  /// Finds the first `swiftc` in the folders of a `PATH`, or returns `nil` if there isn't one.
  init?(path: String = ProcessInfo.processInfo.environment["PATH"] ?? "") {
    guard let compiler = executable("swiftc", path: path) else { return nil }
    self.compiler = compiler
    folder = Self.folder(of: compiler)
  }

  /// Returns the path of the toolchain's folder for a compiler.
  ///
  /// A compiler outside of a toolchain, such as a tool that selects a toolchain, is run to print the path.
  private static func folder(of compiler: String) -> String {
    let file = URL(fileURLWithPath: compiler).resolvingSymlinksInPath()
    let folder = file.deletingLastPathComponent().deletingLastPathComponent()
    if FileManager.default.fileExists(atPath: folder.appending(path: "lib/swift").path) {
      return folder.path
    }
    struct Target: Decodable {
      struct Paths: Decodable { let runtimeResourcePath: String }
      let paths: Paths
    }
    guard let json = output(of: compiler, "-print-target-info"),
      let target = try? JSONDecoder().decode(Target.self, from: Data(json))
    else { return folder.path }
    return URL(fileURLWithPath: target.paths.runtimeResourcePath).deletingLastPathComponent()
      .deletingLastPathComponent().path
  }

  /// The path of LLVM's `llvm-symbolizer`, or `nil` if the toolchain doesn't have it.
  var symbolizer: String? {
    let path = folder + "/bin/llvm-symbolizer"
    return access(path, X_OK) == 0 ? path : nil
  }

  /// The compiler's version: a line such as `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  ///
  /// To determine the version, the compiler is run at most once in a process.
  var version: String {
    Self.versions.withLock { versions in
      if let known = versions[compiler] { return known }
      let line = Self.output(of: compiler, "--version").map { Self.line(0, of: $0) } ?? "unknown"
      versions[compiler] = line
      return line
    }
  }

  private static let versions = Mutex<[String: String]>([:])

  /// Returns whether the compiler has the given version.
  ///
  /// The compiler isn't run if the given version built the toolchain's standard library.
  func isCompiler(_ wanted: String) -> Bool { wanted == libraryVersion || wanted == version }

  /// The version of the compiler that built the toolchain's standard library, or `nil` if unknown.
  private var libraryVersion: String? {
    let modules = "\(folder)/lib/swift/linux/Swift.swiftmodule"
    let files = (try? FileManager.default.contentsOfDirectory(atPath: modules)) ?? []
    let line = files.sorted().first { $0.hasSuffix("linux-gnu.swiftinterface") }
      .flatMap { FileManager.default.contents(atPath: "\(modules)/\($0)") }
      .map { Self.line(1, of: $0) }
    let words = "// swift-compiler-version: "
    return line.flatMap { $0.hasPrefix(words) ? String($0.dropFirst(words.count)) : nil }
  }

  /// Returns the line at an index in a text, or an empty string if the text has fewer lines.
  static func line(_ number: Int, of bytes: some Collection<UInt8>) -> String {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: number + 1)
    return lines.count > number ? String(decoding: lines[number], as: UTF8.self) : ""
  }

  /// Runs the compiler with an argument, and returns its output, or `nil` if the compiler fails.
  private static func output(of compiler: String, _ argument: String) -> [UInt8]? {
    let environment = ProcessInfo.processInfo.environment
    guard
      let result = try? FileSystem.run(compiler, [compiler, argument], environment: environment),
      case .exited(0) = result.ending
    else { return nil }
    return result.output
  }
}
