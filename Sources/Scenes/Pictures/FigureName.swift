/// The name of a picture file: `{scene}.{canvas}`, suffixes with hyphens, and the format's ending, as in
/// `login.390x844@3-rtl-dark.png`.
///
/// Suffixes, such as direction and theme, are only for what the caller asked for, so that a plain run
/// gives plain names.
public struct FigureName: Hashable, Sendable {
  private let base: String

  /// Names the pictures of a scene on a canvas.
  ///
  /// - Parameters:
  ///   - scene: The scene's identifier, which is kept but for what no file name can hold.
  ///   - canvas: The canvas's name; what no file name should hold becomes one hyphen between what is
  ///     left.
  ///   - suffixes: What was asked for beyond the scene's own wishes, such as `rtl` and `dark`.
  public init(scene: String, canvas: String, suffixes: [String] = []) {
    base = ([Self.legal(scene) + "." + Self.safe(canvas)] + suffixes.map(Self.safe)).joined(
      separator: "-")
  }

  /// The file name for a format.
  public func fileName(for format: PictureFormat) -> String { base + "." + format.rawValue }

  /// What of a scene's name a file name can hold.
  package static func legal(_ name: String) -> String {
    let kept = name.map { $0 == "/" || $0.isNewline || $0 == "\0" ? "-" : $0 }
    return String(kept.first == "." ? ["-"] + kept.dropFirst() : kept)
  }

  /// What of a canvas's name a file name should hold: `iPhone-SE-3rd-generation`.
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
