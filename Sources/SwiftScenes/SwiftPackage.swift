internal import FileSystem
internal import Foundation

/// A Swift package, as described by its manifest.
struct SwiftPackage {
  /// The decoded fields of a manifest, as `swift package dump-package` prints them.
  private struct Manifest: Decodable {
    struct Target: Decodable {
      let name: String
      let type: String
      let path: String?
      let sources: [String]?
      let exclude: [String]?
      let dependencies: [Dependency]
      let resources: [Resource]?
      let settings: [Setting]?
    }

    struct Resource: Decodable {
      let path: String
      let rule: [String: Empty]
    }

    struct Empty: Decodable {}

    /// A compiler setting of a target.
    struct Setting: Decodable {
      struct Kind: Decodable {
        struct Value: Decodable {
          let text: String?

          enum CodingKeys: String, CodingKey { case text = "_0" }

          init(from decoder: any Decoder) throws {
            text = try? decoder.container(keyedBy: CodingKeys.self).decode(
              String.self, forKey: .text)
          }
        }

        let define: Value?
        let enableUpcomingFeature: Value?
      }

      struct Condition: Decodable {
        let platformNames: [String]?
        let config: String?
      }

      let kind: Kind
      let tool: String
      let condition: Condition?
    }

    /// A dependency on another package, either in a local folder or in a repository.
    struct Package: Decodable {
      struct Folder: Decodable {
        let path: String
      }

      struct Source: Decodable {
        let identity: String
      }

      let fileSystem: [Folder]?
      let sourceControl: [Source]?
    }

    struct Version: Decodable {
      let number: String

      enum CodingKeys: String, CodingKey { case number = "_version" }
    }

    /// A dependency on a target or product.
    ///
    /// Only the name is used.
    struct Dependency: Decodable {
      let name: String?

      init(from decoder: any Decoder) throws {
        struct Key: CodingKey {
          let stringValue: String
          var intValue: Int? { nil }
          init(stringValue: String) { self.stringValue = stringValue }
          init?(intValue: Int) { nil }
        }
        let values = try decoder.container(keyedBy: Key.self)
        name = try values.allKeys.first.flatMap { key in
          var parts = try values.nestedUnkeyedContainer(forKey: key)
          return try parts.decodeIfPresent(String.self)
        }
      }
    }

    struct Product: Decodable {
      let name: String
      let targets: [String]
    }

    let name: String
    let targets: [Target]
    let products: [Product]
    let dependencies: [Package]
    let toolsVersion: Version
  }

  /// The path of the folder with the manifest.
  let folder: String
  private let manifest: Manifest
  private let cache: String

  /// Reads the package that contains a folder, or returns `nil` if the folder isn't in a package.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - cache: The folder in which descriptions of manifests are cached. Creating a description takes a second.
  init?(around folder: String, _ cache: String) {
    var parts = folder.split(separator: "/")
    while !parts.isEmpty {
      let folder = "/" + parts.joined(separator: "/")
      if let package = SwiftPackage(in: folder, cache) {
        self = package
        return
      }
      parts.removeLast()
    }
    return nil
  }

  private init?(in folder: String, _ cache: String) {
    guard let text = FileManager.default.contents(atPath: folder + "/Package.swift") else {
      return nil
    }
    let name = stableHash(Array("\(folder)\n".utf8) + Array(text))
    let kept = "\(cache)/\(name).json"
    if let data = FileManager.default.contents(atPath: kept),
      let manifest = try? JSONDecoder().decode(Manifest.self, from: data)
    {
      (self.folder, self.manifest, self.cache) = (folder, manifest, cache)
      return
    }
    let arguments = ["env", "swift", "package", "--package-path", folder, "dump-package"]
    // SwiftPM leaves locks and folders behind in the folder for temporary files.
    let temporary = "\(cache)/temporary-\(getpid())"
    try? makeFolder(temporary)
    defer { try? FileManager.default.removeItem(atPath: temporary) }
    var environment = ProcessInfo.processInfo.environment
    environment["TMPDIR"] = temporary
    guard
      let result = try? run("/usr/bin/env", arguments, environment: environment),
      case .exited(0) = result.ending,
      let manifest = try? JSONDecoder().decode(Manifest.self, from: Data(result.output))
    else { return nil }
    try? makeFolder(cache)
    try? Data(result.output).write(to: URL(fileURLWithPath: kept), options: .atomic)
    (self.folder, self.manifest, self.cache) = (folder, manifest, cache)
  }

  /// Returns the modules of the targets that are in a folder or contain it.
  ///
  /// Each module comes after its dependencies.
  ///
  /// - Parameter asked: The path of the folder. If this is the package's folder, all targets except tests are included.
  /// - Returns: The modules; empty if no target contains the folder or is inside it.
  func modules(for asked: String) -> [SwiftModule] {
    var order = ModuleOrder(packages: packages)
    for target in manifest.targets where ["regular", "executable"].contains(target.type) {
      let place = folder(of: target)
      guard asked == folder || (place + "/").hasPrefix(asked + "/") || asked.hasPrefix(place + "/")
      else { continue }
      order.add(target.name, of: self, isRequested: true)
    }
    return order.modules
  }

  /// This package, the local packages that it depends on, and all packages that SwiftPM has checked out.
  var packages: [SwiftPackage] {
    var found = [self]
    var known: Set = [folder]
    var waiting = found
    func add(_ folder: String) {
      guard known.insert(folder).inserted, let package = SwiftPackage(in: folder, cache) else {
        return
      }
      found.append(package)
      waiting.append(package)
    }
    while let package = waiting.popLast() {
      for local in package.manifest.dependencies.flatMap({ $0.fileSystem ?? [] }) {
        add(local.path)
      }
    }
    for name in checkouts.sorted() { add("\(checkoutFolder)/\(name)") }
    return found
  }

  private var checkoutFolder: String { folder + "/.build/checkouts" }

  private var checkouts: [String] {
    (FolderEntry.list(checkoutFolder) ?? []).filter { $0.kind == .folder }.map(\.name)
  }

  /// The identities of the manifest's remote dependencies that SwiftPM hasn't checked out.
  var missingPackages: [String] {
    let present = Set(checkouts.map { $0.lowercased() })
    return manifest.dependencies.flatMap { $0.sourceControl ?? [] }.map(\.identity)
      .filter { !present.contains($0) }
  }

  private func target(_ name: String) -> Manifest.Target? {
    manifest.targets.first { $0.name == name }
  }

  /// Returns the path of a target's folder, by the rules of SwiftPM.
  private func folder(of target: Manifest.Target) -> String {
    if let path = target.path { return path == "." ? folder : "\(folder)/\(path)" }
    let places = ["Sources", "Source", "src", "srcs"].map { "\(folder)/\($0)/\(target.name)" }
    return places.first { FileManager.default.fileExists(atPath: $0) } ?? places[0]
  }

  /// Returns the paths of a target's source files.
  private func files(of target: Manifest.Target) -> [String] {
    let place = folder(of: target)
    let sources = target.sources.map { $0.map { "\(place)/\($0)" } }
    let excluded = (target.exclude ?? []).map { "\(place)/\($0)" }
    return SwiftFiles.files(in: place).filter { file in
      func isIn(_ paths: [String]) -> Bool {
        paths.contains { file == $0 || file.hasPrefix($0 + "/") }
      }
      return !isIn(excluded) && (sources.map(isIn) ?? true)
    }
  }

  /// Returns the resources in a target's bundle, or `nil` if the target has none.
  ///
  /// The bundle has the declared resources, and files of the kinds that Xcode adds without a declaration.
  private func resources(of target: Manifest.Target) -> BundleFiles? {
    var files = BundleFiles(
      of: folder(of: target), isDeep: true, endings: BundleFiles.automaticEndings)
    for resource in target.resources ?? [] {
      files.add(
        resource: "\(folder(of: target))/\(resource.path)", isCopied: resource.rule["copy"] != nil)
    }
    return files.isEmpty ? nil : files
  }

  /// Returns the compiler options for a target: its package's name, and the settings that apply to iOS in debug builds.
  private func options(of target: Manifest.Target) -> [String] {
    let settings = (target.settings ?? []).filter { setting in
      setting.tool == "swift" && setting.condition?.platformNames?.contains("ios") ?? true
        && setting.condition?.config ?? "debug" == "debug"
    }
    let features = settings.compactMap { $0.kind.enableUpcomingFeature?.text }
    let hasRegexes =
      features.contains("BareSlashRegexLiterals")
      || (Int(manifest.toolsVersion.number.prefix { $0 != "." }) ?? 0) >= 6
    return ["-package-name", manifest.name.moduleName, "-D", "SWIFT_PACKAGE"]
      + settings.compactMap { $0.kind.define?.text }.flatMap { ["-D", $0] }
      + (hasRegexes ? ["-enable-bare-slash-regex"] : [])
  }

  /// Sorts modules so that each module comes after its dependencies.
  private struct ModuleOrder {
    let packages: [SwiftPackage]
    private(set) var modules: [SwiftModule] = []
    private var known: Set<String> = []

    init(packages: [SwiftPackage]) { self.packages = packages }

    /// Adds a target's module after the modules of the target's dependencies.
    mutating func add(_ name: String, of package: SwiftPackage, isRequested: Bool = false) {
      if let place = modules.firstIndex(where: { $0.name == name.moduleName }) {
        if isRequested { modules[place].isRequested = true }
        return
      }
      guard known.insert(name).inserted, let target = package.target(name) else { return }
      for dependency in target.dependencies.compactMap(\.name) { add(dependency, for: package) }
      let files = package.files(of: target)
      guard !files.isEmpty else { return }
      modules.append(
        SwiftModule(
          name: name.moduleName, paths: files, isRequested: isRequested,
          resources: package.resources(of: target), options: package.options(of: target)))
    }

    /// Adds a target of the same package, or all targets of another package's product.
    private mutating func add(_ dependency: String, for package: SwiftPackage) {
      if package.target(dependency) != nil { return add(dependency, of: package) }
      for other in packages {
        guard let product = other.manifest.products.first(where: { $0.name == dependency }) else {
          continue
        }
        for target in product.targets { add(target, of: other) }
        return
      }
    }
  }
}

extension String {
  /// The module name for a target with this name, by the rules of SwiftPM.
  fileprivate var moduleName: String {
    String(map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" ? $0 : "_" })
  }
}
