import Foundation
import TestTools
import Testing

@testable import SwiftScenes

/// A distribution with small sources, and a toolchain whose compiler is a script, which writes files without content.
final class PretendDistribution {
  private let folder: TemporaryFolder
  /// The folder for programs.
  let cache: String

  /// Makes a distribution whose support is made by a script, or by the real one of three modules.
  ///
  /// - Parameters:
  ///   - version: The version of the compiler.
  ///   - script: The text of `support.sh`, whose runs are lines of the file `runs`; `nil` for the real one.
  /// - Throws: Errors of the file system.
  init(version: String = "Swift version 9.1 (pretend)", script: String? = nil) throws {
    folder = try TemporaryFolder()
    cache = folder.path + "/cache"
    try write("", to: "toolchain/lib/swift/host/libSwiftSyntax.so")
    try writeCompiler(version)
    try write("first", to: "lib/plumbline/swift/state.txt")
    let sources = "lib/plumbline/swift/sources"
    let scripts = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "scripts")
    for name in ["support.sh", "host.sh", "porter.sh"] {
      let text = try String(contentsOf: scripts.appending(path: name), encoding: .utf8)
      let own = name == "support.sh" ? script : nil
      try write(
        own.map { "echo >>'\(path(of: "runs"))'\n\($0)" } ?? text, to: "\(sources)/scripts/\(name)",
        isProgram: true)
    }
    try write(
      "names|Base||-D A\nc|CDraw||draw\nhost|Draw|Base CDraw|\nnames|Kit|Base|\n",
      to: sources + "/modules.txt")
    for module in ["Base", "Draw", "Kit"] {
      try write("", to: "\(sources)/Sources/\(module)/\(module).swift")
    }
    for module in ["Porting", "ScenePorting"] {
      try write("", to: "\(sources)/porting/Sources/\(module)/\(module).swift")
    }
    try write("", to: "lib/libdraw.so.1")
  }

  /// Replaces the compiler by one of another version, which fails on a module if that is named.
  func writeCompiler(_ version: String, failingOn module: String = "") throws {
    let compiler = """
      #!/bin/sh
      [ "$1" != --version ] || { echo '\(version)'; exit; }
      while [ $# -gt 0 ]; do
        case $1 in
        -module-name) name=$2 ;;
        -o | -emit-module-path) touch "$2"; chmod +x "$2" ;;
        esac
        shift
      done
      if [ "$name" = '\(module)' ]; then
        echo "$name.swift:3:1: error: it is too new" >&2
        exit 1
      fi
      touch "$name.o"
      echo "$name" >>'\(path(of: "compiled"))'
      """
    try write(compiler, to: "toolchain/bin/swiftc", isProgram: true)
    try write(
      "#!/bin/sh\necho \"$@\" >'\(path(of: "linked"))'\ntouch \"$4\"\n", to: "toolchain/bin/clang",
      isProgram: true)
  }

  /// The path of a file.
  func path(of name: String) -> String { "\(folder.path)/\(name)" }

  /// Writes a file, and the folders around it.
  func write(_ text: String, to name: String, isProgram: Bool = false) throws {
    let url = URL(fileURLWithPath: path(of: name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    guard isProgram else { return try Data(text.utf8).write(to: url) }
    // Written by another process, because a program that this one had open for writing can't be run as long as a
    // process that another test starts has it open too.
    let draft = url.appendingPathExtension("draft")
    try Data(text.utf8).write(to: draft)
    let copy = Process()
    copy.executableURL = URL(fileURLWithPath: "/usr/bin/install")
    copy.arguments = ["-m", "755", draft.path, url.path]
    try copy.run()
    copy.waitUntilExit()
  }

  /// The lines of a file; empty without one.
  func lines(of name: String) -> [String] {
    let text = (try? String(contentsOfFile: path(of: name), encoding: .utf8)) ?? ""
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// The folder of what a compiler made, which is made if need be.
  func support() throws -> String {
    let toolchain = try #require(Toolchain(path: "/nowhere:" + path(of: "toolchain/bin")))
    let maker = "Swift version 6.3.1 (swift-6.3.1-RELEASE)"
    return try SupportBuilder(path(of: "lib/plumbline/swift"), maker, toolchain).folder(in: cache)
  }
}
