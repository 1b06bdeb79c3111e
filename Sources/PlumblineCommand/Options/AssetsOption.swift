internal import ArgumentParser
internal import Foundation
internal import Plumbline

/// The option for a folder with asset catalogs, for documents outside of their project, such as documents from git.
struct AssetsOption: ParsableArguments {
  @Option(
    name: .customLong("assets"),
    help: ArgumentHelp(
      "The folder to search for asset catalogs of Interface Builder documents; that of each "
        + "document by default.", valueName: "DIR"), completion: .directory)
  var path: String?

  /// A cache of documents that finds assets in the folder of the option.
  var cache: DocumentCache { DocumentCache(assetFolder: path) }

  func validate() throws {
    var isFolder: ObjCBool = false
    guard let path else { return }
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else {
      throw ValidationError("--assets \(path): there is no such folder")
    }
  }
}
