import Foundation
import Imaging

@testable import Snapshots

/// A run with a result of every status, and with names and texts that no report may take for its own
/// marks.
struct SampleRun {
  /// A name that means something to HTML, XML, Markdown, shells and terminals.
  static let hostileName = "<b>&\"'`|*_😀\u{1B}[31m\u{202E}</script>]]>"

  let run: SnapshotRun
  /// The pictures that the run names, by their paths.
  let files: [String: [UInt8]]

  init(passedCount: Int = 1, changedCount: Int = 1) throws {
    var files: [String: [UInt8]] = [:]
    let bytes = try (Self.picture(88), Self.picture(92), Self.picture(200))
    func picture(_ path: String, _ bytes: [UInt8]) -> String {
      files[path] = bytes
      return path
    }
    var results: [SnapshotResult] = []
    for index in 0..<changedCount {
      let name = "card\(index == 0 ? "" : "\(index)").160x200@2.png"
      results.append(
        Self.changed(
          index,
          SnapshotFiles(
            scene: "card.scene.yaml",
            referencePicture: picture("__Snapshots__/\(name)", bytes.0),
            actualPicture: picture("out/actual/\(name)", bytes.1),
            differencePicture: picture("out/difference/\(name)", bytes.2))))
    }
    results.append(
      SnapshotResult(
        name: Self.name(Self.hostileName), status: .failed,
        failure: "\(Self.hostileName).scene.yaml:3:5: 'widht' is not an attribute"))
    results.append(SnapshotResult(name: Self.name("sheet"), status: .missing))
    results.append(
      SnapshotResult(
        name: Self.name("fresh"), status: .new,
        files: SnapshotFiles(
          actualPicture: picture("out/actual/fresh.160x200@2.png", bytes.0))))
    for index in 0..<passedCount {
      let path = picture("__Snapshots__/plain\(index).160x200@2.png", bytes.0)
      results.append(
        SnapshotResult(
          name: Self.name("plain\(index)"), status: .passed, picture: .sameBytes,
          files: SnapshotFiles(referencePicture: path)))
    }
    results.append(
      SnapshotResult(
        name: Self.name("soft"), status: .passed, picture: .samePixels,
        allowances: ["12 pixels as antialiasing (--antialiasing)"]))
    results.append(SnapshotResult(name: Self.name("old"), status: .orphaned))
    run = SnapshotRun(version: "1.2.3", mode: .verify, results: results)
    self.files = files
  }

  /// 320 × 400 pixels, pale above a row and blue below it.
  private static func picture(_ row: Int) throws -> [UInt8] {
    var pixels = Array(repeating: UInt32(0xFFF7_F8FA), count: 320 * 400)
    pixels.replaceSubrange(
      (row * 320)..., with: repeatElement(0xFF2F_6FDD, count: (400 - row) * 320))
    var writer = PNGWriter()
    return try writer.bytes(pixels.span, PixelLayout(pixelWidth: 320, pixelHeight: 400))
  }

  static func name(_ scene: String) -> SnapshotName {
    SnapshotName(folder: "__Snapshots__", scene: scene, canvas: "160x200@2")
  }

  private static func changed(_ index: Int, _ files: SnapshotFiles) -> SnapshotResult {
    func frame(_ y: CGFloat) -> CGRect { CGRect(x: 16, y: y, width: 100, height: 20) }
    return SnapshotResult(
      name: name("card\(index == 0 ? "" : "\(index)")"), status: .changed,
      layout: LayoutComparison(
        changes: [
          ItemChange(
            identifier: "title", kind: .moved, reference: frame(44), actual: frame(46),
            origins: [.init(cause: 0)],
            referenceOnCanvas: frame(44), actualOnCanvas: frame(46)),
          ItemChange(
            identifier: "body", kind: .moved, reference: frame(72), actual: frame(74),
            origins: [.init(cause: 0, isFollower: true)], referenceOnCanvas: frame(72),
            actualOnCanvas: frame(74)),
        ],
        causes: [.constraintChanged(name: "title-top", reference: "8", actual: "10")],
        canvasSize: CGSize(width: 160, height: 200)),
      picture: .different(
        PixelDifference(
          count: 1280, size: PixelSize(width: 320, height: 400), largestChannelDifference: 200,
          regions: [
            PixelDifference.Region(
              x: 0, y: 88, size: PixelSize(width: 320, height: 4), count: 1280, items: ["title"])
          ])),
      environment: [EnvironmentDifference(name: "cairo", reference: "1.16.0", actual: "1.18.4")],
      files: files)
  }

  /// The bytes of a picture.
  func read(_ path: String) -> [UInt8]? { files[path] }
}
