// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "plumbline-benchmarks",
  products: [
    .executable(name: "solver-bench", targets: ["SolverBench"])
  ],
  dependencies: [
    .package(name: "plumbline", path: "..")
  ],
  targets: [
    .executableTarget(
      name: "SolverBench",
      dependencies: [.product(name: "ConstraintSolver", package: "plumbline")],
      swiftSettings: [
        .treatAllWarnings(as: .error),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
