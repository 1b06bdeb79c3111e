/// How long a file and a function may be.
enum Lengths {
  static let ofFile = 400
  static let ofFunction = 60

  static func findings(in file: SourceFile) -> [Finding] {
    guard let swift = file.swift, !file.isGenerated else { return [] }
    var findings: [Finding] = []
    let lineCount = file.bytes.count { $0 == .newline }
    if lineCount > ofFile {
      findings.append(
        Finding(
          path: file.path, line: ofFile + 1,
          rule: "a file has at most \(ofFile) lines, this one has \(lineCount)",
          fix: "move one topic to a file of its own, Type+Topic.swift"))
    }
    for body in FunctionBody.all(in: swift.code) where body.lineCount > ofFunction {
      findings.append(
        Finding(
          path: file.path, line: body.line,
          rule: "a body has at most \(ofFunction) lines, '\(body.name)' has \(body.lineCount)",
          fix: "keep the branches here and move straight-line work to functions of its own"))
    }
    return findings
  }
}
