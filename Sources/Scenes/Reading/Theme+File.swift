internal import AutoLayout
internal import CairoCanvas
public import Figures
internal import Foundation
internal import SceneFile

extension Theme {
  /// Reads a theme file.
  ///
  /// - Throws: `PlumblineError` if the file can't be read or is invalid.
  public static func file(at path: String) throws(PlumblineError) -> Theme {
    let bytes = try SceneInput.bytes(at: path)
    do throws(SceneError) {
      return try Theme(bytes: bytes, withFontsBeside: path)
    } catch {
      throw .unreadableScene(error)
    }
  }

  /// Parses a theme file in YAML or JSON.
  ///
  /// - Throws: `SceneError` with all problems that can be found at once.
  public init(bytes: [UInt8], file: String) throws(SceneError) {
    self.init(try Self.document(bytes, file), file: file)
  }

  /// Parses a theme file and checks that its fonts can be opened.
  ///
  /// - Throws: `SceneError` with all problems that can be found at once.
  package init(bytes: [UInt8], withFontsBeside file: String) throws(SceneError) {
    let document = try Self.document(bytes, file)
    self.init(document, file: file)
    let texts = document.font?.files ?? []
    let problems = zip(font?.paths ?? [], texts).compactMap { path, text in
      isFontFile(path)
        ? nil
        : SceneProblem(text.position, message: RenderError.fontUnreadable(path: path).description)
    }
    guard problems.isEmpty else { throw SceneError(file: file, problems: problems) }
  }

  private static func document(
    _ bytes: [UInt8], _ file: String
  ) throws(SceneError) -> ThemeDocument {
    try ThemeDocument(bytes: bytes, file: file, bases: Theme.allCases.map(\.name))
  }

  private init(_ document: ThemeDocument, file: String) {
    let base = Theme(named: document.base) ?? .light
    let font = document.font.map { font in
      FontFiles(
        family: font.family,
        paths: font.files.map(\.text).map { $0.hasPrefix("/") ? $0 : file.folderPrefix + $0 })
    }
    self.init(
      name: document.name ?? Self.stem(ofFile: file), interface: base.interface,
      palette: base.palette.applying(document), styles: document.styles,
      font: font)
  }

  private static func stem(ofFile file: String) -> String {
    let name = file.fileName
    let stem = name.prefix { $0 != "." }
    return stem.isEmpty ? name : String(stem)
  }
}

extension Palette {
  /// Returns the palette with the colors and numbers of a theme file.
  fileprivate func applying(_ document: ThemeDocument) -> Palette {
    var palette = self
    palette.page = desk
    for (key, color) in document.colors {
      switch key {
      case "desk": palette.desk = color
      case "paper": palette.paper = color
      case "hairline": palette.hairline = color
      case "ink": palette.ink = color
      case "chalk": palette.chalk = color
      case "quietText": palette.quietText = color
      default: preconditionFailure("theme files have no color \(key)")
      }
    }
    palette.fills = document.colorLists["fills"] ?? fills
    palette.containers = document.colorLists["containers"] ?? containers
    palette.containerEdges = document.colorLists["containerEdges"] ?? containerEdges
    palette.completeEdges()
    if !document.guides.isEmpty {
      palette.guides = document.guides.map { guide in
        let dash = guide.dash.map { DashStyle(lengths: $0.map { CGFloat($0) }) }
        return GuideStyle(color: guide.color, dash: dash ?? .dashed)
      }
    }
    let kinds: [String: SystemGuideKind] = [
      "margins": .layoutMargins, "safeArea": .safeArea, "readable": .readableContent,
      "keyboard": .keyboard,
    ]
    for (key, color) in document.systemGuides {
      if let kind = kinds[key] { palette.systemGuides[kind] = color }
    }
    palette.applyStrokes(document)
    return palette
  }

  /// Repeats the last edge color of containers, because theme files may have fewer edge colors than container colors.
  private mutating func completeEdges() {
    let last = containerEdges[containerEdges.count - 1]
    while containerEdges.count < containers.count { containerEdges.append(last) }
  }

  private mutating func applyStrokes(_ document: ThemeDocument) {
    let numbers = document.numbers.mapValues { CGFloat($0) }
    guideWidth = numbers["guideWidth"] ?? guideWidth
    edgeWidth = numbers["edgeWidth"] ?? edgeWidth
    dotOpacity = numbers["dotOpacity"] ?? dotOpacity
    tintOpacity = numbers["tintOpacity"] ?? tintOpacity
    if let lengths = document.systemDash {
      systemDash = DashStyle(lengths: lengths.map { CGFloat($0) })
    }
    if let opacity = numbers["bandOpacity"] { bands = .translucent(opacity) }
    if let hatch = document.hatch { bands = .hatched(hatch) }
  }
}
