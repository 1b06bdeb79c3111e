internal import FileSystem
internal import Foundation

/// A process that draws jobs: this program again, with its input and output on pipes.
///
/// A class, because a process has an identity. It ends by itself when nobody holds the other end of its
/// input any more, and so never outlives the process that started it.
final class DrawingProcess {
  /// The process's number.
  let identifier: pid_t
  /// Takes lines of jobs; never waits.
  let jobs: Int32
  /// Gives frames; never waits.
  let frames: Int32

  /// How a process ended.
  enum Ending {
    case exited(Int32)
    case signalled(Int32)
  }

  /// Starts the process.
  ///
  /// - Throws: `SystemFailure` where no process can be started.
  init(arguments: [String]) throws {
    var ends: [Int32] = []
    do {
      let input = try Self.makePipe(&ends)
      let output = try Self.makePipe(&ends)
      identifier = try Self.spawn(arguments, input: input.read, output: output.write)
      jobs = input.write
      frames = output.read
      close(input.read)
      close(output.write)
    } catch {
      for end in ends { close(end) }
      throw error
    }
    for descriptor in [jobs, frames] { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }
    // Pictures come through here; the usual 64 KiB would cost a change of process for each.
    let setPipeSize: Int32 = 1031
    _ = fcntl(frames, setPipeSize, 1 << 20)
  }

  /// Ends the process at once, whatever it is doing.
  func kill() { Foundation.kill(identifier, SIGKILL) }

  /// Waits for the process to end, and lets go of its pipes.
  func reap() -> Ending {
    close(jobs)
    close(frames)
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
  }

  /// Makes a pipe, and adds its ends to those that are open.
  private static func makePipe(_ opened: inout [Int32]) throws -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw SystemFailure(code: errno) }
    opened += ends
    // Another drawing process must not hold the ends open.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private static func spawn(
    _ arguments: [String], input: Int32, output: Int32
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    // Of a Ctrl-C it is told by the end of its input. Signals do to it what they do by themselves,
    // whatever whoever started us made of them.
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var environment = ProcessInfo.processInfo.environment
    // A crash is reported in one line; a backtrace takes seconds.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    let words = (["plumbline"] + arguments).map { strdup($0) } + [nil]
    let settings = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + settings { free(text) } }
    var identifier: pid_t = 0
    let code = posix_spawn(
      &identifier, "/proc/self/exe", &actions, &attributes, words, settings)
    guard code == 0 else { throw SystemFailure(code: code) }
    return identifier
  }
}

extension DrawingProcess.Ending {
  /// The name of the signal that ended the process; nil where it ended by itself.
  var signalName: String? {
    guard case .signalled(let signal) = self else { return nil }
    let names: [Int32: String] = [
      SIGHUP: "SIGHUP", SIGINT: "SIGINT", SIGQUIT: "SIGQUIT", SIGILL: "SIGILL", SIGTRAP: "SIGTRAP",
      SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE", SIGKILL: "SIGKILL",
      SIGSEGV: "SIGSEGV", SIGPIPE: "SIGPIPE", SIGTERM: "SIGTERM", SIGXCPU: "SIGXCPU",
      SIGSYS: "SIGSYS",
    ]
    return names[signal] ?? "signal \(signal)"
  }

  /// How the process ended, as the end of a sentence.
  var description: String {
    switch self {
    case .exited(let code): "ended with exit code \(code)"
    case .signalled: "was ended by \(signalName ?? "a signal")"
    }
  }
}
