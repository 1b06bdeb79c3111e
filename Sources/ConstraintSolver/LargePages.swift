#if canImport(Glibc)
  private import Glibc
#endif

/// Large pages for the memory of large systems, where the operating system has them to give.
///
/// A hundred thousand views take as many megabytes. Handed out in pages of 4 kB, they took a quarter of
/// the time of building (`solver-bench rows 25000`), and each look at them a look at a table of pages.
/// Linux hands out pages of 2 MB to those who ask; elsewhere nothing happens.
enum LargePages {
  /// The size from which on it is worth a call; lists that stand side by side share large pages.
  private static let leastByteCount = 1 << 20

  /// The size of a large page.
  private static let pageSize = 1 << 21

  /// Asks for large pages in memory that is about to be filled.
  @inline(__always)
  static func ask<Element>(for start: UnsafeMutablePointer<Element>, count: Int) {
    guard areWorthwhile(for: Element.self, count: count) else { return }
    unsafe advise(UnsafeMutableRawPointer(start), count * MemoryLayout<Element>.stride)
  }

  /// Whether a number of elements takes so much memory that the size of pages matters.
  @inline(__always)
  static func areWorthwhile<Element>(for type: Element.Type, count: Int) -> Bool {
    count >= leastByteCount / MemoryLayout<Element>.stride
  }

  @inline(never)
  private static func advise(_ start: UnsafeMutableRawPointer, _ byteCount: Int) {
    #if canImport(Glibc)
      // Whole pages: what is before and behind shares the first and the last one.
      let mask = UInt(pageSize - 1)
      let first = UInt(bitPattern: start) & ~mask
      let end = (UInt(bitPattern: start) + UInt(byteCount) + mask) & ~mask
      guard let address = unsafe UnsafeMutableRawPointer(bitPattern: first) else { return }
      // What it answers does not matter: the memory is good with small pages, too.
      _ = unsafe madvise(address, Int(end - first), MADV_HUGEPAGE)
    #endif
  }
}

extension Array {
  /// Makes room for elements that are about to be added; for very many in large pages.
  @inline(__always)
  mutating func reserveLarge(_ newCapacity: Int) {
    reserveCapacity(newCapacity)
    guard LargePages.areWorthwhile(for: Element.self, count: newCapacity) else { return }
    unsafe withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      unsafe LargePages.ask(for: start, count: newCapacity)
    }
  }
}
