public import AutoLayout
package import CairoCanvas
public import Foundation
@_exported public import SceneFile

/// The reason why a scene can't be laid out, drawn or checked.
public enum PlumblineError: Error, Hashable, Sendable {
  /// A scene file that can't be read, with all its problems.
  case unreadableScene(SceneError)
  /// An input that is missing or unreadable, with the system's reason.
  case unreadableFile(path: String, reason: String)
  /// A commit whose files can't be read, with the reason.
  case unreadableCommit(reason: String)
  /// A scene with no older scene to compare with, and the path that was searched for one.
  case noEarlierScene(scene: String, place: String)
  /// A folder without scenes.
  case noScenes(folder: String)
  /// A canvas that can't be laid out or drawn.
  case unusableCanvas(CanvasError)
  /// A canvas whose width or height comes from the layout, although the layout leaves that size ambiguous.
  case ambiguousCanvas(scene: String, OpenCanvasError)
  /// A sweep on a canvas that takes its size from the layout, so there is no size to vary.
  case fittingSweep(scene: String, canvas: String)
  /// A sweep that needed too many layouts, with the canvas's width or height in points at which it stopped.
  case sweepEnded(scene: String, axis: LayoutConstraint.Axis, extent: CGFloat)
  /// A page that has too many pixels in total (see `FigureSheet.maximumPixelCount`) or along a side.
  case sheetTooLarge(pixelWidth: Int, pixelHeight: Int)
  /// A page whose figures exceed `FigureSheet.maximumItemCount` or `FigureSheet.maximumTextLength`.
  case sheetTooFull
  /// A job that exceeds a limit, with the reason.
  case overLimit(reason: String)
  /// A picture that another process could not draw or write.
  case failedJob(PictureFailure)
  /// Missing fonts or insufficient memory, with the reason.
  case cannotDraw(reason: String)
  /// An output that can't be written, with the system's reason.
  case unwritableFile(path: String, reason: String)
  /// A scene that can't be written as a scene file, with the reason.
  case unwritableScene(scene: String, reason: String)
  /// Two pictures of a scene that would have the same path, such as pictures of canvases with equal names.
  case sameFile(path: String, scene: String)
  /// Two inputs that can't be compared, such as a picture and a folder.
  case mismatchedKinds(reference: String, actual: String)
  /// A name on the command line or in a job that doesn't identify a constraint of the scene, with the reason.
  case noSuchConstraint(scene: String, reason: String)
  /// A crop that is invalid, or that refers to an item that the scene doesn't have, with the reason.
  case noSuchItem(scene: String, reason: String)
  /// A requested width in pixels that no permitted scale produces, with the picture's width in points.
  case impossibleWidth(pixels: Int, points: Int)
  /// A letter size that is impossible for the picture's width, with the reason.
  case invalidLetterSize(reason: String)
  /// A folder into which another process is drawing, with its process ID if known.
  case busyFolder(folder: String, process: String?)
  /// A file that has the name of a manifest but isn't one.
  case foreignFile(path: String)
  /// A scene in Swift code that produces no layout on a canvas, with the reasons.
  case failedCode(scene: String, canvas: String, reasons: [String])
  /// Swift files without a scene, with the compiler's messages.
  case failedBuild(messages: [String])
  /// A scene that crashed an earlier run.
  case crashed(scene: String)
  /// A folder that was removed while pictures were drawn into it.
  case removedFolder(folder: String)
  /// A manifest that can't be merged with the others, with the reason.
  case unmergeable(path: String, reason: String)

  package init(_ error: RenderError) { self = .cannotDraw(reason: error.description) }

  package init(_ excess: JobLimits.Excess) { self = .overLimit(reason: excess.description) }
}

extension PlumblineError: CustomStringConvertible {
  /// The reason as text, with a line for each problem of a scene file.
  public var description: String { lines.joined(separator: "\n") }

  /// The reason as lines, one for each problem of a scene file.
  package var lines: [String] {
    switch self {
    case .unreadableScene(let error): return error.lines.map(printable)
    case .failedJob(let failure): return failure.errors.map { printable($0.text) }
    case .failedBuild(let messages): return messages.map(printable)
    default:
      let (subject, message) = statement
      return [printable((subject.map { "\($0): " } ?? "") + "error: " + message)]
    }
  }

  /// Returns the error with the name of a scene, or unchanged if it already names a file, folder or scene.
  package func inScene(_ name: String) -> PlumblineError {
    switch self {
    case .unreadableScene, .failedJob, .failedBuild: return self
    default:
      return statement.subject == nil
        ? .failedJob(PictureFailure(self, file: name, line: nil)) : self
    }
  }

  private static func impossibleWidth(_ pixels: Int, _ points: Int) -> String {
    "a picture of \(points) points cannot be \(pixels) pixels wide; pixels per point are from 0.1 to 8, "
      + "so a width is from \((points + 9) / 10) to \(8 * points)"
  }

  private static func largeSheet(_ width: Int, _ height: Int) -> String {
    "a page of \(width) × \(height) pixels is too large: it may have "
      + "\(Canvas.maximumPixelsPerSide) pixels a side and "
      + "\(FigureSheet.maximumPixelCount / 1_000_000) million in all; "
      + "choose a smaller --scale, fewer canvases, or other --columns"
  }

  private static func fittingSweep(_ canvas: String) -> String {
    "a sweep needs a canvas of a fixed size, but '\(canvas)' fits its layout; name one with --canvas"
  }

  private static func endedSweep(_ axis: LayoutConstraint.Axis, _ extent: CGFloat) -> String {
    "the sweep stopped at a \(axis.sizeAttribute.name) of \(points(extent)): it takes more than "
      + "\(LayoutSweep.layoutLimit) layouts or \(LayoutSweep.itemLimit / 1_000_000) million views and guides in them; "
      + "choose a smaller range"
  }

  private static let sceneNames =
    "scenes are found by their files' names, and in Interface Builder documents by their object ids and names"

  private static let crash =
    "plumbline crashed while it worked on this scene, which was left out; report this with the scene; to draw it "
    + "again, change it or use --force"

  private static let fullSheet =
    "the figures of a sheet have at most \(FigureSheet.maximumItemCount) views and guides and "
    + "\(FigureSheet.maximumTextLength) characters of text together; choose fewer canvases or scenes"

  /// The message, and the file, folder or scene that the error is about, or `nil` if there is no such subject.
  package var statement: (subject: String?, message: String) {
    switch self {
    case .unreadableScene(let error): (error.file, error.description)
    case .failedJob(let failure): (failure.errors.first?.file, description)
    case .unreadableFile(let path, let reason): (path, "cannot be read: \(reason)")
    case .unreadableCommit(let reason): (nil, reason)
    case .noScenes(let folder):
      (
        folder,
        "the folder has no scenes; scene files end in .scene.yaml or .scene.json, and 'plumbline init' "
          + "writes a first one; --swift takes a folder of Swift files"
      )
    case .noEarlierScene(let scene, let place):
      (place, "there is no scene '\(scene)' to compare with; \(Self.sceneNames)")
    case .unusableCanvas(let error): (nil, error.description)
    case .ambiguousCanvas(let scene, let error): (scene, error.description)
    case .fittingSweep(let scene, let canvas): (scene, Self.fittingSweep(canvas))
    case .sweepEnded(let scene, let axis, let extent): (scene, Self.endedSweep(axis, extent))
    case .sheetTooLarge(let width, let height): (nil, Self.largeSheet(width, height))
    case .sheetTooFull: (nil, Self.fullSheet)
    case .overLimit(let reason): (nil, reason)
    case .cannotDraw(let reason): (nil, "cannot draw: \(reason)")
    case .unwritableFile(let path, let reason): (path, "cannot be written: \(reason)")
    case .unwritableScene(let scene, let reason):
      (scene, "cannot be written as a scene file: \(reason)")
    case .mismatchedKinds(let reference, let actual):
      (
        nil,
        "'\(reference)' and '\(actual)' are of different kinds; compare two pictures, two scenes, two "
          + "files of frames, or two folders"
      )
    case .noSuchConstraint(let scene, let reason), .noSuchItem(let scene, let reason):
      (scene, reason)
    case .impossibleWidth(let pixels, let points): (nil, Self.impossibleWidth(pixels, points))
    case .invalidLetterSize(let reason): (nil, reason)
    case .sameFile(let path, let scene):
      (scene, "two pictures would both be drawn to \(path); give canvases different names")
    case .busyFolder(let folder, let process):
      (
        folder,
        "another plumbline\(process.map { ", process \($0)," } ?? "") is drawing into this folder; wait for "
          + "it, or give -o another folder"
      )
    case .foreignFile(let path):
      (
        path,
        "this is not a manifest from plumbline, and is not overwritten; move it, give -o another "
          + "folder, or use --no-manifest"
      )
    case .crashed(let scene): (scene, Self.crash)
    case .removedFolder(let folder):
      (
        folder,
        "the folder was removed or replaced while pictures were drawn into it; run again to draw those "
          + "that are missing"
      )
    case .failedCode(let scene, let canvas, let reasons):
      (scene, "on \(canvas), \(reasons.joined(separator: "; "))")
    case .failedBuild(let messages): (nil, messages.joined(separator: "\n"))
    case .unmergeable(let path, let reason): (path, reason)
    }
  }
}
