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
  /// - Parameters:
  ///   - files: The files.
  ///   - support: The compiler, and what it needs.
  ///   - cache: The folder for programs; `nil` for the one in the user's cache.
  /// - Throws: ``SwiftFailure`` if it can't be written.
  init(_ files: SwiftFiles, _ support: SwiftSupport, cache: String? = nil) throws(SwiftFailure) {
    self.files = files
    self.support = support
    folder = try ProgramFolder(
      for: files.paths.joined(separator: "\n") + "\n" + support.modules, in: cache)
  }

  /// Returns the program, which is made if the files or the compiler have changed.
  ///
  /// - Throws: ``SwiftFailure`` if no scene is left that compiles.
  func build() throws(SwiftFailure) -> Product {
    let key = try key()
    if let product = try finished(key) { return product }
    let program = "\(folder.path)/program-\(key)"
    let list = try compile()
    guard !list.scenes.isEmpty else { throw Self.noScenes(in: list) }
    try link(list, to: program)
    removeFormerPrograms(except: program)
    try folder.write(try list.json(), to: "scenes.json")
    try folder.write(Array(key.utf8), to: "key")
    return Product(program: program, list: list, key: key)
  }

  /// Compiles the files without making a program, unless that was done already.
  func check() throws(SwiftFailure) -> SceneList {
    if let list = try finished(try key())?.list { return list }
    return try compile()
  }

  private func key() throws(SwiftFailure) -> String {
    stableHash(Array(support.state.utf8) + (try files.contents()))
  }

  /// The program of a key, if it was made already.
  private func finished(_ key: String) throws(SwiftFailure) -> Product? {
    let program = "\(folder.path)/program-\(key)"
    guard folder.content(of: "key") == Array(key.utf8), access(program, X_OK) == 0,
      let list = folder.content(of: "scenes.json").flatMap({ try? SceneList(json: $0) })
    else { return nil }
    return Product(program: program, list: list, key: key)
  }

  // MARK: - Steps

  /// Writes copies of the files, and lists their scenes.
  ///
  /// - Parameters:
  ///   - lost: The files that are left out.
  ///   - errors: The errors in former copies, which are left out.
  /// - Throws: ``SwiftFailure`` if the copies can't be written.
  func prepare(
    without lost: [SceneList.LostFile] = [], _ errors: [SceneList.Message] = []
  ) throws(SwiftFailure) -> SceneList {
    let lostFiles = Set(lost.map(\.file))
    let lines =
      files.paths.filter { !lostFiles.contains($0) }
      + errors.map { "!\($0.file)\t\($0.line)\t\($0.column)\t\($0.text)" }
    let result = try run(
      support.porter, [folder.path + "/copies"], input: lines.map { $0 + "\n" }.joined())
    guard case .exited(0) = result.ending else { throw Self.failure(of: support.porter, result) }
    guard var list = try? SceneList(json: result.output) else {
      throw SwiftFailure("'\(support.porter)' does not fit this plumbline; install Plumbline again")
    }
    list.lost =
      lost
      + list.unparsed.map { file in
        let place = [file.line, file.column].compactMap { $0.map { ":\($0)" } }.joined()
        return .init(file: file.file, reason: "\(file.file)\(place): error: \(file.reason)")
      }
    return list
  }

  /// Compiles the copies without the parts that don't compile, or without whole files if that isn't enough.
  private func compile() throws(SwiftFailure) -> SceneList {
    try folder.write(Array(Self.entry.utf8), to: "entry.swift")
    var list = try prepare()
    var errors: [SceneList.Message] = []
    // Nothing else is found in files that import a module which isn't there.
    var first: [SceneList.Message] = []
    var isFirst = true
    for round in 0... {
      try folder.write(try objectMap(of: list), to: "objects.json")
      removeOldObjects(of: list)
      let result = try run(support.compiler, compilerArguments(list))
      if case .exited(0) = result.ending { break }
      let messages = Self.messages(in: String(decoding: result.errors, as: UTF8.self), of: list)
      guard !messages.isEmpty else { throw Self.failure(of: support.compiler, result) }
      if isFirst { first += messages.filter { !$0.file.hasSuffix("#scenes") } }
      isFirst = isFirst && messages.contains { $0.text.hasPrefix("no such module") }
      let known = Set(errors)
      let new = messages.filter { !known.contains($0) }
      if new.isEmpty || round > Self.roundLimit {
        list.lose(messages)
      } else {
        errors += new
      }
      list = try prepare(without: list.lost, errors)
    }
    list.messages = first
    return list
  }

  /// The most times that parts of files are left out before files are.
  private static let roundLimit = 8

  /// Removes the objects of copies that were written later, which the compiler would take for new if that was within
  /// a second.
  private func removeOldObjects(of list: SceneList) {
    func time(_ path: String) -> (Int, Int)? {
      var state = stat()
      guard stat(path, &state) == 0 else { return nil }
      return (state.st_mtim.tv_sec, state.st_mtim.tv_nsec)
    }
    for file in list.files {
      let object = object(of: file)
      if let made = time(object), let written = time(file.copy), written >= made { unlink(object) }
    }
  }

  private func compilerArguments(_ list: SceneList) -> [String] {
    [
      "-c", "-parse-as-library", "-swift-version", "5", "-Onone", "-gline-tables-only", "-D",
      "DEBUG", "-module-name",
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

  /// The errors that the compiler found in files, in the form `file:line:column: error: message`.
  private static func messages(in log: String, of list: SceneList) -> [SceneList.Message] {
    let files = Set(list.files.map(\.path))
    var known: Set<SceneList.Message> = []
    return log.split(separator: "\n").compactMap { line -> SceneList.Message? in
      guard let mark = line.firstRange(of: ": error: ") else { return nil }
      let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard place.count > 2, let row = Int(place[place.count - 2]),
        let column = Int(place[place.count - 1])
      else { return nil }
      let file = place.dropLast(2).joined(separator: ":")
      let plain = file.hasSuffix("#scenes") ? String(file.dropLast(7)) : file
      let message = SceneList.Message(
        file: file, line: row, column: column, text: String(line[mark.upperBound...]))
      return files.contains(plain) && known.insert(message).inserted ? message : nil
    }
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

  /// Leaves out files in which there are errors.
  fileprivate mutating func lose(_ messages: [Message]) {
    for message in messages {
      let file = message.file.hasSuffix("#scenes") ? String(message.file.dropLast(7)) : message.file
      guard !lost.contains(where: { $0.file == file }) else { continue }
      lost.append(LostFile(file: file, reason: message.description))
    }
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
