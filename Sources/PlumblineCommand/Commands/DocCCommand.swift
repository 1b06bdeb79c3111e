internal import ArgumentParser
internal import Foundation
internal import Plumbline

/// `plumbline docc`: draws the scenes of a documentation catalog, or checks its built archive for missing pictures.
struct DocCCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "docc",
    abstract: "Draw the scenes of a DocC catalog, each beside its file, in light and dark.",
    discussion: """
      Examples:
        plumbline docc Sources/Kit/Kit.docc
        plumbline docc Sources/Kit/Kit.docc --check .build/Kit.doccarchive

      Articles show login.scene.yaml as ![Alternative text](login.png); DocC picks the theme and the scale. A scene \
      with several canvases has one picture for each, such as login-390x844.png. DocC leaves out \
      missing pictures silently if their names have no ending. After 'docc convert', --check reports every picture \
      that the archive lacks, and exits with 1.
      """)

  @Argument(help: "A documentation catalog, a folder that ends in .docc.", completion: .directory)
  var catalog: String

  @Option(
    help: ArgumentHelp(
      "Draw nothing, and check this archive, which docc made of the catalog, for every picture that the pages name.",
      valueName: "ARCHIVE"),
    completion: .directory)
  var check: String?

  func run() async throws {
    if let check { return try report(missingFrom: check) }
    let scenes = try reportingFailures { () throws(PlumblineError) in
      try SceneInput.files(for: catalog)
    }
    let folders = Dictionary(grouping: scenes) { ($0 as NSString).deletingLastPathComponent }
    var statuses: [ExitStatus] = []
    for (folder, scenes) in folders.sorted(by: { $0.key < $1.key }) {
      let render = try RenderCommand.parse(
        ["--name", "docc", "--theme", "light", "--theme", "dark", "-o", folder, "--"] + scenes)
      do { try await render.run() } catch let status as ExitStatus { statuses.append(status) }
    }
    try statuses.throwGravest()
  }

  private func report(missingFrom archive: String) throws {
    let pages = try reportingFailures { () throws(PlumblineError) in
      try CatalogPages(of: catalog)
    }
    let known = try reportingFailures { () throws(PlumblineError) in
      try CatalogPages.pictures(inArchive: archive)
    }
    let missing = pages.references.filter { !known.contains($0.name) }
    for reference in missing {
      try print(
        "\(reference.page):\(reference.line):\(reference.column): error: "
          + "the archive has no picture '\(reference.name)'"
          + didYouMean(spellingSuggestion(for: reference.name, among: known)),
        to: .output)
    }
    if !missing.isEmpty { throw ExitStatus.differences }
  }
}
