internal import FileSystem
internal import Foundation
internal import Synchronization

/// The compiler on the `PATH`, and the toolchain that it belongs to.
struct Toolchain: Sendable {
  /// The compiler's file.
  let compiler: String
  /// The folder of the toolchain, which has `bin` and `lib`.
  let folder: String

  /// Finds the first `swiftc` on a path, or returns `nil` if there isn't one.
  init?(path: String = ProcessInfo.processInfo.environment["PATH"] ?? "") {
    guard let compiler = executable("swiftc", path: path) else { return nil }
    self.compiler = compiler
    folder = Self.folder(of: compiler)
  }

  /// The folder that has `bin` with a compiler.
  ///
  /// Runs the compiler only if its file is in another folder, as with tools that choose between toolchains.
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

  /// LLVM's `llvm-symbolizer`, or `nil` if it isn't there.
  var symbolizer: String? {
    let path = folder + "/bin/llvm-symbolizer"
    return access(path, X_OK) == 0 ? path : nil
  }

  /// The compiler's version, a line such as `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  ///
  /// The compiler is run once in a process.
  var version: String {
    Self.versions.withLock { versions in
      if let known = versions[compiler] { return known }
      let line = Self.output(of: compiler, "--version").map { Self.line(0, of: $0) } ?? "unknown"
      versions[compiler] = line
      return line
    }
  }

  private static let versions = Mutex<[String: String]>([:])

  /// Whether the compiler has a version.
  ///
  /// Starts no process if the compiler built its own standard library, as those of releases did.
  func isCompiler(_ wanted: String) -> Bool { wanted == libraryVersion || wanted == version }

  /// The version of the compiler that built the toolchain's standard library.
  private var libraryVersion: String? {
    let modules = "\(folder)/lib/swift/linux/Swift.swiftmodule"
    let files = (try? FileManager.default.contentsOfDirectory(atPath: modules)) ?? []
    let line = files.sorted().first { $0.hasSuffix("linux-gnu.swiftinterface") }
      .flatMap { FileManager.default.contents(atPath: "\(modules)/\($0)") }
      .map { Self.line(1, of: $0) }
    let words = "// swift-compiler-version: "
    return line.flatMap { $0.hasPrefix(words) ? String($0.dropFirst(words.count)) : nil }
  }

  /// A line of a text, or an empty one if the text is shorter.
  static func line(_ number: Int, of bytes: some Collection<UInt8>) -> String {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: number + 1)
    return lines.count > number ? String(decoding: lines[number], as: UTF8.self) : ""
  }

  /// The output of the compiler with an argument, or `nil` if it fails.
  private static func output(of compiler: String, _ argument: String) -> [UInt8]? {
    let environment = ProcessInfo.processInfo.environment
    guard
      let result = try? FileSystem.run(compiler, [compiler, argument], environment: environment),
      case .exited(0) = result.ending
    else { return nil }
    return result.output
  }
}
