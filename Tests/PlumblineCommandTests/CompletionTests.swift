import Foundation
import TestTools
import Testing

/// Presses of the tab key in real shells, at a terminal.
@Suite("Completion in shells") struct CompletionTests {
  /// A shell, with what it is started with and what its users write into its file of settings.
  struct Shell: CustomTestStringConvertible {
    var name: String
    var options: String
    var setup = ""
    var testDescription: String { name }
  }

  /// What is typed before the tab key is pressed, and what the command line then is.
  private static let lines = [
    "render scenes/log": ["render", "scenes/login.scene.yaml"],
    "render s --theme da": ["render", "s", "--theme", "dark"],
    "render s --theme them": ["render", "s", "--theme", "themes/blueprint.yaml"],
    "render s --show guides,cap": ["render", "s", "--show", "guides,caption"],
    "render s --device iPhone-16-Pro-Max-l": [
      "render", "s", "--device", "iPhone-16-Pro-Max-landscape",
    ],
    "render s --format png,s": ["render", "s", "--format", "png,svg"],
    "render s --svg str": ["render", "s", "--svg", "structured"],
    "render s --text-size accessibility-m": ["render", "s", "--text-size", "accessibility-medium"],
    "render s --direction rtl,l": ["render", "s", "--direction", "rtl,ltr"],
    "render s -o them": ["render", "s", "-o", "themes"],
    "verify --report html,ju": ["verify", "--report", "html,junit"],
    "record --mode mis": ["record", "--mode", "missing"],
    "vfl x --options alignAllTop,alignAllBo": [
      "vfl", "x", "--options", "alignAllTop,alignAllBottom",
    ],
    "compare scenes/log": ["compare", "scenes/login.scene.yaml"],
    "report them": ["report", "themes"],
    "parse-log scenes/log": ["parse-log", "scenes/login.scene.yaml"],
  ]

  @Test(
    "offers paths, themes, overlays, devices and whatever else a value can be",
    arguments: [
      Shell(name: "bash", options: "--norc --noprofile -i"),
      Shell(name: "zsh", options: "-f -i", setup: "autoload -Uz compinit; compinit -u -D; "),
      Shell(name: "fish", options: "--no-config -i"),
    ])
  func values(shell: Shell) throws {
    guard let program = ExternalTool(shell.name, package: shell.name),
      let terminal = ExternalTool("script", package: "bsdutils")
    else { return }
    let folder = try CommandFolder([
      "scenes/login.scene.yaml": soundScene, "themes/blueprint.yaml": "theme: blueprint\n",
      "themes/picture.png": "",
      // Asks the command for words, and keeps all other command lines.
      "bin/plumbline": """
      #!/bin/sh
      [ "$1" = ---completion ] && exec '\(CommandRun.executable.path)' "$@"
      printf '%s|' "$@" >> lines; echo >> lines

      """,
    ])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.path + "/bin/plumbline")
    let script = try CommandRun(["--generate-completion-script", shell.name], in: folder.path)
    #expect(script.status == 0)
    try Data(script.output.utf8).write(to: URL(fileURLWithPath: folder.path + "/completions"))
    let typed = Self.lines.keys.sorted()
    let run = try CommandRun(
      ["60", terminal.path, "-qec", "\(program.path) \(shell.options)", "/dev/null"],
      of: URL(fileURLWithPath: "/usr/bin/timeout"), in: folder.path,
      input: "\(shell.setup)source ./completions\n"
        + typed.map { "plumbline \($0)\t\n" }.joined() + "exit\n",
      environment: [
        "PATH": "\(folder.path)/bin:/usr/bin:/bin", "TERM": "xterm", "HOME": folder.path,
      ])
    #expect(run.status == 0, "\(run.output)")
    let lines = String(decoding: folder.bytes("lines"), as: UTF8.self).split(separator: "\n")
    #expect(lines.count == typed.count, "\(run.output)")
    for (line, typed) in zip(lines, typed) {
      // Shells leave the slash of a folder that is the last word, or take it away.
      let words = line.split(separator: "|").map { $0.hasSuffix("/") ? $0.dropLast() : $0 }
      #expect(words.map(String.init) == Self.lines[typed], "\(typed)")
    }
  }
}
