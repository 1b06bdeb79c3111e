/// Which folder of a module knows which, as far as the names of types tell.
///
/// A folder knows another if its code names a type that is declared there, outside of other types, or a type of a file
/// beside the folders that knows the other. Names of members aren't read, because many types have the same.
/// Generated files are for all folders.
struct FolderGraph {
  /// One folder that knows another.
  struct Arrow: Hashable {
    var from: String
    var to: String
    /// The first place that shows it.
    var path: String
    var line: Int
    /// The type that is named there, and those by whose files it leads to the folder.
    var types: [String]
  }

  let module: String
  private(set) var folders: Set<String> = []
  private(set) var arrows: [Arrow] = []

  init(of module: String, in files: [SourceFile]) {
    self.module = module
    let files = files.filter { $0.module == module && !$0.isGenerated }
    let types = files.map { TypeDeclaration.all(in: $0).filter { !$0.isExtension } }
    var homes: [String: String] = [:]
    for (file, types) in zip(files, types) {
      for type in types where !type.isPrivate && !type.name.contains(".") {
        homes[type.name] = Self.place(of: file)
      }
    }
    var uses: [String: [Arrow]] = [:]
    for (file, types) in zip(files, types) {
      let own = Set(types.map { String($0.name.split(separator: ".").last ?? "") })
      uses[Self.place(of: file), default: []] += Self.uses(of: homes, in: file, besides: own)
    }
    folders = Set(files.map(Self.place)).filter { !$0.hasSuffix(".swift") }
    for folder in folders.sorted() { addArrows(from: folder, uses) }
  }

  /// The top folder in the module that has the file, or the name of a file beside the folders.
  private static func place(of file: SourceFile) -> String {
    String(file.path.split(separator: "/")[2])
  }

  /// The first use in a file of each other place whose types it names.
  private static func uses(
    of homes: [String: String], in file: SourceFile, besides own: Set<String>
  ) -> [Arrow] {
    let place = place(of: file)
    var found: Set<String> = [place]
    let tokens = CodeToken.all(in: file.swift?.code ?? [])
    return tokens.indices.compactMap { index in
      let token = tokens[index]
      guard let home = homes[token.text], index == 0 || tokens[index - 1].text != ".",
        !own.contains(token.text), found.insert(home).inserted
      else { return nil }
      return Arrow(
        from: place, to: home, path: file.path, line: token.line, types: [token.text])
    }
  }

  /// Adds an arrow for each folder that one knows, also by way of files beside the folders.
  private mutating func addArrows(from folder: String, _ uses: [String: [Arrow]]) {
    var found: Set<String> = [folder]
    var open = uses[folder] ?? []
    while !open.isEmpty {
      let arrow = open.removeFirst()
      guard found.insert(arrow.to).inserted else { continue }
      if folders.contains(arrow.to) {
        arrows.append(arrow)
      } else {
        for next in uses[arrow.to] ?? [] {
          var longer = arrow
          longer.to = next.to
          longer.types += next.types
          open.append(longer)
        }
      }
    }
  }
}

extension FolderGraph {
  /// Checks that each folder knows only those before it.
  ///
  /// - Parameter row: The folders in order, as ``ModuleTable`` reads them, or `nil` if the module has no row.
  /// - Returns: What doesn't hold.
  func findings(_ row: ModuleTable.Row?) -> [Finding] {
    let listed = row?.allowed ?? []
    guard folders.sorted() == listed.sorted() else {
      return [
        Finding(
          path: ModuleTable.path, line: row?.line ?? 1,
          rule: "the folders of \(module) are \(folders.sorted().joined(separator: ", "))",
          fix: "list each once in the table of folders, after those that it knows")
      ]
    }
    let backward = arrows.filter { arrow in
      listed.firstIndex(of: arrow.from) ?? 0 < listed.firstIndex(of: arrow.to) ?? 0
    }
    return backward.map { arrow in
      Finding(
        path: arrow.path, line: arrow.line,
        rule:
          "\(arrow.from) may not know \(arrow.to), by '\(arrow.types.joined(separator: " → "))'",
        fix: "move the file, or the type to a folder that both know")
    }
  }
}
