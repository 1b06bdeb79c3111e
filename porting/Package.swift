// swift-tools-version: 6.2
import PackageDescription

/// The folder of the toolchain's own swift-syntax, or `nil` to build the package.
///
/// `make test-porting` sets the variable, because building the package takes longer than everything else here. It is
/// empty if the toolchain has no swift-syntax.
let toolchainSyntax = Context.environment["PLUMBLINE_TOOLCHAIN_SYNTAX"].flatMap {
  $0.isEmpty ? nil : $0
}
let syntaxModules = ["SwiftDiagnostics", "SwiftParser", "SwiftParserDiagnostics", "SwiftSyntax"]

/// What every target is built with: each warning is an error, and imports say who sees them.
let strict: [SwiftSetting] =
  [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + (toolchainSyntax.map { [.unsafeFlags(["-I", $0])] } ?? [])

let package = Package(
  name: "plumbline-porting",
  products: [
    .executable(name: "plumbline-port", targets: ["PortingCommand"]),
    .executable(name: "plumbline-port-scenes", targets: ["ScenePorting"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ]
    + (toolchainSyntax == nil
      ? [.package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1")] : []),
  targets: [
    .target(
      name: "Porting",
      dependencies: toolchainSyntax == nil
        ? syntaxModules.map { .product(name: $0, package: "swift-syntax") } : [],
      swiftSettings: strict,
      linkerSettings: toolchainSyntax.map { folder in
        [.unsafeFlags(["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder])]
          + syntaxModules.map { .linkedLibrary($0) }
      }),
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
