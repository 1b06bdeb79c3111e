// swift-tools-version: 6.2
import PackageDescription

/// What every target is built with: each warning is an error, and imports say who sees them.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// For the targets that hold unsafe code: each unsafe expression carries the word.
let strictWithUnsafeCode = strict + [.strictMemorySafety()]

/// For the targets in which tests spend most of their time, if the environment asks for it.
///
/// Packages with such flags can't be depended upon by version, so they have none otherwise.
let optimized: [SwiftSetting] =
  Context.environment["PLUMBLINE_OPTIMIZED"] == nil ? [] : [.unsafeFlags(["-O"])]

let package = Package(
  name: "plumbline",
  products: [
    .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
    .library(name: "AutoLayout", targets: ["AutoLayout"]),
    .library(name: "UIKitNames", targets: ["UIKitNames"]),
    .library(name: "AppKitNames", targets: ["AppKitNames"]),
    .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
    .library(name: "AppKit", targets: ["AppKit", "Cocoa", "_Testing_AppKit"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics", "_Testing_CoreGraphics"]),
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
    .library(name: "Plumbline", targets: ["Plumbline"]),
    .library(name: "PlumblineTesting", targets: ["PlumblineTesting"]),
    .library(name: "PlumblineSnapshotTesting", targets: ["PlumblineSnapshotTesting"]),
    .executable(name: "plumbline", targets: ["PlumblineCommand"]),
    // What the programs are linked with that run a person's Swift files.
    .library(name: "PlumblineHost", type: .dynamic, targets: ["SceneHost"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    .systemLibrary(
      name: "CCairo",
      pkgConfig: "pangocairo",
      providers: [.apt(["libcairo2-dev", "libpango1.0-dev"])]),
    .systemLibrary(
      name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
    .systemLibrary(
      name: "CJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),
    .systemLibrary(name: "CSPNG", pkgConfig: "spng", providers: [.apt(["libspng-dev"])]),
    .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
    .target(name: "FileSystem", swiftSettings: strict),
    .target(name: "Git", dependencies: ["FileSystem"], swiftSettings: strict),
    .target(name: "ConstraintSolver", swiftSettings: strictWithUnsafeCode + optimized),
    .target(
      name: "AutoLayout", dependencies: ["ConstraintSolver"],
      resources: [.embedInCode("Graphics/Images/Symbols.txt")],
      swiftSettings: strictWithUnsafeCode + optimized),
    .target(
      name: "SharedNames", dependencies: ["AutoLayout", "FileSystem"], swiftSettings: strict),
    .target(
      name: "UIKitNames", dependencies: ["AutoLayout", "SharedNames"], swiftSettings: strict),
    .target(
      name: "AppKitNames", dependencies: ["AutoLayout", "SharedNames"], swiftSettings: strict),
    // The names of Apple's modules, so that files that import these compile as they are. Swift Testing needs
    // an overlay, however empty, of three of them.
    .target(name: "UIKit", dependencies: ["UIKitNames"], swiftSettings: strict),
    .target(name: "AppKit", dependencies: ["AppKitNames"], swiftSettings: strict),
    .target(name: "Cocoa", dependencies: ["AppKitNames"], swiftSettings: strict),
    .target(name: "CoreGraphics", dependencies: ["SharedNames"], swiftSettings: strict),
    .target(name: "QuartzCore", dependencies: ["SharedNames"], swiftSettings: strict),
    .target(name: "_Testing_UIKit", swiftSettings: strict),
    .target(name: "_Testing_AppKit", swiftSettings: strict),
    .target(name: "_Testing_CoreGraphics", swiftSettings: strict),
    .target(name: "LayoutDocuments", dependencies: ["AutoLayout"], swiftSettings: strict),
    .target(name: "PictureDescriptions", dependencies: ["AutoLayout"], swiftSettings: strict),
    .target(
      name: "InterfaceBuilder", dependencies: ["AutoLayout", "LayoutDocuments", "CExpat"],
      swiftSettings: strictWithUnsafeCode),
    .target(
      name: "SceneFile",
      dependencies: [
        "AutoLayout", "LayoutDocuments", "PictureDescriptions",
        .product(name: "Yams", package: "Yams"),
      ],
      swiftSettings: strict),
    .target(
      name: "Figures", dependencies: ["AutoLayout", "PictureDescriptions"],
      swiftSettings: strict + optimized),
    .target(
      name: "Imaging", dependencies: ["CDeflate", "CJPEG", "CSPNG"],
      swiftSettings: strictWithUnsafeCode + optimized),
    .target(
      name: "CairoCanvas",
      dependencies: ["AutoLayout", "Figures", "Imaging", "CCairo"],
      swiftSettings: strictWithUnsafeCode + optimized),
    .target(
      name: "Snapshots",
      dependencies: [
        "AutoLayout", "FileSystem", "Imaging", "LayoutDocuments",
        .product(name: "Mustache", package: "swift-mustache"),
      ],
      resources: [.embedInCode("Reports/Page")],
      swiftSettings: strict),
    .target(
      name: "CodeViews", dependencies: ["AutoLayout", "CairoCanvas", "UIKitNames"],
      swiftSettings: strict),
    .systemLibrary(name: "CFork"),
    // Also on the modules that files import, so that a build of it makes these.
    .target(
      name: "SceneHost",
      dependencies: [
        "AutoLayout", "AppKitNames", "CairoCanvas", "CFork", "CodeViews", "FileSystem",
        "InterfaceBuilder", "LayoutDocuments", "SharedNames", "UIKitNames", "UIKit", "AppKit",
        "Cocoa", "CoreGraphics",
        "QuartzCore",
      ],
      swiftSettings: strict),
    .target(
      name: "SwiftScenes",
      dependencies: ["AutoLayout", "FileSystem", "InterfaceBuilder", "LayoutDocuments"],
      swiftSettings: strict),
    .target(name: "Analysis", dependencies: ["AutoLayout"], swiftSettings: strict),
    .target(
      name: "XcodeLogs", dependencies: ["AutoLayout", "ConstraintSolver", "LayoutDocuments"],
      swiftSettings: strict),
    .target(
      name: "Scenes",
      dependencies: [
        "AutoLayout", "FileSystem", "LayoutDocuments", "SceneFile", "InterfaceBuilder", "Figures",
        "Imaging", "CairoCanvas", "SwiftScenes",
      ],
      swiftSettings: strict),
    .target(
      name: "Batches",
      dependencies: [
        "AutoLayout", "FileSystem", "LayoutDocuments", "SceneFile", "InterfaceBuilder", "Figures",
        "Imaging", "CairoCanvas", "Scenes",
      ],
      swiftSettings: strict),
    .target(
      name: "Plumbline",
      dependencies: [
        "AutoLayout", "FileSystem", "Git", "LayoutDocuments", "SceneFile", "InterfaceBuilder",
        "Figures", "Imaging", "CairoCanvas", "Scenes", "Batches", "Snapshots", "Analysis",
        "XcodeLogs",
      ],
      swiftSettings: strict),
    .target(
      name: "PlumblineTesting", dependencies: ["AutoLayout", "Plumbline"], swiftSettings: strict),
    .target(
      name: "PlumblineSnapshotTesting",
      dependencies: [
        "AutoLayout", "CodeViews", "Figures", "FileSystem", "Imaging", "LayoutDocuments",
        "Plumbline",
        "PlumblineTesting", "UIKitNames",
      ],
      swiftSettings: strict),
    .target(
      name: "LivePage",
      dependencies: [
        "AutoLayout", "CairoCanvas", "Figures", "FileSystem", "InterfaceBuilder", "LayoutDocuments",
        "Plumbline", "SceneFile", "Scenes", "Snapshots",
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      resources: [.embedInCode("Page")],
      swiftSettings: strict + optimized),
    .executableTarget(
      name: "PlumblineCommand",
      dependencies: [
        "FileSystem", "LivePage", "Plumbline",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),
    .testTarget(
      name: "GitTests", dependencies: ["FileSystem", "Git", "TestTools"], swiftSettings: strict),
    .testTarget(
      name: "FileSystemTests", dependencies: ["FileSystem", "TestTools"], swiftSettings: strict),
    .testTarget(
      name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "TestTools"],
      swiftSettings: strict),
    .testTarget(
      name: "AutoLayoutTests", dependencies: ["AutoLayout", "TestTools"], swiftSettings: strict),
    // These use legacy names on purpose, each of which warns.
    .testTarget(
      name: "UIKitNamesTests",
      dependencies: ["AutoLayout", "UIKitNames", "LayoutDocuments", "Figures", "TestTools"],
      swiftSettings: strict + [.treatWarning("DeprecatedDeclaration", as: .warning)]),
    .testTarget(
      name: "AppKitNamesTests",
      dependencies: ["AutoLayout", "AppKitNames", "LayoutDocuments", "TestTools"],
      swiftSettings: strict),
    .target(
      name: "ForeignNames", dependencies: ["SharedNames"], path: "Tests/ForeignNames",
      swiftSettings: strict),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "UIKit", "CoreGraphics", "QuartzCore", "ForeignNames", "_Testing_UIKit",
        "_Testing_CoreGraphics",
      ],
      // As in packages of others.
      packageAccess: false, swiftSettings: strict),
    // With the settings that packages have by default.
    .testTarget(
      name: "AppKitTests",
      dependencies: [
        "AppKit", "Cocoa", "CoreGraphics", "ForeignNames", "_Testing_AppKit",
        "_Testing_CoreGraphics",
      ]),
    .testTarget(
      name: "XcodeLogsTests",
      dependencies: ["AutoLayout", "LayoutDocuments", "TestTools", "XcodeLogs"],
      resources: [.copy("Logs")], swiftSettings: strict),
    .testTarget(
      name: "AnalysisTests",
      dependencies: ["AutoLayout", "Analysis", "LayoutDocuments", "SceneFile", "TestTools"],
      swiftSettings: strict),
    .testTarget(
      name: "InterfaceBuilderTests",
      dependencies: ["AutoLayout", "InterfaceBuilder", "LayoutDocuments", "TestTools"],
      swiftSettings: strict),
    .testTarget(
      name: "SceneFileTests",
      dependencies: ["LayoutDocuments", "PictureDescriptions", "SceneFile", "TestTools"],
      swiftSettings: strict),
    .testTarget(
      name: "SwiftScenesTests",
      dependencies: [
        "AutoLayout", "CairoCanvas", "InterfaceBuilder", "LayoutDocuments", "SwiftScenes",
        "TestTools",
      ],
      swiftSettings: strict),
    // What judges the files that are written: another library than the one that reads them.
    .systemLibrary(
      name: "CPNG", path: "Tests/CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .testTarget(
      name: "ImagingTests", dependencies: ["CPNG", "Imaging", "TestTools"], swiftSettings: strict),
    // What tests of several modules share: seeded numbers, random documents, and runs of programs.
    .target(
      name: "TestTools", dependencies: ["AutoLayout", "LayoutDocuments"], path: "Tests/TestTools",
      swiftSettings: strict),
    .testTarget(
      name: "LayoutDocumentsTests", dependencies: ["AutoLayout", "LayoutDocuments", "TestTools"],
      swiftSettings: strict),
    .testTarget(
      name: "CairoCanvasTests",
      dependencies: ["AutoLayout", "CairoCanvas", "Figures", "Imaging", "TestTools"],
      swiftSettings: strict),
    .testTarget(
      name: "FiguresTests", dependencies: ["AutoLayout", "Figures", "TestTools"],
      swiftSettings: strict),
    .testTarget(
      name: "SnapshotsTests",
      dependencies: ["AutoLayout", "Imaging", "LayoutDocuments", "Snapshots", "TestTools"],
      exclude: ["Records"], swiftSettings: strict),
    .testTarget(
      name: "ScenesTests",
      dependencies: [
        "AutoLayout", "CairoCanvas", "Figures", "FileSystem", "Imaging", "InterfaceBuilder",
        "LayoutDocuments", "SceneFile", "Scenes", "TestTools",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "BatchesTests",
      dependencies: [
        "AutoLayout", "Batches", "CairoCanvas", "Figures", "Imaging", "SceneFile", "Scenes",
        "TestTools",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "PlumblineTests",
      dependencies: [
        "Plumbline", "AutoLayout", "CairoCanvas", "Figures", "Imaging", "TestTools",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "LivePageTests",
      dependencies: ["AutoLayout", "Batches", "LivePage", "Plumbline", "Scenes", "TestTools"],
      swiftSettings: strict),
    .testTarget(
      name: "PlumblineCommandTests",
      dependencies: ["PlumblineCommand", "Plumbline", "Imaging", "TestTools"],
      swiftSettings: strict),
    .testTarget(
      name: "PlumblineTestingTests", dependencies: ["Plumbline", "PlumblineTesting"],
      exclude: ["__Snapshots__"], swiftSettings: strict),
    .testTarget(name: "AppleFramesTests", dependencies: ["AutoLayout"], swiftSettings: strict),
    .testTarget(name: "TidyTests", dependencies: ["TestTools"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
