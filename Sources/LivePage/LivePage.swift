internal import FileSystem
internal import FlyingSocks
internal import Foundation
internal import InterfaceBuilder
internal import LayoutDocuments
internal import Plumbline
internal import Scenes

/// The live page: a server for browsers on this machine that shows scenes and updates them when files change.
package struct LivePage: Sendable {
  /// The served scenes and the address of the server.
  package struct Configuration: Sendable {
    /// The files and folders with scenes.
    package var paths: [String]
    /// The folders in ``paths`` whose Swift files are compiled together.
    package var swiftFolders: Set<String> = []
    /// Whether to ignore the project files of scenes.
    package var ignoresProjects = false
    /// The address to listen on.
    package var host = "127.0.0.1"
    /// The port to listen on, or 0 for any free port.
    package var port: UInt16
    /// The URL for opening an editor, with `{file}`, `{line}` and `{column}` as placeholders, or `nil` for no links.
    package var editor: String?
    /// The folder for the file with the user's secret, which all servers of the user share.
    package var secretFolder: String

    /// Creates a configuration with defaults for everything else.
    package init(paths: [String], port: UInt16, secretFolder: String) {
      (self.paths, self.port, self.secretFolder) = (paths, port, secretFolder)
    }
  }

  /// A reason why a page can't be served.
  package enum Failure: Error {
    /// The server can't listen on the address. The value is the system's reason.
    case unusableAddress(String)
    /// The system can't watch files. The value is the system's reason.
    case unwatchableFiles(String)
  }

  private let configuration: Configuration
  private let scenes: ServedScenes

  /// Creates a page.
  ///
  /// Scenes aren't read until they are needed.
  package init(_ configuration: Configuration) {
    self.configuration = configuration
    scenes = ServedScenes(
      .init(
        paths: configuration.paths, swiftFolders: configuration.swiftFolders,
        ignoresProjects: configuration.ignoresProjects))
  }

  /// Serves the page until the task is cancelled.
  ///
  /// - Parameter ready: Receives the address to open in a browser, once the server listens.
  /// - Throws: ``Failure`` if the server can't start.
  package func run(ready: @escaping @Sendable (_ address: String) -> Void) async throws {
    let server: HTTPServer
    let address = try listeningAddress()
    do { server = try HTTPServer(at: address) } catch {
      throw Failure.unusableAddress(error.localizedDescription)
    }
    let events = EventStreams()
    _ = scenes.update()
    try watch(events)
    let access = PageAccess(
      secret: PageAccess.secret(in: configuration.secretFolder), port: server.port,
      names: ["127.0.0.1", "localhost", "[::1]", configuration.host])
    let handler = PageHandler(
      access: access, scenes: scenes, layouts: PageLayouts(), questions: SceneQuestions(),
      events: events, turns: RequestTurns(), editor: configuration.editor)
    let host = configuration.host.contains(":") ? "[\(configuration.host)]" : configuration.host
    ready("http://\(host):\(server.port)/?token=\(access.token)")
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await server.run { await handler.response(to: $0) } }
      group.addTask {
        while true {
          try await Task.sleep(for: .seconds(EventStreams.pulse))
          events.sendPulse()
        }
      }
      defer { events.finish() }
      // The first failure ends the others.
      while try await group.next() != nil {}
    }
  }

  private func listeningAddress() throws(Failure) -> any SocketAddress {
    do {
      return configuration.host.contains(":")
        ? try sockaddr_in6.inet6(ip6: configuration.host, port: configuration.port)
        : try sockaddr_in.inet(ip4: configuration.host, port: configuration.port)
    } catch {
      throw .unusableAddress("'\(configuration.host)' is not an address of this machine")
    }
  }

  /// Starts to send events to all open pages whenever files change.
  private func watch(_ events: EventStreams) throws(Failure) {
    let watch: FolderWatch
    do throws(SystemFailure) { watch = try FolderWatch() } catch {
      throw .unwatchableFiles(error.reason)
    }
    let (scenes, paths) = (scenes, configuration.paths)
    watch.run(
      folders: {
        Self.folders(of: paths)
          + scenes.projectFiles.map { file in
            let folder = file.folderPrefix
            return FolderWatch.Folder(path: folder.isEmpty ? "." : folder, entry: file.fileName)
          }
      },
      changed: { names in
        let others = names.contains { !SceneFolder.isScene($0) && !$0.hasPrefix(".") }
        let changed = scenes.update(withOthers: others)
        guard !changed.isEmpty else { return }
        let list = JSONValue.array(changed.sorted().map { .string($0) }, .inline)
        events.send("changed", JSONValue.line([("scenes", list)]).text)
      })
  }

  /// Returns the folders to watch, which contain the scenes and the files that scenes depend on.
  private static func folders(of paths: [String]) -> [FolderWatch.Folder] {
    paths.flatMap { path -> [FolderWatch.Folder] in
      if SceneFolder(path: path) != nil {
        // Another folder may replace it.
        let place = URL(fileURLWithPath: path).standardizedFileURL
        let around = FolderWatch.Folder(
          path: place.deletingLastPathComponent().path, entry: place.lastPathComponent)
        return [around] + FolderWatch.tree(of: path)
      }
      let file = SwiftPath(path)?.file ?? InterfacePath.file(of: path)
      let folder = file.folderPrefix.isEmpty ? "." : file.folderPrefix
      let packages = SwiftPath(path) == nil ? [] : SwiftInput.packages(of: path)
      return [FolderWatch.Folder(path: folder)] + packages.flatMap { FolderWatch.tree(of: $0) }
    }
  }
}
