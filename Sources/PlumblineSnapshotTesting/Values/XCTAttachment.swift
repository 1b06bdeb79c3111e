internal import AutoLayout
public import Foundation
public import UIKitNames

/// A file attached to a test failure, which shows how a value differs from its reference.
///
/// This class replaces XCTest's class, which only Apple's systems have. Files are attached only to Swift Testing tests.
public final class XCTAttachment {
  /// The lifetime of an attachment, which is ignored.
  public enum Lifetime: Int, Sendable {
    case keepAlways, deleteOnSuccess
  }

  /// The name of the attached file, or `nil` to name it by its number.
  public var name: String?
  /// The lifetime of the attachment, which is ignored.
  public var lifetime = Lifetime.deleteOnSuccess
  /// The contents of the file.
  let data: Data
  /// The file's extension, without a dot.
  let pathExtension: String

  private init(_ data: Data, _ pathExtension: String) {
    (self.data, self.pathExtension) = (data, pathExtension)
  }

  /// Creates an attachment from bytes.
  public convenience init(data: Data) { self.init(data, "data") }

  /// Creates an attachment from bytes, with the file extension of a uniform type identifier.
  public convenience init(data: Data, uniformTypeIdentifier: String) {
    let endings = [
      "public.png": "png", "public.jpeg": "jpeg", "public.json": "json", "public.xml": "xml",
      "public.plain-text": "txt", "public.utf8-plain-text": "txt", "public.patch-file": "patch",
    ]
    self.init(data, endings[uniformTypeIdentifier] ?? "data")
  }

  /// Creates an attachment from a text.
  public convenience init(string: String) { self.init(Data(string.utf8), "txt") }

  /// Creates an attachment from an image, which is stored as a PNG file.
  public convenience init(image: UIImage) { self.init(Data(image.pngFile), "png") }
}
