internal import Foundation
internal import Plumbline
internal import Synchronization

/// Says what the command was working on if it crashes: at a trap of its own code, or for want of memory.
///
/// The signal then ends the process as it would have without this, with a core file where those are wanted. What a
/// handler does has to be possible in the middle of anything; see ``UnsafeScenesInProgress``.
enum CrashReport {
  /// The address of what handlers know: the one value of the process that this takes, because handlers get none.
  private static let address = Atomic<UInt>(0)

  /// The signals that a process gets for its own mistakes, with their names.
  private static let signals: [(number: Int32, name: StaticString)] = [
    (SIGILL, "SIGILL"), (SIGTRAP, "SIGTRAP"), (SIGABRT, "SIGABRT"), (SIGBUS, "SIGBUS"),
    (SIGFPE, "SIGFPE"), (SIGSEGV, "SIGSEGV"),
  ]

  /// Installs the handlers, until the process ends.
  static func install() {
    let knowledge = UnsafeMutablePointer<UnsafeKnowledge>.allocate(capacity: 1)
    knowledge.initialize(to: UnsafeKnowledge(signals))
    // What is made when it is first asked for must not be made while a signal is handled.
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

  /// Makes scenes known to the handlers.
  ///
  /// - Parameters:
  ///   - slotCount: How many scenes are worked on at a time.
  ///   - journal: The descriptor that gets a record of each scene that crashed; less than 0 for none.
  /// - Returns: The scenes, none of which is in progress yet.
  static func watch(slotCount: Int, journal: Int32 = -1) -> UnsafeScenesInProgress {
    let scenes = UnsafeScenesInProgress(slotCount: slotCount, journal: journal)
    if let knowledge { knowledge.pointee.scenes.store(scenes.address, ordering: .releasing) }
    return scenes
  }

  private static var knowledge: UnsafeMutablePointer<UnsafeKnowledge>? {
    UnsafeMutablePointer(bitPattern: address.load(ordering: .acquiring))
  }

  /// Runs in a signal handler.
  private static func handle(_ number: Int32, _ code: Int32) {
    guard let knowledge else { return }
    // Another thread is telling already, and the process ends with it.
    if knowledge.pointee.isTold.exchange(true, ordering: .sequentiallyConsistent) {
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
    // A fault comes again when its instruction does. After any other signal the program would go on.
    if code <= 0 || number == SIGTRAP { raise(number) }
  }
}

/// What a handler needs, in memory that is kept until the process ends.
private struct UnsafeKnowledge: ~Copyable {
  /// The names of the signals.
  let names: UnsafeMutablePointer<StaticString>
  /// What the signals did before.
  let actions: UnsafeMutablePointer<sigaction>
  /// The address of the scenes that are worked on; 0 while there are none.
  let scenes = Atomic<UInt>(0)
  /// Whether a handler has begun to tell.
  let isTold = Atomic<Bool>(false)
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

  /// The place of a signal among the others.
  func index(of number: Int32) -> Int {
    var index = 0
    while index < count - 1, numbers[index] != number { index += 1 }
    return index
  }
}
