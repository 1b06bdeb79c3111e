/// The changes that make Swift files written for Apple's systems compile without Objective-C.
package struct Port: Sendable {
  /// A file that changes.
  package struct ChangedFile: Sendable {
    /// The file as it was read.
    package let original: SourceFile

    /// The content after the changes.
    package let bytes: [UInt8]

    /// The numbers of changes of each kind, in the order of the kinds.
    package let changes: [(change: Change, count: Int)]

    /// Takes a file after the edits, or returns `nil` if it doesn't change.
    fileprivate init?(_ original: SourceFile, _ draft: FileDraft) {
      (self.original, bytes) = (original, draft.result)
      guard bytes != original.bytes else { return nil }
      changes = draft.changes.filter { $0.value > 0 }.sorted { $0.key < $1.key }
        .map { ($0.key, $0.value) }
    }
  }

  /// The files that change, in the order in which they were given.
  package let changedFiles: [ChangedFile]

  /// What is left for a person, by file and position.
  package let leftovers: [Leftover]

  /// The assertions of snapshot tests that are left out.
  package let omissions: [Omission]

  /// The paths of the files with tests, if any of them are snapshot tests.
  private let testFiles: Set<String>

  /// The files that were left as they are because they couldn't be parsed.
  package let unparsedFiles: [UnparsedFile]

  /// The uses of ported files.
  package enum Purpose: Sendable {
    /// A package of the person's own.
    case package
    /// A program of scenes, whose classes lists can make by themselves.
    case scenes
  }

  /// Plans the changes of files that belong together.
  package init(_ files: [SourceFile], for purpose: Purpose = .package) {
    var drafts: [FileDraft] = []
    var originals: [SourceFile] = []
    var unparsedFiles: [UnparsedFile] = []
    for file in files {
      do throws(UnparsedFile) {
        drafts.append(FileDraft(try ParsedFile(file)))
        originals.append(file)
      } catch {
        unparsedFiles.append(error)
      }
    }
    let index = ClassIndex(drafts.map(\.file))
    for number in drafts.indices {
      drafts[number].replacePlatforms()
      drafts[number].replaceSelectorsAndKeyPaths()
      if purpose == .package {
        drafts[number].replaceRegisteredClasses(index)
        drafts[number].replaceSnapshotTesting()
      }
      drafts[number].replaceErasedTypes()
      drafts[number].requireLayerInitializers(index, of: number)
      drafts[number].removeObjectiveCWords()
      drafts[number].addTestImports(ownNames: index.typeNames)
      drafts[number].replaceSystemImports(ownNames: index.typeNames)
    }
    let importsViews = drafts.contains(where: \.importsViews)
    if importsViews {
      index.removeOverrides(in: &drafts)
      for number in drafts.indices {
        drafts[number].addImportOfMovedNames(ownNames: index.typeNames)
      }
      for number in drafts.indices {
        drafts[number].removeMainActor()
        drafts[number].removeIsolation(index)
      }
    }
    let requirements = OptionalRequirements(in: &drafts, removingIsolation: importsViews)
    for number in drafts.indices {
      requirements.removeQuestionMarks(in: &drafts[number])
      drafts[number].settleWords()
    }
    let hasSnapshots = purpose == .package && drafts.contains(where: \.importsSnapshotTesting)
    if hasSnapshots { Self.leaveOutSnapshots(in: &drafts, ownNames: index.typeNames) }
    // Members take the edits inside of them along.
    OverrideMoves(index, in: &drafts).apply(to: &drafts)
    changedFiles = zip(originals, drafts).compactMap { ChangedFile($0, $1) }
    leftovers = drafts.flatMap { draft in
      draft.leftovers.sorted {
        ($0.position.line, $0.position.column) < ($1.position.line, $1.position.column)
      }
    }
    testFiles = Set(hasSnapshots ? drafts.filter(\.importsTests).map(\.file.path) : [])
    omissions = drafts.flatMap(\.omissions)
    self.unparsedFiles = unparsedFiles
  }

  /// The bytes of a file's copy in another folder.
  ///
  /// Tests keep the path and lines of the original, beside which the references of snapshot tests are.
  ///
  /// - Parameters:
  ///   - file: The file as it was read.
  ///   - path: Its absolute path.
  /// - Returns: The bytes.
  package func copy(of file: SourceFile, at path: String) -> [UInt8] {
    let result = result(of: file)
    let original = SourceFile(path: path, bytes: file.bytes)
    guard testFiles.contains(file.path), let source = SceneSource(original, ported: result) else {
      return result.bytes
    }
    return source.copy(with: [])
  }

  /// A file after the changes.
  package func result(of file: SourceFile) -> SourceFile {
    let changed = changedFiles.first { $0.original.path == file.path }
    return SourceFile(path: file.path, bytes: changed?.bytes ?? file.bytes)
  }
}
