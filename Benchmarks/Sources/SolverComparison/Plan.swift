/// A workload at several sizes.
struct Workload: Sendable {
  let name: String
  let sizes: [Int]
  /// How many views it has at a size.
  let views: @Sendable (Int) -> Int
  /// The bound on the growth exponent of build time per view.
  let exponent: Double

  /// The bound on time beside the peer's at a size.
  func mostBesidePeer(at size: Int) -> Double { views(size) < 100 ? Self.smallLimit : 0.1 }

  /// The bound on time beside the peer's below 100 views.
  static let smallLimit = 0.25

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
    ("chain", 100, 1), ("rows", 100, 1), ("rows", 1000, 0.1), ("rowstack", 100, 1),
    ("nested", 100, 0.1), ("nested", 500, 1), ("grid", 10, 1), ("grid", 30, 1), ("gridlab", 10, 1),
    ("sheet", 10, 1), ("sheet", 30, 1), ("form", 100, 1), ("form", 300, 1), ("toolbar", 100, 1),
    ("toolbar", 300, 1), ("toolbar", 1000, 1), ("toolbarp", 100, 1), ("aspect", 10, 1),
  ]

  /// Systems that are hard for a solver, with bounds in seconds.
  ///
  /// The peer isn't measured on them.
  static let hard: [(workload: Workload, limit: Double)] =
    [
      (Workload(name: "few", sizes: [500], views: { $0 }, exponent: 0), 0.05),
      (Workload(name: "clash", sizes: [2000], views: { $0 }, exponent: 0), 10),
      (Workload(name: "contradictions", sizes: [2000], views: { $0 }, exponent: 0), 10),
      (Workload(name: "growing", sizes: [4000], views: { $0 }, exponent: 0), 10),
      (Workload(name: "ties", sizes: [1000], views: { $0 }, exponent: 0), 5),
      (Workload(name: "precedence", sizes: [1000], views: { $0 }, exponent: 0), 5),
      (Workload(name: "named", sizes: [8000], views: { $0 }, exponent: 0), 5),
    ]
    + ["order", "narrowOrder"].map {
      (Workload(name: $0, sizes: [25, 50, 100], views: { $0 }, exponent: 3), 5)
    }
    + ["dense4", "dense10", "dense20"].map {
      (Workload(name: $0, sizes: [50, 100, 200], views: { $0 }, exponent: 3), 5)
    }

  /// What the pieces along widths are measured on, beside twenty solves from nothing.
  static let pieces: [(name: String, size: Int)] = [
    ("rows", 100), ("rows", 1000), ("gridlab", 10), ("toolbar", 100), ("form", 100),
  ]
}
