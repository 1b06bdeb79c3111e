/// A workload at several sizes.
struct Workload: Sendable {
  let name: String
  let sizes: [Int]
  /// How many views it has at a size.
  let views: @Sendable (Int) -> Int
  /// The bound on the growth exponent of build time per view.
  let exponent: Double

  /// The bound on time beside the peer's at a size.
  func mostBesidePeer(at size: Int) -> Double { views(size) < 100 ? 0.2 : 0.1 }

  /// The workloads of the peer's own plan, and one with 100,000 views for this solver alone.
  static let all = [
    Workload(name: "chain", sizes: [10, 100, 1000], views: { $0 }, exponent: 1.2),
    Workload(name: "rows", sizes: [10, 100, 1000], views: { 4 * $0 }, exponent: 1.2),
    Workload(name: "rowstack", sizes: [10, 100, 1000], views: { 4 * $0 }, exponent: 1.2),
    Workload(name: "nested", sizes: [10, 100, 500], views: { $0 }, exponent: 1.2),
    Workload(name: "grid", sizes: [10, 30], views: { $0 * $0 }, exponent: 1.2),
    Workload(name: "gridlab", sizes: [10, 30], views: { $0 * $0 }, exponent: 1.2),
    Workload(name: "sheet", sizes: [10, 30], views: { $0 * $0 }, exponent: 1.2),
    Workload(name: "toolbar", sizes: [10, 100, 300, 1000], views: { $0 }, exponent: 1.6),
    Workload(name: "toolbarp", sizes: [10, 100, 300], views: { $0 }, exponent: 1.6),
    Workload(name: "form", sizes: [10, 100, 300, 1000], views: { 2 * $0 }, exponent: 1.6),
    Workload(name: "aspect", sizes: [5, 10, 30], views: { 2 * $0 * $0 }, exponent: 1.6),
  ]

  /// What layout through the public API is measured on beside the solver.
  static let layout = [
    Workload(name: "chain", sizes: [10, 100, 1000], views: { $0 }, exponent: 1.2),
    Workload(name: "rows", sizes: [10, 100, 1000], views: { 4 * $0 }, exponent: 1.2),
    Workload(name: "rowstack", sizes: [10, 100, 1000], views: { 4 * $0 }, exponent: 1.2),
    Workload(name: "nested", sizes: [10, 100, 500], views: { $0 }, exponent: 1.2),
    Workload(name: "grid", sizes: [10, 30], views: { $0 * $0 }, exponent: 1.2),
    Workload(name: "toolbar", sizes: [10, 100, 1000], views: { $0 }, exponent: 1.6),
    Workload(name: "form", sizes: [10, 100, 1000], views: { 2 * $0 }, exponent: 1.6),
  ]

  /// What one constraint taken out and put back is measured on, with the bound beside the peer.
  static let toggles: [(name: String, size: Int, limit: Double)] = [
    ("chain", 100, 1), ("rows", 100, 1), ("rows", 1000, third), ("rowstack", 100, 1),
    ("nested", 100, third), ("nested", 500, third), ("grid", 10, third), ("grid", 30, third),
    ("gridlab", 10, 1), ("sheet", 10, 1), ("sheet", 30, 1), ("form", 100, 1), ("form", 300, 1),
    ("toolbar", 100, 1), ("toolbar", 300, 1), ("toolbar", 1000, 1), ("toolbarp", 100, 1),
    ("aspect", 10, 1),
  ]

  private static let third = 1.0 / 3

  /// What conflicts of all views are measured on.
  ///
  /// The last ones are those whose growth is known to be steeper, with what it is at most. Groups miss
  /// theirs up to the size at which it takes 64 steps until it is asked whether there is a solution:
  /// from 1,000 on it is 1.1.
  static let conflicts =
    ["fixed", "bounds", "sizes", "gaps", "inside", "several", "groups", "hub", "clash"].map {
      Workload(name: $0, sizes: [100, 1000, 4000], views: { $0 }, exponent: 1.2)
    }
    + [
      ("growing", 1.8), ("ladder", 1.9), ("priorities", 1.9), ("grid", 1.9),
    ].map { Workload(name: $0.0, sizes: [100, 1000, 4000], views: { $0 }, exponent: $0.1) }
    + ["multiples", "spread"].map {
      Workload(name: $0, sizes: [25, 100, 400], views: { $0 }, exponent: 2.5)
    }

  /// What the pieces along widths are measured on, beside twenty solves from nothing.
  static let pieces: [(name: String, size: Int)] = [
    ("rows", 100), ("rows", 1000), ("gridlab", 10), ("toolbar", 100), ("form", 100),
  ]

  /// The same of systems in conflict, with the bound beside the solves.
  ///
  /// More than 1 is known where conflicts differ from piece to piece, each of which takes a search
  /// for them and a solve without what gives way: 82 pieces of views growing, 22 of spread ones and
  /// of multiples, 52 of views inside one another, 427 of cells in a grid. The last two name a
  /// quarter of a million and a million constraints.
  static let conflictPieces: [(name: String, size: Int, limit: Double)] = [
    ("bounds", 100, 1), ("sizes", 100, 1), ("gaps", 100, 1), ("several", 100, 1),
    ("groups", 100, 1), ("priorities", 100, 1), ("growing", 100, 2.2), ("spread", 25, 1.2),
    ("multiples", 25, 1.5), ("inside", 100, 5), ("grid", 100, 18),
  ]
}
