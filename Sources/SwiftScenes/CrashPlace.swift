internal import FileSystem
internal import Foundation

/// The position in the user's files at which code crashed.
///
/// It is determined for crashes that Swift's runtime doesn't locate, such as an index out of range.
struct CrashPlace {
  /// The path of the user's file.
  let file: String
  /// The number of the line in the file, from 1.
  let line: Int

  /// Finds the innermost stack frame in the user's files, given the stack trace that the runtime printed.
  ///
  /// Returns `nil` if no frame is in the user's files.
  ///
  /// - Parameters:
  ///   - lines: The printed lines, such as `4    program    0x000055de079511e3 <unavailable> + 61923`. The last number
  ///     is the offset from the start of the program, or of a function that the line names.
  ///   - program: The path of the program that crashed.
  ///   - symbolizer: The path of LLVM's `llvm-symbolizer`.
  init?(in lines: [String], of program: String, symbolizer: String) {
    let name = program.split(separator: "/").last.map(String.init) ?? program
    let frames = lines.compactMap { line -> (address: Int, offset: Int?)? in
      let words = line.split(separator: " ")
      guard words.count > 4, name.hasPrefix(words[1]), words[2].hasPrefix("0x"),
        let address = Int(words[2].dropFirst(2), radix: 16)
      else { return nil }
      return (address, words[3] == "<unavailable>" ? Int(words[words.count - 1]) : nil)
    }
    guard
      let base = frames.lazy.compactMap({ frame in frame.offset.map { frame.address - $0 } }).first
    else { return nil }
    // The printed address is the one after the call.
    let places = frames.map { "0x" + String($0.address - base - 1, radix: 16) }
    let result = try? run(
      symbolizer, [symbolizer, "--obj=" + program] + places,
      environment: ProcessInfo.processInfo.environment)
    let text = String(decoding: result?.output ?? [], as: UTF8.self)
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: ":")
      guard parts.count == 3, parts[0].hasSuffix(".swift"), !parts[0].contains("/copies/"),
        let number = Int(parts[1]), number > 0
      else { continue }
      (file, self.line) = (String(parts[0]), number)
      return
    }
    return nil
  }
}
