// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "draw",
  dependencies: [.package(name: "plumbline", path: "../plumbline")],
  targets: [
    .executableTarget(
      name: "draw", dependencies: [.product(name: "Plumbline", package: "plumbline")])
  ]
)
