internal import AutoLayout
public import Foundation
public import UIKitNames

/// A file that shows how a value differs from its reference.
///
/// Replaces XCTest's class, which exists only on Apple's systems. Files are attached to Swift Testing tests only.
public final class XCTAttachment {
  /// The time until which the file is kept (ignored).
  public enum Lifetime: Int, Sendable {
    case keepAlways, deleteOnSuccess
  }

  /// The name of the attached file, or `nil` to use its number.
  public var name: String?
  /// The time until which the file is kept (ignored).
  public var lifetime = Lifetime.deleteOnSuccess
  /// The content.
  let data: Data
  /// The file's extension.
  let pathExtension: String

  private init(_ data: Data, _ pathExtension: String) {
    (self.data, self.pathExtension) = (data, pathExtension)
  }

  /// Creates a file from bytes.
  public convenience init(data: Data) { self.init(data, "data") }

  /// Creates a file from bytes, with an extension for the type.
  public convenience init(data: Data, uniformTypeIdentifier: String) {
    let endings = [
      "public.png": "png", "public.jpeg": "jpeg", "public.json": "json", "public.xml": "xml",
      "public.plain-text": "txt", "public.utf8-plain-text": "txt", "public.patch-file": "patch",
    ]
    self.init(data, endings[uniformTypeIdentifier] ?? "data")
  }

  /// Creates a file from a text.
  public convenience init(string: String) { self.init(Data(string.utf8), "txt") }

  /// Creates a PNG file from a picture.
  public convenience init(image: UIImage) { self.init(Data(image.pngFile), "png") }
}
