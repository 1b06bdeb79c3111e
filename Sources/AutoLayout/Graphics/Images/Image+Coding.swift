internal import Foundation

extension Image: Codable {
  /// Decodes the image's content and properties.
  public convenience init(from decoder: any Decoder) throws {
    self.init(try Parts(from: decoder))
  }

  /// Encodes the image's content and properties.
  public func encode(to encoder: any Encoder) throws { try parts.encode(to: encoder) }
}

/// The image files of a document; encoders and decoders represent a file by its index in this table.
package struct ImageFileTable: Sendable {
  /// The files in the order of their indices, without duplicates.
  package private(set) var files: [ImageFile] = []
  private var numbers: [ImageFile: Int] = [:]

  /// Makes a table of files; duplicates get the same index.
  package init(_ files: [ImageFile]) {
    for file in files where numbers[file] == nil {
      numbers[file] = self.files.count
      self.files.append(file)
    }
  }

  fileprivate func number(of file: ImageFile) -> Int? { numbers[file] }
}

extension Image {
  /// The files that contain the image's pixels, or an empty array for an image without pixels.
  package var files: [ImageFile] {
    switch parts.content {
    case .file(let file): [file]
    case .artwork(let artwork): artwork.files
    case .blank, .missing, .symbol: []
    }
  }
}

extension Artwork {
  /// The files of all images in the artwork.
  package var files: [ImageFile] {
    parts.compactMap { part in
      if case .image(let file, _) = part { file } else { nil }
    }
  }
}

extension CodingUserInfoKey {
  /// The key for the ``ImageFileTable`` in the user info of an encoder or decoder.
  package static let imageFiles: CodingUserInfoKey = {
    guard let key = CodingUserInfoKey(rawValue: "imageFiles") else {
      preconditionFailure("any text is a key")
    }
    return key
  }()
}

extension ImageFile: Codable {
  /// Decodes a file from its index in the decoder's table.
  package convenience init(from decoder: any Decoder) throws {
    let number = try Int(from: decoder)
    guard let table = decoder.userInfo[.imageFiles] as? ImageFileTable,
      table.files.indices.contains(number)
    else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "there is no image file \(number)"))
    }
    let file = table.files[number]
    try self.init(file.bytes, name: file.name)
  }

  /// Encodes the file's index in the encoder's table.
  package func encode(to encoder: any Encoder) throws {
    let table = encoder.userInfo[.imageFiles] as? ImageFileTable
    guard let number = table?.number(of: self) else {
      throw EncodingError.invalidValue(
        self,
        .init(codingPath: encoder.codingPath, debugDescription: "the coder lacks this image file"))
    }
    try number.encode(to: encoder)
  }
}
