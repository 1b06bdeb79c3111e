/// How many stored properties a type may have, and how many files it may be spread over.
///
/// A file counts if it declares or extends the type in the type's own module, and isn't generated.
enum TypeSizes {
  enum Measure: Hashable, Sendable {
    case properties
    case files

    var limit: Int { self == .properties ? 15 : 5 }
  }

  /// A type that is larger than the rule allows today, and that may only shrink.
  struct Exception: Hashable, Sendable {
    var module: String
    var type: String
    var measure: Measure
    /// The present count.
    var count: Int
    /// The part of the count above the lowest of any commit, by what it is for.
    var raised: [String: Int]
    /// The line of the entry in the list.
    var line: Int

    init(
      _ module: String, _ type: String, _ measure: Measure, _ count: Int,
      raised: [String: Int] = [:], line: Int = #line
    ) {
      self.module = module
      self.type = type
      self.measure = measure
      self.count = count
      self.raised = raised
      self.line = line
    }
  }

  /// The types that are too large, and the exceptions that no longer describe one.
  static func findings(in files: [SourceFile], except exceptions: [Exception]) -> [Finding] {
    let types = MeasuredType.all(in: files)
    return types.flatMap { type in
      [Measure.properties, .files].compactMap { measure in
        let listed = exceptions.first { $0.concerns(type) && $0.measure == measure }
        return type.finding(measure, listed: listed?.count)
      }
    } + exceptions.compactMap { $0.finding(in: types) }
  }

  /// The findings of a module with too many files or lines.
  static func findings(
    in files: [SourceFile], ofModule module: String, atMostFiles maximumFiles: Int,
    lines maximumLines: Int
  ) -> [Finding] {
    let folder = "Sources/\(module)"
    let counted = files.filter { $0.path.hasPrefix("\(folder)/") }
    let lineCount = counted.reduce(0) { sum, file in sum + file.bytes.count { $0 == .newline } }
    let sizes = [("files", counted.count, maximumFiles), ("lines", lineCount, maximumLines)]
    return sizes.filter { $0.1 > $0.2 }.map { unit, count, maximum in
      Finding(
        path: folder, line: 1, rule: "\(module) has at most \(maximum) \(unit), it has \(count)",
        fix: "simplify what is there before adding more")
    }
  }
}

/// A type and its size in its module.
private struct MeasuredType {
  let module: String
  let name: String
  let path: String
  let line: Int
  var properties = 0
  var paths: Set<String> = []

  /// The types that are declared in the modules of the package, in the order of the files.
  static func all(in files: [SourceFile]) -> [MeasuredType] {
    let declarations = files.filter { !$0.isGenerated }.flatMap { file in
      TypeDeclaration.all(in: file).map { (file: file, declaration: $0) }
    }
    var types: [MeasuredType] = []
    var indices: [String: Int] = [:]
    // Extensions may come before the type that they extend.
    for isExtension in [false, true] {
      for (file, found) in declarations where found.isExtension == isExtension {
        guard let module = file.module else { continue }
        let name = found.name.trimmingPrefix("\(module).")
        let key = "\(module) \(name) \(found.isPrivate ? file.path : "")"
        if !found.isExtension, indices[key] == nil {
          indices[key] = types.count
          types.append(
            MeasuredType(module: module, name: String(name), path: file.path, line: found.line))
        }
        guard let index = indices[key] else { continue }
        types[index].properties = max(types[index].properties, found.storedProperties)
        types[index].paths.insert(file.path)
      }
    }
    return types
  }

  func count(_ measure: TypeSizes.Measure) -> Int {
    measure == .properties ? properties : paths.count
  }

  func finding(_ measure: TypeSizes.Measure, listed: Int?) -> Finding? {
    let count = count(measure)
    guard count > max(measure.limit, listed ?? 0) else { return nil }
    let listedAs = listed.map { " and is listed with \($0)" } ?? ""
    switch measure {
    case .properties:
      return Finding(
        path: path, line: line,
        rule: "a type has at most \(measure.limit) stored properties, '\(name)' has \(count)"
          + listedAs,
        fix: "move properties that are used together to a type of their own")
    case .files:
      return Finding(
        path: path, line: line,
        rule: "a type is declared and extended in at most \(measure.limit) files of its module, "
          + "'\(name)' is in \(count)" + listedAs,
        fix: "move one topic with its state to a type of its own, or merge short files")
    }
  }
}

extension TypeSizes.Exception {
  /// The file with the list of exceptions.
  static let path = "Tests/TidyTests/TypeSizeExceptions.swift"

  fileprivate func concerns(_ type: MeasuredType) -> Bool {
    type.name == self.type && type.module == module
  }

  /// Returns the finding if the type is smaller than listed, or doesn't need to be listed.
  fileprivate func finding(in types: [MeasuredType]) -> Finding? {
    guard let present = types.filter(concerns).map({ $0.count(measure) }).max() else {
      return Finding(
        path: Self.path, line: line, rule: "'\(type)' is listed, but \(module) has no such type",
        fix: "remove the entry")
    }
    guard present < count || present <= measure.limit else { return nil }
    let unit = measure == .properties ? "stored properties" : "files"
    return Finding(
      path: Self.path, line: line,
      rule: "'\(type)' is listed with \(count) \(unit) and has \(present)",
      fix: present <= measure.limit ? "remove the entry" : "lower the number to \(present)")
  }
}
