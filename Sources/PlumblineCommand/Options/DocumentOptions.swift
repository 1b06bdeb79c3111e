internal import ArgumentParser
internal import Foundation
internal import Plumbline

/// The options for reading scenes from Interface Builder documents, Swift files and project files.
struct DocumentOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The scene of Interface Builder documents: the object id of a view controller or of any view, or a "
        + "controller's name; of Swift files, a class or the name of a #Preview; all of them otherwise.",
      valueName: "ID"))
  var scene: String?

  @Flag(
    help: ArgumentHelp(
      "Measure the texts of Interface Builder documents also on their own canvases, where contents otherwise have "
        + "the sizes that Xcode stored."))
  var measureText = false

  @Flag(
    help:
      "Take folders as Swift files that are compiled together. Runs their code, as Xcode's previews do."
  )
  var swift = false

  @Option(
    name: .customLong("in"),
    help: ArgumentHelp(
      "The controller that view controllers of Swift files are shown in: navigation or tab.",
      valueName: "CONTROLLER"), completion: .word(of: SwiftInput.Container.self),
    transform: knownWord)
  var container: SwiftInput.Container?

  @Flag(help: "Give views of Swift files their fitting sizes in place of the canvas's.")
  var fit = false

  @OptionGroup var project: ProjectOptions

  /// The path of an argument, marked if it is a folder of Swift files.
  func path(_ argument: String) -> String {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: argument, isDirectory: &isFolder)
    return swift && exists && isFolder.boolValue ? SwiftPath.folder(argument) : argument
  }

  /// The scenes of Swift files, after printing what was left out to standard error.
  ///
  /// - Throws: `PlumblineError` if no scene is left.
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
