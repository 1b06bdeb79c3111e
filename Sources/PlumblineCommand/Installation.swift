internal import Foundation
internal import Plumbline

/// The folder of a distribution: the program with the libraries and fonts that it draws with.
///
/// The program in `bin` finds it by its own path. Programs outside of a distribution use the system's fonts.
struct Installation {
  private let folder: String

  /// The running program's distribution, or `nil` if it isn't in one.
  ///
  /// - Parameter program: The path of the program's file.
  init?(of program: String) {
    let folder = "/" + program.split(separator: "/").dropLast(2).joined(separator: "/")
    guard FileManager.default.fileExists(atPath: "\(folder)/share/plumbline/fonts") else {
      return nil
    }
    self.folder = folder
  }

  /// The path of the running program's file, or `nil` if the system doesn't tell.
  static var program: String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
  }

  /// Makes the process draw with the distribution's fonts and dictionaries only.
  func use() {
    FontFolders.use(["\(folder)/share/plumbline/fonts"])
    // Pango breaks lines of Thai by words of a dictionary, which libthai would otherwise take from the system.
    setenv("LIBTHAI_DICTDIR", "\(folder)/share/libthai", 1)
  }

  /// The libraries of the distribution, as `NAME VERSION` on each line of its list.
  var libraries: [Versions.Entry] {
    let list = FileManager.default.contents(atPath: "\(folder)/share/plumbline/libraries.txt")
    return String(decoding: list ?? Data(), as: UTF8.self).split(separator: "\n").compactMap {
      let words = $0.split(separator: " ")
      return words.count == 2
        ? Versions.Entry(name: String(words[0]), version: String(words[1])) : nil
    }
  }
}
