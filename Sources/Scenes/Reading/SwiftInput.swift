internal import AutoLayout
internal import FileSystem
internal import Foundation
internal import InterfaceBuilder
internal import LayoutDocuments
internal import SwiftScenes

/// The scenes of Swift files, which are the files' classes and previews.
package struct SwiftInput: Sendable {
  /// The scenes, sorted by file and line.
  package let scenes: [Scene]
  /// The numbers of files that compile and of scenes that can be drawn, each with the total.
  package let counts: (files: (Int, of: Int), scenes: (Int, of: Int))
  /// Whether all files compile, and all classes and previews can be drawn.
  package let isWhole: Bool

  /// The containers in which view controllers can be shown.
  package enum Container: String, Sendable, CaseIterable {
    case navigation
    case tab
  }

  /// Sets a closure that receives the progress of building Plumbline's modules for the user's compiler.
  ///
  /// The closure is called for each finished step, and with `nil` at the end. Step 0 begins the build; its name is the
  /// compiler's version.
  package static func observeBuilds(
    _ closure: @escaping @Sendable ((number: Int, count: Int, name: String)?) -> Void
  ) {
    BuildProgress.observe(closure)
  }

  /// Whether an argument is a path to Swift files.
  package static func isSwift(_ argument: String) -> Bool { SwiftPath(argument) != nil }

  /// Returns the folders of an argument's package and of its dependencies; empty outside of packages.
  package static func packages(of argument: String) -> [String] {
    (try? SceneProgram.inputs(of: argument).packages) ?? []
  }

  /// Whether two files or folders have equal sources and resources at equal relative paths, and thus equal layouts.
  package static func areSame(_ path: String, _ other: String) -> Bool {
    func contents(_ path: String) -> [String: [UInt8]]? {
      guard let place = SwiftPath(path)?.file, let inputs = try? SceneProgram.inputs(of: place),
        let root = resolvedPath(inputs.packages.first ?? "./\(place.folderPrefix)")
      else { return nil }
      let files = inputs.files.map { file in
        (
          file.hasPrefix(root) ? String(file.dropFirst(root.count)) : file,
          (try? FileSystem.contents(ofFile: file, upTo: ImageFile.byteLimit)) ?? []
        )
      }
      return Dictionary(files) { first, _ in first }
    }
    guard let own = contents(path) else { return false }
    return own == contents(other)
  }

  /// Returns a path for each scene in a file.
  ///
  /// If the file doesn't compile, the result is only the file's path, so that reading it fails with the reason.
  static func scenes(of path: SwiftPath, named scene: String?) -> [String] {
    if let name = path.scene ?? scene { return ["\(path.path)#\(name)"] }
    let names = (try? SwiftInput(path.path))?.scenes.map(\.identifier) ?? []
    return names.isEmpty ? [path.path] : names.map { "\(path.path)#\($0)" }
  }

  /// Returns a copy of a Swift scene that is shown in a container and, if `fits` is true, has its fitting size.
  ///
  /// Scenes that aren't in Swift are returned unchanged.
  package static func scene(_ scene: Scene, in container: Container?, fits: Bool) -> Scene {
    var scene = scene
    scene.swift?.container = container.flatMap { .init(rawValue: $0.rawValue) }
    if fits { scene.swift?.fits = true }
    return scene
  }

  /// Returns the scene at a path.
  ///
  /// - Throws: `PlumblineError` if the file can't be compiled, or if the path doesn't name one of several scenes.
  static func scene(at path: SwiftPath) throws(PlumblineError) -> Scene {
    let input = try SwiftInput(path.path, scene: path.scene)
    guard input.scenes.count == 1, let scene = input.scenes.first else {
      throw .failedBuild(
        messages: [
          "\(path.file): error: it has \(sceneList(input.scenes.map(\.identifier))); name one of them after '#'"
        ])
    }
    return scene
  }

  /// Compiles Swift files if they have changed, and lists their scenes.
  ///
  /// - Parameters:
  ///   - argument: A file, or a folder.
  ///   - wanted: The name of a class or preview, or `nil` for all.
  ///   - container: The container for controllers, or `nil` for none.
  ///   - fits: Whether views have their fitting size instead of the canvas's size.
  /// - Throws: `PlumblineError` if the files can't be compiled, or have no scene of that name.
  package init(
    _ argument: String, scene wanted: String? = nil, in container: Container? = nil,
    fits: Bool = false
  ) throws(PlumblineError) {
    let program: SceneProgram
    let path = SwiftPath(argument)
    let name = path?.scene ?? wanted
    do throws(SwiftFailure) {
      program = try SceneProgram(of: path?.file ?? argument, fontFolders: FontFolders.current)
    } catch {
      throw .failedBuild(messages: error.lines)
    }
    let list = program.list
    let entries = list.scenes.filter { name == nil || $0.name == name }
    if let name, entries.isEmpty {
      let other = list.others.first { $0.name == name }
      throw .failedBuild(
        messages: [
          other.map { "\($0.file):\($0.line): error: \(name): \($0.reason)" }
            ?? "\(argument): error: there is no scene '\(name)'; it has "
            + sceneList(list.scenes.map(\.name))
        ])
    }
    scenes = entries.map { entry in
      let scene = Scene(SwiftScene(entry, of: program), file: displayPath(entry.file))
      return Self.scene(scene, in: container, fits: fits)
    }
    counts = (
      (list.compiledCount, of: list.fileCount),
      (list.scenes.count, of: list.scenes.count + list.others.count)
    )
    isWhole = list.lost.isEmpty && list.gaps.isEmpty && list.others.isEmpty
  }
}

/// Returns a path relative to the working folder, or the unchanged path if it isn't inside that folder.
private func displayPath(_ path: String) -> String {
  let folder = FileManager.default.currentDirectoryPath + "/"
  return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
}
