internal import ArgumentParser
internal import FileSystem
internal import Foundation
internal import Plumbline

/// The options of `render` for drawing the pictures that a file of JSON lines describes.
struct JobsFileOptions: ParsableArguments {
  @Option(
    name: .customLong("jobs-file"),
    help: ArgumentHelp(
      """
      Draw the jobs in a file of JSON lines, or - for standard input. The jobs alone define what \
      is drawn. Prints the result of each as a JSON line.
      """, valueName: "FILE"), completion: .file())
  var path: String?

  @OptionGroup var rules: SupervisionOptions

  /// Rejects `--timeout` and other limits together with `-o -`, and most options of `render` with `--jobs-file`.
  func validate(beside command: RenderCommand) throws {
    let options = command.batchOptions
    guard path != nil else {
      guard !command.scenes.isEmpty else {
        throw ValidationError("Missing expected argument '<scenes> ...'")
      }
      if rules.isAny, command.output == "-" {
        throw ValidationError("-o - cannot be used with --timeout and the other limits")
      }
      return
    }
    let others: [(String, Bool)] =
      [
        ("--anatomy", command.anatomy != nil), ("--visual", command.visual != nil),
        ("--before", command.beforeOptions.isSpecified),
        ("--exploded", command.explodedOptions.isSpecified),
        ("--manifest", options.manifest == true), ("--force", options.force),
        ("--clean", options.clean), ("--sidecar", options.sidecar != nil),
        ("--strict", command.strictness.isStrict),
        ("--shard", options.run.shard != nil), ("--quiet", options.run.quiet),
        ("--json", options.json), ("scenes", !command.scenes.isEmpty),
        ("--output", command.output != "."), ("--name", command.outputOptions.name != nil),
        ("--scene", command.documentOptions.scene != nil),
        ("--print-config", command.documentOptions.project.prints),
        ("--canvas", !command.canvasOptions.canvases.isEmpty),
        ("--device", !command.canvasOptions.devices.isEmpty),
        ("--safe-area", command.safeAreaOption.safeArea != nil),
        ("--text-size", !command.canvasOptions.textSizes.isEmpty),
        ("--direction", !command.directions.isEmpty),
        ("--format", command.formatOptions.format != nil),
        ("--svg", command.formatOptions.svgForm != nil),
        ("--embed-source", command.formatOptions.embedSource),
        ("--show", !command.show.isEmpty), ("--theme", !command.themes.isEmpty),
        ("--png", command.png != .fast),
        (command.animation.used ?? "", command.animation.used != nil),
      ] + command.paperOptions.used.map { ($0, true) }
    if let other = others.first(where: \.1) {
      throw ValidationError(
        "\(other.0) cannot be used with --jobs-file; each job says what to draw, and where")
    }
  }

  /// Draws the jobs in a file, and then throws the `ExitStatus` for any failed jobs.
  func draw(path: String, processCount: Int, stopsAtFailure: Bool) throws {
    var statuses: [ExitStatus] = []
    try reportingFailures {
      let lines = try lines(of: path)
      var supervisor = JobSupervisor(
        rules.supervision(of: lines.name, processCount: processCount), lines)
      try supervisor.run(watching: Stream.output.descriptor) { result in
        for message in result.messages { try print(message, to: .error) }
        let isRead = try sendAll(result.json + [UInt8(ascii: "\n")], to: Stream.output.descriptor)
        if let status = result.status { statuses.append(status) }
        if !isRead { return .abandon }
        return stopsAtFailure && result.status != nil ? .stop : .continue
      }
    }
    try statuses.throwGravest()
  }

  private func lines(of path: String) throws(PlumblineError) -> JobLines {
    if path == "-" { return JobLines(of: "stdin", STDIN_FILENO) }
    do throws(SystemFailure) {
      // It stays open until the process ends.
      let input = try openInput(path)
      return JobLines(of: path, input.descriptor, after: input.beginning)
    } catch {
      throw .unreadableFile(path: path, reason: error.reason)
    }
  }
}
