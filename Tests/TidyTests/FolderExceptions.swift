extension FolderGraph {
  /// The modules with folders that know later ones, sorted, and how many such arrows each has today.
  ///
  /// The list may only shrink, as ``ModuleSizes/ceilings`` may.
  static let exceptions: [Exception] = [
    .init("AppKitNames", 2), .init("AutoLayout", 25),
  ]
}
