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
  name: "plumbline-porting",
  products: [
    .executable(name: "plumbline-port", targets: ["PortingCommand"]),
    .executable(name: "plumbline-port-scenes", targets: ["ScenePorting"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    .target(
      name: "Porting",
      dependencies: [
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "PortingCommand",
      dependencies: [
        "Porting", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),
    // Without packages, because it is also compiled for the program of a distribution (scripts/porter.sh).
    .executableTarget(name: "ScenePorting", dependencies: ["Porting"], swiftSettings: strict),
    .testTarget(name: "PortingTests", dependencies: ["Porting"], swiftSettings: strict),
    .testTarget(
      name: "PortingCommandTests", dependencies: ["Porting", "PortingCommand"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
