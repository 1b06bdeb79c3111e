private import AutoLayout
private import CairoCanvas
package import Figures
package import Scenes

/// Hashes of all that pictures depend on: the same key, the same bytes.
package struct PictureKeys: Sendable {
  /// The versions of everything that draws and that every key depends on.
  package let versions: Versions
  private let versionsHash: String
  private let themes: [Theme: String]
  private let scripts: ScriptFonts

  /// Looks at what is installed here.
  ///
  /// - Parameters:
  ///   - themes: The themes that pictures are drawn in, besides those that come along.
  ///   - fontFolder: Where fonts are; nil for where the system keeps them.
  /// - Throws: `PlumblineError.cannotDraw` where fonts cannot be found or read.
  /// - Complexity: reads the font files of the figures' own family as a whole.
  package init(themes: [Theme], fontFolder: String? = nil) throws(PlumblineError) {
    versions = try Versions.common(fontFolder: fontFolder)
    scripts = ScriptFonts(fontFolder: fontFolder)
    versionsHash = sha256(Array(versions.text.utf8))
    var texts: [Theme: String] = [:]
    for theme in Theme.allCases + themes where texts[theme] == nil {
      texts[theme] = try theme.inputsText()
    }
    self.themes = texts
  }

  /// The hash of a scene file, together with that of the fonts for other scripts where the scene may need
  /// any; its identifier may be its title.
  ///
  /// - Throws: `PlumblineError.cannotDraw` where one of these fonts cannot be read.
  func sceneHash(
    of bytes: [UInt8], identifier: String, sha256: String
  ) throws(PlumblineError) -> String {
    // An escape may stand for any letter.
    let isPlain =
      identifier.utf8.allSatisfy { $0 < 0x80 }
      && bytes.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "\\") }
    return isPlain ? sha256 : sha256 + (try scripts.hash())
  }

  /// The text for keys about the files that a scene depends on besides its own, together with the fonts for other
  /// scripts, in which their words may be set.
  ///
  /// - Throws: `PlumblineError.cannotDraw` if one of these fonts can't be read.
  func text(ofOtherFiles files: String) throws(PlumblineError) -> String {
    files.isEmpty ? "" : files + (try scripts.hash())
  }

  /// The key of all pictures of a scene together: as long as it is the same, so are they.
  ///
  /// - Parameters:
  ///   - sceneHash: The hash of the scene file, and of what else its texts need.
  ///   - identifier: The scene's identifier, which its file's name says.
  ///   - settings: All that says what is to be drawn of each scene.
  /// - Returns: The key, 32 hexadecimal digits.
  func planKey(sceneHash: String, identifier: String, settings: String) -> String {
    key([sceneHash, identifier, settings])
  }

  /// All of a theme that was named when these keys were made, as text.
  package func inputs(of theme: Theme) -> String { themes[theme] ?? "" }

  /// All that pictures depend on of the settings of a project file, as text.
  func inputs(of project: ProjectSettings) -> String {
    project.keyText + "\0" + (project.theme.map(inputs(of:)) ?? "")
  }

  /// The key of all that says what is to be drawn of each scene.
  func settingsKey(_ settings: String) -> String { key([settings]) }

  /// The key of one output of a job.
  package func key(of job: FigureJob, _ output: FigureJob.Output, sceneHash: String) -> String {
    var parts =
      [
        sceneHash, job.scene.identifier, String(reflecting: job.placement.canvas),
        job.placement.direction.map { "\($0)" } ?? "", output.format.rawValue,
        themes[job.options.theme] ?? "", job.options.inputsText, job.panelsText,
        "\(job.scene.measuresText)",
        String(reflecting: job.canvases),
      ] + job.steps.map(\.inputsText)
    // The scene's hash doesn't cover its project file.
    if let project = job.scene.project {
      let hasDirection = job.scene.outside.projectKeys.contains("direction")
      if hasDirection, job.placement.direction == nil { parts.append("\(job.scene.direction)") }
      if !job.scene.panelFiles.isEmpty { parts.append(inputs(of: project)) }
    }
    // Words of other scripts are set in other fonts, which scenes without them don't depend on.
    if !job.options.words.isPlain { parts.append((try? scripts.hash()) ?? "unreadable") }
    switch output.format {
    case .png: parts.append("\(job.pngCoding) \(job.options.motion)")
    case .svg:
      // The source is that of the scene, which has its hash here already.
      let svg = job.options.svg
      let source = svg.source == nil ? "plain" : "source"
      parts.append(
        "\(svg.form) \(svg.followsReader) \(source) \(job.options.motion) \(svg.idPrefix)")
    case .pdf: break
    }
    return key(parts)
  }

  /// The first 128 of the hash's 256 bits, which are plenty to tell pictures apart.
  private func key(_ parts: [String]) -> String {
    let text = ([versionsHash] + parts).joined(separator: "\0")
    return String(sha256(Array(text.utf8)).prefix(32))
  }
}

extension FigureJob {
  /// The panels as text that is the same in every run, apart from the files of other scenes.
  fileprivate var panelsText: String {
    panels.map { panel in
      [
        panel.options.inputsText, String(reflecting: panel.canvas),
        panel.direction.map { "\($0)" } ?? "", panel.scene?.text ?? "",
      ].joined(separator: "\0")
    }.joined(separator: "\0") + "\0\(scene.panelColumns ?? 0)"
  }
}

extension FigureOptions {
  /// What a figure shows, without its theme and what single formats need, as text that is the same in
  /// every run.
  fileprivate var inputsText: String {
    // Everything counts that is not taken out here, so that no option can be forgotten.
    var rest = self
    rest.theme = .light
    rest.overlays = []
    rest.subjects = [:]
    rest.svg = SVGOptions()
    rest.words = .english
    rest.motion = .still
    let subjects = subjects.sorted { $0.key.rawValue < $1.key.rawValue }
      .map { "\($0.key.rawValue):\($0.value.sorted())" }
    return "\(overlays.map(\.rawValue).sorted())\0\(subjects)\0\(words.inputsText)\0"
      + Self.text(of: rest)
  }

  /// A value with all that it is made of; the theme, which is known by other means, would be most of it.
  private static func text(of options: FigureOptions) -> String {
    Mirror(reflecting: options).children.filter { !["theme", "words"].contains($0.label) }
      .map { "\($0.label ?? "")=\(String(reflecting: $0.value))" }.joined(separator: "\0")
  }
}

extension Theme {
  /// All of a theme as text that is the same in every run, with the hashes of its font files.
  fileprivate func inputsText() throws(PlumblineError) -> String {
    var palette = palette
    let guides = palette.systemGuides.map { "\($0.key)=\($0.value)" }.sorted()
    palette.systemGuides = [:]
    var text = "\(name) \(interface) \(String(reflecting: palette)) \(guides)"
    if !styles.isEmpty { text += " \(String(reflecting: styles))" }
    guard let font else { return text }
    do throws(RenderError) {
      let files = try FontLibrary(family: font.family, paths: font.paths).fontFingerprint()
      text += " \(font.family) \(files)"
    } catch {
      throw PlumblineError(error)
    }
    return text
  }
}
