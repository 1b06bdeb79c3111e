// swift-tools-version: 6.2
import PackageDescription

// A package of its own, because views that aren't shown have fonts in every program with this library, and the other
// tests are about fixed metrics.
let package = Package(
  name: "snapshot-testing-tests",
  dependencies: [.package(name: "plumbline", path: "../..")],
  targets: [
    .testTarget(
      name: "PlumblineSnapshotTestingTests",
      dependencies: [
        .product(name: "Plumbline", package: "plumbline"),
        .product(name: "PlumblineSnapshotTesting", package: "plumbline"),
        .product(name: "UIKit", package: "plumbline"),
      ],
      path: ".")
  ]
)
