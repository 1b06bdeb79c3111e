internal import FileSystem
internal import Foundation

/// Makes a program of Swift files: copies are ported, compiled and linked in the cache, unless that was done already.
struct ProgramBuilder {
  /// A program with the scenes that it can make.
  struct Product {
    /// The program's file.
    let program: String
    /// The scenes.
    let list: SceneList
    /// A hash of all that the program depends on.
    let key: String
  }

  private let support: SwiftSupport
  private let files: SwiftFiles
  private let folder: ProgramFolder

  /// Takes the folder in the cache.
  ///
  /// - Throws: ``SwiftFailure`` if it can't be written.
  init(_ files: SwiftFiles, _ support: SwiftSupport) throws(SwiftFailure) {
    self.files = files
    self.support = support
    folder = try ProgramFolder(for: files.paths.joined(separator: "\n") + "\n" + support.modules)
  }

  /// Returns the program, which is made if the files or the compiler have changed.
  ///
  /// - Throws: ``SwiftFailure`` if no scene is left that compiles.
  func build() throws(SwiftFailure) -> Product {
    let key = stableHash(Array(support.state.utf8) + (try files.contents()))
    let program = "\(folder.path)/program-\(key)"
    if folder.content(of: "key") == Array(key.utf8), access(program, X_OK) == 0,
      let list = folder.content(of: "scenes.json").flatMap({ try? SceneList(json: $0) })
    {
      return Product(program: program, list: list, key: key)
    }
    let list = try compile(try prepare())
    guard !list.scenes.isEmpty else { throw Self.noScenes(in: list) }
    try link(list, to: program)
    removeFormerPrograms(except: program)
    try folder.write(try list.json(), to: "scenes.json")
    try folder.write(Array(key.utf8), to: "key")
    return Product(program: program, list: list, key: key)
  }

  // MARK: - Steps

  /// Lists the scenes without compiling anything.
  ///
  /// - Throws: ``SwiftFailure`` if the copies can't be written.
  func prepare() throws(SwiftFailure) -> SceneList {
    let result = try run(
      support.porter, [folder.path + "/copies"], input: files.paths.map { $0 + "\n" }.joined())
    guard case .exited(0) = result.ending else { throw Self.failure(of: support.porter, result) }
    guard var list = try? SceneList(json: result.output) else {
      throw SwiftFailure("'\(support.porter)' does not fit this plumbline; install Plumbline again")
    }
    list.lost = list.unparsed.map { file in
      let place = [file.line, file.column].compactMap { $0.map { ":\($0)" } }.joined()
      return .init(file: file.file, reason: "\(file.file)\(place): error: \(file.reason)")
    }
    return list
  }

  /// Compiles the copies, without those that don't compile.
  private func compile(_ list: SceneList) throws(SwiftFailure) -> SceneList {
    var list = list
    try folder.write(Array(Self.entry.utf8), to: "entry.swift")
    while !list.files.isEmpty {
      try folder.write(try objectMap(of: list), to: "objects.json")
      let result = try run(support.compiler, compilerArguments(list))
      if case .exited(0) = result.ending { break }
      let lost = Self.lostFiles(in: String(decoding: result.errors, as: UTF8.self), among: list)
      guard !lost.isEmpty else { throw Self.failure(of: support.compiler, result) }
      list.remove(lost)
    }
    return list
  }

  private func compilerArguments(_ list: SceneList) -> [String] {
    [
      "-c", "-parse-as-library", "-swift-version", "5", "-Onone", "-D", "DEBUG", "-module-name",
      files.module, "-I", support.modules, "-incremental", "-output-file-map",
      folder.path + "/objects.json",
      "-enable-batch-mode", "-j", "\(ProcessInfo.processInfo.activeProcessorCount)",
      "-suppress-warnings", "-diagnostic-style", "llvm",
    ] + list.files.map(\.copy) + [folder.path + "/entry.swift"]
  }

  private func link(_ list: SceneList, to program: String) throws(SwiftFailure) {
    let folder = URL(fileURLWithPath: support.library).deletingLastPathComponent().path
    let objects = list.files.map { object(of: $0) } + [self.folder.path + "/entry.o"]
    let new = program + ".new"
    let result = try run(
      support.compiler,
      [
        "-emit-executable", "-o", new, "-L", folder, "-lPlumblineHost", "-use-ld=lld", "-Xlinker",
        "-rpath", "-Xlinker", folder, "-Xlinker", "--export-dynamic",
      ] + objects)
    guard case .exited(0) = result.ending, rename(new, program) == 0 else {
      throw Self.failure(of: support.compiler, result)
    }
  }

  private func removeFormerPrograms(except program: String) {
    for entry in FolderEntry.list(folder.path) ?? [] where entry.name.hasPrefix("program-") {
      let path = "\(folder.path)/\(entry.name)"
      if path != program { unlink(path) }
    }
  }

  // MARK: - Files

  /// The file with the program's beginning.
  private static let entry = """
    @_silgen_name("plumbline_host_main")
    private func _plumbline_host_main() -> Int32
    @main enum _PlumblineProgram { static func main() { _ = _plumbline_host_main() } }

    """

  private func object(of file: SceneList.File) -> String {
    file.copy.hasSuffix(".swift") ? file.copy.dropLast(6) + ".o" : file.copy + ".o"
  }

  /// The compiler's list of the files that it makes of each source.
  private func objectMap(of list: SceneList) throws(SwiftFailure) -> [UInt8] {
    var map = ["": ["swift-dependencies": folder.path + "/module.priors"]]
    let entry = SceneList.File(path: "", copy: folder.path + "/entry.swift")
    for file in list.files + [entry] {
      let object = object(of: file)
      map[file.copy] = [
        "object": object, "swift-dependencies": object.dropLast(2) + ".swiftdeps",
      ]
    }
    do { return Array(try JSONEncoder.stable.encode(map)) } catch {
      throw SwiftFailure("the list of objects can't be written: \(error)")
    }
  }

  private func run(
    _ program: String, _ arguments: [String], input: String = ""
  ) throws(SwiftFailure) -> FinishedProgram {
    do throws(SystemFailure) {
      return try FileSystem.run(
        program, [program] + arguments, input: Array(input.utf8),
        environment: ProcessInfo.processInfo.environment)
    } catch {
      throw SwiftFailure("\(program): error: cannot be started: \(error.reason)")
    }
  }

  // MARK: - Messages

  /// The files that the compiler found errors in, each with the first one.
  private static func lostFiles(in log: String, among list: SceneList) -> [SceneList.LostFile] {
    var lost: [SceneList.LostFile] = []
    for line in log.split(separator: "\n") {
      guard let mark = line.firstRange(of: ": error: ") else { continue }
      let file = list.files.first { file in
        [file.path, file.copy].contains { line[..<mark.lowerBound].hasPrefix($0 + ":") }
      }
      guard let file, !lost.contains(where: { $0.file == file.path }) else { continue }
      lost.append(.init(file: file.path, reason: String(line)))
    }
    return lost
  }

  private static func failure(of program: String, _ result: FinishedProgram) -> SwiftFailure {
    let lines = String(decoding: result.errors, as: UTF8.self).split(separator: "\n").suffix(20)
    let name = program.split(separator: "/").last ?? ""
    return SwiftFailure(
      lines: ["error: '\(name)' \(result.ending.description)"] + lines.map(String.init))
  }

  private static func noScenes(in list: SceneList) -> SwiftFailure {
    if !list.lost.isEmpty { return SwiftFailure(lines: list.lost.map(\.reason)) }
    let others = list.others.map { "\($0.file):\($0.line): error: \($0.name): \($0.reason)" }
    return others.isEmpty
      ? SwiftFailure("error: there is no view, view controller or #Preview in the Swift files")
      : SwiftFailure(lines: others)
  }
}

extension SceneList {
  /// Reads a list from JSON.
  init(json: [UInt8]) throws { self = try JSONDecoder().decode(SceneList.self, from: Data(json)) }

  /// The list as JSON.
  func json() throws(SwiftFailure) -> [UInt8] {
    do { return Array(try JSONEncoder.stable.encode(self)) } catch {
      throw SwiftFailure("the list of scenes can't be written: \(error)")
    }
  }

  /// Leaves out files that don't compile, with their scenes.
  fileprivate mutating func remove(_ files: [LostFile]) {
    let names = Set(files.map(\.file))
    lost += files
    self.files.removeAll { names.contains($0.path) }
    scenes.removeAll { names.contains($0.file) }
    others.removeAll { names.contains($0.file) }
  }
}

extension JSONEncoder {
  /// An encoder whose output is the same for the same value.
  fileprivate static var stable: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return encoder
  }
}
