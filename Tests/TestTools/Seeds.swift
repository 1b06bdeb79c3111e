internal import Foundation

/// Calls a closure with seeds: so many at least, and more while there is time, of which
/// `PLUMBLINE_FUZZ_SECONDS` gives more.
package func forEachSeed(_ count: UInt64, _ body: (UInt64) throws -> Void) rethrows {
  let environment = ProcessInfo.processInfo.environment
  let seconds = environment["PLUMBLINE_FUZZ_SECONDS"].flatMap { Double($0) } ?? 0
  let first = environment["PLUMBLINE_FUZZ_SEED"].flatMap { UInt64($0) }
  let end = Date(timeIntervalSinceNow: seconds)
  var seed = first ?? 0
  while seed < (first ?? 0) + count || Date() < end {
    try body(seed)
    seed += 1
  }
}

/// Whether seeds are those of the suite, of which it is known how much they show; others, which
/// `PLUMBLINE_FUZZ_SEED` begins, may show less.
package var seedsAreOwn: Bool { ProcessInfo.processInfo.environment["PLUMBLINE_FUZZ_SEED"] == nil }
