package import Foundation

/// A running program, with pipes connected to its input and output.
package struct StartedProgram {
  /// The process ID of the program.
  package let identifier: pid_t
  /// The descriptor for writing to the program's standard input.
  package let input: Int32
  /// The descriptor for reading the program's standard output.
  package let output: Int32
  /// The descriptor for reading the program's standard error, or `nil` if standard error isn't a pipe.
  let errors: Int32?
}

/// Returns the path of the first executable named `name` in the folders of `path`, or `nil` if there isn't one.
package func executable(
  _ name: String, path: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
) -> String? {
  path.split(separator: ":").lazy.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
}

/// The destination of a program's standard error.
package enum ErrorsPlace {
  /// Standard error is inherited from this process.
  case own
  /// Standard error is a pipe that this process reads.
  case pipe
  /// Standard error is the open file with the given descriptor.
  case file(Int32)
}

/// Starts a program with pipes, in a separate process group so that Ctrl-C doesn't reach it.
///
/// - Parameters:
///   - path: The path of the program.
///   - arguments: The arguments, starting with the name of the program.
///   - environment: The environment variables of the program.
///   - errors: The destination for the program's standard error.
/// - Returns: The running program. The caller closes its pipes and waits for it to end.
/// - Throws: ``SystemFailure`` if the program can't be started.
package func start(
  _ path: String, _ arguments: [String], environment: [String: String], errors: ErrorsPlace = .own
) throws(SystemFailure) -> StartedProgram {
  var ends: [Int32] = []
  do throws(SystemFailure) {
    var place: Int32?
    var pipeCount = 2
    switch errors {
    case .own: break
    case .pipe: pipeCount = 3
    case .file(let descriptor): place = descriptor
    }
    for _ in 0..<pipeCount {
      let pipe = try makePipe()
      ends += [pipe.reading, pipe.writing]
    }
    if pipeCount > 2 { place = ends[5] }
    let identifier = try spawn(
      path, arguments, environment: environment,
      descriptors: (ends[0], ends[3], place))
    for (place, end) in ends.enumerated() where [0, 3, 5].contains(place) { close(end) }
    return StartedProgram(
      identifier: identifier, input: ends[1], output: ends[2], errors: pipeCount > 2 ? ends[4] : nil
    )
  } catch {
    for end in ends { close(end) }
    throw error
  }
}

/// Starts a program in a separate process group, with the default actions of all signals.
///
/// - Parameters:
///   - path: The path of the program.
///   - arguments: The arguments, starting with the name of the program.
///   - environment: The environment variables of the program.
///   - descriptors: The descriptors for the program's standard input, output and error. `nil` means that the program
///     inherits this process's descriptor.
/// - Returns: The process ID.
/// - Throws: ``SystemFailure`` if the program can't be started.
private func spawn(
  _ path: String, _ arguments: [String], environment: [String: String],
  descriptors: (input: Int32?, output: Int32?, errors: Int32?)
) throws(SystemFailure) -> pid_t {
  var actions = posix_spawn_file_actions_t()
  var attributes = posix_spawnattr_t()
  posix_spawn_file_actions_init(&actions)
  posix_spawnattr_init(&attributes)
  defer {
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
  }
  let standard = [
    (descriptors.input, STDIN_FILENO), (descriptors.output, STDOUT_FILENO),
    (descriptors.errors, STDERR_FILENO),
  ]
  for case (let own?, let standard) in standard {
    posix_spawn_file_actions_adddup2(&actions, own, standard)
  }
  var none = sigset_t()
  var all = sigset_t()
  sigemptyset(&none)
  sigfillset(&all)
  posix_spawnattr_setsigmask(&attributes, &none)
  posix_spawnattr_setsigdefault(&attributes, &all)
  posix_spawnattr_setflags(
    &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
  let words = arguments.map { strdup($0) } + [nil]
  let settings = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
  defer { for text in words + settings { free(text) } }
  var identifier: pid_t = 0
  let code = posix_spawn(&identifier, path, &actions, &attributes, words, settings)
  guard code == 0 else { throw SystemFailure(code: code) }
  return identifier
}

/// Creates a pipe whose ends aren't inherited by programs that this process starts.
///
/// - Throws: ``SystemFailure`` if too many files are open.
private func makePipe() throws(SystemFailure) -> (reading: Int32, writing: Int32) {
  var ends: [Int32] = [0, 0]
  guard pipe(&ends) == 0 else { throw SystemFailure(code: errno) }
  for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  return (ends[0], ends[1])
}

/// A program that has ended, with its output.
package struct FinishedProgram {
  /// The way in which the program ended.
  package let ending: ProcessEnding
  /// The bytes that the program wrote to standard output.
  package let output: [UInt8]
  /// The bytes that the program wrote to standard error.
  package let errors: [UInt8]
}

/// Runs a program, waits for it to end, and returns its output.
///
/// - Parameters:
///   - path: The path of the program.
///   - arguments: The arguments, starting with the name of the program.
///   - input: The contents of the program's standard input.
///   - environment: The environment variables of the program.
/// - Returns: The finished program.
/// - Throws: ``SystemFailure`` if the program can't be started.
package func run(
  _ path: String, _ arguments: [String], input: [UInt8] = [], environment: [String: String]
) throws(SystemFailure) -> FinishedProgram {
  let program = try start(path, arguments, environment: environment, errors: .pipe)
  let outputs = [program.output, program.errors].compactMap(\.self)
  let written = exchange(input, program.input, outputs)
  for end in outputs { close(end) }
  return FinishedProgram(
    ending: ProcessEnding(of: program.identifier), output: written[0], errors: written[1])
}

/// Writes bytes to a pipe and closes it, while reading other pipes to their ends.
///
/// - Returns: The bytes read from each of the other pipes.
private func exchange(_ feed: [UInt8], _ input: Int32, _ outputs: [Int32]) -> [[UInt8]] {
  var left = feed[...]
  var written = outputs.map { _ in [UInt8]() }
  var open = outputs
  _ = fcntl(input, F_SETFL, O_NONBLOCK)
  if left.isEmpty { close(input) }
  while !open.isEmpty || !left.isEmpty {
    var waiting = open.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    if !left.isEmpty { waiting.append(pollfd(fd: input, events: Int16(POLLOUT), revents: 0)) }
    poll(&waiting, nfds_t(waiting.count), -1)
    for entry in waiting where entry.revents != 0 {
      guard let index = outputs.firstIndex(of: entry.fd) else {
        let count = left.withUnsafeBytes { write(input, $0.baseAddress, min($0.count, 1 << 15)) }
        if count > 0 { left = left.dropFirst(count) }
        if count < 0, errno != EAGAIN, errno != EINTR { left = [] }
        if left.isEmpty { close(input) }
        continue
      }
      let chunk = try? readChunk(of: entry.fd, upTo: 1 << 16)
      if let chunk, !chunk.isEmpty {
        written[index] += chunk
      } else {
        open.removeAll { $0 == entry.fd }
      }
    }
  }
  return written
}
