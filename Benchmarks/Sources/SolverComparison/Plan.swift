/// A workload at several sizes.
struct Workload: Sendable {
  let name: String
  let sizes: [Int]
  /// How many views it has at a size.
  let views: @Sendable (Int) -> Int
  /// The bound on the growth exponent of build time per view.
  let exponent: Double

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

  /// What one constraint taken out and put back is measured on.
  static let toggles: [(name: String, size: Int)] = [
    ("chain", 100), ("rows", 100), ("rows", 1000), ("rowstack", 100), ("nested", 100),
    ("nested", 500), ("grid", 10), ("grid", 30), ("gridlab", 10), ("sheet", 10), ("sheet", 30),
    ("form", 100), ("form", 300), ("toolbar", 100), ("toolbar", 300), ("toolbar", 1000),
    ("toolbarp", 100), ("aspect", 10),
  ]

  /// What conflicts of all views are measured on.
  ///
  /// The last ones are those whose growth is known to be steeper, with what it is at most.
  static let conflicts =
    ["fixed", "bounds", "sizes", "gaps", "inside", "several", "groups", "hub"].map {
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

  /// The same of systems in conflict.
  static let conflictPieces: [(name: String, size: Int)] = [
    ("bounds", 100), ("sizes", 100), ("gaps", 100), ("inside", 100), ("several", 100),
    ("groups", 100), ("growing", 100), ("priorities", 100), ("grid", 100), ("spread", 25),
    ("multiples", 25),
  ]
}
