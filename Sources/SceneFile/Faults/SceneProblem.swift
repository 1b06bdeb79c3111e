internal import AutoLayout
public import LayoutDocuments

/// A problem with a scene file, with its position.
public struct SceneProblem: Hashable, Sendable {
  /// The position of the mistake in the file.
  public var position: SourcePosition
  /// The kind of mistake, with its details.
  package var kind: Kind

  /// The kinds of mistakes, grouped by the stage that finds them.
  package enum Kind: Hashable, Sendable {
    /// The file isn't a valid YAML or JSON document, or isn't a scene file.
    case document(DocumentFault)
    /// A value is invalid for its key.
    case value(ValueFault)
    /// A view or guide, or its id, is invalid.
    case item(ItemFault)
    /// A constraint can't be read.
    case equation(EquationFault)
    /// A name in a constraint is unknown.
    case name(NameFault)
    /// A constraint relates attributes that can't be related.
    case pairing(PairingFault)
    /// A view or constraint of the scene can't be created.
    case layout(LayoutFault)
    /// The definition of a component is invalid.
    case component(ComponentFault)
    /// A component can't be used, or a view can't be repeated, as requested.
    case use(UseFault)
    /// The requested figure is impossible.
    case figure(FigureFault)
    /// A file of words, which translates the texts of figures, is invalid.
    case word(WordFault)
    /// A problem with a file that isn't a scene file, as a sentence.
    case other(String)
  }

  init(_ position: SourcePosition, _ fault: DocumentFault) {
    self.position = position
    kind = .document(fault)
  }

  init(_ position: SourcePosition, _ fault: ValueFault) {
    self.position = position
    kind = .value(fault)
  }

  init(_ position: SourcePosition, _ fault: EquationFault) {
    self.position = position
    kind = .equation(fault)
  }

  init(_ position: SourcePosition, _ fault: ItemFault) {
    self.position = position
    kind = .item(fault)
  }

  init(_ position: SourcePosition, _ fault: NameFault) {
    self.position = position
    kind = .name(fault)
  }

  init(_ position: SourcePosition, _ fault: PairingFault) {
    self.position = position
    kind = .pairing(fault)
  }

  init(_ position: SourcePosition, _ fault: LayoutFault) {
    self.position = position
    kind = .layout(fault)
  }

  package init(_ position: SourcePosition, _ fault: FigureFault) {
    self.position = position
    kind = .figure(fault)
  }

  init(_ position: SourcePosition, _ fault: ComponentFault) {
    self.position = position
    kind = .component(fault)
  }

  init(_ position: SourcePosition, _ fault: UseFault) {
    self.position = position
    kind = .use(fault)
  }

  init(_ position: SourcePosition, _ fault: WordFault) {
    self.position = position
    kind = .word(fault)
  }

  /// Creates a problem that was found in a document other than a scene file.
  package init(_ position: SourcePosition, message: String) {
    self.position = position
    kind = .other(message)
  }

  /// The mistake, the rule and the likely fix on one line.
  ///
  /// For a mistake in a component, the line also states where the component is used.
  public var message: String {
    guard let origin = position.origin else { return sentence }
    let use = origin.use.inScene
    return sentence + "; '\(origin.component)' is used in line \(use.line), column \(use.column)"
      + (origin.file == nil ? "" : " of the scene")
  }

  /// Returns the path of the file that contains the mistake, which is `file` or a component file.
  package func file(ofSceneIn file: String) -> String {
    guard let component = position.origin?.file else { return file }
    return (file.lastIndex(of: "/").map { String(file[...$0]) } ?? "") + component
  }

  /// Returns a copy of the problem whose position has the given origin, unless the position already has one.
  func inside(_ origin: SourceOrigin) -> SceneProblem {
    var problem = self
    if position.origin == nil { problem.position.origin = origin }
    return problem
  }

  private var sentence: String {
    switch kind {
    case .document(let fault): fault.sentence
    case .value(let fault): fault.sentence
    case .equation(let fault): fault.sentence
    case .pairing(let fault): fault.sentence
    case .layout(let fault): fault.sentence
    case .name(let fault): fault.sentence
    case .figure(let fault): fault.sentence
    case .component(let fault): fault.sentence
    case .use(let fault): fault.sentence
    case .word(let fault): fault.sentence
    case .item(let fault): fault.sentence
    case .other(let message): message
    }
  }
}

/// The problems with a scene file.
public struct SceneError: Error, Hashable, Sendable {
  /// The file's name, as the caller gave it.
  public var file: String
  /// The problems sorted by position: at least one, and at most the first 200.
  public var problems: [SceneProblem]
  /// The number of problems that aren't in ``problems`` because of the limit.
  public var furtherProblemCount = 0

  /// Creates an error, sorting the problems and removing duplicates.
  package init(file: String, problems: [SceneProblem]) {
    self.file = file
    // The sort has to be stable, so that problems at one position stay in the order in which they were found.
    let sorted = Self.withoutRepetitions(problems).enumerated().sorted {
      ($0.element.position, $0.offset) < ($1.element.position, $1.offset)
    }
    self.problems = sorted.prefix(DocumentLimits.problemCount).map(\.element)
    furtherProblemCount = sorted.count - self.problems.count
  }

  /// Returns the problems without duplicates.
  ///
  /// If several uses of a component cause problems at one position, only the problems of one use are returned.
  private static func withoutRepetitions(_ problems: [SceneProblem]) -> [SceneProblem] {
    var uses: [SourcePosition: SourceOrigin] = [:]
    return problems.uniqued().filter { problem in
      guard let origin = problem.position.origin, let place = problem.position.inDefinition else {
        return true
      }
      let first = uses[place] ?? origin
      uses[place] = first
      return first == origin
    }
  }

  /// A line `file:line:column: error: message` for each problem, and a line for the number of further problems.
  public var lines: [String] {
    problems.map { problem in
      let file = problem.file(ofSceneIn: file)
      return
        "\(file):\(problem.position.line):\(problem.position.column): error: \(problem.message)"
    }
      + (furtherProblems.map { ["\(file): error: \($0)"] } ?? [])
  }

  /// The number of further problems in words, or `nil` if all problems are listed.
  public var furtherProblems: String? {
    switch furtherProblemCount {
    case 0: nil
    case 1: "1 more error is not listed here"
    case let count: "\(count) more errors are not listed here"
    }
  }
}

extension SceneError: CustomStringConvertible {
  /// The ``lines`` joined by line breaks.
  public var description: String { lines.joined(separator: "\n") }
}

/// Formats a text from a file for messages: in quotation marks, shortened, and on one line.
func shown(_ text: String) -> String {
  "'" + printable(String(text.prefix(60))) + (text.dropFirst(60).isEmpty ? "'" : "…'")
}
