import CLibspng
import Foundation
import Measuring
import PhoneFigure
import Plumbline

/// The phone's figure, and the same with four titles two points lower: one pixel in a hundred differs.
struct Pictures {
  /// The files in fast coding.
  let files: ([UInt8], [UInt8])
  /// The files in compact coding.
  let compactFiles: ([UInt8], [UInt8])
  /// The pixels as libspng reads them.
  let rgba: ([UInt32], [UInt32])
  /// The size in pixels.
  let size: (width: Int, height: Int)

  init() throws {
    let figure = PhoneFigure()
    var moved = figure.sceneFile
    for title in figure.views
    where ["title1", "title4", "title6", "title8"].contains(title.identifier) {
      moved = moved.replacingOccurrences(
        of: "\(title.identifier).top == root.top + \(title.y)",
        with: "\(title.identifier).top == root.top + \(title.y + 2)")
    }
    let painter = try Painter()
    func file(_ scene: String, _ coding: PNGCoding) throws -> [UInt8] {
      let scene = try Scene(bytes: Array(scene.utf8), file: "phone.scene.yaml")
      let tree = try scene.solve(Scene.Placement(scene.canvases[0]), with: painter)
      return try painter.picture(of: tree, as: .png, coding: coding).bytes
    }
    files = (try file(figure.sceneFile, .fast), try file(moved, .fast))
    compactFiles = (try file(figure.sceneFile, .compact), try file(moved, .compact))
    rgba = (Self.decodedByLibspng(files.0), Self.decodedByLibspng(files.1))
    let picture = try Picture(png: files.0)
    size = (picture.size.width, picture.size.height)
  }

  /// Measures everything in turns.
  func measure(beside pixelmatch: Pixelmatch?, into table: inout Table) throws {
    let (one, same) = (try Picture(png: files.0), try Picture(png: compactFiles.0))
    let other = try Picture(png: files.1)
    let (bytes, copy) = (rgba.0, rgba.0.map { $0 })
    let tolerance = PictureTolerance(antialiasing: .ignored())
    var times: [String: Double] = [:]
    func best(_ name: String, _ operation: () throws -> Void) rethrows {
      for _ in 0..<3 { times[name] = min(times[name] ?? .infinity, try seconds(operation)) }
    }
    var counts = (own: 0, theirs: 0)
    for _ in 0..<9 {
      best("memcmp") { precondition(memcmp(bytes, copy, bytes.count * 4) == 0, "pixels differ") }
      best("same") { precondition(one.comparison(with: same).result == .samePixels, "not equal") }
      best("exact") { precondition(!one.comparison(with: other).result.isMatch, "equal") }
      best("same, edges") { _ = one.comparison(with: same, tolerance: tolerance) }
      best("edges") { counts.own = one.comparison(with: other, tolerance: tolerance).count }
      for (name, files) in [("fast", files), ("compact", compactFiles)] {
        try best("read " + name) { _ = try Picture(png: files.0) }
        best("libspng " + name) { _ = Self.decodedByLibspng(files.0) }
        try best("whole " + name) {
          let comparison = try Picture(png: files.0).comparison(with: Picture(png: files.1))
          precondition(!comparison.result.isMatch, "equal")
        }
      }
    }
    for _ in 0..<3 {
      guard let differ = try pixelmatch?.run() else { break }
      times["pixelmatch"] = min(times["pixelmatch"] ?? .infinity, differ.seconds)
      counts.theirs = differ.count
    }
    let share = Double(one.comparison(with: other).count) / Double(size.width * size.height)
    print(
      "\(size.width) × \(size.height) pixels, of which \(String(format: "%.2f", share * 100)) % differ"
    )
    if times["pixelmatch"] != nil {
      print("without antialiasing: \(counts.own) pixels; pixelmatch-cpp: \(counts.theirs)")
    } else {
      print(
        "no pixelmatch-cpp: pip installs pybind11-pixelmatch and numpy into a folder to be named")
    }
    fill(&table, times)
  }

  private func fill(_ table: inout Table, _ times: [String: Double]) {
    func time(_ name: String) -> Double { times[name] ?? .infinity }
    table.add("exact, equal", time("same"), beside: "memcmp", time("memcmp"), 3)
    table.add("exact, 1 % differs", time("exact"), beside: "memcmp", time("memcmp"), 3)
    table.add(
      "without antialiasing, equal", time("same, edges"), beside: "memcmp", time("memcmp"), 3)
    // PyPI's pixelmatch-cpp passes over pixels that are equal, which the one that it comes from does
    // not, and so takes an eighth of its time.
    table.add(
      "without antialiasing, 1 % differs", time("edges"), beside: "PyPI's pixelmatch-cpp",
      times["pixelmatch"], 0.2)
    for name in ["fast", "compact"] {
      table.add(
        "reading a file, \(name)", time("read " + name), beside: "libspng", time("libspng " + name),
        1.0 / 3)
      table.add(
        "two files that differ, \(name)", time("whole " + name),
        beside: "2 libspng + pixelmatch-cpp",
        times["pixelmatch"].map { 2 * time("libspng " + name) + $0 }, 1.0 / 3)
    }
  }

  /// The pixels of a file as words of the bytes red, green, blue, alpha.
  private static func decodedByLibspng(_ file: [UInt8]) -> [UInt32] {
    file.withUnsafeBytes { bytes in
      let context = spng_ctx_new(0)
      defer { spng_ctx_free(context) }
      let format = Int32(SPNG_FMT_RGBA8.rawValue)
      var count = 0
      spng_set_png_buffer(context, bytes.baseAddress, bytes.count)
      spng_decoded_image_size(context, format, &count)
      return [UInt32](unsafeUninitializedCapacity: count / 4) { buffer, filled in
        let status = spng_decode_image(context, buffer.baseAddress, count, format, 0)
        precondition(status == 0, "libspng cannot read the file")
        filled = count / 4
      }
    }
  }
}

extension Picture.Comparison {
  /// How many pixels count as different.
  fileprivate var count: Int {
    switch result {
    case .different(let difference), .tolerated(let difference): difference.count
    case .sameBytes, .samePixels, .differentSizes, .unreadable: 0
    }
  }
}
