/// Texts that some program takes for more than text: a line end, a command, the end of what they stand in.
package enum HostileTexts {
  /// Every control character, noncharacters, and characters that end lines or turn the direction of text.
  package static let characters: [Unicode.Scalar] =
    ([0...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069, 0x200E...0x200F, 0xFFFE...0xFFFF]
    as [ClosedRange<UInt32>]).flatMap { $0.compactMap(Unicode.Scalar.init) }
    + ([0x61C, 0xFEFF, 0xFDD0, 0x1FFFE] as [UInt32]).compactMap(Unicode.Scalar.init)

  /// Marks of YAML, JSON, XML, Markdown and GitHub's commands.
  package static let marks = [
    "]]>", "-->", "<!--", "%0A", "%", "::error::x", "  ::error file=a,line=1::x", "##[error]x",
    "a ##[group]", "\r\n::error::x", "\n# x", "\u{1B}[31m", "\u{9B}31m", "'", "\"", "\\", "\\u0000",
    ": ", " #", "- a", "[", "{", "&a", "*a", "!x", "|", ">", "`a`", "@a", "#1", "<b>", "&amp;",
    "$x$",
    "{{a}}", "\t", " ", "",
  ]

  /// Each character between two letters, and each mark by itself and behind a letter.
  package static let all = characters.map { "a\($0)b" } + marks + marks.map { "a" + $0 }
}
