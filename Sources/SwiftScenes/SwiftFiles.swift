internal import FileSystem
internal import Foundation
internal import InterfaceBuilder

/// A module: Swift files that are compiled together.
struct SwiftModule: Sendable {
  /// The module's name.
  let name: String
  /// The absolute paths of the files, in a stable order.
  let paths: [String]
  /// Whether the module's classes and previews are scenes; false for a dependency.
  var isRequested = true
  /// The files of `Bundle.module`, or `nil` if the target has no resources.
  var resources: BundleFiles?
  /// The compiler options from the package manifest.
  var options: [String] = []
}

/// The modules and resources to build for a file or folder on the command line.
struct SwiftFiles: Sendable {
  /// The modules.
  ///
  /// Each module comes after the modules that it imports.
  let modules: [SwiftModule]
  /// The files of `Bundle.main`.
  let resources: BundleFiles
  /// The names of the packages that the files need but SwiftPM hasn't fetched.
  var missingPackages: [String] = []
  /// The folders of the package and of its dependencies; empty if the files aren't in a package.
  var packages: [String] = []

  /// The absolute paths of the Swift files of all modules.
  var paths: [String] { modules.flatMap(\.paths) }

  /// The absolute paths of all Swift files and resources, sorted and without duplicates.
  var inputs: [String] {
    Set(paths + ([resources] + modules.compactMap(\.resources)).flatMap(\.paths)).sorted()
  }

  /// Finds the Swift files to compile for an argument, and their resources.
  ///
  /// A file is compiled alone. For a folder in a package, the targets that contain the folder or are inside it are
  /// compiled with their dependencies. For any other folder, all Swift files in it are compiled, except for tests.
  ///
  /// - Parameters:
  ///   - argument: The path of the file or folder.
  ///   - manifests: The folder in which descriptions of package manifests are cached.
  /// - Throws: ``SwiftFailure`` if the path doesn't exist, or the folder has no Swift files.
  init(of argument: String, manifests: String) throws(SwiftFailure) {
    let url = URL(fileURLWithPath: argument).resolvingSymlinksInPath()
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw SwiftFailure("\(argument): error: cannot be read: \(systemReason(ENOENT))")
    }
    if isFolder.boolValue, let package = SwiftPackage(around: url.path, manifests) {
      let modules = package.modules(for: url.path)
      if !modules.isEmpty {
        self.modules = modules
        resources = BundleFiles(of: package.folder, isDeep: true)
        missingPackages = package.missingPackages
        packages = package.packages.map(\.folder)
        return
      }
    }
    let paths = isFolder.boolValue ? Self.files(in: url.path) : [url.path]
    guard !paths.isEmpty else {
      throw SwiftFailure("\(argument): error: there is no Swift file in this folder")
    }
    modules = [
      SwiftModule(
        name: Self.moduleName(url.deletingPathExtension().lastPathComponent), paths: paths)
    ]
    resources =
      isFolder.boolValue
      ? BundleFiles(of: url.path, isDeep: true)
      : BundleFiles(of: url.deletingLastPathComponent().path, isDeep: false)
  }

  /// Returns the Swift files in a folder at any depth, sorted, without tests and package manifests.
  static func files(in folder: String) -> [String] {
    walk(folder).filter { path in
      let name = path.split(separator: "/").last ?? ""
      return name.hasSuffix(".swift") && name != "Package.swift"
        && !name.hasPrefix("Package@swift-")
    }.sorted()
  }

  /// Returns the files in a folder at any depth, without hidden files and folders of tests.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - isEntered: Returns whether to search a folder with the given name.
  /// - Returns: The paths, in no particular order.
  static func walk(
    _ folder: String, where isEntered: (_ name: String) -> Bool = { _ in true }
  ) -> [String] {
    (FolderEntry.list(folder) ?? []).flatMap { entry -> [String] in
      if entry.name.hasPrefix(".") { return [] }
      let path = "\(folder)/\(entry.name)"
      switch entry.kind {
      case .folder:
        let isForTests = entry.name == "Tests" || entry.name.hasSuffix("Tests")
        return isForTests || !isEntered(entry.name) ? [] : walk(path, where: isEntered)
      case .file: return [path]
      case .link, .other: return []
      }
    }
  }

  /// A nib that has a view with a custom class at its top level.
  struct Nib: Sendable {
    /// The name of the view's class.
    let className: String
    /// The name of the nib.
    let name: String
  }

  /// The nibs that have views with custom classes at their top level, in the order of their paths.
  var nibs: [Nib] {
    let all = [resources] + modules.compactMap(\.resources)
    let paths = Set(all.flatMap { $0.paths(ending: ".xib") })
    return paths.sorted().flatMap { path -> [Nib] in
      guard let bytes = try? FileSystem.contents(ofFile: path, upTo: InterfaceLimits.byteCount),
        let document = try? InterfaceDocument(bytes: bytes, file: path)
      else { return [] }
      let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
      return document.topViews.compactMap { view in
        view.className.map { Nib(className: $0, name: name) }
      }
    }
  }

  /// The suffix of module names for files outside of packages.
  ///
  /// In messages, the suffix identifies the user's modules.
  static let moduleEnding = "_Scenes"

  /// Converts a name to a module name, with a suffix that keeps the files from importing the module by accident.
  private static func moduleName(_ name: String) -> String {
    let letters = name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    let text = String(letters)
    let begins = text.first.map { $0.isLetter || $0 == "_" } ?? false
    return (begins ? text : "_" + text) + moduleEnding
  }

  /// Returns bytes to hash: the contents of the files, the compiler options, and the states of resources.
  ///
  /// - Throws: ``SwiftFailure`` if a file can't be read.
  func contents() throws(SwiftFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    for path in paths {
      do throws(SystemFailure) {
        let content = try FileSystem.contents(ofFile: path, upTo: Self.byteLimit)
        bytes += Array("\(path) \(content.count)\n".utf8) + content
      } catch {
        throw SwiftFailure("\(path): error: cannot be read: \(error.reason)")
      }
    }
    let resources = [resources] + modules.compactMap(\.resources)
    let options = modules.flatMap(\.options).joined(separator: " ") + "\n"
    return bytes + Array(options.utf8) + Array(resources.map(\.state).joined().utf8)
  }

  /// The maximum size of a Swift file, in bytes.
  private static let byteLimit = 16 << 20
}
