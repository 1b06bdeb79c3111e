private import Foundation

/// Seconds of processor time that an operation took, so that other programs' work does not count.
///
/// A function by itself in the program, whatever the compiler would gain: tools that count
/// instructions are told to count inside of it.
@inline(never)
public func seconds(_ operation: () throws -> Void) rethrows -> Double {
  let start = processorSeconds()
  try operation()
  return processorSeconds() - start
}

private func processorSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// Seconds of processor time that programs took which this one has started and which have ended.
public func secondsOfChildren() -> Double {
  var usage = rusage()
  getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
  return [usage.ru_utime, usage.ru_stime].reduce(0) {
    $0 + Double($1.tv_sec) + Double($1.tv_usec) * 1e-6
  }
}

/// The sample in the middle.
public func median(_ samples: [Double]) -> Double {
  samples.sorted()[samples.count / 2]
}

/// The memory that the process has for itself at present, in bytes; zero where the system does not say.
///
/// What it shares with files does not count: the parts of programs and libraries that were read so far.
public func residentBytes() -> Int {
  let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
  let pages = text?.split(separator: " ").map { Int($0) ?? 0 } ?? []
  return pages.count > 2 ? (pages[1] - pages[2]) * 4096 : 0
}

/// Has the process keep all memory that it is done with, for what it does next.
///
/// Otherwise the C library gives much memory back at once and little of it never: an operation that
/// is repeated gets new pages from the system each time where it is about many items, and none where it
/// is about few, so that their times say more of pages than of items. The library reads what is asked of
/// it when a program starts, so this one starts again.
public func keepMemory() {
  guard getenv("MALLOC_TRIM_THRESHOLD_") == nil, let program = Bundle.main.executablePath else {
    return
  }
  setenv("MALLOC_TRIM_THRESHOLD_", "\(Int32.max)", 1)
  setenv("MALLOC_MMAP_MAX_", "0", 1)
  execv(program, CommandLine.unsafeArgv)
}

/// Writes a line to standard error.
public func complain(_ message: String) {
  FileHandle.standardError.write(Data((message + "\n").utf8))
}
