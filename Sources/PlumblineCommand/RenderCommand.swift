internal import ArgumentParser
internal import Foundation
internal import Plumbline

/// `plumbline render`: scenes in, picture files out.
struct RenderCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw scenes: one file for each scene, canvas and format.",
    discussion: """
      Examples:
        plumbline render login.scene.yaml
        plumbline render scenes/ -o output --format png,svg
        plumbline render login.scene.yaml --canvas 390x844@3 --device 'iPhone 15:landscape'
        plumbline render login.scene.yaml --show guides,names,margins,caption --theme dark
        plumbline render login.scene.yaml --canvas 320x568 -o - > login.png

      Files are named {scene}.{canvas}[-rtl][-theme].{format}; what is there already is replaced \
      in one step. The paths written go to standard output.
      """)

  @Argument(help: "Scene files, folders of them, or - for standard input.")
  var scenes: [String]

  @Option(name: .shortAndLong, help: "A folder, a file for a single picture, or - for the stream.")
  var output = "."

  @OptionGroup var canvasOptions: CanvasOptions

  @Option(help: "Formats, separated by commas: png, svg, pdf.")
  var format: CommaSeparated<PictureFormat> = CommaSeparated([.png])

  @Option(
    help: ArgumentHelp(
      "What to show, separated by commas: \(Choice<Overlay>.words).", valueName: "LIST"))
  var show: CommaSeparated<Overlay>?

  @Option(help: ArgumentHelp("The theme: \(Choice<Theme>.words).", valueName: "NAME"))
  var theme: Choice<Theme>?

  @Option(name: .shortAndLong, help: "How many scenes are drawn at a time; all cores by default.")
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  func validate() throws {
    guard jobs > 0 else { throw ValidationError("--jobs has to be 1 or more") }
    _ = try canvasOptions.requested()
  }

  func run() async throws {
    var statuses: [ExitStatus] = []
    let jobs = try plannedJobs(from: loadScenes(scenes, statuses: &statuses))
    if output == "-" {
      try writeToStream(jobs, &statuses)
    } else {
      try warnAboutFonts()
      for (job, outcome) in zip(jobs, await runFigureJobs(jobs, tasks: self.jobs)) {
        report(outcome, of: job)
        if let error = outcome.error { statuses.append(error.exitStatus) }
      }
    }
    if let status = ExitStatus.gravest(statuses) { throw status }
  }

  private func report(_ outcome: FigureJob.Outcome, of job: FigureJob) {
    for path in outcome.written { print(path, to: .output) }
    reportConflicts(outcome.conflicts, in: job.scene, at: job.placement.canvas)
    if let error = outcome.error { print(error.description, to: .error) }
  }

  private func writeToStream(_ jobs: [FigureJob], _ statuses: inout [ExitStatus]) throws {
    guard jobs.reduce(0, { $0 + $1.outputs.count }) == 1, let job = jobs.first else {
      guard statuses.isEmpty else { return }
      throw ValidationError("-o - takes one picture; name one scene, canvas and format")
    }
    do throws(PlumblineError) {
      let painter = try Painter()
      if let warning = painter.warning { print("warning: \(warning)", to: .error) }
      let tree = try job.scene.solve(job.placement, with: painter)
      reportConflicts(tree.conflicts, in: job.scene, at: job.placement.canvas)
      write(try painter.picture(of: tree, as: job.outputs[0].format, job.options), to: .output)
    } catch {
      print(error.description, to: .error)
      statuses.append(error.exitStatus)
    }
  }

  private func warnAboutFonts() throws {
    do throws(PlumblineError) {
      if let warning = try Painter().warning { print("warning: \(warning)", to: .error) }
    } catch {
      print(error.description, to: .error)
      throw error.exitStatus
    }
  }
}

extension RenderCommand {
  /// The pictures to draw, in the order of scenes, canvases and formats.
  private func plannedJobs(from scenes: [Scene]) throws -> [FigureJob] {
    var jobs: [FigureJob] = []
    for scene in scenes {
      for canvas in try canvasOptions.canvases(for: scene) {
        jobs.append(job(scene, canvas))
      }
    }
    try placeSinglePicture(&jobs)
    try refuseCollisions(jobs)
    return jobs
  }

  private func job(_ scene: Scene, _ canvas: Canvas) -> FigureJob {
    let suffixes = [
      canvasOptions.direction == .rtl ? "rtl" : nil, theme?.value.rawValue,
    ].compactMap(\.self)
    let name = FigureName(scene: scene.identifier, canvas: canvas.name, suffixes: suffixes)
    var options = FigureOptions(title: scene.title)
    if let theme { options.theme = theme.value }
    if let overlays = show?.values ?? scene.overlays { options.overlays = Set(overlays) }
    return FigureJob(
      scene: scene,
      placement: Scene.Placement(canvas, direction: canvasOptions.direction?.layoutDirection),
      options: options,
      outputs: format.values.map { format in
        FigureJob.Output(
          format: format, path: joined(output, name.fileName(for: format)))
      })
  }

  /// A path that ends like a picture names the file of the one picture there is.
  private func placeSinglePicture(_ jobs: inout [FigureJob]) throws {
    let ending = output.split(separator: ".").last.map { String($0).lowercased() } ?? ""
    guard output.contains("."), let named = PictureFormat(rawValue: ending) else { return }
    guard jobs.reduce(0, { $0 + $1.outputs.count }) == 1, jobs[0].outputs[0].format == named else {
      if jobs.isEmpty { return }
      throw ValidationError(
        "-o \(output) names one file; name one scene and canvas, and the format \(ending), "
          + "or give a folder")
    }
    jobs[0].outputs[0].path = output
  }

  private func refuseCollisions(_ jobs: [FigureJob]) throws {
    var seen: [String: String] = [:]
    for job in jobs {
      for output in job.outputs {
        let file = job.scene.file ?? job.scene.identifier
        if let other = seen[output.path] {
          throw ValidationError(
            "'\(other)' and '\(file)' would both be drawn to \(output.path); give canvases "
              + "different names, or render the scenes to different folders")
        }
        seen[output.path] = file
      }
    }
  }

  private func joined(_ folder: String, _ name: String) -> String {
    if folder == "." || folder.isEmpty { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }
}
