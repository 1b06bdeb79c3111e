// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "cards",
  dependencies: [.package(name: "plumbline", path: "../plumbline")],
  targets: [
    .target(name: "Cards", dependencies: [.product(name: "UIKit", package: "plumbline")]),
    .testTarget(
      name: "CardsTests",
      dependencies: ["Cards", .product(name: "PlumblineTesting", package: "plumbline")],
      exclude: ["__Snapshots__"]),
  ]
)
