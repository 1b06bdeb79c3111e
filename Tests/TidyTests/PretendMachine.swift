import Foundation
import TestTools

/// A folder of small programs that stand in for apt, sudo, pkg-config and the like, so that a
/// script can be run as if on a machine that lacks something.
///
/// What is missing is a folder of empty files named after packages; installing removes them.
final class PretendMachine {
  enum Trait: String, Sendable {
    case user, withoutSudo, refusedBySudo, withoutApt, withoutLists, withoutPackages
    case installsNothing
  }

  struct Run: Hashable {
    var status: Int32
    /// Standard output, and standard error after it.
    var output: String
    /// The calls of apt-get and sudo, without options.
    var calls: [String]
  }

  private let folder: URL
  private let traits: Set<Trait>

  init(
    missing: [String], traits: Set<Trait> = [], swiftVersion: String? = "Swift version 6.3.1"
  ) throws {
    self.traits = traits
    folder = FileManager.default.temporaryDirectory.appending(path: "setup-\(UUID())")
    try makeFolder("bin")
    try makeFolder("missing")
    for package in missing { try write("", to: "missing/\(package)") }
    for tool in ["bash", "cat", "env", "mktemp", "rm", "touch"] { try link(tool) }
    if let swiftVersion { try program("swift", "echo '\(swiftVersion)'") }
    try program("id", "echo \(traits.contains(.user) ? 1000 : 0)")
    try writeQueries(hidesPkgConfig: missing.contains("pkg-config"))
    try writeInstallers()
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Runs `scripts/setup.sh` with nothing on its path but the programs of this machine.
  func setUp() throws -> Run {
    let script = SourceTree.here.root.appending(path: "scripts/setup.sh")
    let run = try ProgramRun(
      folder.appending(path: "bin/bash"), [script.path(percentEncoded: false)], in: path("."),
      environment: [
        "PATH": path("bin"), "MISSING": path("missing"), "CALLS": path("calls"),
        "BIN": path("bin"), "TMPDIR": path("."),
      ])
    let calls = (try? String(contentsOf: folder.appending(path: "calls"), encoding: .utf8)) ?? ""
    return Run(
      status: run.status, output: run.output + run.error,
      calls: calls.split(separator: "\n").map(String.init))
  }

  /// pkg-config and fc-list, which know what is missing.
  private func writeQueries(hidesPkgConfig: Bool) throws {
    let pkgConfig = """
      case " $* " in
      *" pangocairo "*) [ ! -e "$MISSING/libpango1.0-dev" ] ;;
      *" cairo "*) [ ! -e "$MISSING/libcairo2-dev" ] ;;
      *" libdeflate "*) [ ! -e "$MISSING/libdeflate-dev" ] ;;
      *" spng "*) [ ! -e "$MISSING/libspng-dev" ] ;;
      *" libturbojpeg "*) [ ! -e "$MISSING/libturbojpeg0-dev" ] ;;
      *" libpng "*) [ ! -e "$MISSING/libpng-dev" ] ;;
      esac
      """
    // A program that is not there yet waits under another name until it is installed.
    try program(hidesPkgConfig ? "pkg-config.new" : "pkg-config", pkgConfig)
    try program(
      "fc-list",
      """
      case $1 in
      Inter) [ -e "$MISSING/fonts-inter" ] || echo Inter ;;
      "Lohit Devanagari") [ -e "$MISSING/fonts-lohit-deva" ] || echo "$1" ;;
      "WenQuanYi Micro Hei") [ -e "$MISSING/fonts-wqy-microhei" ] || echo "$1" ;;
      "Noto Color Emoji") [ -e "$MISSING/fonts-noto-color-emoji" ] || echo "$1" ;;
      "DejaVu Sans") [ -e "$MISSING/fonts-dejavu-core" ] || echo "$1" ;;
      esac
      """)
    try link("mv")
  }

  private func writeInstallers() throws {
    if !traits.contains(.withoutSudo) {
      let refusal = "echo 'sudo: a password is required' >&2; exit 1"
      let allowed = "[ \"$1\" != -n ] || shift\nexec \"$@\""
      try program(
        "sudo", "echo sudo >>\"$CALLS\"\n" + (traits.contains(.refusedBySudo) ? refusal : allowed))
      try link("true")
    }
    guard !traits.contains(.withoutApt) else { return }
    if traits.contains(.withoutLists) { try write("", to: "stale") }
    let install = traits.contains(.installsNothing) ? "" : "rm -f \"$MISSING/$package\""
    let refusal = traits.contains(.withoutPackages) ? "echo 'E: no such package'; exit 100" : ""
    try program(
      "apt-get",
      """
      words=
      while [ $# -gt 0 ]; do
        case $1 in -o) shift ;; -*) ;; *) words="$words $1" ;; esac
        shift
      done
      echo "apt-get$words" >>"$CALLS"
      [ "$DEBIAN_FRONTEND" = noninteractive ] || exit 99
      set -- $words
      command=$1
      shift
      if [ "$command" = update ]; then rm -f "$MISSING/../stale"; exit 0; fi
      [ ! -e "$MISSING/../stale" ] || exit 100
      \(refusal)
      for package; do \(install.isEmpty ? ":" : install); done
      [ ! -e "$BIN/pkg-config.new" ] || mv "$BIN/pkg-config.new" "$BIN/pkg-config"
      """)
  }

  private func path(_ name: String) -> String {
    folder.appending(path: name).path(percentEncoded: false)
  }

  private func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      at: folder.appending(path: name), withIntermediateDirectories: true)
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  private func program(_ name: String, _ body: String) throws {
    try write("#!\(path("bin/bash"))\n\(body)\n", to: "bin/\(name)")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: path("bin/\(name)"))
  }

  /// Makes a real program of this machine available under its own name.
  private func link(_ tool: String) throws {
    let folders = ["/usr/bin", "/bin"]
    let found = folders.map { "\($0)/\(tool)" }.first(where: FileManager.default.fileExists)
    guard let found else { throw CocoaError(.fileNoSuchFile) }
    try FileManager.default.createSymbolicLink(
      atPath: path("bin/\(tool)"), withDestinationPath: found)
  }
}
