internal import AutoLayout
internal import CairoCanvas
internal import FileSystem
internal import Foundation
internal import InterfaceBuilder
internal import SceneFile

/// The asset catalogs that an Interface Builder document can use.
///
/// The document's folder is searched and, for a document in a project, the folders above it up to the project's folder.
/// If two assets have equal names, the asset nearer to the document is used.
struct AssetCatalogs: Sendable {
  /// The location of an asset catalog.
  private struct Catalog: Sendable {
    /// The path of the folder that contains the catalog, without links.
    let folder: String
    let name: String
  }

  private let catalogs: [Catalog]

  /// Finds the catalogs for a document, or returns `nil` if there aren't any or the document is a stream.
  init?(around path: InterfacePath) {
    guard InterfacePath(path.file) != nil else { return nil }
    self.init(of: path.file.folderPrefix)
  }

  /// Finds the catalogs for the documents in a folder, or returns `nil` if there aren't any.
  init?(of prefix: String) {
    guard var folder = resolvedPath(prefix.isEmpty ? "." : prefix) else { return nil }
    var levels: [(folder: String, names: [String])] = [(folder, Self.names(in: folder))]
    while !Self.isProject(levels[levels.endIndex - 1].names), levels.count < Self.levelLimit,
      let slash = folder.lastIndex(of: "/"), folder != "/"
    {
      folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
      levels.append((folder, Self.names(in: folder)))
    }
    // For a document outside of a project, only its own folder is searched.
    if !Self.isProject(levels[levels.endIndex - 1].names) { levels.removeSubrange(1...) }
    catalogs = levels.flatMap { level in
      level.names.filter { $0.hasSuffix(".xcassets") }.sorted()
        .map { Catalog(folder: level.folder, name: $0) }
    }
    if catalogs.isEmpty { return nil }
  }

  private static let levelLimit = 32

  /// Whether a folder is the root of a project, judging by the names of its entries.
  private static func isProject(_ names: [String]) -> Bool {
    names.contains { name in
      [".git", "Package.swift"].contains(name)
        || [".xcodeproj", ".xcworkspace"].contains { name.hasSuffix($0) }
    }
  }

  private static func names(in folder: String) -> [String] {
    FolderEntry.list(folder)?.map(\.name) ?? []
  }
}

// MARK: - Reading

extension AssetCatalogs {
  /// The maximum number of files to read for a document.
  private static let fileLimit = 64
  private static let textLimit = 4 * 1_048_576
  /// The maximum number of folders to search in a catalog.
  private static let folderLimit = 4096

  /// Reads the assets that a document refers to, and lists the files that were read.
  func assets(of document: InterfaceDocument) -> InterfaceAssets {
    let names = document.assetNames
    guard !names.isEmpty else { return InterfaceAssets() }
    let sets = sets(for: names)
    var files: [InterfaceAssets.ReadFile] = []
    var assets = InterfaceAssets(of: names) { name, file in
      guard let set = sets[name] else { return nil }
      let path = "\(set.path)/\(file)"
      let content: InterfaceAssets.File.Content
      if files.count == Self.fileLimit {
        content = .unreadable(reason: "at most \(Self.fileLimit) files are read for a document")
      } else {
        content = Self.content(ofFile: path, below: set.folder)
      }
      files.append(.init(path: path, version: content.version))
      return InterfaceAssets.File(path: path, content: content)
    }
    assets.files = files
    return assets
  }

  private static func content(
    ofFile path: String, below folder: String
  ) -> InterfaceAssets.File.Content {
    let limit = path.hasSuffix(".json") ? textLimit : ImageFile.byteLimit
    do throws(ReferencedFileFault) {
      return .bytes(try confinedContents(ofFile: path, below: folder, upTo: limit))
    } catch {
      return .unreadable(reason: error.reason)
    }
  }
}

// MARK: - Finding sets

extension AssetCatalogs {
  /// The path of the folder that contains a catalog, and the path of an asset set relative to that folder.
  private typealias Place = (folder: String, path: String)

  /// Finds the asset set for each of the given names.
  private func sets(for names: [InterfaceAssets.Name]) -> [InterfaceAssets.Name: Place] {
    let wanted = Dictionary(grouping: names) { $0.text.fileName + "." + $0.kind.rawValue }
    var places: [InterfaceAssets.Name: Place] = [:]
    for catalog in catalogs {
      for set in sets(in: catalog, wanted: Set(wanted.keys)) {
        for name in wanted[set.fileName] ?? []
        where places[name] == nil && isNamed(name, set, in: catalog) {
          places[name] = (catalog.folder, set)
        }
      }
    }
    return places
  }

  /// Returns the sorted paths of a catalog's asset sets with the given file names, without following links to folders.
  private func sets(in catalog: Catalog, wanted: Set<String>) -> [String] {
    var sets: [String] = []
    var groups = [catalog.name]
    var count = 0
    while let group = groups.popLast(), count < Self.folderLimit {
      count += 1
      for entry in FolderEntry.list("\(catalog.folder)/\(group)") ?? [] {
        if wanted.contains(entry.name) {
          sets.append("\(group)/\(entry.name)")
        } else if entry.kind == .folder, !entry.isAssetSet {
          groups.append("\(group)/\(entry.name)")
        }
      }
    }
    return sets.sorted()
  }

  /// Whether an asset set's full name, with the namespaces of the groups that contain the set, is equal to `name`.
  private func isNamed(_ name: InterfaceAssets.Name, _ set: String, in catalog: Catalog) -> Bool {
    let parts = set.split(separator: "/").map(String.init)
    var spelled = ""
    for end in parts.indices.dropFirst().dropLast() {
      let contents = parts[...end].joined(separator: "/") + "/Contents.json"
      guard case .bytes(let bytes) = Self.content(ofFile: contents, below: catalog.folder),
        InterfaceAssets.isNamespace(contents: bytes)
      else { continue }
      spelled += parts[end] + "/"
    }
    let own = parts[parts.endIndex - 1].dropLast(name.kind.rawValue.count + 1)
    return spelled + own == name.text
  }
}

extension InterfaceAssets.File.Content {
  /// The hash of the file's bytes, or `unreadable` if the file can't be read.
  fileprivate var version: String {
    switch self {
    case .bytes(let bytes): "sha256:\(sha256(bytes).prefix(16))"
    case .unreadable: "unreadable"
    }
  }
}

extension FolderEntry {
  /// Whether the folder is an asset set, such as `icon.imageset`, instead of a group.
  fileprivate var isAssetSet: Bool { name.contains(".") && name.hasSuffix("set") }
}
