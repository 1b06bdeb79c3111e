internal import AutoLayout
internal import Batches
internal import Figures
internal import Foundation
internal import InterfaceBuilder
internal import LayoutDocuments
internal import Plumbline
internal import Scenes

extension ServedScenes {
  /// Returns the list of scenes as JSON, with the devices, text sizes, themes, looks and overlays that pages offer.
  ///
  /// - Parameter editor: The URL that opens a line in an editor, or `nil` for no links.
  /// - Returns: The JSON.
  func listText(editor: String?) -> String {
    JSONValue.object([
      ("scenes", .array(entries.map { value($0) }, .lines)),
      ("devices", .array(Device.all.map(deviceValue), .lines)),
      ("textSizes", words(ContentSizeCategory.names)),
      ("themes", words(Theme.allCases.map(\.name))),
      ("looks", words(FigureLook.allCases.map(\.rawValue))),
      ("overlays", words(Overlay.allCases.map(\.rawValue))),
      ("editor", editor.map { .string($0) } ?? .null),
    ]).text
  }

  private func words(_ words: [String]) -> JSONValue { .array(words.map { .string($0) }, .inline) }

  private func deviceValue(_ device: Device) -> JSONValue {
    .line([
      ("name", .string(device.name)), ("width", .number(device.portraitSize.width)),
      ("height", .number(device.portraitSize.height)), ("scale", .number(device.scale)),
    ])
  }

  private func value(_ canvas: Canvas) -> JSONValue {
    let place = Device.placed(canvas.name)
    let suffix = place?.orientation == .landscape ? ":landscape" : ""
    return .line([
      ("name", .string(canvas.name)), ("width", .number(canvas.size.width)),
      ("height", .number(canvas.size.height)), ("scale", .number(canvas.scale)),
      ("device", place.map { .string($0.device.name + suffix) } ?? .null),
    ])
  }

  private func value(_ entry: Entry) -> JSONValue {
    let kind =
      SwiftPath(entry.name) != nil
      ? "swift" : InterfacePath(entry.name) != nil ? "document" : "scene"
    var members: [(String, JSONValue)] = [
      ("path", .string(entry.name)), ("version", .number(CGFloat(entry.revision))),
      ("kind", .string(kind)),
      ("group", .string(entry.group)),
    ]
    switch entry.scene {
    case .success(let scene):
      let own = scene.canvases.filter { !$0.fits }
      let canvases = own.isEmpty ? [Scene.fallbackCanvas] : own
      let shown = scene.figureOptions
      members += [
        ("title", .string(scene.title)), ("canvases", .array(canvases.map(value), .inline)),
        ("look", .string(shown.look.rawValue)),
        (
          "shown",
          words(Overlay.allCases.filter(shown.overlays.contains).map(\.rawValue))
        ), ("error", .null),
      ]
    case .failure(let error):
      members += [
        ("title", .string(entry.name.fileName)), ("canvases", .array([], .inline)),
        ("error", errorValue(error)),
      ]
    }
    return .line(members)
  }
}

/// Returns an error as JSON: its message, and the positions in files that it names.
func errorValue(_ error: PlumblineError) -> JSONValue {
  var lines: [JSONValue] = []
  if case .unreadableScene(let scene) = error {
    lines = scene.problems.map { problem in
      .line([
        ("file", .string(problem.file(ofSceneIn: scene.file))),
        ("line", .number(CGFloat(problem.position.line))),
        ("column", .number(CGFloat(problem.position.column))),
        ("message", .string(problem.message)),
      ])
    }
  }
  return .line([
    ("message", .string(error.lines.joined(separator: "\n"))), ("lines", .array(lines, .inline)),
  ])
}
