import Foundation
import Testing

@Suite("plumbline worker")
struct WorkerTests {
  private let folder: CommandFolder

  init() throws { folder = try CommandFolder(["a.scene.yaml": soundScene]) }

  @Test("says first what it is and what it can do")
  func greeting() throws {
    let arguments = ["--jobs", "2", "--timeout", "1.5", "--memory", "512", "--max-views", "7"]
    let worker = try WorkerRun(arguments, in: folder.path)
    let greeting = worker.greeting
    #expect(greeting.protocol == 1)
    #expect(greeting.versions["cairo"] != nil)
    #expect(greeting.formats == ["png", "svg", "pdf"])
    #expect(greeting.themes == ["light", "dark", "print"])
    #expect(greeting.limits.lineBytes == 4_194_304)
    #expect(greeting.limits.pixels == 67_108_864)
    #expect(greeting.limits.items == 7)
    #expect(greeting.limits.seconds == 1.5)
    #expect(greeting.limits.memoryBytes == 512 << 20)
    #expect(greeting.drawingProcesses.count == 2)
    try worker.endInput()
    #expect(try worker.end().status == 0)
  }

  @Test("answers each job as it comes, and goes on after those that fail")
  func answers() throws {
    let worker = try WorkerRun(in: folder.path)
    try worker.send(#"{"id": "1", "scene": "a.scene.yaml", "output": "1.png"}"#)
    let first = try worker.result()
    #expect(first.id == "1")
    #expect(folder.bytes("1.png").count == first.bytes)
    try worker.send(#"{"id": "2", "scene": "b.scene.yaml"}"#)
    #expect(try worker.result().errors?.first?.file == "b.scene.yaml")
    try worker.send(#"{"id": "new\nline \"quoted\"", "scene": "a.scene.yaml"}"#)
    let third = try worker.result()
    #expect(third.id == "new\nline \"quoted\"")
    #expect(third.pictureBytes == folder.bytes("1.png"))
    try worker.endInput()
    let (status, error) = try worker.end()
    #expect(status == 0)
    #expect(error == "")
  }

  @Test("draws several jobs at a time, and answers in their order")
  func order() throws {
    let worker = try WorkerRun(["-j", "3"], in: folder.path)
    for number in 1...60 {
      let size = number % 7 == 1 ? 600 : 10
      try worker.send(
        #"{"id": "\#(number)", "scene": "a.scene.yaml", "canvas": "\#(size)x\#(size)"}"#)
    }
    try worker.endInput()
    for number in 1...60 { #expect(try worker.result().id == "\(number)") }
    #expect(try worker.end().status == 0)
  }

  @Test("goes on with lines that it has read where a slow job held up the results of others")
  func slowFirstJob() throws {
    let worker = try WorkerRun(["-j", "2"], in: folder.path)
    var lines = [#"{"id": "0", "scene": "a.scene.yaml", "canvas": "1500x1500"}"#]
    for number in 1...40 {
      lines.append(#"{"id": "\#(number)", "scene": "a.scene.yaml", "canvas": "9x9"}"#)
    }
    try worker.send(lines.joined(separator: "\n"))
    for number in 0...40 { #expect(try worker.result().id == "\(number)") }
    try worker.endInput()
    #expect(try worker.end().status == 0)
  }

  @Test(
    "refuses rules that cannot be",
    arguments: [
      ["--jobs", "0"], ["--jobs", "1001"], ["--timeout", "0"], ["--timeout", "nan"],
      ["--memory", "0"], ["--memory", "63"], ["--max-pixels", "0"], ["--max-views", "-1"],
    ])
  func badRules(arguments: [String]) throws {
    #expect(try CommandRun(["worker"] + arguments, in: folder.path).status == 2)
  }

  @Test("states its limits in its help")
  func help() throws {
    let help = try CommandRun(["worker", "--help"], in: folder.path).output
    for word in ["67108864", "20000", "4 MiB", "--timeout", "--memory"] {
      #expect(help.contains(word), "\(word)")
    }
    let commands = try CommandRun(["--help"], in: folder.path).output
    #expect(commands.contains("worker"))
    #expect(!commands.contains("draw-jobs"))
  }
}
