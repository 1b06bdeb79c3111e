extension ModuleSizes {
  /// The lines of code of each module today, sorted.
  ///
  /// Each is what is measured, and at most what any earlier commit has, except for what is named after `raised:`.
  static let ceilings: [Ceiling] = [
    .init(
      "Analysis", 2559,
      raised: [
        "sweeps read trees once": 16, "contents are measured for both axes": 17,
        "lengths differ in their digits": 4, "implied constraints hold in both directions": 20,
        "Swift files have nibs, lists and more names": 14, "texts have contrast": 65,
        "scenes have components, bars and project files": 11,
        "names and messages say what they mean": 6,
        "figures show what holds, and reports name what was not read": 6,
      ]),
    .init("AppKit", 1),
    .init(
      "AppKitNames", 3583,
      raised: [
        "pictures are objects": 2, "Swift files have resources": 3,
        "Swift files have nibs, lists and more names": 190,
      ]),
    .init(
      "AutoLayout", 20151,
      raised: [
        "canvases state a safe area of 0": 8, "sweeps read trees once": 85,
        "conflicts are sums": 183, "sums say at least and at most": 24,
        "contents are measured for both axes": 39, "lengths differ in their digits": 4,
        "reasons are ordered by items": 17, "facts of UIKit code": 103,
        "names that UIKit code has": 85, "layers and rows are settings": 157,
        "bars follow titles": 9, "texts have runs, and controls parts": 831,
        "images, symbols and paths are drawn": 854, "status bars and observations": 200,
        "subclasses keep their contents": 4, "drawings have texts, masks and conic gradients": 236,
        "Swift files are scenes": 161, "Swift files have resources": 111,
        "Swift files have nibs, lists and more names": 439, "canvases fit layouts": 60,
        "tests of swift-snapshot-testing run": 30, "layouts live in a page": 47,
        "scenes have components, bars and project files": 1141,
        "pictures are values, and catalogs of DocC are drawn": 3,
        "names and messages say what they mean": 4, "folders know only those before them": 27,
        "figures show what holds, and reports name what was not read": 4,
      ]),
    .init(
      "Batches", 2181,
      raised: [
        "ids have a prefix": 1, "figures have panels": 26, "documents have files of figures": 7,
        "pictures aren't drawn over their panels": 1, "images are drawn and hashed": 3,
        "Swift files are scenes": 3, "services take files beside pictures": 61,
        "scenes have components, bars and project files": 33,
        "pictures are values, and catalogs of DocC are drawn": 2,
        "names and messages say what they mean": 3,
      ]),
    .init(
      "CairoCanvas", 2717,
      raised: [
        "ids have a prefix": 8, "pictures have a width on paper": 5,
        "images, symbols and paths are drawn": 337, "conic gradients and gray images": 66,
        "layouts live in a page": 96,
      ]),
    .init("Cocoa", 1),
    .init("CodeViews", 109),
    .init(
      "ConstraintSolver", 6042,
      raised: [
        "optima found by questions answer others, in less than 10 s for 800 ties": 38,
        "answers about 10,000 views in a column take less than 10 s": 6,
      ]),
    .init("CoreGraphics", 1),
    .init(
      "Figures", 11478,
      raised: [
        "styles are looked up by name": 8, "margins have sides, and notes a place": 108,
        "conflicts are sums": 62, "crops show texts that they cut": 20,
        "legends show what is drawn": 39, "figures have panels": 159,
        "pictures have a width on paper": 13, "sums say at least and at most": 24,
        "texts keep off edges, outlines and lines": 112,
        "titles have lines, and legends a side": 99, "pages are described": 10,
        "letters of a stated size": 199, "plain figures show layers and rows": 175,
        "plain figures show runs and configurations": 390,
        "images, symbols and paths are drawn": 203, "bars of UIKit and of screens": 147,
        "drawings have texts, masks and conic gradients": 91, "Swift files are scenes": 12,
        "scenes have components, bars and project files": 90,
        "names and messages say what they mean": 2, "folders know only those before them": 59,
        "figures show what holds, and reports name what was not read": 78,
      ]),
    .init(
      "FileSystem", 361,
      raised: [
        "folders are listed for names of images": 36, "Swift files are scenes": 132,
        "Swift files have resources": 11, "Swift files have nibs, lists and more names": 14,
        "verifying needs no references": 5,
      ]),
    .init("Git", 389, raised: ["verifying needs no references": 13]),
    .init(
      "Imaging", 1843,
      raised: [
        "pictures have a width on paper": 6, "images, symbols and paths are drawn": 91,
        "conic gradients and gray images": 8,
      ]),
    .init(
      "InterfaceBuilder", 2948,
      raised: [
        "opacities of hidden views are left out": 8, "remarks are a kind of notes": 16,
        "canvases state a safe area of 0": 1, "rows are inset in inset grouped tables": 8,
        "titles of sections are drawn": 31, "buttons show their configuration alone": 8,
        "layers and rows are settings": 6, "fragments and configurations have looks": 54,
        "Swift files have nibs, lists and more names": 134,
        "scenes have components, bars and project files": 2,
      ]),
    .init(
      "LayoutDocuments", 855,
      raised: [
        "subclasses keep their contents": 7, "Swift files are scenes": 215,
        "Swift files have resources": 18, "Swift files have nibs, lists and more names": 85,
        "scenes have components, bars and project files": 42,
        "names and messages say what they mean": 2, "folders know only those before them": 3,
      ]),
    .init(
      "LivePage", 2253,
      raised: [
        "layouts live in a page": 261, "scenes have components, bars and project files": 26,
        "names and messages say what they mean": 8,
      ]),
    .init(
      "PictureDescriptions", 1112,
      raised: [
        "conflicts are sums": 14, "ids have a prefix": 15, "margins have sides": 2,
        "figures have panels": 1, "pictures have a width on paper": 44,
        "sums say at least and at most": 15, "letters of a stated size": 50,
      ]),
    .init(
      "Plumbline", 3590,
      raised: [
        "pipes in place of results are refused": 7, "masks name known views": 32,
        "Swift files are scenes": 3, "verifying needs no references": 461,
        "tests of swift-snapshot-testing run": 1,
        "figures show what holds, and reports name what was not read": 34,
      ]),
    .init(
      "PlumblineCommand", 6018,
      raised: [
        "ids have a prefix": 15, "conflicts are sums": 1, "names of DocC have canvases": 2,
        "figures have panels": 6, "pictures have a width on paper": 6, "masks name known views": 21,
        "memory has a minimum": 3, "letters of a stated size": 17, "Swift files are scenes": 31,
        "Swift files have nibs, lists and more names": 46, "verifying needs no references": 116,
        "services take files beside pictures": 17, "layouts live in a page": 136,
        "scenes have components, bars and project files": 215,
        "pictures are values, and catalogs of DocC are drawn": 141,
        "folders know only those before them": 1,
        "figures show what holds, and reports name what was not read": 63,
      ]),
    .init("PlumblineSnapshotTesting", 1704, raised: ["tests of swift-snapshot-testing run": 35]),
    .init("PlumblineTesting", 268, raised: ["tests of swift-snapshot-testing run": 5]),
    .init("QuartzCore", 1),
    .init(
      "SceneFile", 8832,
      raised: [
        "canvases state a safe area of 0": 1, "ids have a prefix": 11, "margins have sides": 10,
        "figures have panels": 103, "documents have files of figures": 90,
        "pictures have a width on paper": 14, "letters of a stated size": 25,
        "layers and rows are settings": 56, "scenes have runs and configurations": 281,
        "images, symbols and paths are drawn": 108, "status bars are settings": 7,
        "subclasses keep their contents": 2, "masks are settings": 1, "canvases fit layouts": 23,
        "verifying needs no references": 3, "scenes have components, bars and project files": 2428,
        "figures show what holds, and reports name what was not read": 1,
      ]),
    .init(
      "SceneHost", 754,
      raised: [
        "Swift files are scenes": 1, "Swift files have nibs, lists and more names": 359,
        "names and messages say what they mean": 1,
      ]),
    .init(
      "Scenes", 3978,
      raised: [
        "names of DocC have canvases": 13, "ids have a prefix": 1, "figures have panels": 131,
        "documents have files of figures": 56, "letters of a stated size": 53,
        "configurations are settings": 2, "images, symbols and paths are drawn": 10,
        "Swift files are scenes": 238, "Swift files have resources": 23,
        "Swift files have nibs, lists and more names": 5, "canvases fit layouts": 39,
        "verifying needs no references": 78, "layouts live in a page": 13,
        "scenes have components, bars and project files": 448,
        "names and messages say what they mean": 7, "folders know only those before them": 172,
        "figures show what holds, and reports name what was not read": 12,
      ]),
    .init(
      "SharedNames", 437,
      raised: [
        "observations and layers convert": 126, "Swift files have resources": 149,
        "Swift files have nibs, lists and more names": 150,
      ]),
    .init(
      "Snapshots", 6150,
      raised: [
        "masks name known views": 3, "versions are numbers": 2, "layers and rows are settings": 10,
        "records have runs": 94, "images, symbols and paths are drawn": 3,
        "colors of controls have words": 10, "masks are settings": 3,
        "verifying needs no references": 22, "canvases fit layouts": 9,
        "scenes have components, bars and project files": 34,
        "pictures are values, and catalogs of DocC are drawn": 38,
      ]),
    .init(
      "SwiftScenes", 1474,
      raised: [
        "Swift files are scenes": 399, "Swift files have resources": 232,
        "Swift files have nibs, lists and more names": 171, "verifying needs no references": 12,
      ]),
    .init("UIKit", 1),
    .init(
      "UIKitNames", 7193,
      raised: [
        "facts of UIKit code": 39, "names that UIKit code has": 942, "tables show rows": 255,
        "bars show titles and buttons": 231, "page controls have dots": 11,
        "images, symbols and paths are drawn": 379, "bars show items, and names of libraries": 1002,
        "coordinate spaces, values and traits": 110,
        "Swift files have nibs, lists and more names": 393,
        "names and messages say what they mean": 6,
      ]),
    .init("XcodeLogs", 2557),
    .init("_Testing_AppKit", 0),
    .init("_Testing_CoreGraphics", 0),
    .init("_Testing_UIKit", 0),
  ]
}
