internal import ArgumentParser
internal import Foundation
internal import Plumbline

/// The options for reading scenes from Interface Builder documents, Swift files and project files.
struct DocumentOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The scene of Interface Builder documents: the object ID of a view controller or any view, "
        + "or a controller's name; of Swift files, a class or a #Preview's name; all by default.",
      valueName: "ID"))
  var scene: String?

  @Flag(
    help: ArgumentHelp(
      "Measure the texts of Interface Builder documents on their own canvases too, instead of "
        + "using the sizes that Xcode stored."))
  var measureText = false

  @Flag(
    help:
      "Compile the Swift files of a folder together. Runs their code, as Xcode's previews do."
  )
  var swift = false

  @Option(
    name: .customLong("in"),
    help: ArgumentHelp(
      "The container of view controllers from Swift files: navigation or tab.",
      valueName: "CONTROLLER"), completion: .word(of: SwiftInput.Container.self),
    transform: knownWord)
  var container: SwiftInput.Container?

  @Flag(help: "Give views of Swift files their fitting sizes instead of the canvas's.")
  var fit = false

  @OptionGroup var project: ProjectOptions

  /// Returns the path for an argument; a folder of Swift files gets a path of the form `Sources/Login/.swift`.
  func path(_ argument: String) -> String {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: argument, isDirectory: &isFolder)
    return swift && exists && isFolder.boolValue ? SwiftPath.folder(argument) : argument
  }

  /// Compiles Swift files and returns their scenes, or throws if no scene is left; prints a note on omitted scenes.
  func swiftScenes(of argument: String) throws(PlumblineError) -> [Scene] {
    let input = try SwiftInput(argument, scene: scene, in: container, fits: fit)
    if scene == nil, !input.isWhole {
      let (files, scenes) = input.counts
      // Standard error may be closed.
      try? print(
        "note: \(argument): \(files.0) of \(files.of) files compile, \(scenes.0) of \(scenes.of) views are drawn; "
          + "'plumbline check \(argument)' says why",
        to: .error)
    }
    return input.scenes
  }
}
