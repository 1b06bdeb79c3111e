internal import ArgumentParser
internal import Foundation
internal import Plumbline

/// `plumbline describe`: prints descriptions of the pictures of scenes, for use in pages.
struct DescribeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "describe",
    abstract: "Print the alternative texts of figures, alone or with the pictures for a page.",
    discussion: """
      Examples:
        plumbline describe login.scene.yaml
        plumbline describe login.scene.yaml --markdown -o images --language de
        plumbline describe login.scene.yaml --html --name docc --theme light --theme dark

      Takes the options of 'plumbline render', and refers to the files that it would write. \
      Nothing is written.
      """)

  @Flag(help: "The output; only the alternative text by default.")
  var form = Form.text

  @OptionGroup var render: RenderCommand

  /// The part of a figure's description to print.
  enum Form: String, EnumerableFlag {
    case text
    case markdown
    case html
  }

  func validate() throws {
    let batch = render.batchOptions
    let unused = [
      (render.jobsFile.path != nil || render.jobsFile.rules.isAny, "--jobs-file and limits"),
      (batch.manifest != nil, "--manifest"), (batch.clean, "--clean"), (batch.force, "--force"),
      (batch.run.shard != nil, "--shard"), (batch.json, "--json"), (render.output == "-", "-o -"),
    ]
    if let name = unused.first(where: \.0)?.1 {
      throw ValidationError("\(name): describe writes no pictures; leave it out")
    }
    if form == .html, render.formatOptions.format == [.pdf] {
      throw ValidationError("--html is for png and svg; browsers don't show PDF as a picture")
    }
  }

  func run() throws {
    try render.documentOptions.project.printIfAsked(
      for: render.scenes, render.documentOptions, of: "describe")
    let sources = SceneSource.all(for: render.scenes, render.documentOptions)
    let themes = try render.themes.map { try $0.load() }.uniqued()
    let words = try render.paperOptions.language.language?.load()
    let plan = try RenderPlan(render, themes: themes, words: words, sources: sources)
    var statuses: [ExitStatus] = []
    var painters: [Theme.FontFiles?: Painter] = [:]
    let cache = DocumentCache()
    for source in sources {
      do {
        let figures = try figures(of: plan.jobs(for: source.read(using: cache))) { font in
          if let painter = painters[font] { return painter }
          let painter = try makePainter(font: font)
          painters[font] = painter
          return painter
        }
        try refuseOneName(for: figures)
        try write(Array(figures.map(text).joined().utf8), to: .output)
      } catch let error as PlumblineError {
        try statuses.report(error.inScene(source.name))
      }
    }
    try statuses.throwGravest()
  }

  /// Returns the figures that jobs draw; jobs that differ only in theme and scale draw the same figure.
  private func figures(
    of jobs: [FigureJob], _ painter: (Theme.FontFiles?) throws -> Painter
  ) throws -> [PictureMarkup] {
    var figures: [(placement: Scene.Placement, step: Int?, markup: PictureMarkup)] = []
    for job in jobs {
      var placement = job.placement
      placement.canvas.scale = 1
      placement.canvas.name = ""
      placement.isDark = false
      let files = job.outputs.map { output in
        var file = PictureMarkup.File(
          path: output.path, scale: job.placement.canvas.scale, format: output.format,
          theme: job.options.theme)
        file.reference = output.reference
        return file
      }
      if let index = figures.firstIndex(where: {
        $0.placement == placement && $0.step == job.step
      }) {
        figures[index].markup.files += files
      } else {
        let label = try job.label(with: painter(job.options.theme.font))
        figures.append((placement, job.step, PictureMarkup(label, files: files)))
      }
    }
    return figures.map(\.markup)
  }

  /// Rejects figures with the same DocC name, because pages would show only one of them.
  private func refuseOneName(for figures: [PictureMarkup]) throws {
    var named: Set<String> = []
    for reference in figures.compactMap(\.files.first?.reference)
    where !named.insert(reference).inserted {
      throw UsageError(
        "several figures have the name '\(reference)'; tell them apart with {canvas}, {direction} or {step} in --name",
        of: "describe")
    }
  }

  private func text(_ figure: PictureMarkup) -> String {
    switch form {
    case .text: printable(figure.label.text) + "\n"
    case .markdown: figure.markdown
    case .html: figure.html
    }
  }
}
