// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "existing-tests",
  dependencies: [.package(name: "plumbline", path: "../..")],
  targets: [
    .target(name: "Profile", dependencies: [.product(name: "UIKit", package: "plumbline")]),
    .testTarget(
      name: "ProfileTests",
      dependencies: [
        "Profile", .product(name: "PlumblineSnapshotTesting", package: "plumbline"),
      ],
      exclude: ["__Snapshots__"]),
  ]
)
