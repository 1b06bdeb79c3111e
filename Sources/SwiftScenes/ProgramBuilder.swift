internal import FileSystem
internal import Foundation

/// Builds a program from Swift files, and caches the program until the files or the compiler change.
struct ProgramBuilder {
  /// A built program, with the scenes that it can lay out.
  struct Product {
    /// The path of the program, in a folder with links to the resources.
    let program: String
    /// The scenes, and the parts of files that were left out.
    let list: SceneList
    /// A hash of everything that the program depends on.
    let key: String
    /// The names of the modules.
    ///
    /// Each module comes after the modules that it imports.
    let modules: [String]
  }

  private let files: SwiftFiles
  private let tools: BuildTools

  /// Opens the cache folder of the program.
  ///
  /// - Parameters:
  ///   - argument: The path of a Swift file or of a folder.
  ///   - cache: The folder for all programs, or `nil` to use the folder in the user's cache.
  /// - Throws: ``SwiftFailure`` if there is no Swift file or no compiler, or if the folder can't be written.
  init(of argument: String, cache: String? = nil) throws(SwiftFailure) {
    let cache = cache ?? ProgramFolder.usersCache
    let support = try SwiftSupport(cache: cache)
    files = try SwiftFiles(of: argument, manifests: cache + "/manifests")
    tools = BuildTools(
      support: support,
      folder: try ProgramFolder(
        for: files.modules.map { "\($0.name) \($0.isRequested)\n" }.joined()
          + files.paths.joined(separator: "\n") + "\n" + support.modules, in: cache))
  }

  /// Returns the program, after building it if the files or the compiler have changed.
  ///
  /// - Throws: ``SwiftFailure`` if no scene compiles.
  func build() throws(SwiftFailure) -> Product {
    let key = try key()
    if let product = try finished(key) { return product }
    let (list, objects) = try compile()
    guard !list.scenes.isEmpty else { throw Self.noScenes(in: list) }
    try makeBundle(of: objects, key)
    removeFormerPrograms(except: key)
    try tools.folder.write(try list.json(), to: "scenes.json")
    try tools.folder.write(Array(key.utf8), to: "key")
    return product(key, list)
  }

  /// Compiles the files if they have changed, without linking a program, and returns the list of their scenes.
  func check() throws(SwiftFailure) -> SceneList {
    if let list = try finished(try key())?.list { return list }
    return try compile().list
  }

  /// Returns the list of scenes without compiling anything.
  func list() throws(SwiftFailure) -> SceneList {
    var list = SceneList()
    list.missingPackages = files.missingPackages
    let nibs = files.nibs
    for number in files.modules.indices {
      list.add(try ModuleBuilder(number, of: files, nibs: nibs, tools).prepare())
    }
    return list
  }

  private func key() throws(SwiftFailure) -> String {
    stableHash(Array(tools.support.state.utf8) + (try files.contents()))
  }

  /// Returns the path of the folder that contains the program with the given key.
  private func bundle(_ key: String) -> String { "\(tools.folder.path)/program-\(key)" }

  private func program(_ key: String) -> String { bundle(key) + "/program" }

  private func product(_ key: String, _ list: SceneList) -> Product {
    Product(program: program(key), list: list, key: key, modules: files.modules.map(\.name))
  }

  /// Returns the program with the given key, or `nil` if it hasn't been built.
  private func finished(_ key: String) throws(SwiftFailure) -> Product? {
    guard tools.folder.content(of: "key") == Array(key.utf8),
      access(program(key), X_OK) == 0,
      let list = tools.folder.content(of: "scenes.json").flatMap({ try? SceneList(json: $0) })
    else { return nil }
    // The modification time is the time of the last use.
    utimes(bundle(key), nil)
    return product(key, list)
  }

  private func compile() throws(SwiftFailure) -> (list: SceneList, objects: [String]) {
    var all = SceneList()
    all.missingPackages = files.missingPackages
    var objects: [String] = []
    let nibs = files.nibs
    for number in files.modules.indices {
      let builder = ModuleBuilder(number, of: files, nibs: nibs, tools)
      let list = try builder.compile()
      objects += builder.objects(of: list)
      all.add(list)
    }
    return (all, objects)
  }

  /// Creates a program's folder, with symbolic links to the resources, and links the executable from object files.
  private func makeBundle(of objects: [String], _ key: String) throws(SwiftFailure) {
    let new = tools.folder.path + "/new"
    for folder in [new, bundle(key)] { try? FileManager.default.removeItem(atPath: folder) }
    try files.resources.link(into: new)
    for module in files.modules {
      try module.resources?.link(into: "\(new)/\(module.name).resources")
    }
    try link(objects, to: new + "/program")
    guard rename(new, bundle(key)) == 0 else {
      throw SwiftFailure("\(bundle(key)): error: cannot be written: \(systemReason())")
    }
  }

  private func link(_ objects: [String], to program: String) throws(SwiftFailure) {
    let folder = URL(fileURLWithPath: tools.support.library).deletingLastPathComponent().path
    let result = try tools.run(
      tools.support.compiler,
      [
        "-emit-executable", "-o", program, "-L", folder, "-lPlumblineHost", "-use-ld=lld",
        "-Xlinker",
        "-rpath", "-Xlinker", folder, "-Xlinker", "--export-dynamic",
        // This lets the library find Swift's own libraries, in the folders that the compiler passes.
        "-Xlinker", "--disable-new-dtags",
      ] + objects)
    guard case .exited(0) = result.ending else {
      throw tools.failure(of: tools.support.compiler, result)
    }
  }

  /// Removes all programs except for the program with the given key and programs used in the last ten minutes.
  ///
  /// Programs that were used recently may be about to be started by other processes.
  private func removeFormerPrograms(except key: String) {
    let folder = tools.folder.path
    let oldest = time(nil) - 600
    for entry in FolderEntry.list(folder) ?? [] where entry.name.hasPrefix("program-") {
      let path = "\(folder)/\(entry.name)"
      var state = stat()
      guard path != bundle(key), stat(path, &state) == 0, state.st_mtim.tv_sec < oldest else {
        continue
      }
      try? FileManager.default.removeItem(atPath: path)
    }
  }

  private static func noScenes(in list: SceneList) -> SwiftFailure {
    if !list.lost.isEmpty { return SwiftFailure(lines: list.lost.map(\.reason)) }
    let others = list.others.map { "\($0.file):\($0.line): error: \($0.name): \($0.reason)" }
    return others.isEmpty
      ? SwiftFailure("error: there is no view, view controller or #Preview in the Swift files")
      : SwiftFailure(lines: others)
  }
}

/// The tools for compiling modules, and the folder to compile them in.
struct BuildTools {
  /// The compiler, and the parts of Plumbline that compiled files need.
  let support: SwiftSupport
  /// The folder of the program in the cache.
  let folder: ProgramFolder

  /// Runs a program to its end and returns its output.
  ///
  /// - Throws: ``SwiftFailure`` if the program can't be started.
  func run(
    _ program: String, _ arguments: [String], input: String = "",
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(SwiftFailure) -> FinishedProgram {
    do throws(SystemFailure) {
      return try FileSystem.run(
        program, [program] + arguments, input: Array(input.utf8),
        environment: environment)
    } catch {
      throw SwiftFailure("\(program): error: cannot be started: \(error.reason)")
    }
  }

  /// Returns the error for a program that failed, with the last lines that the program wrote.
  func failure(of program: String, _ result: FinishedProgram) -> SwiftFailure {
    let lines = String(decoding: result.errors, as: UTF8.self).split(separator: "\n").suffix(20)
    let name = program.split(separator: "/").last ?? ""
    return SwiftFailure(
      lines: ["error: '\(name)' \(result.ending.description)"] + lines.map(String.init))
  }
}

extension SceneList {
  /// Decodes a list from JSON.
  init(json: [UInt8]) throws { self = try JSONDecoder().decode(SceneList.self, from: Data(json)) }

  /// Encodes the list as JSON.
  func json() throws(SwiftFailure) -> [UInt8] {
    do { return Array(try JSONEncoder.stable.encode(self)) } catch {
      throw SwiftFailure("the list of scenes can't be written: \(error)")
    }
  }
}

extension JSONEncoder {
  /// An encoder that always writes the same JSON for the same value.
  static var stable: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return encoder
  }
}
