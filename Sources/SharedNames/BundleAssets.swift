package import AutoLayout
import FileSystem
package import Foundation
import Synchronization

/// The lookup of pictures and colors by name in the resources of the program and its targets.
package enum BundleAssets {
  private static let images = Mutex<[String: Image?]>([:])
  private static let colors = Mutex<[String: Color?]>([:])

  /// Returns the named picture in a bundle, or `nil` if there isn't one; the default is the program's bundle.
  ///
  /// If the file can't be read, the picture has no size, and contains the reason.
  package static func image(named name: String, in bundle: Bundle?) -> Image? {
    asset(named: name, in: bundle, kept: images, find)
  }

  /// Returns the named color in a bundle's catalogs, or `nil` if there isn't one; the default is the program's bundle.
  static func color(named name: String, in bundle: Bundle?) -> Color? {
    asset(named: name, in: bundle, kept: colors) { name, folder in
      sets(named: name + ".colorset", in: folder).lazy.compactMap { set in
        contents(of: set, as: ColorSet.self)?.color
      }.first
    }
  }

  private static func asset<Asset: Sendable>(
    named name: String, in bundle: Bundle?, kept: borrowing Mutex<[String: Asset?]>,
    _ find: (_ name: String, _ folder: String) -> Asset?
  ) -> Asset? {
    // Names can't refer to files outside the folder.
    guard !name.isEmpty, !name.split(separator: "/").contains("..") else { return nil }
    let folders = bundle.map { [$0.bundlePath, $0.resourcePath ?? ""] } ?? ownFolders
    let key = folders.joined(separator: "\n") + "\n" + name
    if let asset = kept.withLock({ $0[key] }) { return asset }
    var asset: Asset?
    for folder in folders where asset == nil && !folder.isEmpty { asset = find(name, folder) }
    kept.withLock { $0[key] = .some(asset) }
    return asset
  }

  /// Returns the picture in a file, or `nil` if there is no readable file.
  ///
  /// If the contents aren't a usable picture, the image holds the reason instead.
  package static func image(atPath path: String, scale: CGFloat? = nil) -> Image? {
    let name = path.fileName
    guard let bytes = try? FileSystem.contents(ofFile: path, upTo: ImageFile.byteLimit) else {
      return nil
    }
    let file: ImageFile
    do {
      file = try ImageFile(bytes, name: String(name))
    } catch {
      return Image(name: String(name), reason: "\(error)")
    }
    let stem = name.split(separator: ".").dropLast().joined(separator: ".")
    return Image(file, scale: scale ?? (stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1))
  }

  /// The program's folder, and the resource bundles beside it.
  package static let ownFolders: [String] = {
    let folder = Bundle.main.bundlePath
    return [folder] + folders(in: folder, ending: ".resources")
  }()

  private static func folders(in folder: String, ending: String) -> [String] {
    (FolderEntry.list(folder) ?? []).map(\.name).filter { $0.hasSuffix(ending) }.sorted()
      .map { "\(folder)/\($0)" }
  }

  private static func find(_ name: String, in folder: String) -> Image? {
    let hasEnding = ["png", "jpg", "jpeg"].contains(
      name.split(separator: ".").last?.lowercased() ?? "")
    let endings = hasEnding ? [""] : ["@3x.png", "@2x.png", ".png", ".jpg", ".jpeg"]
    for ending in endings {
      if let image = image(atPath: "\(folder)/\(name)\(ending)") { return image }
    }
    return sets(named: name + ".imageset", in: folder).lazy.compactMap { set in
      contents(of: set, as: ImageSet.self)?.file.flatMap { file in
        file.name.contains("/") ? nil : image(atPath: "\(set)/\(file.name)", scale: file.scale)
      }
    }.first
  }

  // MARK: - Catalogs

  /// Returns the paths of the asset sets with the given name in the asset catalogs of a folder.
  private static func sets(named name: String, in folder: String) -> [String] {
    folders(in: folder, ending: ".xcassets").flatMap { sets(named: name.fileName, inFolder: $0) }
  }

  /// Returns the paths of the asset sets with the given name in a folder and its subfolders.
  private static func sets(named name: Substring, inFolder folder: String) -> [String] {
    let entries = FolderEntry.list(folder) ?? []
    let inner = entries.filter { $0.kind == .folder && !$0.name.hasSuffix("set") }.map(\.name)
    return (entries.contains { $0.name == name } ? ["\(folder)/\(name)"] : [])
      + inner.sorted().flatMap { sets(named: name, inFolder: "\(folder)/\($0)") }
  }

  /// The decoded `Contents.json` of an asset set, or `nil` if it can't be decoded.
  private static func contents<Set: Decodable>(of folder: String, as type: Set.Type) -> Set? {
    let bytes = try? FileSystem.contents(ofFile: folder + "/Contents.json", upTo: 1 << 20)
    return bytes.flatMap { try? JSONDecoder().decode(type, from: Data($0)) }
  }
}

extension Color {
  /// Creates the color with a name in the asset catalogs of the program and its targets.
  ///
  /// Never `nil`: if no catalog has the name, the color is gray.
  public convenience init?(named name: String) { self.init(named: name, in: nil) }

  /// Creates the color with a name in a bundle's catalogs, or the same color as ``init(named:)`` if `bundle` is `nil`.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: TraitCollection? = nil
  ) {
    self.init(cgColor: BundleAssets.color(named: name, in: bundle) ?? .gray)
  }
}

extension String {
  /// The part after the last slash.
  fileprivate var fileName: Substring { split(separator: "/").last ?? "" }
}
