internal import ArgumentParser
internal import Foundation
internal import Plumbline

/// The option for additional folders of fonts, which are registered for the process when the option is parsed.
struct FontsOption: ParsableArguments {
  @Option(
    name: .customLong("fonts"),
    help: ArgumentHelp(
      "An additional folder of fonts, for scripts that would otherwise be drawn as boxes. "
        + "Documentation/Installing.md lists the file names.", valueName: "DIR"),
    completion: .directory)
  var folders: [String] = []

  func validate() throws {
    for folder in folders {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder),
        isFolder.boolValue
      else { throw ValidationError("--fonts \(folder): there is no such folder") }
      FontFolders.add(folder)
    }
  }
}
