internal import AutoLayout
internal import Foundation
internal import Scenes
internal import Synchronization

/// The scenes that the tasks of a run work on, in memory that a signal handler can read.
///
/// A handler may run in the middle of anything: it must not allocate memory, take locks or count references. So all
/// that it writes is written here beforehand, as bytes: the name of each scene, and the line that the journal gets for
/// it. The memory is kept until the process ends.
package struct UnsafeScenesInProgress: Sendable {
  /// The address of the table.
  ///
  /// A pointer is not `Sendable`; tasks write to slots of their own.
  package let address: UInt

  /// Makes room for as many scenes as are worked on at a time.
  ///
  /// - Parameters:
  ///   - slotCount: How many scenes are worked on at a time.
  ///   - journal: The descriptor that gets a record of each scene that crashed; less than 0 for none.
  package init(slotCount: Int, journal: Int32 = -1) {
    let table = UnsafeMutablePointer<Table>.allocate(capacity: 1)
    table.initialize(to: Table(slotCount: max(1, slotCount), journal: journal))
    address = UInt(bitPattern: table)
  }

  /// The scenes at an address; nil for 0.
  package init?(address: UInt) {
    guard address != 0 else { return nil }
    self.address = address
  }

  /// The place of a task among the others.
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

  /// What a task works on.
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
  /// Notes that the task, on the thread that it is on, begins to work on a scene.
  package func begin(_ scene: String) {
    let mark = mark
    mark.pointee.thread.store(UInt(pthread_self()), ordering: .relaxed)
    mark.pointee.nameCount.store(mark.pointee.write(printable(scene), at: 0), ordering: .relaxed)
    mark.pointee.recordCount.store(0, ordering: .relaxed)
    mark.pointee.isInUse.store(true, ordering: .sequentiallyConsistent)
    mark.pointee.enterHandlerStack()
  }

  /// Notes the line that the journal gets if the work on the scene crashes.
  package func setRecord(_ line: String) {
    let count = mark.pointee.write("\n" + line + "\n", at: Mark.nameByteCount)
    // Part of a record is none.
    let isWhole = count == line.utf8.count + 2
    mark.pointee.recordCount.store(isWhole ? count : 0, ordering: .sequentiallyConsistent)
  }

  /// Notes that the scene is done.
  package func end() {
    mark.pointee.isInUse.store(false, ordering: .sequentiallyConsistent)
    mark.pointee.leaveHandlerStack()
  }
}

extension UnsafeScenesInProgress {
  /// Says which scenes were worked on when a signal came, and notes in the journal which of them crashed: that of the
  /// thread that runs this, or all of them if it works on none, because the signal came from elsewhere.
  ///
  /// For signal handlers: allocates nothing and locks nothing.
  ///
  /// - Parameters:
  ///   - signal: The signal's name.
  ///   - descriptor: Where messages go.
  /// - Returns: Whether any scene was worked on.
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
        "note: the same command leaves out what crashed, and goes on from there\n", to: descriptor)
    }
    return hasAny
  }

  /// The index of the slot of the thread that asks; less than 0 if it has none.
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

/// Writes a text; for signal handlers.
package func put(_ text: StaticString, to descriptor: Int32) {
  _ = write(descriptor, text.utf8Start, text.utf8CodeUnitCount)
}

/// The slots of a run, and where its journal is.
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

/// What a task works on, and the stack that a handler runs on while it does: its own may be what overflowed.
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

  /// Writes as much of a text as there is room for; gives the number of bytes.
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
