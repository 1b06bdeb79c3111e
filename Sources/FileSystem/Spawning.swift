package import Foundation

/// Starts a program in a group of its own, so that a Ctrl-C doesn't reach it.
///
/// Signals do to it what they do by themselves, whatever this process made of them.
///
/// - Parameters:
///   - path: The program's file.
///   - arguments: The arguments, beginning with the name that the program knows itself by.
///   - environment: The variables.
///   - descriptors: The descriptors that the program gets as standard input, output and errors; `nil` for those of
///     this process.
/// - Returns: The number of the process.
/// - Throws: ``SystemFailure`` if it can't be started.
package func spawn(
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

/// Makes a pipe, whose ends programs that are started don't get.
///
/// - Throws: ``SystemFailure`` if too many files are open.
package func makePipe() throws(SystemFailure) -> (reading: Int32, writing: Int32) {
  var ends: [Int32] = [0, 0]
  guard pipe(&ends) == 0 else { throw SystemFailure(code: errno) }
  for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  return (ends[0], ends[1])
}

/// A program that ran to its end.
package struct FinishedProgram {
  /// The end.
  package let ending: ProcessEnding
  /// The bytes of standard output.
  package let output: [UInt8]
  /// The bytes of standard errors.
  package let errors: [UInt8]
}

/// Runs a program to its end.
///
/// - Parameters:
///   - path: The program's file.
///   - arguments: The arguments, beginning with the name that the program knows itself by.
///   - input: The bytes of standard input.
///   - environment: The variables.
/// - Returns: What it wrote.
/// - Throws: ``SystemFailure`` if it can't be started.
package func run(
  _ path: String, _ arguments: [String], input: [UInt8] = [], environment: [String: String]
) throws(SystemFailure) -> FinishedProgram {
  let (input, feed) = (try makePipe(), input)
  let output = try makePipe()
  let errors = try makePipe()
  let process: pid_t
  do throws(SystemFailure) {
    process = try spawn(
      path, arguments, environment: environment,
      descriptors: (input.reading, output.writing, errors.writing))
  } catch {
    for pipe in [input, output, errors] { closeBoth(pipe) }
    throw error
  }
  for end in [input.reading, output.writing, errors.writing] { close(end) }
  let written = exchange(feed, input.writing, [output.reading, errors.reading])
  for end in [output.reading, errors.reading] { close(end) }
  return FinishedProgram(
    ending: ProcessEnding(of: process), output: written[0], errors: written[1])
}

private func closeBoth(_ pipe: (reading: Int32, writing: Int32)) {
  close(pipe.reading)
  close(pipe.writing)
}

/// Writes bytes to a pipe and closes it, and reads others to their ends at the same time.
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
