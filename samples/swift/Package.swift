// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "samples",
  dependencies: [.package(name: "plumbline", path: "../..")],
  targets: [
    .executableTarget(
      name: "samples",
      dependencies: [
        .product(name: "Plumbline", package: "plumbline"),
        .product(name: "UIKitNames", package: "plumbline"),
      ])
  ]
)
