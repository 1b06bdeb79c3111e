internal import AutoLayout
internal import CairoCanvas
internal import CodeViews
internal import FileSystem
internal import Foundation
internal import LayoutDocuments
internal import SharedNames

/// Runs a program of scenes, which answers requests for layouts.
///
/// A request is a line of JSON on standard input. Its reply on standard output is a line of JSON and the bytes of a
/// layout.
///
/// The program's functions run in processes that are divided from this one, so that none of the person's code ever
/// runs in it. `PLUMBLINE_FONTS` may have folders of fonts, and `PLUMBLINE_MODULES` the modules with classes of nibs,
/// separated by colons. Ends at the end of its input.
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

/// The words in a variable, separated by colons, or `nil` without it.
private func list(in variable: String) -> [String]? {
  ProcessInfo.processInfo.environment[variable].map { $0.split(separator: ":").map(String.init) }
}

/// Writes a reply, and returns whether somebody takes it.
private func answer(_ reply: LayoutReply, _ bytes: [UInt8], to descriptor: Int32) -> Bool {
  guard let line = try? JSONEncoder().encode(reply) else { return false }
  return (try? writeAll(Array(line) + [UInt8(ascii: "\n")] + bytes, to: descriptor)) != nil
}

/// Returns a copy of a descriptor, with a high number, that programs which are started don't get.
private func duplicate(_ descriptor: Int32) -> Int32? {
  let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 64)
  return copy >= 0 ? copy : nil
}

/// The lines of an input.
private final class LineInput {
  let descriptor: Int32
  private var bytes: [UInt8] = []

  /// Reads a copy of an open file.
  init?(copying descriptor: Int32) {
    guard let copy = duplicate(descriptor) else { return nil }
    self.descriptor = copy
  }

  /// Returns the next line without its end, or `nil` after the last one.
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
