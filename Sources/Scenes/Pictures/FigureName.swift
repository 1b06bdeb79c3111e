/// The name of a picture file: scene, canvas, suffixes and extension, as in `login.390x844@3-rtl-dark.png`.
///
/// The suffixes, such as the direction and the theme, are settings that the caller requested. Names without requested
/// settings have no suffixes.
public struct FigureName: Hashable, Sendable {
  private let base: String

  /// Names the pictures of a scene on a canvas.
  ///
  /// - Parameters:
  ///   - scene: The scene's identifier, without characters that file names can't contain.
  ///   - canvas: The canvas's name. Unsafe characters are replaced by hyphens.
  ///   - suffixes: Requested settings that override settings of the scene, such as `rtl` and `dark`.
  public init(scene: String, canvas: String, suffixes: [String] = []) {
    base = ([Self.legal(scene) + "." + Self.safe(canvas)] + suffixes.map(Self.safe)).joined(
      separator: "-")
  }

  /// Returns the file name for a format.
  public func fileName(for format: PictureFormat) -> String { base + "." + format.rawValue }

  /// Returns a scene's name without the characters that file names can't contain.
  package static func legal(_ name: String) -> String {
    let kept = name.map { $0 == "/" || $0.isNewline || $0 == "\0" ? "-" : $0 }
    return String(kept.first == "." ? ["-"] + kept.dropFirst() : kept)
  }

  /// Returns a canvas's name with hyphens in place of unsafe characters: `iPhone-SE-3rd-generation`.
  package static func safe(_ name: String) -> String {
    let parts = name.split { character in
      !(character.isLetter || character.isNumber || "._@".contains(character))
    }
    let kept = parts.joined(separator: "-")
    guard let first = kept.first else { return "-" }
    // A leading dot would hide the file.
    return first == "." ? "-" + kept.dropFirst() : kept
  }
}
