internal import AutoLayout
internal import CairoCanvas
internal import CodeViews
internal import FileSystem
internal import Foundation
internal import LayoutDocuments
internal import SharedNames

/// Answers requests for layouts of a program's scenes, until the input ends.
///
/// A request is a line of JSON on standard input. A reply on standard output is a line of JSON, followed by the bytes
/// of a layout.
///
/// The user's code runs only in forked processes. The environment variable `PLUMBLINE_FONTS` can list folders of fonts.
/// `PLUMBLINE_MODULES` can list the modules that contain the classes in nibs. Both lists are separated by colons.
///
/// - Returns: The exit code.
@_cdecl("plumbline_host_main")
public func runSceneHost() -> Int32 {
  // The code that processes run gets none of the pipes to whoever started this one.
  guard let requests = LineInput(copying: STDIN_FILENO), let replies = duplicate(STDOUT_FILENO)
  else {
    return 1
  }
  signal(SIGPIPE, SIG_IGN)
  let folders = list(in: "PLUMBLINE_FONTS")
  let modules = list(in: "PLUMBLINE_MODULES") ?? []
  let fonts: SharedFonts
  do throws(RenderError) {
    fonts = SharedFonts(
      Renderer(fonts: try FontLibrary(folders: folders ?? FontLibrary.systemFolders)))
  } catch {
    return answer(.init(.failed("\(error)")), [], to: replies) ? 0 : 1
  }
  LayoutEnvironment.DetachedViewEnvironment.measureTexts(by: fonts.measure)
  let forks = ForkedWork(
    measureText: fonts.measure, closing: [requests.descriptor, replies]
  ) { canvas, fail in
    NibFiles(in: BundleAssets.ownFolders, modules: modules, on: canvas, fail: fail)
  }
  while let line = requests.next() {
    let (reply, bytes): (LayoutReply, [UInt8])
    do {
      (reply, bytes) = forks.layout(try JSONDecoder().decode(LayoutRequest.self, from: Data(line)))
    } catch {
      (reply, bytes) = (LayoutReply(.failed("the request can't be read: \(error)")), [])
    }
    guard answer(reply, bytes, to: replies) else { return 1 }
  }
  return 0
}

/// Splits an environment variable at colons, or returns `nil` if the variable isn't set.
private func list(in variable: String) -> [String]? {
  ProcessInfo.processInfo.environment[variable].map { $0.split(separator: ":").map(String.init) }
}

/// Writes a reply, and returns whether the output still has a reader.
private func answer(_ reply: LayoutReply, _ bytes: [UInt8], to descriptor: Int32) -> Bool {
  guard let line = try? JSONEncoder().encode(reply) else { return false }
  return (try? writeAll(Array(line) + [UInt8(ascii: "\n")] + bytes, to: descriptor)) != nil
}

/// Copies a file descriptor to a high number, and marks the copy close-on-exec.
private func duplicate(_ descriptor: Int32) -> Int32? {
  let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 64)
  return copy >= 0 ? copy : nil
}

/// Reads an input line by line.
private final class LineInput {
  let descriptor: Int32
  private var bytes: [UInt8] = []

  /// Creates a reader for a copy of an open file's descriptor, or returns `nil` if the descriptor can't be copied.
  init?(copying descriptor: Int32) {
    guard let copy = duplicate(descriptor) else { return nil }
    self.descriptor = copy
  }

  /// Returns the next line without its line feed, or `nil` after the last line.
  func next() -> [UInt8]? {
    while true {
      if let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
        defer { bytes.removeSubrange(...end) }
        return Array(bytes[..<end])
      }
      guard let chunk = try? readChunk(of: descriptor, upTo: 1 << 16), !chunk.isEmpty else {
        return nil
      }
      bytes += chunk
    }
  }
}
