internal import FileSystem
internal import Foundation

/// The files that turn Swift files into programs: the compiler, and the parts of Plumbline that it needs.
struct SwiftSupport: Sendable {
  /// The compiler's file.
  let compiler: String
  /// The folder of the modules that layout code imports, such as UIKit.
  let modules: String
  /// The library that programs of scenes are linked with.
  let library: String
  /// The program that prepares copies of Swift files.
  let porter: String
  /// The folder of the toolchain that the compiler belongs to, which has `bin` and `lib`.
  private let toolchain: String

  /// Finds the files.
  ///
  /// The compiler is the `swiftc` on the `PATH`. The others are in `lib/plumbline/swift` of a distribution, or, in a
  /// clone that was built, beside the running program.
  ///
  /// - Throws: ``SwiftFailure`` that says how to get the first one that is missing.
  init() throws(SwiftFailure) {
    guard let compiler = Self.compiler else {
      throw SwiftFailure(
        "Swift files are compiled with 'swiftc', which is not on the PATH; install Swift from "
          + "https://swift.org/install, and run this again")
    }
    self.compiler = compiler
    toolchain = Self.toolchain(of: compiler)
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let folder = program.deletingLastPathComponent()
    let support = folder.deletingLastPathComponent().appending(path: "lib/plumbline/swift")
    let isDistribution = FileManager.default.fileExists(atPath: support.path)
    let place = isDistribution ? support : folder
    modules = place.appending(path: isDistribution ? "modules" : "Modules").path
    library = place.appending(path: "libPlumblineHost.so").path
    porter = place.appending(path: "plumbline-port-scenes").path
    for file in [modules, library, porter] where !FileManager.default.fileExists(atPath: file) {
      throw SwiftFailure(
        "'\(file)' is missing, which Swift files are compiled with; "
          + (isDistribution ? "install Plumbline again" : "run 'make build'"))
    }
  }

  /// The `swiftc` on the path.
  private static var compiler: String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.lazy.map { "\($0)/swiftc" }.first { access($0, X_OK) == 0 }
  }

  /// LLVM's `llvm-symbolizer` of the compiler's toolchain, or `nil` if it isn't there.
  static var symbolizer: String? {
    let path = compiler.map { toolchain(of: $0) + "/bin/llvm-symbolizer" }
    return path.flatMap { access($0, X_OK) == 0 ? $0 : nil }
  }

  /// The folder that has `bin` with a compiler.
  ///
  /// Asks the compiler only if its file is in another folder, as with tools that choose between toolchains.
  private static func toolchain(of compiler: String) -> String {
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

  /// The variables for the porter, which needs the toolchain's library that parses Swift.
  ///
  /// - Throws: ``SwiftFailure`` if the compiler is not the one that the files were made with, whose modules and
  ///   libraries no other can use.
  func porterEnvironment() throws(SwiftFailure) -> [String: String] {
    let note = URL(fileURLWithPath: porter).deletingLastPathComponent()
      .appending(path: "compiler.txt")
    let made = FileManager.default.contents(atPath: note.path).map { Self.line(0, of: $0) }
    if made != libraryVersion {
      let present = Self.output(of: compiler, "--version").map { Self.line(0, of: $0) }
      guard made == present else { throw Self.wrongCompiler(compiler, present, made) }
    }
    var variables = ProcessInfo.processInfo.environment
    let folders = ["\(toolchain)/lib/swift/host", "\(toolchain)/lib/swift/linux"]
    variables["LD_LIBRARY_PATH"] = (folders + [variables["LD_LIBRARY_PATH"]].compactMap(\.self))
      .joined(separator: ":")
    return variables
  }

  private static func wrongCompiler(
    _ compiler: String, _ present: String?, _ made: String?
  ) -> SwiftFailure {
    let number = made?.split(separator: " ").first { $0.first?.isNumber == true }
    return SwiftFailure(
      "'\(compiler)' is '\(present ?? "unknown")', and this plumbline compiles Swift files with "
        + "'\(made ?? "unknown")'; put Swift \(number ?? "") from https://swift.org/install on the PATH, or build "
        + "Plumbline with the compiler that is there")
  }

  /// The version of the compiler that made the toolchain's standard library, which is its own in releases.
  ///
  /// Takes no process.
  private var libraryVersion: String? {
    let folder = "\(toolchain)/lib/swift/linux/Swift.swiftmodule"
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let line = files.sorted().first { $0.hasSuffix("linux-gnu.swiftinterface") }
      .flatMap { FileManager.default.contents(atPath: "\(folder)/\($0)") }
      .map { Self.line(1, of: $0) }
    let words = "// swift-compiler-version: "
    return line.flatMap { $0.hasPrefix(words) ? String($0.dropFirst(words.count)) : nil }
  }

  private static func line(_ number: Int, of bytes: some Collection<UInt8>) -> String {
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

  /// The states of the files: programs that were made with others are made again.
  var state: String {
    let compiler = toolchain + "/bin/swift-frontend"
    return [compiler, library, porter, modules + "/AutoLayout.swiftmodule"].map { file in
      var state = stat()
      guard stat(file, &state) == 0 else { return file }
      return "\(file) \(state.st_size) \(state.st_mtim.tv_sec).\(state.st_mtim.tv_nsec)"
    }.joined(separator: "\n")
  }
}
