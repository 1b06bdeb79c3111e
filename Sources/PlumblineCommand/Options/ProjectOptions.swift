internal import ArgumentParser
internal import Plumbline

/// The options for the project files that scenes belong to.
struct ProjectOptions: ParsableArguments {
  @Flag(
    name: .customLong("no-config"),
    help: "Ignore project files (plumbline.yml), which are searched for around each input.")
  var ignoresFiles = false

  @Flag(
    name: .customLong("print-config"),
    help:
      "Print the project settings that apply to the inputs, with their lines, and exit."
  )
  var prints = false

  /// A finder of project files, or `nil` if an option requests to ignore project files.
  var files: ProjectFiles? { ignoresFiles ? nil : ProjectFiles() }

  /// Returns a function that finds the project settings for a scene file, or throws if the project file can't be read.
  ///
  /// The search starts at the folder among `inputs` that contains the scene file, or otherwise at the scene file.
  func projects(
    of inputs: [String]
  ) -> @Sendable (String) throws(PlumblineError) -> ProjectSettings? {
    let files = files
    return { (scene) throws(PlumblineError) in
      let input = inputs.first { scene.hasPrefix($0.asFolderPrefix) }
      return try files?.file(for: input ?? scene)?.settings(for: scene)
    }
  }

  /// Prints the project settings for inputs and ends the run, without reading scenes, if an option requests it.
  ///
  /// - Throws: `CleanExit` with the settings, `ExitStatus` if reading fails, or `UsageError` for several project files.
  func printIfAsked(
    for inputs: [String], _ documents: DocumentOptions? = nil, of command: String
  ) throws {
    guard prints else { return }
    let settings = try reportingFailures {
      let files = files
      return try inputs.flatMap { input in
        let file = try files?.file(for: input)
        return try Self.scenes(of: documents?.path(input) ?? input).map { file?.settings(for: $0) }
      }
    }
    let paths = settings.map { $0?.file }.uniqued()
    guard paths.count < 2 else {
      let names = paths.map { $0 ?? "none" }.joined(separator: ", ")
      throw UsageError(
        "the inputs have several project files (\(names)); name inputs that share one", of: command)
    }
    let text = ProjectSettings.text(of: settings.compactMap(\.self))
    throw CleanExit.message(text ?? "{}  # \(absence(for: inputs))")
  }

  private func absence(for inputs: [String]) -> String {
    if ignoresFiles { return "--no-config ignores project files" }
    let folders = inputs.flatMap { ProjectFiles.folders(for: $0) }.uniqued()
    let places = folders.map(printable).joined(separator: ", ")
    let rule =
      folders.count == inputs.count
      ? "; folders above are searched only inside a Git repository" : ""
    return "there is no \(ProjectSettings.fileName) in \(places)\(rule)"
  }

  /// Returns the paths of an input's scene files, without reading streams or running code.
  private static func scenes(of input: String) throws(PlumblineError) -> [String] {
    if SceneInput.isStream(input) { return ["stdin"] }
    if SwiftInput.isSwift(input) { return [input] }
    return try SceneInput.files(for: input)
  }
}
