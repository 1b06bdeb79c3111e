internal import Foundation
internal import Plumbline

/// The folder of a distribution: the program with the libraries and fonts that it uses.
///
/// The program in `bin` finds the folder from its own path. Programs outside of a distribution use the system's fonts.
struct Installation {
  private let folder: String

  /// Finds the distribution that contains a program's file, or returns `nil` if there isn't one.
  init?(of program: String) {
    let folder = "/" + program.split(separator: "/").dropLast(2).joined(separator: "/")
    guard FileManager.default.fileExists(atPath: "\(folder)/share/plumbline/fonts") else {
      return nil
    }
    self.folder = folder
  }

  /// The path of the running program, or `nil` if it is unknown.
  static var program: String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
  }

  /// Makes the process use only the distribution's fonts and dictionaries.
  func use() {
    FontFolders.use(["\(folder)/share/plumbline/fonts"])
    // Pango uses a dictionary to break lines of Thai, which libthai would otherwise load from the system.
    setenv("LIBTHAI_DICTDIR", "\(folder)/share/libthai", 1)
  }

  /// The libraries of the distribution, read from a file with lines of the form `NAME VERSION`.
  var libraries: [Versions.Entry] {
    let list = FileManager.default.contents(atPath: "\(folder)/share/plumbline/libraries.txt")
    return String(decoding: list ?? Data(), as: UTF8.self).split(separator: "\n").compactMap {
      let words = $0.split(separator: " ")
      return words.count == 2
        ? Versions.Entry(name: String(words[0]), version: String(words[1])) : nil
    }
  }
}
