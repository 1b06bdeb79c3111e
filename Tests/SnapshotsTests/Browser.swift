import Foundation
import TestTools
import Testing

/// A browser without a window, and one page in it: Chromium, asked by its DevTools protocol over a
/// pair of pipes, in messages of JSON that a zero byte ends.
///
/// A class, because it owns a process, which ends with it.
final class Browser {
  /// What the page did that nobody asked for, in words: errors, warnings, messages of the console.
  private(set) var complaints: [String] = []
  /// The addresses that the page was let ask for, without those that hold their content.
  private(set) var requests: [String] = []

  private let process = Process()
  private let pipes: (toBrowser: Int32, fromBrowser: Int32)
  private var received: [UInt8] = []
  private var lastIdentifier = 0
  private var session: String?
  private var hasLoaded = false
  private var addresses: [String: String] = [:]

  /// How long a machine that is busy may take for an answer.
  private static let patience: Int32 = 120_000

  /// Starts the browser with its profile in a folder; nil where it is not installed.
  init?(in folder: String) throws {
    guard let tool = ExternalTool("chromium", package: "chromium") else { return nil }
    let names = (folder + "/to", folder + "/from")
    for name in [names.0, names.1] { try #require(mkfifo(name, 0o600) == 0) }
    // Open on both ends, so that neither side waits for the other to begin.
    pipes = (open(names.0, O_RDWR), open(names.1, O_RDWR))
    try #require(pipes.toBrowser >= 0 && pipes.fromBrowser >= 0)
    process.executableURL = URL(filePath: "/bin/sh")
    let command = #"exec "$@" 3<"$to" 4>"$from""#
    process.arguments = [
      "-c", "to=\(names.0) from=\(names.1); " + command, "sh", tool.path, "--headless",
      "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run",
      "--user-data-dir=\(folder)/profile", "--remote-debugging-pipe",
    ]
    process.environment = tool.environment(in: folder)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    let target = try call("Target.createTarget", ["url": "about:blank"])
    session =
      try call(
        "Target.attachToTarget", ["targetId": target["targetId"] ?? "", "flatten": true])[
        "sessionId"] as? String
    for domain in ["Runtime", "Log", "Network", "Page"] { try call("\(domain).enable") }
  }

  deinit {
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
    close(pipes.toBrowser)
    close(pipes.fromBrowser)
  }

  /// Goes to an address and waits until all of it is there.
  func show(_ url: URL) throws {
    try load("Page.navigate", ["url": url.absoluteString])
  }

  /// Opens the same page once more, and waits until all of it is there.
  func reload() throws { try load("Page.reload") }

  private func load(_ method: String, _ parameters: [String: Any] = [:]) throws {
    hasLoaded = false
    try call(method, parameters)
    while !hasLoaded { note(try message()) }
  }

  /// What an expression gives in the page; nil for what JSON has no word for.
  @discardableResult
  func value(_ expression: String) throws -> Any? {
    let answer = try call(
      "Runtime.evaluate",
      ["expression": expression, "returnByValue": true, "awaitPromise": true])
    if let failure = answer["exceptionDetails"] { complaints.append("\(expression): \(failure)") }
    return (answer["result"] as? [String: Any])?["value"]
  }

  /// Presses a key as a person does.
  func press(_ key: String) throws {
    // What the browser itself does for a key, it does by the key's number.
    let numbers = ["Escape": 27, "ArrowLeft": 37, "ArrowRight": 39]
    var parameters: [String: Any] = ["key": key, "windowsVirtualKeyCode": numbers[key] ?? 0]
    if key.count == 1 { parameters["text"] = key }
    for type in ["keyDown", "keyUp"] {
      parameters["type"] = type
      try call("Input.dispatchKeyEvent", parameters)
      parameters["text"] = nil
    }
  }

  /// Presses the mouse's button at one place and lets it go at another.
  func drag(from start: (x: Double, y: Double), to end: (x: Double, y: Double)) throws {
    let steps: [(String, (x: Double, y: Double))] = [
      ("mousePressed", start), ("mouseMoved", end), ("mouseReleased", end),
    ]
    for (type, place) in steps {
      try call(
        "Input.dispatchMouseEvent",
        [
          "type": type, "x": place.x, "y": place.y, "button": "left", "clickCount": 1,
          "buttons": type == "mouseReleased" ? 0 : 1,
        ])
    }
  }

  /// Gives the page a width in CSS pixels, and the user a wish for light or dark.
  func resize(width: Int, scheme: String) throws {
    try call(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": 900, "deviceScaleFactor": 1, "mobile": false])
    try call(
      "Emulation.setEmulatedMedia",
      ["features": [["name": "prefers-color-scheme", "value": scheme]]])
  }

  /// Asks for something and waits for the answer.
  @discardableResult
  func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    lastIdentifier += 1
    var request: [String: Any] = ["id": lastIdentifier, "method": method, "params": parameters]
    if let session { request["sessionId"] = session }
    let bytes = try JSONSerialization.data(withJSONObject: request) + [0]
    try FileHandle(fileDescriptor: pipes.toBrowser, closeOnDealloc: false)
      .write(contentsOf: bytes)
    while true {
      let message = try message()
      guard message["id"] as? Int == lastIdentifier else {
        note(message)
        continue
      }
      #expect(message["error"] == nil, "\(method): \(message["error"] ?? "")")
      return message["result"] as? [String: Any] ?? [:]
    }
  }

  /// Keeps what an event says.
  private func note(_ message: [String: Any]) {
    let parameters = message["params"] as? [String: Any] ?? [:]
    switch message["method"] as? String {
    case "Page.loadEventFired": hasLoaded = true
    case "Runtime.exceptionThrown", "Runtime.consoleAPICalled": complaints.append("\(parameters)")
    case "Log.entryAdded":
      let entry = parameters["entry"] as? [String: Any]
      complaints.append(entry?["text"] as? String ?? "\(parameters)")
    case "Network.requestWillBeSent":
      let request = parameters["request"] as? [String: Any]
      let url = request?["url"] as? String ?? ""
      if !url.hasPrefix("data:") { requests.append(url) }
      addresses[parameters["requestId"] as? String ?? ""] = url
    case "Network.loadingFailed" where parameters["blockedReason"] as? String == "csp":
      let url = addresses[parameters["requestId"] as? String ?? ""]
      if let place = requests.lastIndex(where: { $0 == url }) { requests.remove(at: place) }
    default: break
    }
  }

  /// The next message of the browser.
  private func message() throws -> [String: Any] {
    while true {
      if let end = received.firstIndex(of: 0) {
        let message = Data(received[..<end])
        received.removeSubrange(...end)
        return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
      }
      var wait = pollfd(fd: pipes.fromBrowser, events: Int16(POLLIN), revents: 0)
      try #require(poll(&wait, 1, Self.patience) == 1, "the browser says nothing any more")
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(pipes.fromBrowser, &buffer, buffer.count)
      try #require(count > 0)
      received += buffer[..<count]
    }
  }
}
