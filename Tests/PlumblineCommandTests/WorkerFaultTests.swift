import Foundation
import Testing

@Suite("A worker that is treated badly")
struct WorkerFaultTests {
  private let folder: CommandFolder
  private let smallJob = #"{"id": "small", "scene": "a.scene.yaml", "canvas": "9x9"}"#

  init() throws { folder = try CommandFolder(["a.scene.yaml": soundScene]) }

  private func expectSound(_ worker: WorkerRun) throws {
    try worker.send(smallJob)
    let result = try worker.result()
    #expect(result.id == "small")
    #expect(result.status == "drawn")
    try worker.endInput()
    #expect(try worker.end().status == 0)
  }

  @Test("answers garbage line by line, and leaves out lines of blanks")
  func garbage() throws {
    let worker = try WorkerRun(in: folder.path)
    let lines = [
      Data("garbage\n".utf8), Data("\n \t\r\n".utf8), Data([0xFF, 0xFE, 0x00, 0x0A]),
      Data([0x22, 0xC3, 0x0A]), Data([0x00, 0x01, 0x0A]), Data("[[[[\n".utf8),
      Data((String(repeating: "[", count: 100_000) + "\n").utf8), Data("{\"id\": \"x\"}\n".utf8),
      Data("\u{2028}\n".utf8),
    ]
    for line in lines { try worker.send(line) }
    for number in [1, 4, 5, 6, 7, 8, 9, 10] {
      let result = try worker.result()
      #expect(result.line == number)
      #expect(result.id == (number == 9 ? "x" : "\(number)"))
      #expect(result.cause == "job")
      let entry = try #require(result.errors?.first)
      #expect(entry.file == "stdin")
      #expect(entry.line == number)
      #expect(entry.column != nil)
      #expect(!entry.message.isEmpty)
    }
    try expectSound(worker)
  }

  @Test(
    "reads files alone, and writes no picture between results",
    arguments: [
      (#""scene": "/dev/stdin""#, "cannot be read: it is not a file"),
      (#""scene": "/proc/self/fd/0""#, "cannot be read: it is not a file"),
      (#""scene": "pipe""#, "cannot be read: it is not a file"),
      (
        #""scene": "a.scene.yaml", "before": { "scene": "/dev/stdin" }"#,
        "cannot be read: it is not a file"
      ),
      (
        #""scene": "a.scene.yaml", "theme": "/dev/fd/0", "output": "a.png""#,
        "'/dev/fd/0' is not a value of 'theme'; it is one of light, dark, print"
      ),
      (
        #""scene": "a.scene.yaml", "format": "png", "output": "/dev/stdout""#,
        "cannot be written: jobs and results go through it; name a file"
      ),
    ])
  func streams(members: String, message: String) throws {
    #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
    let worker = try WorkerRun(in: folder.path)
    try worker.send("{ \(members) }")
    #expect(try worker.result().errors?.first?.message == message)
    try expectSound(worker)
  }

  @Test(
    "says that memory is missing, and nothing of what libraries print",
    arguments: ["fast", "compact"])
  func littleMemory(coding: String) throws {
    let worker = try WorkerRun(["--memory", "64"], in: folder.path)
    try worker.send(
      #"{"scene": "a.scene.yaml", "canvas": "8000x8000", "png": "\#(coding)", "output": "a.png"}"#)
    let result = try worker.result()
    #expect(
      result.status == "drawn"
        || result.errors?.first?.message
          == "cannot draw: there is not enough memory for the picture"
    )
    #expect((result.status == "drawn") == (coding == "fast"))
    try worker.send(smallJob)
    #expect(try worker.result().status == "drawn")
    try worker.endInput()
    #expect(try worker.end().error == "")
  }

  @Test("says which byte is not UTF-8")
  func notUTF8() throws {
    let worker = try WorkerRun(in: folder.path)
    try worker.send(Data(#"{"id": ""#.utf8) + Data([0xE9]) + Data("\"}\n".utf8))
    let entry = try #require(try worker.result().errors?.first)
    #expect(entry.column == 9)
    #expect(entry.message.contains("0xE9"))
    try expectSound(worker)
  }

  @Test("takes no line of a job's own names for a result")
  func resultsInNames() throws {
    let forged = #"\r\n=0{ \"id\": \"forged\" }\r\n=0{}\r\n+\r\n"#
    let worker = try WorkerRun(in: folder.path)
    try worker.send(#"{"id": "path", "scene": "/gone\#(forged)"}"#)
    try worker.send(#"{"id": "name", "scene": {"name": "\#(forged)", "text": "gone: 1"}}"#)
    for id in ["path", "name"] {
      let result = try worker.result()
      #expect(result.id == id)
      #expect(result.cause == "input")
    }
    try expectSound(worker)
  }

  @Test("says how many errors a scene has beyond those that it lists")
  func manyErrors() throws {
    let names = (0..<205).map { "\"b\($0).width == 1\"" }.joined(separator: ", ")
    let worker = try WorkerRun(in: folder.path)
    let scene = #"{ "root": {}, "constraints": [\#(names)] }"#.replacing("\"", with: "\\\"")
    let source = #"{"name": "m.scene.json", "text": "\#(scene)"}"#
    try worker.send(#"{"scene": \#(source), "canvas": "9x9", "output": "m.png"}"#)
    let errors = try #require(try worker.result().errors)
    #expect(errors.count == 201)
    #expect(errors.last?.file == "m.scene.json" && errors.last?.line == nil)
    #expect(errors.last?.message == "5 more errors are not listed here")
    try expectSound(worker)
  }

  @Test("refuses a line of 100 MB in little memory, and goes on")
  func hugeLine() throws {
    let worker = try WorkerRun(in: folder.path)
    try worker.send(smallJob)
    _ = try worker.result()
    let before = try #require(worker.peakMemory)
    let block = Data(repeating: UInt8(ascii: "x"), count: 1 << 20)
    for _ in 0..<100 { try worker.send(block) }
    // It is refused before it ends.
    let result = try worker.result()
    #expect(result.line == 2)
    #expect(result.cause == "limit")
    #expect(result.errors?.first?.message.contains("4194304 bytes") == true)
    #expect(try #require(worker.peakMemory) - before < 16_384)
    try worker.send("")
    try expectSound(worker)
  }

  @Test("takes a last line without a line break as a line")
  func cutInput() throws {
    let worker = try WorkerRun(in: folder.path)
    try worker.send(Data(smallJob.utf8))
    try worker.endInput()
    #expect(try worker.result().status == "drawn")
    #expect(try worker.end().status == 0)
    let cut = try WorkerRun(in: folder.path)
    try cut.send(Data(smallJob.utf8.dropLast(5)))
    try cut.endInput()
    let result = try cut.result()
    #expect(result.cause == "job")
    #expect(result.errors?.first?.line == 1)
    #expect(try cut.end().status == 0)
  }

  @Test("ends quietly when nobody reads its results", arguments: [true, false])
  func closedOutput(isIdle: Bool) throws {
    let worker = try WorkerRun(in: folder.path)
    try worker.endOutput()
    if !isIdle { try worker.send(smallJob) }
    let (status, error) = try worker.end()
    #expect(status == 0)
    #expect(error == "")
  }

  @Test(
    "makes the crash of a job that job's error, and draws the others",
    arguments: [
      (SIGKILL, "SIGKILL"), (SIGSEGV, "SIGSEGV"), (SIGTRAP, "SIGTRAP"), (SIGABRT, "SIGABRT"),
    ])
  func crash(signal: Int32, name: String) throws {
    let worker = try WorkerRun(in: folder.path)
    let process = try #require(worker.greeting.drawingProcesses.first)
    try worker.send(smallJob)
    _ = try worker.result()
    try worker.send(longJob)
    try worker.send(smallJob)
    try waitUntilBusy(process)
    kill(process, signal)
    let crashed = try worker.result()
    #expect(crashed.id == "long")
    #expect(crashed.line == 2)
    #expect(crashed.cause == "crash")
    #expect(crashed.signal == name)
    #expect(crashed.errors?.first?.message.contains(name) == true)
    #expect(try worker.result().id == "small")
    try expectSound(worker)
  }

  @Test("starts another process for one that ends between jobs, and blames no job")
  func idleCrash() throws {
    let worker = try WorkerRun(in: folder.path)
    let process = try #require(worker.greeting.drawingProcesses.first)
    try worker.send(smallJob)
    #expect(try worker.result().status == "drawn")
    kill(process, SIGKILL)
    wait { !FileManager.default.fileExists(atPath: "/proc/\(process)") }
    try expectSound(worker)
  }

  @Test("ends a job that takes too long, and draws the next")
  func timeout() throws {
    let worker = try WorkerRun(["--timeout", "0.5"], in: folder.path)
    try worker.send(longJob)
    let result = try worker.result()
    #expect(result.id == "long")
    #expect(result.cause == "timeout")
    #expect(result.errors?.first?.message.contains("longer than 0.5 seconds") == true)
    try worker.send(smallJob)
    #expect(try worker.result().id == "small")
    try worker.endInput()
    #expect(try worker.end().status == 0)
  }

  @Test("ends a job that takes too much memory, and draws the next")
  func memory() throws {
    let worker = try WorkerRun(["--memory", "128"], in: folder.path)
    try worker.send(longJob)
    let result = try worker.result()
    #expect(result.id == "long")
    #expect(["crash", "drawing"].contains(result.cause))
    try expectSound(worker)
  }

  @Test("refuses too many pixels and too many views, with both numbers")
  func limits() throws {
    let worker = try WorkerRun(["--max-pixels", "5000", "--max-views", "2"], in: folder.path)
    try worker.send(#"{"scene": {"name": "b", "text": "root: {}"}, "canvas": "50x50@2"}"#)
    let pixels = try worker.result()
    #expect(pixels.cause == "limit")
    #expect(pixels.errors?.first?.message.contains("= 10000 pixels") == true)
    try worker.send(#"{"scene": "a.scene.yaml", "canvas": "50x50"}"#)
    let views = try worker.result()
    #expect(views.cause == "limit")
    #expect(views.errors?.first?.message.contains("3 views and guides") == true)
    try worker.send(#"{"scene": {"name": "b", "text": "root: {}"}, "canvas": "50x50"}"#)
    #expect(try worker.result().status == "drawn")
    try worker.endInput()
    #expect(try worker.end().status == 0)
  }

  @Test("leaves nothing behind when it is killed itself")
  func killedWorker() throws {
    let worker = try WorkerRun(["--jobs", "2"], in: folder.path)
    let processes = worker.greeting.drawingProcesses
    try worker.send(longJob)
    try waitUntilBusy(processes[0])
    kill(worker.greeting.process, SIGKILL)
    #expect(try worker.end().status == -SIGKILL)
    for process in processes {
      wait { !isRunning(process) }
    }
  }

  @Test("writes no file by a path that cannot be one")
  func impossibleOutput() throws {
    let worker = try WorkerRun(in: folder.path)
    for path in ["a\u{0}b.png", "a.scene.yaml/b.png", "/dev/null/b.png"] {
      try worker.send(try jobLine(["scene": "a.scene.yaml", "canvas": "9x9", "output": path]))
      let result = try worker.result()
      #expect(result.status == "failed", "\(path)")
    }
    #expect(folder.files == ["a.scene.yaml"])
    try expectSound(worker)
  }

  /// Waits until something holds that another process brings about; an issue where that takes a minute.
  private func wait(until holds: () throws -> Bool) rethrows {
    for _ in 0..<60_000 {
      if try holds() { return }
      usleep(1000)
    }
    Issue.record("what was waited for did not come about within a minute")
  }

  /// Whether a process is there and no zombie.
  private func isRunning(_ process: Int32) -> Bool {
    state(of: process).map { $0 != "Z" } ?? false
  }

  private func state(of process: Int32) -> Character? {
    let data = FileManager.default.contents(atPath: "/proc/\(process)/stat")
    let text = data.map { String(decoding: $0, as: UTF8.self) }
    return text?.split(separator: ")").last?.first { $0 != " " }
  }

  /// Waits until a process has computed for a tenth of a second longer than now.
  private func waitUntilBusy(_ process: Int32) throws {
    func ticks() throws -> Int {
      let data = try #require(FileManager.default.contents(atPath: "/proc/\(process)/stat"))
      let fields = String(decoding: data, as: UTF8.self).split(separator: ")").last?
        .split(separator: " ")
      return try #require(fields.flatMap { Int($0[11]) })
    }
    let start = try ticks()
    try wait { try ticks() >= start + 10 }
  }
}
