private import AutoLayout
private import CairoCanvas
package import Figures
package import Scenes

/// Computes a key for each picture, which is a hash of everything that the picture's bytes depend on.
package struct PictureKeys: Sendable {
  /// The versions that all keys depend on.
  package let versions: Versions
  private let versionsHash: String
  private let themes: [Theme: String]
  private let scripts: ScriptFonts

  /// Creates an instance for the installed versions of software and fonts.
  ///
  /// - Parameters:
  ///   - themes: The themes of pictures, in addition to the bundled themes.
  ///   - fontFolder: The folder of fonts, or `nil` to use the system's fonts.
  /// - Throws: `PlumblineError.cannotDraw` if fonts are missing or unreadable.
  /// - Complexity: Reads the font files of the main family completely.
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

  /// Returns the hash of a scene file, followed by the hash of ``ScriptFonts`` if the scene may need these fonts.
  ///
  /// The identifier may need these fonts too, because it is the default title.
  ///
  /// - Throws: `PlumblineError.cannotDraw` if one of these fonts is unreadable.
  func sceneHash(
    of bytes: [UInt8], identifier: String, sha256: String
  ) throws(PlumblineError) -> String {
    // An escape may stand for any letter.
    let isPlain =
      identifier.utf8.allSatisfy { $0 < 0x80 }
      && bytes.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "\\") }
    return isPlain ? sha256 : sha256 + (try scripts.hash())
  }

  /// Returns the part of a picture's key that covers the scene's files besides the scene file, or an empty string.
  ///
  /// The text includes the hash of ``ScriptFonts``, because texts in the files may need these fonts.
  ///
  /// - Throws: `PlumblineError.cannotDraw` if one of these fonts is unreadable.
  func text(ofOtherFiles files: String) throws(PlumblineError) -> String {
    files.isEmpty ? "" : files + (try scripts.hash())
  }

  /// Returns a combined key for all pictures of a scene, which changes if the key of any of the pictures changes.
  ///
  /// - Parameters:
  ///   - sceneHash: The hash of the scene file and of the fonts for its texts.
  ///   - identifier: The scene's identifier, from the name of its file.
  ///   - settings: The settings for all scenes.
  /// - Returns: The key, as 32 hexadecimal digits.
  func planKey(sceneHash: String, identifier: String, settings: String) -> String {
    key([sceneHash, identifier, settings])
  }

  /// Returns the contents of a theme as text, or an empty string if the theme wasn't passed to the initializer.
  package func inputs(of theme: Theme) -> String { themes[theme] ?? "" }

  /// Returns the project settings that pictures depend on, as text.
  func inputs(of project: ProjectSettings) -> String {
    project.keyText + "\0" + (project.theme.map(inputs(of:)) ?? "")
  }

  /// Returns the key of the settings for all scenes.
  func settingsKey(_ settings: String) -> String { key([settings]) }

  /// Returns the key of the picture for one output of a job.
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
    // Words in other scripts use other fonts, which other scenes don't depend on.
    if !job.options.words.isPlain { parts.append((try? scripts.hash()) ?? "unreadable") }
    switch output.format {
    case .png: parts.append("\(job.pngCoding) \(job.options.motion)")
    case .svg:
      // The embedded source is that of the scene, whose hash is already included.
      let svg = job.options.svg
      let source = svg.source == nil ? "plain" : "source"
      parts.append(
        "\(svg.form) \(svg.followsReader) \(source) \(job.options.motion) \(svg.idPrefix)")
    case .pdf: break
    }
    return key(parts)
  }

  /// Returns the first 128 bits of a SHA-256 hash of the versions and `parts`, which are enough to distinguish pictures.
  private func key(_ parts: [String]) -> String {
    let text = ([versionsHash] + parts).joined(separator: "\0")
    return String(sha256(Array(text.utf8)).prefix(32))
  }
}

extension FigureJob {
  /// The panels of the figure as text that is equal in every run, without the contents of other scenes' files.
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
  /// The options of a figure as text that is equal in every run, without the theme and the settings of file formats.
  fileprivate var inputsText: String {
    // Everything that isn't excluded here is included, so that no option can be forgotten.
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

  /// Returns all options as text, except for the theme and the words.
  private static func text(of options: FigureOptions) -> String {
    Mirror(reflecting: options).children.filter { !["theme", "words"].contains($0.label) }
      .map { "\($0.label ?? "")=\(String(reflecting: $0.value))" }.joined(separator: "\0")
  }
}

extension Theme {
  /// Returns the theme as text that is equal in every run, with the hashes of its font files.
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
