package import AutoLayout
import Foundation

/// The colors and images that a document uses from the asset catalogs around it.
package struct InterfaceAssets: Sendable {
  /// The kinds of asset sets that are read.
  package enum Kind: String, Sendable {
    case color = "colorset"
    case image = "imageset"

    /// The name of the kind in messages.
    var word: String {
      switch self {
      case .color: "colour"
      case .image: "image"
      }
    }
  }

  /// An asset that a document names.
  package struct Name: Hashable, Comparable, Sendable {
    /// The kind of the set.
    package let kind: Kind
    /// The name, with those of the folders that provide a namespace: `Brand/primary`.
    package let text: String

    /// Orders names by kind and text.
    package static func < (left: Name, right: Name) -> Bool {
      (left.kind.rawValue, left.text) < (right.kind.rawValue, right.text)
    }
  }

  /// A file of an asset set.
  package struct File: Sendable {
    /// The path in messages.
    package let path: String
    /// The content, or the reason why it can't be read.
    package let content: Content

    /// The content of a file, or the reason why it can't be read.
    package enum Content: Sendable {
      case bytes([UInt8])
      case unreadable(reason: String)
    }

    /// Creates a file.
    package init(path: String, content: Content) {
      self.path = path
      self.content = content
    }
  }

  /// A file that was read, or couldn't be.
  package struct ReadFile: Hashable, Sendable {
    /// The path, such as `Assets.xcassets/brand.colorset/Contents.json`.
    package let path: String
    /// The hash of the content, or a word if there isn't any.
    package let version: String

    /// Creates a file's description.
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

  /// No assets.
  package init() {}

  /// Reads sets by their names.
  ///
  /// - Parameters:
  ///   - names: The names in the document.
  ///   - file: Returns a file of a set, such as `Contents.json`, or `nil` if there is no such set.
  package init(of names: [Name], file: (_ set: Name, _ file: String) -> File?) {
    for name in names {
      guard let contents = file(name, "Contents.json") else { continue }
      do throws(Failure) {
        switch name.kind {
        case .color:
          guard let color = try contents.decoded(ColorSet.self).color else {
            throw Failure(contents, "it has no colour for phones and tablets")
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

  /// Creates assets from images by their names.
  package init(images: [String: Image]) { self.images = images }

  /// Whether the `Contents.json` of a folder makes the folder a namespace of its assets.
  package static func isNamespace(contents bytes: [UInt8]) -> Bool {
    (try? JSONDecoder().decode(AssetGroup.self, from: Data(bytes)))?.providesNamespace == true
  }

  /// The reason why the value of an asset isn't known.
  struct Failure: Error {
    let path: String
    let reason: String

    init(_ file: File, _ reason: String) {
      path = file.path
      self.reason = reason
    }
  }

  /// The color of a name, or `nil` if no catalog has it.
  func color(named name: String) -> Color? { colors[name] }

  /// The size of an image in points, or `nil` if no catalog has it.
  func imageSize(named name: String) -> CGSize? { images[name]?.size }

  /// The image of a name, or `nil` if no catalog has it.
  func image(named name: String) -> Image? { images[name] }

  /// The note for an asset whose file can't be read, or that isn't known at all.
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
  /// The error as a sentence, with its location in the JSON.
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
        (context.codingPath, "the value is of another kind than Xcode's")
      @unknown default: ([], "it is not what Xcode writes")
      }
    let place = path.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
    return place.isEmpty
      ? what : "\(what), at \(place.hasPrefix(".") ? String(place.dropFirst()) : place)"
  }
}
