internal import FileSystem
internal import Foundation

/// Compiles one module of a program from copies of the user's files, leaving out parts that don't compile.
struct ModuleBuilder {
  private let module: SwiftModule
  /// The paths of the source files of all modules that this module can import.
  private let context: [String]
  /// Whether this is the last module, which contains the program's entry point.
  private let isLast: Bool
  private let tools: BuildTools
  /// The nibs whose top-level views have custom classes.
  private let nibs: [SwiftFiles.Nib]
  /// The path of the folder for the module's copied sources and object files, inside the program's folder.
  private let place: String

  /// Creates a builder for the module at an index in `files.modules`.
  init(_ number: Int, of files: SwiftFiles, nibs: [SwiftFiles.Nib], _ tools: BuildTools) {
    module = files.modules[number]
    context = files.modules[..<number].flatMap(\.paths)
    isLast = number == files.modules.count - 1
    self.tools = tools
    self.nibs = nibs
    place = "\(tools.folder.path)/\(module.name)"
  }

  /// Writes copies of the files, and lists the scenes in them.
  ///
  /// - Parameters:
  ///   - lost: The files to leave out.
  ///   - errors: The errors that the compiler found in earlier copies. The code that caused them is left out.
  /// - Returns: The scenes and the copies.
  /// - Throws: ``SwiftFailure`` if the copies can't be written.
  func prepare(
    without lost: [SceneList.LostFile] = [], _ errors: [SceneList.Message] = []
  ) throws(SwiftFailure) -> SceneList {
    let lostFiles = Set(lost.map(\.file))
    let lines =
      module.paths.filter { !lostFiles.contains($0) } + context.map { "+" + $0 }
      + nibs.map { "*\($0.className)\t\($0.name)" }
      + errors.map { "!\($0.file)\t\($0.line)\t\($0.column)\t\($0.text)" }
    let porter = tools.support.porter
    let result = try tools.run(
      porter, [place + "/copies", module.name], input: lines.map { $0 + "\n" }.joined(),
      environment: tools.support.porterEnvironment)
    guard case .exited(0) = result.ending else { throw tools.failure(of: porter, result) }
    guard var list = try? SceneList(json: result.output) else {
      throw SwiftFailure("'\(porter)' does not match this plumbline; install Plumbline again")
    }
    list.lost =
      lost
      + list.unparsed.map { file in
        let place = [file.line, file.column].compactMap { $0.map { ":\($0)" } }.joined()
        return .init(file: file.file, reason: "\(file.file)\(place): error: \(file.reason)")
      }
    if !module.isRequested { (list.scenes, list.others) = ([], []) }
    return list
  }

  /// Compiles the copies of the user's files, and returns the scenes in them.
  ///
  /// Code that doesn't compile is left out. If a file still has errors after that, the whole file is left out.
  func compile() throws(SwiftFailure) -> SceneList {
    try writeOwnFiles()
    var list = try prepare()
    var errors: [SceneList.Message] = []
    var first: [SceneList.Message] = []
    var isFirst = true
    for round in 0... {
      try write(try objectMap(of: list), to: "objects.json")
      removeOldObjects(of: list)
      let compiler = tools.support.compiler
      let result = try tools.run(compiler, arguments(list))
      if case .exited(0) = result.ending { break }
      let messages = Self.messages(in: String(decoding: result.errors, as: UTF8.self), of: list)
      guard !messages.isEmpty else { throw tools.failure(of: compiler, result) }
      // The compiler doesn't analyze files that import a missing module, so other files miss their declarations.
      let modules = messages.filter(\.isOfModule)
      if isFirst {
        first += (modules.isEmpty ? messages : modules).filter { !$0.file.hasSuffix("#scenes") }
      }
      isFirst = isFirst && !modules.isEmpty
      let known = Set(errors)
      let new = messages.filter { !known.contains($0) }
      if new.isEmpty || round > Self.roundLimit {
        list.lose(messages)
      } else {
        errors += new
      }
      list = try prepare(without: list.lost, errors)
    }
    // Other names that a file misses may be declared in the missing module that it imports.
    let importing = Set(first.filter(\.isOfModule).map(\.file))
    list.messages = first.filter { $0.isOfModule || !importing.contains($0.file) }
    return list
  }

  /// The zero-based index of the last compilation whose errors cause only parts of files to be left out.
  private static let roundLimit = 8

  private func arguments(_ list: SceneList) -> [String] {
    let modules = tools.folder.path + "/modules"
    return [
      "-c", "-parse-as-library", "-swift-version", "5", "-Onone", "-gline-tables-only",
      "-D", "DEBUG", "-module-name", module.name, "-I", tools.support.modules,
      "-I", modules, "-incremental", "-output-file-map", place + "/objects.json",
      "-enable-batch-mode", "-j", "\(ProcessInfo.processInfo.activeProcessorCount)",
      "-suppress-warnings", "-diagnostic-style", "llvm",
    ] + module.options
      + (isLast
        ? [] : ["-emit-module", "-emit-module-path", "\(modules)/\(module.name).swiftmodule"])
      + list.files.map(\.copy) + ownFiles
  }

  // MARK: - Files

  /// Returns the paths of the object files for the copied files in `list` and for the generated source files.
  func objects(of list: SceneList) -> [String] {
    list.files.filter { $0.copy.hasPrefix(place + "/") }.map { Self.object(of: $0.copy) }
      + ownFiles.map(Self.object)
  }

  /// The paths of the source files that are generated for the module.
  private var ownFiles: [String] {
    (isLast ? [place + "/entry.swift"] : [])
      + (module.resources == nil ? [] : [place + "/resources.swift"])
  }

  private func writeOwnFiles() throws(SwiftFailure) {
    do throws(SystemFailure) {
      for folder in [place, tools.folder.path + "/modules"] { try makeFolder(folder) }
    } catch {
      throw SwiftFailure("\(place): error: cannot be written: \(error.reason)")
    }
    if isLast { try write(Array(Self.entry.utf8), to: "entry.swift") }
    guard module.resources != nil else { return }
    let text = """
      import Foundation
      extension Foundation.Bundle {
        static let module =
          Foundation.Bundle(path: Foundation.Bundle.main.bundlePath + "/\(module.name).resources")
          ?? .main
      }

      """
    try write(Array(text.utf8), to: "resources.swift")
  }

  private func write(_ bytes: [UInt8], to name: String) throws(SwiftFailure) {
    try tools.folder.write(bytes, to: "\(module.name)/\(name)")
  }

  /// The Swift file with the program's entry point.
  private static let entry = """
    @_silgen_name("plumbline_host_main")
    private func _plumbline_host_main() -> Int32
    @main enum _PlumblineProgram { static func main() { _ = _plumbline_host_main() } }

    """

  private static func object(of source: String) -> String {
    source.hasSuffix(".swift") ? source.dropLast(6) + ".o" : source + ".o"
  }

  /// Returns the compiler's output file map: the paths of the files that it writes for each source file.
  private func objectMap(of list: SceneList) throws(SwiftFailure) -> [UInt8] {
    var map = ["": ["swift-dependencies": place + "/module.priors"]]
    for source in list.files.map(\.copy) + ownFiles {
      let object = Self.object(of: source)
      map[source] = [
        "object": object, "swift-dependencies": object.dropLast(2) + ".swiftdeps",
      ]
    }
    do { return Array(try JSONEncoder.stable.encode(map)) } catch {
      throw SwiftFailure("the list of objects can't be written: \(error)")
    }
  }

  /// Removes outdated object files, so that the compiler writes them again.
  ///
  /// An object file is outdated if it is older than its source file. It is also removed if it is less than a second
  /// older than an imported module, because the compiler would consider it up to date.
  private func removeOldObjects(of list: SceneList) {
    func time(_ path: String) -> (Int, Int)? {
      var state = stat()
      guard stat(path, &state) == 0 else { return nil }
      return (state.st_mtim.tv_sec, state.st_mtim.tv_nsec)
    }
    let modules = tools.folder.path + "/modules"
    let imported = (FolderEntry.list(modules) ?? []).filter {
      $0.name.hasSuffix(".swiftmodule") && $0.name != module.name + ".swiftmodule"
    }
    let newest = imported.compactMap { time("\(modules)/\($0.name)") }.max { $0 < $1 }
    for file in list.files {
      let object = Self.object(of: file.copy)
      guard let made = time(object) else { continue }
      let isOld = time(file.copy).map { $0 >= made } ?? false
      let isMixed = newest.map { $0 >= made && $0.0 == made.0 } ?? false
      if isOld || isMixed { unlink(object) }
    }
  }

  // MARK: - Messages

  /// Returns the compiler's errors about the files in `list`, from lines such as `file:line:column: error: message`.
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
}

extension SceneList {
  /// Leaves out the files in which the compiler found the given errors, by adding them to ``lost``.
  fileprivate mutating func lose(_ messages: [Message]) {
    for message in messages {
      let file = message.file.hasSuffix("#scenes") ? String(message.file.dropLast(7)) : message.file
      guard !lost.contains(where: { $0.file == file }) else { continue }
      lost.append(LostFile(file: file, reason: message.description))
    }
  }

  /// Adds the contents of another module's list.
  ///
  /// If a scene's name is taken, a number is appended to it.
  mutating func add(_ other: SceneList) {
    files += other.files
    var names = Set(scenes.map(\.name))
    for var scene in other.scenes {
      let name = scene.name
      var number = 1
      while !names.insert(scene.name).inserted {
        number += 1
        scene.name = "\(name)-\(number)"
      }
      scenes.append(scene)
    }
    others += other.others
    gaps += other.gaps
    unparsed += other.unparsed
    lost += other.lost
    messages += other.messages
  }
}
