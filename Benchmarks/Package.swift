// swift-tools-version: 6.2
import PackageDescription

/// What every target is built with: each warning is an error, and imports say who sees them.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "plumbline-benchmarks",
  products: [
    .executable(name: "solver-bench", targets: ["SolverBench"]),
    .executable(name: "solver-comparison", targets: ["SolverComparison"]),
    .executable(name: "layout-bench", targets: ["LayoutBench"]),
    .executable(name: "batch-bench", targets: ["BatchBench"]),
    .executable(name: "figure-bench", targets: ["FigureBench"]),
    .executable(name: "compare-bench", targets: ["CompareBench"]),
    .executable(name: "answer-bench", targets: ["AnswerBench"]),
  ],
  dependencies: [
    .package(name: "plumbline", path: "..")
  ],
  targets: [
    .executableTarget(
      name: "SolverBench",
      dependencies: ["Measuring", .product(name: "ConstraintSolver", package: "plumbline")],
      swiftSettings: strict),
    .executableTarget(
      name: "LayoutBench",
      dependencies: [
        "Measuring", .product(name: "AutoLayout", package: "plumbline"),
        .product(name: "AppKitNames", package: "plumbline"),
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "BatchBench",
      dependencies: ["PhoneFigure", .product(name: "Plumbline", package: "plumbline")],
      swiftSettings: strict),
    .executableTarget(
      name: "FigureBench",
      dependencies: [
        "Measuring", "PhoneFigure", .product(name: "Plumbline", package: "plumbline"),
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "CompareBench",
      dependencies: [
        "CLibspng", "Measuring", "PhoneFigure", .product(name: "Plumbline", package: "plumbline"),
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "AnswerBench",
      dependencies: ["Measuring", .product(name: "Plumbline", package: "plumbline")],
      swiftSettings: strict),
    .systemLibrary(name: "CLibspng", pkgConfig: "spng", providers: [.apt(["libspng-dev"])]),
    .target(name: "Measuring", swiftSettings: strict),
    .target(name: "PhoneFigure", swiftSettings: strict),
    .executableTarget(
      name: "SolverComparison", dependencies: ["Measuring"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
