// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "snapshot-tests",
  dependencies: [.package(name: "plumbline", path: "../..")],
  targets: [
    .target(name: "Cards", dependencies: [.product(name: "UIKit", package: "plumbline")]),
    .testTarget(
      name: "CardsTests",
      dependencies: ["Cards", .product(name: "PlumblineTesting", package: "plumbline")],
      exclude: ["__Snapshots__", "Scenes"]),
  ]
)
