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

  /// The `swiftc` on the path, without links.
  private static var compiler: String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.lazy.map { "\($0)/swiftc" }.first { access($0, X_OK) == 0 }
  }

  /// LLVM's `llvm-symbolizer` beside the compiler, or `nil` if it isn't there.
  static var symbolizer: String? {
    guard let compiler else { return nil }
    let folder = URL(fileURLWithPath: compiler).resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let path = folder.appending(path: "llvm-symbolizer").path
    return access(path, X_OK) == 0 ? path : nil
  }

  /// The states of the files: programs that were made with others are made again.
  var state: String {
    let compiler = URL(fileURLWithPath: compiler).resolvingSymlinksInPath().path
    return [compiler, library, porter, modules + "/AutoLayout.swiftmodule"].map { file in
      var state = stat()
      guard stat(file, &state) == 0 else { return file }
      return "\(file) \(state.st_size) \(state.st_mtim.tv_sec).\(state.st_mtim.tv_nsec)"
    }.joined(separator: "\n")
  }
}
