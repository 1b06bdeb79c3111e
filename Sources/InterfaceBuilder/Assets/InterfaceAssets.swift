package import AutoLayout
import Foundation

/// The colors and images from asset catalogs that a document uses.
package struct InterfaceAssets: Sendable {
  /// The kinds of asset sets that can be read.
  package enum Kind: String, Sendable {
    case color = "colorset"
    case image = "imageset"

    /// The word that messages use for the kind.
    var word: String {
      switch self {
      case .color: "color"
      case .image: "image"
      }
    }
  }

  /// The name of an asset in a document, with the kind of asset.
  package struct Name: Hashable, Comparable, Sendable {
    /// The kind of the asset set.
    package let kind: Kind
    /// The name of the asset, preceded by the folders that provide a namespace: `Brand/primary`.
    package let text: String

    /// Orders names by kind and text.
    package static func < (left: Name, right: Name) -> Bool {
      (left.kind.rawValue, left.text) < (right.kind.rawValue, right.text)
    }
  }

  /// A file of an asset set.
  package struct File: Sendable {
    /// The path by which messages refer to the file.
    package let path: String
    /// The content, or the reason why it can't be read.
    package let content: Content

    /// The content of a file, or the reason why it can't be read.
    package enum Content: Sendable {
      case bytes([UInt8])
      case unreadable(reason: String)
    }

    /// Creates a description of a file.
    package init(path: String, content: Content) {
      self.path = path
      self.content = content
    }
  }

  /// A file that the assets depend on, even if it couldn't be read.
  package struct ReadFile: Hashable, Sendable {
    /// The path of the file, such as `Assets.xcassets/brand.colorset/Contents.json`.
    package let path: String
    /// The hash of the file's content, or `unreadable` if the file can't be read.
    package let version: String

    /// Creates the description of a file.
    package init(path: String, version: String) {
      self.path = path
      self.version = version
    }
  }

  /// The files that the assets come from, in a stable order.
  package var files: [ReadFile] = []
  private var colors: [String: Color] = [:]
  private var images: [String: Image] = [:]
  private var failures: [Name: InterfaceNote.Kind] = [:]

  /// Creates an empty collection of assets.
  package init() {}

  /// Reads the asset sets that a document names.
  ///
  /// - Parameters:
  ///   - names: The names of assets in the document.
  ///   - file: Returns a file of an asset set, such as `Contents.json`, or `nil` if no catalog has the set.
  package init(of names: [Name], file: (_ set: Name, _ file: String) -> File?) {
    for name in names {
      guard let contents = file(name, "Contents.json") else { continue }
      do throws(Failure) {
        switch name.kind {
        case .color:
          guard let color = try contents.decoded(ColorSet.self).color else {
            throw Failure(contents, "it has no color for phones and tablets")
          }
          colors[name.text] = color
        case .image:
          guard let (image, scale) = try contents.decoded(ImageSet.self).file else {
            throw Failure(contents, "it names no image for phones and tablets")
          }
          guard let picture = file(name, image) else { continue }
          images[name.text] = try picture.image(scale: scale)
        }
      } catch {
        failures[name] = .asset(path: error.path, reason: error.reason)
      }
    }
  }

  /// Creates a collection of images that are already decoded, by their names.
  package init(images: [String: Image]) { self.images = images }

  /// Returns whether a folder is a namespace for its assets, given the bytes of the folder's `Contents.json`.
  package static func isNamespace(contents bytes: [UInt8]) -> Bool {
    (try? JSONDecoder().decode(AssetGroup.self, from: Data(bytes)))?.providesNamespace == true
  }

  /// An error that explains why an asset has no color or image.
  struct Failure: Error {
    let path: String
    let reason: String

    init(_ file: File, _ reason: String) {
      path = file.path
      self.reason = reason
    }
  }

  /// Returns the color with a name, or `nil` if no catalog has the color.
  func color(named name: String) -> Color? { colors[name] }

  /// Returns the size of the image with a name, in points, or `nil` if no catalog has the image.
  func imageSize(named name: String) -> CGSize? { images[name]?.size }

  /// Returns the image with a name, or `nil` if no catalog has the image.
  func image(named name: String) -> Image? { images[name] }

  /// Returns a note if an asset can't be read, or if it is missing and its value isn't known from the document.
  func note(_ kind: Kind, named name: String, isKnown: Bool) -> InterfaceNote.Kind? {
    let name = Name(kind: kind, text: name)
    return failures[name] ?? (isKnown ? nil : .missingAsset(name))
  }
}

/// The `Contents.json` of a folder in an asset catalog.
private struct AssetGroup: Decodable {
  let providesNamespace: Bool

  enum CodingKeys: String, CodingKey {
    case properties
    case providesNamespace = "provides-namespace"
  }

  init(from decoder: any Decoder) throws {
    let properties = try decoder.container(keyedBy: CodingKeys.self)
      .nestedContainer(keyedBy: CodingKeys.self, forKey: .properties)
    providesNamespace = try properties.decode(Bool.self, forKey: .providesNamespace)
  }
}

extension InterfaceAssets.File {
  fileprivate func bytes() throws(InterfaceAssets.Failure) -> [UInt8] {
    switch content {
    case .bytes(let bytes): return bytes
    case .unreadable(let reason): throw InterfaceAssets.Failure(self, reason)
    }
  }

  fileprivate func decoded<Value: Decodable>(
    _ type: Value.Type
  ) throws(InterfaceAssets.Failure) -> Value {
    let data = Data(try bytes())
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch let error as DecodingError {
      throw InterfaceAssets.Failure(self, error.reason)
    } catch {
      throw InterfaceAssets.Failure(self, "it is not JSON")
    }
  }

  fileprivate func image(scale: CGFloat) throws(InterfaceAssets.Failure) -> Image {
    let bytes = try bytes()
    do throws(ImageFile.Failure) {
      return Image(try ImageFile(bytes, name: path), scale: scale)
    } catch {
      throw InterfaceAssets.Failure(self, "\(error)")
    }
  }
}

extension DecodingError {
  /// The decoding error as a sentence, with the location of the error in the JSON.
  fileprivate var reason: String {
    let (path, what) =
      switch self {
      case .dataCorrupted(let context):
        (
          context.codingPath,
          context.codingPath.isEmpty ? "it is not JSON" : context.debugDescription
        )
      case .keyNotFound(let key, let context):
        (context.codingPath, "'\(key.stringValue)' is missing")
      case .typeMismatch(_, let context), .valueNotFound(_, let context):
        (context.codingPath, "the value has a different type than Xcode's")
      @unknown default: ([], "it is not in Xcode's format")
      }
    let place = path.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
    return place.isEmpty
      ? what : "\(what), at \(place.hasPrefix(".") ? String(place.dropFirst()) : place)"
  }
}
