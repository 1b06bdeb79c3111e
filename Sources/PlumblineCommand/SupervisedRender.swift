internal import Foundation
internal import Plumbline

/// Scenes of a command line that are drawn under limits: each picture is a job, drawn by a process of its
/// own as those of a jobs file are.
struct SupervisedRender {
  let plan: RenderPlan
  let sources: [SceneSource]
  let rules: Supervision

  /// Draws everything that can be, prints paths and errors, and returns what went wrong.
  ///
  /// - Throws: `ExitStatus` where nothing can be drawn or printed.
  func run(stopsAtFailure: Bool) throws -> [ExitStatus] {
    var statuses: [ExitStatus] = []
    try reportingFailures {
      var supervisor = try JobSupervisor(rules, JobFeed(making: makeItems()))
      var said: Set<String> = []
      try supervisor.run(watching: STDOUT_FILENO) { result in
        // Warnings about a scene are the same for each of its formats.
        for message in result.messages where said.insert(message).inserted || result.status != nil {
          try print(message, to: .error)
        }
        if let status = result.status {
          statuses.append(status)
          return stopsAtFailure ? .stop : .continue
        }
        guard let path = result.output else { return .continue }
        return try writeAll(Array((path + "\n").utf8), to: STDOUT_FILENO) ? .continue : .abandon
      }
    }
    return statuses
  }

  /// Gives the jobs of one scene after the other; each is read when its turn comes.
  private func makeItems() -> () -> JobFeed.Item? {
    var rest = sources[...]
    var items: ArraySlice<JobFeed.Item> = []
    return {
      while items.isEmpty {
        guard let source = rest.popFirst() else { return nil }
        items = self.items(of: source)[...]
      }
      return items.popFirst()
    }
  }

  private func items(of source: SceneSource) -> [JobFeed.Item] {
    do throws(PlumblineError) {
      let scene = try source.read()
      return try plan.lines(for: scene).map {
        .job(file: scene.file ?? scene.identifier, line: 0, bytes: $0)
      }
    } catch {
      let result = FinishedJob(
        json: [], messages: [error.description], status: error.exitStatus)
      return [.finished(result)]
    }
  }
}
