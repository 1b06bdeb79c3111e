internal import Foundation
internal import Plumbline
internal import Synchronization

/// Reports the scenes in progress if the command crashes due to a trap or insufficient memory.
///
/// After the report, the crash ends the process as usual, with a core file if enabled. Signal handlers are limited to
/// async-signal-safe calls; see ``UnsafeScenesInProgress``.
enum CrashReport {
  /// The address of the data for signal handlers, which can't receive data as an argument.
  private static let address = Atomic<UInt>(0)

  /// The signals that crashes raise, with their names.
  private static let signals: [(number: Int32, name: StaticString)] = [
    (SIGILL, "SIGILL"), (SIGTRAP, "SIGTRAP"), (SIGABRT, "SIGABRT"), (SIGBUS, "SIGBUS"),
    (SIGFPE, "SIGFPE"), (SIGSEGV, "SIGSEGV"),
  ]

  /// Installs the signal handlers, which stay installed until the process ends.
  static func install() {
    let knowledge = UnsafeMutablePointer<UnsafeKnowledge>.allocate(capacity: 1)
    knowledge.initialize(to: UnsafeKnowledge(signals))
    // Lazy initialization must not happen in a signal handler.
    address.store(UInt(bitPattern: knowledge), ordering: .sequentiallyConsistent)
    for index in 0..<signals.count {
      var action = sigaction()
      action.__sigaction_handler.sa_sigaction = { number, info, _ in
        CrashReport.handle(number, info?.pointee.si_code ?? 0)
      }
      action.sa_flags = SA_SIGINFO | SA_ONSTACK
      sigaction(signals[index].number, &action, knowledge.pointee.actions + index)
    }
  }

  /// Creates the list of scenes in progress that signal handlers report, with a slot for each task.
  ///
  /// Each scene that crashed is recorded in the file with the descriptor `journal`, unless `journal` is negative.
  static func watch(slotCount: Int, journal: Int32 = -1) -> UnsafeScenesInProgress {
    let scenes = UnsafeScenesInProgress(slotCount: slotCount, journal: journal)
    if let knowledge { knowledge.pointee.scenes.store(scenes.address, ordering: .releasing) }
    return scenes
  }

  private static var knowledge: UnsafeMutablePointer<UnsafeKnowledge>? {
    UnsafeMutablePointer(bitPattern: address.load(ordering: .acquiring))
  }

  private static func handle(_ number: Int32, _ code: Int32) {
    guard let knowledge else { return }
    // Another thread is already reporting, and the process ends with it.
    if knowledge.pointee.isReporting.exchange(true, ordering: .sequentiallyConsistent) {
      while true { pause() }
    }
    let index = knowledge.pointee.index(of: number)
    let name = knowledge.pointee.names[index]
    let scenes = UnsafeScenesInProgress(
      address: knowledge.pointee.scenes.load(ordering: .acquiring))
    if scenes?.report(name, to: STDERR_FILENO) != true {
      put("error: plumbline crashed (", to: STDERR_FILENO)
      put(name, to: STDERR_FILENO)
      put(")\n", to: STDERR_FILENO)
    }
    if let option = ProcessLimits.memoryOption {
      put("note: its memory is limited ('", to: STDERR_FILENO)
      put(option, to: STDERR_FILENO)
      put("'), which may be the reason\n", to: STDERR_FILENO)
    }
    sigaction(number, knowledge.pointee.actions + index, nil)
    // A fault recurs when its instruction is retried. After any other signal the program would continue.
    if code <= 0 || number == SIGTRAP { raise(number) }
  }
}

/// The data that signal handlers use, in memory that is never freed.
private struct UnsafeKnowledge: ~Copyable {
  let names: UnsafeMutablePointer<StaticString>
  /// The actions that the signals had before the handlers were installed.
  let actions: UnsafeMutablePointer<sigaction>
  /// The address of the list of scenes in progress, or 0 if there isn't one.
  let scenes = Atomic<UInt>(0)
  /// Whether a thread has started to report the crash, so that no other thread reports it.
  let isReporting = Atomic<Bool>(false)
  private let numbers: UnsafeMutablePointer<Int32>
  private let count: Int

  init(_ signals: [(number: Int32, name: StaticString)]) {
    count = signals.count
    names = .allocate(capacity: count)
    actions = .allocate(capacity: count)
    numbers = .allocate(capacity: count)
    for (index, signal) in signals.enumerated() {
      (names + index).initialize(to: signal.name)
      (actions + index).initialize(to: sigaction())
      (numbers + index).initialize(to: signal.number)
    }
  }

  /// Returns the index of a signal among the handled signals.
  func index(of number: Int32) -> Int {
    var index = 0
    while index < count - 1, numbers[index] != number { index += 1 }
    return index
  }
}
