internal import AutoLayout
internal import Foundation
internal import Scenes
internal import Synchronization

/// A table of the scenes in progress, in memory that a signal handler can read.
///
/// A signal handler must not allocate memory, take locks or count references. So the table stores the bytes that a
/// handler writes: each scene's name, and its line for the journal. The memory is never freed.
package struct UnsafeScenesInProgress: Sendable {
  /// The address of the table, as an integer because pointers aren't `Sendable`.
  ///
  /// Each task writes only to its own slot.
  package let address: UInt

  /// Allocates a table with a slot for each task.
  ///
  /// - Parameters:
  ///   - slotCount: The number of tasks.
  ///   - journal: The file descriptor for records of scenes that crashed, or a negative number if there is no journal.
  package init(slotCount: Int, journal: Int32 = -1) {
    let table = UnsafeMutablePointer<Table>.allocate(capacity: 1)
    table.initialize(to: Table(slotCount: max(1, slotCount), journal: journal))
    address = UInt(bitPattern: table)
  }

  /// Creates a reference to the table at an address, or returns `nil` if the address is 0.
  package init?(address: UInt) {
    guard address != 0 else { return nil }
    self.address = address
  }

  /// Returns the slot of the task with the given index.
  ///
  /// - Precondition: `index` is below the number of slots.
  package func slot(_ index: Int) -> Slot {
    precondition(index < table.pointee.slotCount, "there is no slot \(index)")
    return Slot(address: UInt(bitPattern: table.pointee.slots + index))
  }

  private var table: UnsafeMutablePointer<Table> {
    guard let table = UnsafeMutablePointer<Table>(bitPattern: address) else {
      preconditionFailure("scenes in progress have an address")
    }
    return table
  }

  /// The part of the table that belongs to one task, with the task's scene in progress.
  package struct Slot: Sendable {
    fileprivate let address: UInt

    fileprivate var mark: UnsafeMutablePointer<Mark> {
      guard let mark = UnsafeMutablePointer<Mark>(bitPattern: address) else {
        preconditionFailure("slots have an address")
      }
      return mark
    }
  }
}

extension UnsafeScenesInProgress.Slot {
  /// Records that the task starts to work on a scene on the current thread.
  package func begin(_ scene: String) {
    let mark = mark
    mark.pointee.thread.store(UInt(pthread_self()), ordering: .relaxed)
    mark.pointee.nameCount.store(mark.pointee.write(printable(scene), at: 0), ordering: .relaxed)
    mark.pointee.recordCount.store(0, ordering: .relaxed)
    mark.pointee.isInUse.store(true, ordering: .sequentiallyConsistent)
    mark.pointee.enterHandlerStack()
  }

  /// Sets the line that a signal handler adds to the journal if the scene crashes.
  package func setRecord(_ line: String) {
    let count = mark.pointee.write("\n" + line + "\n", at: Mark.nameByteCount)
    // An incomplete record is useless.
    let isWhole = count == line.utf8.count + 2
    mark.pointee.recordCount.store(isWhole ? count : 0, ordering: .sequentiallyConsistent)
  }

  /// Records that the task has finished the scene.
  package func end() {
    mark.pointee.isInUse.store(false, ordering: .sequentiallyConsistent)
    mark.pointee.leaveHandlerStack()
  }
}

extension UnsafeScenesInProgress {
  /// Reports the scenes in progress after a fatal signal, and adds the scenes that crashed to the journal.
  ///
  /// The scene of the current thread crashed. If this thread has no scene, all scenes in progress count as crashed.
  /// Safe in signal handlers, because it neither allocates memory nor takes locks.
  ///
  /// - Parameters:
  ///   - signal: The signal's name.
  ///   - descriptor: The file descriptor to write messages to.
  /// - Returns: Whether any scene was in progress.
  package func report(_ signal: StaticString, to descriptor: Int32) -> Bool {
    let (slots, count) = (table.pointee.slots, table.pointee.slotCount)
    let own = indexOfOwnSlot
    var hasAny = false
    var index = 0
    while index < count {
      defer { index += 1 }
      guard slots[index].isInUse.load(ordering: .sequentiallyConsistent) else { continue }
      hasAny = true
      slots[index].writeName(to: descriptor)
      guard own < 0 || own == index else {
        put(": note: plumbline crashed while it worked on this scene and others\n", to: descriptor)
        continue
      }
      put(": error: plumbline crashed (", to: descriptor)
      put(signal, to: descriptor)
      put(") while it worked on this scene\n", to: descriptor)
      if table.pointee.journal >= 0 { slots[index].writeRecord(to: table.pointee.journal) }
    }
    if hasAny, table.pointee.journal >= 0 {
      put(
        "note: run the same command to continue without what crashed\n", to: descriptor)
    }
    return hasAny
  }

  /// The index of the current thread's slot, or a negative number if the thread has none.
  private var indexOfOwnSlot: Int {
    let thread = UInt(pthread_self())
    var index = table.pointee.slotCount - 1
    while index >= 0 {
      let slots = table.pointee.slots
      if slots[index].isInUse.load(ordering: .sequentiallyConsistent),
        slots[index].thread.load(ordering: .relaxed) == thread
      {
        return index
      }
      index -= 1
    }
    return index
  }
}

/// Writes a text to a file descriptor, and can be called in signal handlers.
package func put(_ text: StaticString, to descriptor: Int32) {
  _ = write(descriptor, text.utf8Start, text.utf8CodeUnitCount)
}

/// The slots of a run, and the file descriptor of its journal.
private struct Table {
  let slotCount: Int
  let journal: Int32
  let slots: UnsafeMutablePointer<Mark>

  init(slotCount: Int, journal: Int32) {
    self.slotCount = slotCount
    self.journal = journal
    slots = .allocate(capacity: slotCount)
    for index in 0..<slotCount { (slots + index).initialize(to: Mark()) }
  }
}

/// A task's scene in progress, with a stack for the signal handler in case the task's own stack overflows.
private struct Mark: ~Copyable {
  static let nameByteCount = 2048
  private static let recordByteCount = 8192
  private static let stackByteCount = 65_536

  let isInUse = Atomic<Bool>(false)
  let thread = Atomic<UInt>(0)
  let nameCount = Atomic<Int>(0)
  let recordCount = Atomic<Int>(0)
  private let bytes = UnsafeMutablePointer<UInt8>.allocate(
    capacity: nameByteCount + recordByteCount)
  private let stack = UnsafeMutableRawPointer.allocate(byteCount: stackByteCount, alignment: 64)
  private var threadStack = stack_t()

  /// Writes as much of a text as fits, and returns the number of bytes written.
  func write(_ text: String, at offset: Int) -> Int {
    let room = offset == 0 ? Self.nameByteCount : Self.recordByteCount
    var count = 0
    for byte in text.utf8.prefix(room) {
      bytes[offset + count] = byte
      count += 1
    }
    return count
  }

  func writeName(to descriptor: Int32) {
    _ = Foundation.write(descriptor, bytes, nameCount.load(ordering: .relaxed))
  }

  func writeRecord(to descriptor: Int32) {
    let count = recordCount.load(ordering: .sequentiallyConsistent)
    if count > 0 { _ = Foundation.write(descriptor, bytes + Self.nameByteCount, count) }
  }

  mutating func enterHandlerStack() {
    var own = stack_t(ss_sp: stack, ss_flags: 0, ss_size: Self.stackByteCount)
    sigaltstack(&own, &threadStack)
  }

  mutating func leaveHandlerStack() { sigaltstack(&threadStack, nil) }
}
