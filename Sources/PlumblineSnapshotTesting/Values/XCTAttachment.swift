internal import AutoLayout
public import Foundation
public import UIKitNames

/// A file that shows why values differ.
///
/// XCTest has this class only on Apple's systems. Files are attached to tests of Swift Testing.
public final class XCTAttachment {
  /// Whether the file is kept if the test passes; ignored.
  public enum Lifetime: Int, Sendable {
    case keepAlways, deleteOnSuccess
  }

  /// The file's name in results; `nil` to number it.
  public var name: String?
  /// Whether the file is kept if the test passes; ignored.
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

  /// Creates a file from bytes of a type.
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
