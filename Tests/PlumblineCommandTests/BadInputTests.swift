import Foundation
import Testing

/// A scene file around one line of constraints.
private func scene(_ constraint: String) -> String {
  """
  canvases: [100x50]
  root: { guides: [g], subviews: [{ id: a, class: Label, text: A }, { id: b }] }
  constraints:
    - \(constraint)

  """
}

@Suite("A bad input")
struct BadInputTests {
  @Test(
    "is named with file, line, column, the thing, the rule and the likely fix",
    arguments: [
      ("root: [", ":1:8: error: "),
      ("rooot: {}\n", ":1:1: error: 'rooot'"),
      ("root: { subviews: [{ id: a, class: Buton }] }\n", "did you mean 'Button'?"),
      ("root: { subviews: [{ id: a, hiden: true }] }\n", "did you mean 'hidden'?"),
      ("root: { subviews: [{ id: a }, { id: a }] }\n", ":1:37: error: "),
      ("canvases: [0x50]\nroot: {}\n", ":1:12: error: "),
      ("canvases: [-1x50]\nroot: {}\n", ":1:12: error: "),
      ("canvases: [999999x50]\nroot: {}\n", ":1:12: error: "),
      (scene("c.width == 3"), ":4:5: error: 'c'"),
      (scene("a.widht == 3"), "did you mean 'width'?"),
      (scene("a.leading == b.width"), ":4:"),
      (scene("a.leading == 3"), ":4:"),
      (scene("a.leading == b.left"), ":4:"),
      (scene("a.width == nan"), ":4:"),
      (scene("a.width == 1e999"), ":4:"),
      (scene("a.width == 3 @0"), ":4:"),
      (scene("a.width == 3 @1001"), ":4:"),
      (scene("g.firstBaseline == a.firstBaseline"), ":4:"),
      (scene("{ first: a.width, second: 5 }"), ":4:31: error: '5' is a number"),
    ])
  func namesPlaceAndFix(text: String, expected: String) throws {
    let folder = try CommandFolder(["bad.scene.yaml": text])
    let run = try CommandRun(["render", "bad.scene.yaml", "-o", "out"], in: folder.path)
    #expect(run.status == 3)
    #expect(run.output == "")
    #expect(run.error.hasPrefix("bad.scene.yaml:"))
    #expect(run.error.contains(expected))
    #expect(folder.files == ["bad.scene.yaml"])
  }

  @Test("that is not there is named with the system's reason")
  func missingFile() throws {
    let folder = try CommandFolder()
    let run = try CommandRun(["solve", "none.scene.yaml"], in: folder.path)
    #expect(run.status == 3)
    #expect(run.error == "none.scene.yaml: error: cannot be read: No such file or directory\n")
  }

  @Test("that is a pipe is read, and one that no process writes to is an error")
  func pipe() throws {
    let folder = try CommandFolder(["a.scene.yaml": soundScene])
    #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
    symlink("pipe", folder.path + "/pipe.yaml")
    let lines = [
      ["solve", "pipe"], ["render", "a.scene.yaml", "--before", "pipe"],
      ["compare", "pipe", "pipe"],
      ["themes", "--theme", "pipe.yaml"], ["import", "pipe"], ["render", "--jobs-file", "pipe"],
    ]
    for (arguments, run) in zip(lines, try CommandRun.together(lines, in: folder.path)) {
      #expect(run.status == 3, "\(arguments)")
      #expect(
        run.error.contains("error: cannot be read: it is a pipe that no process writes to\n"),
        "\(arguments): \(run.error)")
    }
    let read = try CommandRun(
      shell: "(cat a.scene.yaml > pipe) 2> /dev/null & plumbline solve pipe", in: folder.path)
    #expect(read.output.hasPrefix("Sound — 100x50\n"))
    let jobs = try CommandRun(
      shell:
        #"(echo '{"scene": "a.scene.yaml"}' > pipe) 2> /dev/null & plumbline render --jobs-file pipe"#,
      in: folder.path)
    #expect(jobs.output.contains(#""status": "drawn""#), "\(jobs.error)")
  }

  @Test("that is a pipe is read once", arguments: [".xib", ""])
  func documentInPipe(ending: String) throws {
    let folder = try CommandFolder(["a": "<document/>"])
    let run = try CommandRun(
      shell: "mkfifo 'p\(ending)'; cat a > 'p\(ending)' & plumbline solve 'p\(ending)'",
      in: folder.path)
    #expect(run.error.hasPrefix("p\(ending):1:1: error: "), "\(run.error)")
  }

  @Test(
    "on the command line begins as every error does",
    arguments: [["solve"], ["solve", "a", "--jsn"], ["render", "a", "--show", "guidess"]])
  func usage(arguments: [String]) throws {
    let folder = try CommandFolder()
    let run = try CommandRun(arguments, in: folder.path)
    #expect(run.status == 2)
    #expect(run.error.hasPrefix("error: "))
  }

  @Test("that is a folder without scenes says so")
  func emptyFolder() throws {
    let folder = try CommandFolder(["readme.txt": ""])
    let run = try CommandRun(["solve", "."], in: folder.path)
    #expect(run.status == 3)
    #expect(run.error.contains("has no scenes"))
  }

  @Test("that is a folder with a part nobody may list is told, and the rest is still read")
  func closedFolder() throws {
    guard let user = PlainUser() else { return }
    let folder = try CommandFolder([
      "scenes/a.scene.yaml": soundScene, "scenes/closed/b.scene.yaml": soundScene,
    ])
    user.own(folder.path)
    let closed = folder.path + "/scenes/closed"
    #expect(chmod(closed, 0o000) == 0)
    let run = try user.run(["solve", "scenes"], in: folder.path)
    #expect(run.status == 3)
    #expect(run.output.hasPrefix("Sound — 100x50\n"))
    #expect(run.error == "scenes/closed: error: cannot be read: Permission denied\n")
    let whole = try user.run(["solve", "scenes/closed"], in: folder.path)
    #expect(whole.error == run.error)
    #expect(chmod(closed, 0o755) == 0)
  }

  @Test("has all of its problems reported in one go")
  func reportsEverything() throws {
    let text = "titel: x\nroot: { subviews: [{ id: a, class: Lable }] }\n"
    let folder = try CommandFolder(["bad.scene.yaml": text])
    let run = try CommandRun(["solve", "bad.scene.yaml"], in: folder.path)
    #expect(run.status == 3)
    #expect(run.error.split(separator: "\n").count == 2)
  }
}

@Suite("plumbline's smaller commands")
struct SmallerCommandTests {
  @Test(
    "a word that is no command is named, with the likely one",
    arguments: [("verfiy", "verify"), ("rendr", "render"), ("wroker", "worker"), ("hlep", "help")])
  func unknownCommand(word: String, meant: String) throws {
    let folder = try CommandFolder(["a.scene.yaml": soundScene])
    let run = try CommandRun([word, "a.scene.yaml"], in: folder.path)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(
      run.error == """
        error: '\(word)' is not a command of plumbline; did you mean '\(meant)'?
        see 'plumbline --help'

        """)
    let help = try CommandRun(["help", word], in: folder.path)
    #expect(help.status == 2)
    #expect(help.error == run.error)
    let strange = try CommandRun(["xyzzyq"], in: folder.path)
    #expect(strange.error.hasPrefix("error: 'xyzzyq' is not a command of plumbline\n"))
  }

  @Test(
    "a word that an option does not take is named, with the likely one",
    arguments: [
      (["render", "--theme", "drak"], "dark"), (["render", "--png", "fsat"], "fast"),
      (["render", "--format", "png,svgg"], "svg"), (["render", "--svg", "outline"], "outlined"),
      (["render", "--show", "guidse"], "guides"),
      (["render", "--text-size", "accessibility-larg"], "accessibility-large"),
      (["render", "--device", "iPhne 15"], "iPhone 15"), (["solve", "--direction", "lttr"], "ltr"),
      (["record", "--mode", "mising"], "missing"), (["verify", "--report", "htlm"], "html"),
      (["vfl", "--options", "alignAlTop"], "alignAllTop"),
      (["sheet", "--direction", "ltr,rttl"], "rtl"),
    ])
  func unknownWord(arguments: [String], meant: String) throws {
    let folder = try CommandFolder(["a.scene.yaml": soundScene])
    let run = try CommandRun(arguments + ["a.scene.yaml"], in: folder.path)
    #expect(run.status == 2)
    #expect(run.error.contains("; did you mean '\(meant)'?"))
    #expect(folder.files == ["a.scene.yaml"])
  }

  @Test("a word that is like none that an option takes is told all of them")
  func strangeWord() throws {
    let folder = try CommandFolder(["a.scene.yaml": soundScene])
    let run = try CommandRun(["render", "a.scene.yaml", "--png", "xyzzy"], in: folder.path)
    #expect(run.error.contains("there is no 'xyzzy'; there are fast, compact"))
    let none = try CommandRun(["render", "a.scene.yaml", "--format", ","], in: folder.path)
    #expect(none.error.contains("it takes one or more of png, svg, pdf"))
  }

  @Test(
    "a number that an option does not take is told its range, also a negative one",
    arguments: [
      (["render", "--margin", "-4"], "--margin has to be 0 to 1000"),
      (["render", "--timeout", "-1"], "--timeout is above 0 and at most 86400 seconds"),
      (["render", "-j", "-1"], "--jobs has to be from 1 to 1000"),
      (["render", "--exploded-spacing", "-1"], "--exploded-spacing has to be from 1 to 2000"),
      (["sheet", "--scale", "1e-300"], "--scale has to be from 0.1 to 8"),
      (["sheet", "--scale", "-2"], "--scale has to be from 0.1 to 8"),
      (["sheet", "--columns", "-2"], "--columns has to be 1 or more"),
      (["verify", "--tolerance", "-0.5"], "--tolerance has to be a number of points, 0 or more"),
      (["verify", "--max-share", "-0.5"], "--max-share has to be from 0 to 1"),
      (["solve", "--safe-area", "-1e9,0,0,0"], "insets in points, such as 47,0,34,0"),
    ])
  func numberOutOfRange(arguments: [String], rule: String) throws {
    let folder = try CommandFolder(["a.scene.yaml": soundScene])
    let run = try CommandRun(arguments + ["a.scene.yaml"], in: folder.path)
    #expect(run.status == 2)
    #expect(run.error.contains(rule))
  }

  @Test("a command line that is wrong shows the usage of the command that it names")
  func usageOfCommand() throws {
    let folder = try CommandFolder(["a.scene.yaml": soundScene])
    let option = try CommandRun(["render", "a.scene.yaml", "--fromat", "svg"], in: folder.path)
    #expect(option.status == 2)
    #expect(option.error.contains("Unknown option '--fromat'. Did you mean '--format'?"))
    #expect(option.error.contains("Usage: plumbline render [<options>] [<scenes> ...]"))
    let value = try CommandRun(["vfl"], in: folder.path)
    #expect(value.status == 2)
    #expect(value.error.contains("plumbline vfl"))
    let none = try CommandRun([], in: folder.path)
    #expect(none.status == 0)
    #expect(none.output.contains("USAGE: plumbline <subcommand>"))
  }

  @Test(
    "help is the same however it is asked for",
    arguments: ["render", "verify", "worker", "version"])
  func help(command: String) throws {
    let folder = try CommandFolder()
    let short = try CommandRun([command, "-h"], in: folder.path)
    let long = try CommandRun([command, "--help"], in: folder.path)
    let word = try CommandRun(["help", command], in: folder.path)
    for run in [short, long, word] {
      #expect(run.status == 0)
      #expect(run.error == "")
      #expect(run.output == long.output)
    }
    #expect(long.output.contains("USAGE: plumbline \(command)"))
  }

  @Test("the version is told by an option and by a command")
  func version() throws {
    let folder = try CommandFolder()
    let option = try CommandRun(["--version"], in: folder.path)
    #expect(option.status == 0)
    #expect(option.output.hasPrefix("plumbline "))
    let command = try CommandRun(["version"], in: folder.path)
    #expect(command.output.split(separator: "\n").first == option.output.dropLast())
  }

  @Test("init writes a scene that renders, and never overwrites")
  func initWritesScene() throws {
    let folder = try CommandFolder()
    let first = try CommandRun(["init"], in: folder.path)
    #expect(first.status == 0)
    #expect(first.output == "first.scene.yaml\n")
    let render = try CommandRun(["render", "first.scene.yaml", "-o", "out"], in: folder.path)
    #expect(render.status == 0)
    #expect(render.error == "")
    #expect(folder.files.count == 4)
    let strict = try CommandRun(["solve", "first.scene.yaml", "--strict"], in: folder.path)
    #expect(strict.status == 0)
    let again = try CommandRun(["init"], in: folder.path)
    #expect(again.status == 7)
    #expect(again.error.contains("the file already exists"))
  }

  @Test("devices lists presets that render takes")
  func devicesListPresets() throws {
    let folder = try CommandFolder(["a.scene.yaml": soundScene])
    let devices = try CommandRun(["devices"], in: folder.path)
    #expect(devices.status == 0)
    #expect(devices.output.contains("iPhone 15 "))
    let run = try CommandRun(
      ["solve", "a.scene.yaml", "--device", "iphone-15:landscape"], in: folder.path)
    #expect(run.output.hasPrefix("Sound — "))
  }

  @Test("version names what pictures depend on, also as JSON")
  func versionNamesDependencies() throws {
    let folder = try CommandFolder()
    let run = try CommandRun(["version"], in: folder.path)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("plumbline "))
    #expect(run.output.contains("cairo "))
    let json = try CommandRun(["version", "--json"], in: folder.path)
    #expect(json.output.hasPrefix("{"))
  }

  @Test("help and no arguments are no errors; an unknown command is usage")
  func helpAndUsage() throws {
    let folder = try CommandFolder()
    #expect(try CommandRun(["--help"], in: folder.path).status == 0)
    #expect(try CommandRun(["render", "--help"], in: folder.path).output.contains("Examples:"))
    #expect(try CommandRun(["rendr"], in: folder.path).status == 2)
    #expect(try CommandRun(["render"], in: folder.path).status == 2)
  }
}
