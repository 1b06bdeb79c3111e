internal import FileSystem
internal import Foundation
internal import LayoutDocuments
internal import Synchronization

/// A running program that lays out the scenes of Swift files.
///
/// A class, because all scenes of the files share the program's process. Requests of several tasks are answered one
/// after the other. Equal requests are answered only once.
package final class SceneProgram: Sendable {
  /// The scenes, and the parts of files that were left out.
  package let list: SceneList
  /// A hash of the files and of everything else that layouts depend on.
  package let key: String

  private let program: String
  private let fontFolders: [String]
  private let modules: [String]
  private let state = Mutex(State())

  private struct State: ~Copyable {
    var process: HostProcess?
    var answers: [LayoutRequest: Result<PlacedLayout, SwiftFailure>] = [:]
  }

  /// Builds the program for a file, or for the files in a folder, unless the program is up to date.
  ///
  /// - Parameters:
  ///   - argument: The path of the file or folder.
  ///   - fontFolders: The folders of the fonts that texts are measured in.
  ///   - cache: The folder for all programs, or `nil` to use the folder in the user's cache.
  /// - Throws: ``SwiftFailure`` if no scene can be drawn.
  package init(
    of argument: String, fontFolders: [String], cache: String? = nil
  ) throws(SwiftFailure) {
    let product = try ProgramBuilder(of: argument, cache: cache).build()
    program = product.program
    list = product.list
    key = product.key
    modules = product.modules
    self.fontFolders = fontFolders
  }

  /// Returns the list of scenes of a file or folder, without running any of their code.
  ///
  /// - Throws: ``SwiftFailure`` if the files can't be read.
  package static func list(_ argument: String) throws(SwiftFailure) -> SceneList {
    try ProgramBuilder(of: argument).list()
  }

  /// Finds the Swift files and resources that a file or folder needs to be built.
  ///
  /// - Returns: The absolute paths of the files and resources, and the folders of the packages. The first package is
  ///   the one that contains the argument.
  /// - Throws: ``SwiftFailure`` if there is no Swift file.
  package static func inputs(
    of argument: String
  ) throws(SwiftFailure) -> (files: [String], packages: [String]) {
    let files = try SwiftFiles(of: argument, manifests: ProgramFolder.usersCache + "/manifests")
    return (files.inputs, files.packages)
  }

  /// Compiles a file, or the files in a folder, without running any of their code.
  ///
  /// - Returns: The scenes, and the parts of files that don't compile.
  /// - Throws: ``SwiftFailure`` if the files can't be read, or if the compiler can't be run.
  package static func check(_ argument: String) throws(SwiftFailure) -> SceneList {
    try ProgramBuilder(of: argument).check()
  }

  /// Lays out a scene on a canvas.
  ///
  /// - Throws: ``SwiftFailure`` if the scene's code crashes or exceeds a limit.
  func layout(_ request: LayoutRequest) throws(SwiftFailure) -> PlacedLayout {
    try state.withLock { state in
      if let answer = state.answers[request] { return answer }
      let answer = ask(request, &state)
      state.answers[request] = answer
      return answer
    }.get()
  }

  private func ask(
    _ request: LayoutRequest, _ state: inout State
  ) -> Result<PlacedLayout, SwiftFailure> {
    do throws(SwiftFailure) {
      if state.process == nil {
        state.process = try HostProcess(
          program, lists: ["PLUMBLINE_FONTS": fontFolders, "PLUMBLINE_MODULES": modules])
      }
      guard let process = state.process else { preconditionFailure("the process was started") }
      return .success(try process.layout(request))
    } catch {
      if state.process?.isLost == true { state.process = nil }
      return .failure(error)
    }
  }
}

/// A process of the program, with pipes to its input and from its output.
private final class HostProcess {
  private let program: String
  private let process: StartedProgram
  /// Whether the process has stopped answering requests.
  private(set) var isLost = false

  /// Starts the process, which ends when its input is closed.
  ///
  /// - Parameters:
  ///   - program: The path of the program.
  ///   - lists: The environment variables to set, each with its list of values.
  /// - Throws: ``SwiftFailure`` if the process can't be started.
  init(_ program: String, lists: [String: [String]]) throws(SwiftFailure) {
    self.program = program
    var environment = ProcessInfo.processInfo.environment
    // A crash is reported in one line; a backtrace takes seconds.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    for (variable, list) in lists { environment[variable] = list.joined(separator: ":") }
    // Layouts are the same wherever and whenever the code runs.
    environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
    environment["TZ"] = "UTC"
    for name in ["LANG", "LC_ALL"] { environment[name] = "en_US.UTF-8" }
    do throws(SystemFailure) {
      process = try start(program, [program], environment: environment)
    } catch {
      throw SwiftFailure("'\(program)' cannot be started: \(error.reason)")
    }
  }

  deinit {
    close(process.input)
    close(process.output)
    kill(process.identifier, SIGKILL)
    _ = ProcessEnding(of: process.identifier)
  }

  /// Sends a request, and waits for the layout.
  func layout(_ request: LayoutRequest) throws(SwiftFailure) -> PlacedLayout {
    let reply: LayoutReply
    let bytes: [UInt8]
    do {
      try writeAll(
        Array(try JSONEncoder().encode(request)) + [UInt8(ascii: "\n")], to: process.input)
      (reply, bytes) = try readReply()
    } catch {
      isLost = true
      throw SwiftFailure("the process that runs the code ended, or its answer is invalid")
    }
    guard case .done = reply.ending else { throw SwiftFailure(reply.message(of: program)) }
    do { return try PlacedLayout(encoded: bytes) } catch {
      throw SwiftFailure("the layout can't be read: \(error)")
    }
  }

  private func readReply() throws -> (LayoutReply, [UInt8]) {
    var bytes: [UInt8] = []
    var reply: LayoutReply?
    while true {
      if reply == nil, let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
        reply = try JSONDecoder().decode(LayoutReply.self, from: Data(bytes[..<end]))
        bytes.removeSubrange(...end)
      }
      if let reply, bytes.count >= reply.byteCount { return (reply, bytes) }
      guard let chunk = try readChunk(of: process.output, upTo: 1 << 16), !chunk.isEmpty else {
        throw SystemFailure(code: EPIPE)
      }
      bytes += chunk
    }
  }
}

extension LayoutReply {
  /// Returns a message that explains why the program returned no layout.
  fileprivate func message(of program: String) -> String {
    let all = printed.split(separator: "\n").map(String.init)
    let lines = all.filter { !$0.contains(/^\d+ +\S+ +0x/) && $0 != "Current stack trace:" }
    let reason: String
    switch ending {
    case .done: reason = ""
    case .failed(let text): return text
    case .ended(let status):
      // Before a trap, the runtime prints the file, the line and the reason.
      if let trap = lines.last(where: { $0.contains("Fatal error: ") }) {
        let place = trap.firstRange(of: SwiftFiles.moduleEnding + "/")
        if let place { return "the code stopped: \(trap[place.upperBound...])" }
        // The trap is in Swift's library, or its place is unknown.
        let caller = Toolchain()?.symbolizer.flatMap {
          CrashPlace(in: all, of: program, symbolizer: $0)
        }
        let reason =
          trap.firstRange(of: "Fatal error: ").map { trap[$0.lowerBound...] } ?? trap[...]
        return "the code stopped"
          + (caller.map { " at \($0.file.split(separator: "/").last ?? ""):\($0.line)" } ?? "")
          + ": \(reason)"
      }
      let end = ProcessEnding(status: status)
      if case .exited = end {
        reason = "the code \(end.description) before its layout was ready"
      } else {
        reason =
          "the code \(end.description)"
          + (end == .signaled(SIGSEGV) ? ", which may mean infinite recursion" : "")
      }
    case .overLimit(let limit):
      switch limit {
      case .processorTime:
        reason =
          "the code took more than \(limit) of processor time, so it may have an infinite loop"
      case .time: reason = "the code took more than \(limit)"
      case .memory: return "the code took more than \(limit) of memory"
      case .answer: reason = "the layout has more than \(limit)"
      case .print: return "the code printed more than \(limit)"
      }
    }
    let last = lines.last.map { "; it printed last: \($0.prefix(200))" } ?? ""
    return reason + last
  }
}
