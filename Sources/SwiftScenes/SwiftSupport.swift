internal import FileSystem
internal import Foundation

/// The tools that turn Swift files into programs: the compiler, and the parts of Plumbline that compiled files need.
struct SwiftSupport: Sendable {
  /// The user's compiler, with its toolchain.
  let toolchain: Toolchain
  /// The path of the folder with the modules that layout code imports, such as UIKit.
  let modules: String
  /// The path of the library that programs are linked with.
  let library: String
  /// The path of the porter, which is the program that copies Swift files for compiling.
  let porter: String

  /// The path of the compiler.
  var compiler: String { toolchain.compiler }

  /// Finds the compiler and the parts of Plumbline.
  ///
  /// The compiler is the `swiftc` on the `PATH`. The other parts are in `lib/plumbline/swift` of a distribution or, in
  /// a clone that was built, beside the running program. They only work with the compiler that built them. For any
  /// other compiler, the parts of a distribution are built again in the cache.
  ///
  /// - Parameter cache: The folder for programs.
  /// - Throws: ``SwiftFailure`` that says how to get the first missing file, or the right compiler.
  init(cache: String) throws(SwiftFailure) {
    guard let toolchain = Toolchain() else {
      throw SwiftFailure(
        "Swift files are compiled with 'swiftc', which is not on the PATH; install Swift from "
          + "https://swift.org/install, and run this again")
    }
    self.toolchain = toolchain
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let folder = program.deletingLastPathComponent()
    let support = folder.deletingLastPathComponent().appending(path: "lib/plumbline/swift")
    let isDistribution = FileManager.default.fileExists(atPath: support.path)
    var place = isDistribution ? support.path : folder.path
    let note = place + "/compiler.txt"
    // A missing file is reported below.
    if let maker = FileManager.default.contents(atPath: note).map({ Toolchain.line(0, of: $0) }),
      !toolchain.isCompiler(maker)
    {
      guard isDistribution else { throw Self.wrongCompiler(toolchain, maker) }
      place = try SupportBuilder(support.path, maker, toolchain).folder(in: cache)
    }
    modules = place + (isDistribution ? "/modules" : "/Modules")
    library = place + "/libPlumblineHost.so"
    porter = place + "/plumbline-port-scenes"
    for file in [note, modules, library, porter] where !FileManager.default.fileExists(atPath: file)
    {
      throw SwiftFailure(
        "'\(file)', which Swift files are compiled with, is missing; "
          + (isDistribution ? "install Plumbline again" : "run 'make build'"))
    }
  }

  private static func wrongCompiler(_ toolchain: Toolchain, _ maker: String) -> SwiftFailure {
    SwiftFailure(
      "'\(toolchain.compiler)' is '\(toolchain.version)', and this plumbline was built with '\(maker)'; "
        + "\(adviceToInstall(maker)), or build Plumbline with the installed compiler")
  }

  /// Returns advice on how to install a version of the compiler.
  static func adviceToInstall(_ version: String) -> String {
    let number = version.split(separator: " ").first { $0.first?.isNumber == true }
    return "put Swift \(number ?? "") from https://swift.org/install on the PATH"
  }

  /// The environment for running the porter, which needs the toolchain's library for parsing Swift.
  var porterEnvironment: [String: String] {
    var variables = ProcessInfo.processInfo.environment
    let folders = ["\(toolchain.folder)/lib/swift/host", "\(toolchain.folder)/lib/swift/linux"]
    variables["LD_LIBRARY_PATH"] = (folders + [variables["LD_LIBRARY_PATH"]].compactMap(\.self))
      .joined(separator: ":")
    return variables
  }

  /// The sizes and modification times of the compiler and of Plumbline's files, as text.
  ///
  /// If the text changes, programs are built again.
  var state: String {
    let compiler = toolchain.folder + "/bin/swift-frontend"
    return [compiler, library, porter, modules + "/AutoLayout.swiftmodule"].map { file in
      var state = stat()
      guard stat(file, &state) == 0 else { return file }
      return "\(file) \(state.st_size) \(state.st_mtim.tv_sec).\(state.st_mtim.tv_nsec)"
    }.joined(separator: "\n")
  }
}
