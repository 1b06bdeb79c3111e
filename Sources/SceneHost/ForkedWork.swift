internal import AutoLayout
internal import CFork
internal import FileSystem
internal import Foundation
internal import LayoutDocuments

/// Lays out scenes in forked processes, and ends processes that exceed a limit.
struct ForkedWork {
  private typealias Limit = LayoutReply.Limit

  /// The maximum size of the printed output in a reply, in bytes; longer output is cut at its start.
  private static let printedInReply = 1 << 15

  /// Measures texts in fonts that are found before forking, so that the forked processes needn't search for them.
  let measureText: TextMeasure
  /// The file descriptors to close in forked processes, so that the scene's code can't use them.
  let closing: [Int32]
  /// Returns the nibs for a canvas, given a function that ends the process with the reason why a nib can't be loaded.
  let makeNibs: (Canvas, @escaping @Sendable (String) -> Never) -> NibFiles

  init(
    measureText: @escaping TextMeasure, closing: [Int32],
    makeNibs: @escaping (Canvas, @escaping @Sendable (String) -> Never) -> NibFiles
  ) {
    self.makeNibs = makeNibs
    _ = measureText("x", Font(pointSize: 17), nil)
    self.measureText = measureText
    self.closing = closing
    _ = plumbline_adopt_orphans()
  }

  /// Lays out a scene in a forked process.
  ///
  /// - Returns: The reply, and the bytes of the layout.
  func layout(_ request: LayoutRequest) -> (LayoutReply, [UInt8]) {
    guard let answer = Pipe(), let print = Pipe() else {
      return (LayoutReply(.failed("cannot create a pipe: \(systemReason())")), [])
    }
    let child = plumbline_fork()
    guard child != 0 else { runChild(request, answer: answer, print: print) }
    answer.closeWriting()
    print.closeWriting()
    guard child > 0 else {
      return (LayoutReply(.failed("cannot create a process: \(systemReason())")), [])
    }
    // Both processes set the group, so that it's there for whichever needs it first.
    setpgid(child, child)
    return supervise(child, answer, print)
  }

  /// Runs the scene's code in the forked process, and exits.
  private func runChild(_ request: LayoutRequest, answer: Pipe, print: Pipe) -> Never {
    setpgid(0, 0)
    for descriptor in closing + [answer.reading, print.reading] { close(descriptor) }
    // Nothing can be read, and what is printed isn't the answer.
    if let empty = Pipe() {
      dup2(empty.reading, STDIN_FILENO)
      empty.closeReading()
      empty.closeWriting()
    }
    dup2(print.writing, STDOUT_FILENO)
    dup2(print.writing, STDERR_FILENO)
    close(print.writing)
    let seconds = Limit.processorTime.amount
    // After the first number a signal says which limit it was, after the second the process is killed.
    limit(RLIMIT_CPU, to: seconds, atMost: seconds + 2)
    limit(RLIMIT_AS, to: addressSpace + Limit.memory.amount)
    limit(RLIMIT_CORE, to: 0)
    let end = { @Sendable (bytes: [UInt8]) -> Never in
      try? writeAll(bytes, to: answer.writing)
      // Without what the code left for the end of its process.
      _exit(0)
    }
    let fail = { @Sendable (reason: String) -> Never in end([0] + Array(reason.utf8)) }
    do {
      let nibs = makeNibs(request.canvas, fail)
      let maker = SceneMaker(request, measureText: measureText)
      var layout = try NibLoader.$current.withValue(nibs.loader) { try maker.layout() }
      layout.missingNames = nibs.missingNames
      end([1] + (try layout.encoded()))
    } catch {
      fail("\(error)")
    }
  }

  private func limit(_ resource: __rlimit_resource, to value: Int, atMost most: Int? = nil) {
    var limit = rlimit(rlim_cur: rlim_t(value), rlim_max: rlim_t(most ?? value))
    setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
  }

  /// The size of this process's address space in bytes.
  private var addressSpace: Int {
    let text = FileManager.default.contents(atPath: "/proc/self/statm") ?? Data()
    let pages = String(decoding: text, as: UTF8.self).split(separator: " ").first.flatMap {
      Int($0)
    }
    return (pages ?? 0) * sysconf(Int32(_SC_PAGESIZE))
  }

  // MARK: - Supervision

  /// Reads a forked process's output until the process ends or exceeds a limit, and then ends its child processes.
  ///
  /// Returns the reply and the bytes of the layout.
  private func supervise(_ child: pid_t, _ answer: Pipe, _ print: Pipe) -> (LayoutReply, [UInt8]) {
    var bytes: [UInt8] = []
    var printed: [UInt8] = []
    var exceeded: Limit?
    var status: Int32 = 0
    var usage = rusage()
    let end = now + Double(Limit.time.amount)
    var open = [answer.reading, print.reading]
    for descriptor in open { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }
    /// Reads the available bytes, and returns whether any pipe had bytes or was closed.
    func read() -> Bool {
      var hasRead = false
      for descriptor in open {
        guard let chunk = try? readChunk(of: descriptor, upTo: 1 << 16) else { continue }
        hasRead = true
        if chunk.isEmpty { open.removeAll { $0 == descriptor } }
        if descriptor == answer.reading { bytes += chunk } else { printed += chunk }
      }
      return hasRead
    }
    var hasEnded = false
    while !hasEnded, exceeded == nil {
      var waiting = open.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      poll(&waiting, nfds_t(waiting.count), open.contains(answer.reading) ? 20 : 1)
      let hasRead = read()
      exceeded = exceededSize(bytes, printed)
      if now > end { exceeded = .time }
      if !hasRead { hasEnded = wait4(child, &status, WNOHANG, &usage) == child }
    }
    // Whatever the process wrote before its end is in the pipes.
    while exceeded == nil, read() { exceeded = exceededSize(bytes, printed) }
    kill(-child, SIGKILL)
    if !hasEnded { while wait4(child, &status, 0, &usage) < 0, errno == EINTR {} }
    endOrphans()
    answer.closeReading()
    print.closeReading()
    let text = String(decoding: printed.suffix(Self.printedInReply), as: UTF8.self)
    let ending = ending(of: status, usage, exceeded, bytes)
    guard case .done = ending else { return (LayoutReply(ending, printed: text), []) }
    bytes.removeFirst()
    return (LayoutReply(.done, printed: text, byteCount: bytes.count), bytes)
  }

  private func exceededSize(_ answer: [UInt8], _ printed: [UInt8]) -> Limit? {
    if answer.count > Limit.answer.amount { return .answer }
    return printed.count > Limit.print.amount ? .print : nil
  }

  private func ending(
    of status: Int32, _ usage: rusage, _ exceeded: Limit?, _ bytes: [UInt8]
  ) -> LayoutReply.Ending {
    if let exceeded { return .overLimit(exceeded) }
    let signal = status & 0x7F
    if signal == SIGXCPU { return .overLimit(.processorTime) }
    let seconds = usage.ru_utime.tv_sec + usage.ru_stime.tv_sec
    if signal == SIGKILL, seconds >= Limit.processorTime.amount {
      return .overLimit(.processorTime)
    }
    // The system counts in kilobytes. Code that gets no memory ends in many ways, and most of it is used then.
    if signal != 0, usage.ru_maxrss << 10 > Limit.memory.amount * 3 / 4 {
      return .overLimit(.memory)
    }
    if signal != 0 { return .ended(status: status) }
    switch bytes.first {
    case 1: return .done
    case 0: return .failed(String(decoding: bytes.dropFirst(), as: UTF8.self))
    default: return .ended(status: status)
    }
  }

  /// The time of the monotonic clock in seconds.
  private var now: Double { ProcessInfo.processInfo.systemUptime }

  /// Ends this process's remaining children, such as processes that the scene's code moved to another process group.
  private func endOrphans() {
    let list = "/proc/self/task/\(getpid())/children"
    while true {
      while waitpid(-1, nil, WNOHANG) > 0 {}
      let text = FileManager.default.contents(atPath: list) ?? Data()
      let children = String(decoding: text, as: UTF8.self).split(separator: " ")
        .compactMap { pid_t($0) }
      guard !children.isEmpty else { return }
      for child in children { kill(child, SIGKILL) }
      _ = waitpid(-1, nil, 0)
    }
  }
}

/// A pipe with both ends marked close-on-exec.
private struct Pipe {
  let reading: Int32
  let writing: Int32

  init?() {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    // High numbers, so that code which closes the usual ones doesn't end its own answer.
    let moved = ends.map { fcntl($0, F_DUPFD_CLOEXEC, 64) }
    for end in ends { close(end) }
    guard moved.allSatisfy({ $0 >= 0 }) else {
      for end in moved where end >= 0 { close(end) }
      return nil
    }
    (reading, writing) = (moved[0], moved[1])
  }

  func closeReading() { close(reading) }
  func closeWriting() { close(writing) }
}
