internal import AutoLayout

/// A piece of a sentence: plain text, or a name in backticks.
struct SentencePiece {
  let plain: String
  /// The name, or `nil` for plain text.
  let code: String?

  /// Splits a sentence into pieces.
  ///
  /// An unpaired backtick is part of the author's text and is kept.
  static func all(of sentence: String) -> [SentencePiece] {
    let pieces = printable(sentence).split(separator: "`", omittingEmptySubsequences: false)
    guard pieces.count % 2 == 1 else {
      return [SentencePiece(plain: printable(sentence), code: nil)]
    }
    return pieces.enumerated().map { index, piece in
      index % 2 == 0
        ? SentencePiece(plain: String(piece), code: nil)
        : SentencePiece(plain: "", code: String(piece))
    }
  }
}
