import AutoLayout
import FileSystem
import Foundation
import Synchronization

/// The pictures in the resources of the program and its targets, by their names.
package enum ImageResources {
  private static let known = Mutex<[String: Image?]>([:])
  private static let added = Mutex<[String]>([])

  /// Looks in these folders too, for a program whose person's files are elsewhere.
  package static func look(in folders: [String]) { added.withLock { $0 = folders } }

  /// The picture of a name in a bundle, or in those of the program for `nil`; `nil` if there isn't one.
  ///
  /// A file that can't be read gives a picture without a size, which has the reason.
  static func image(named name: String, in bundle: Bundle?) -> Image? {
    let folders =
      bundle.map { [$0.bundlePath, $0.resourcePath ?? ""] } ?? ownFolders + added.withLock { $0 }
    let key = folders.joined(separator: "\n") + "\n" + name
    if let image = known.withLock({ $0[key] }) { return image }
    let image = folders.lazy.compactMap { find(name, in: $0) }.first
    known.withLock { $0[key] = .some(image) }
    return image
  }

  /// The picture in a file, or the reason why it can't be read; `nil` if there isn't a file.
  static func image(atPath path: String, scale: CGFloat? = nil) -> Image? {
    let name = path.fileName
    guard let bytes = try? contents(ofFile: path, upTo: ImageFile.byteLimit) else { return nil }
    let file: ImageFile
    do {
      file = try ImageFile(bytes, name: String(name))
    } catch {
      return Image(name: String(name), reason: "\(error)")
    }
    let stem = name.split(separator: ".").dropLast().joined(separator: ".")
    return Image(file, scale: scale ?? (stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1))
  }

  /// The folder of the program, and the resources of packages beside it.
  private static let ownFolders: [String] = {
    let folder = Bundle.main.bundlePath
    return [folder] + folders(in: folder, ending: ".resources")
  }()

  private static func folders(in folder: String, ending: String) -> [String] {
    (FolderEntry.list(folder) ?? []).map(\.name).filter { $0.hasSuffix(ending) }.sorted()
      .map { "\(folder)/\($0)" }
  }

  private static func find(_ name: String, in folder: String) -> Image? {
    // A name is no way out of the folder.
    guard !folder.isEmpty, !name.isEmpty, !name.split(separator: "/").contains("..") else {
      return nil
    }
    let hasEnding = ["png", "jpg", "jpeg"].contains(
      name.split(separator: ".").last?.lowercased() ?? "")
    let endings = hasEnding ? [""] : ["@3x.png", "@2x.png", ".png", ".jpg", ".jpeg"]
    for ending in endings {
      if let image = image(atPath: "\(folder)/\(name)\(ending)") { return image }
    }
    let catalogues = folders(in: folder, ending: ".xcassets")
    return catalogues.lazy.compactMap { image(named: name, inFolder: $0) }.first
  }

  /// The picture of a set in a folder of a catalogue, or in the folders in it.
  private static func image(named name: String, inFolder folder: String) -> Image? {
    let set = "\(folder)/\(name.fileName).imageset"
    if let bytes = try? contents(ofFile: set + "/Contents.json", upTo: 1 << 20),
      let file = (try? JSONDecoder().decode(ImageSet.self, from: Data(bytes)))?.file,
      !file.name.contains("/"),
      let image = image(atPath: "\(set)/\(file.name)", scale: file.scale)
    {
      return image
    }
    let inner = (FolderEntry.list(folder) ?? []).filter {
      $0.kind == .folder && !$0.name.hasSuffix("set")
    }
    return inner.map(\.name).sorted().lazy
      .compactMap { image(named: name, inFolder: "\(folder)/\($0)") }.first
  }
}

extension String {
  /// What follows the last slash.
  fileprivate var fileName: Substring { split(separator: "/").last ?? "" }
}
