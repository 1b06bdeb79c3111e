/// How large golden pictures may be: history keeps every version of every one.
enum PictureSizes {
  static let limit = 20 * 1024

  static func findings(in file: SourceFile) -> [Finding] {
    let isGolden =
      ["Tests/", "samples/golden/"].contains(where: file.path.hasPrefix)
      && file.name.hasSuffix(".png")
    guard isGolden, file.bytes.count > limit else { return [] }
    return [
      Finding(
        path: file.path, line: 1,
        rule: "a golden picture has at most \(limit) bytes, this one has \(file.bytes.count)",
        fix: "use a smaller canvas, or record the hash of the picture")
    ]
  }
}
