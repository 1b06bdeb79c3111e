internal import ArgumentParser
internal import Plumbline

/// The project files of scenes, and what to do with them.
struct ProjectOptions: ParsableArguments {
  @Flag(
    name: .customLong("no-config"),
    help: "Ignore project files (plumbline.yml), which are looked for around each input.")
  var ignoresFiles = false

  @Flag(
    name: .customLong("print-config"),
    help:
      "Print the settings of the project file that count for the inputs, each with its line, and end."
  )
  var prints = false

  /// A finder of project files; `nil` if they are ignored.
  var files: ProjectFiles? { ignoresFiles ? nil : ProjectFiles() }

  /// A function from scene files to the settings of their project files.
  ///
  /// - Parameter inputs: The arguments that scenes are found in. In a folder the file counts that is found from there.
  /// - Returns: The function, which throws the errors of a project file.
  func projects(
    of inputs: [String]
  ) -> @Sendable (String) throws(PlumblineError) -> ProjectSettings? {
    let files = files
    return { (scene) throws(PlumblineError) in
      let input = inputs.first { scene.hasPrefix($0.asFolderPrefix) }
      return try files?.file(for: input ?? scene)?.settings(for: scene)
    }
  }

  /// Prints the settings for inputs and ends the run, if that was asked for.
  ///
  /// - Parameters:
  ///   - inputs: Scene files, folders and streams, which aren't read.
  ///   - documents: How scenes are read; `nil` for scenes in files.
  ///   - command: The subcommand, for advice.
  /// - Throws: `CleanExit` with the settings; `ExitStatus` for an input or a project file that can't be read;
  ///   `UsageError` for inputs of several project files.
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
        "the inputs have several project files (\(names)); name those of one", of: command)
    }
    let text = ProjectSettings.text(of: settings.compactMap(\.self))
    throw CleanExit.message(text ?? "{}  # \(absence(for: inputs))")
  }

  /// The reason why no settings count.
  private func absence(for inputs: [String]) -> String {
    if ignoresFiles { return "--no-config ignores project files" }
    let folders = inputs.flatMap { ProjectFiles.folders(for: $0) }.uniqued()
    let places = folders.map(printable).joined(separator: ", ")
    let rule =
      folders.count == inputs.count
      ? "; folders above are looked at inside of a Git repository only" : ""
    return "there is no \(ProjectSettings.fileName) in \(places)\(rule)"
  }

  /// The scene files that an input stands for, without reading streams and running code.
  private static func scenes(of input: String) throws(PlumblineError) -> [String] {
    if SceneInput.isStream(input) { return ["stdin"] }
    if SwiftInput.isSwift(input) { return [input] }
    return try SceneInput.files(for: input)
  }
}
