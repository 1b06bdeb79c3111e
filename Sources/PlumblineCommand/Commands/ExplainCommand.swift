internal import ArgumentParser
internal import Foundation
internal import Plumbline

/// `plumbline explain`: prints the reasons for an item's frame, a conflict or an ambiguity.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain the frame of a view or guide.",
    discussion: """
      Examples:
        plumbline explain login.scene.yaml title.top
        plumbline explain login.scene.yaml title --canvas 320x568 --direction rtl
        plumbline explain login.scene.yaml title.width --figure -o title.svg
        plumbline explain login.scene.yaml --conflict 1
        plumbline explain login.scene.yaml --ambiguity badge

      Prints for each attribute the constraints, contents and guides that determine its value, how \
      far it moves if a constant grows by one point, and its value without each constraint. Also \
      prints which constraints of the item aren't satisfied, and what follows the item. Positions \
      are in the superview's coordinates, or in the root's if constraints reach further. Without \
      --canvas or --device, the scene's first canvas is used.
      """)

  @OptionGroup var options: SceneQuestionOptions

  @Argument(
    help: ArgumentHelp(
      "A view or guide by its name in constraints, and an attribute; the whole frame by default.",
      valueName: "ITEM[.ATTRIBUTE]"))
  var item: String?

  @Option(
    help: ArgumentHelp(
      "The conflict to explain, as numbered by 'solve', from 1.", valueName: "NUMBER"))
  var conflict: Int?

  @Option(
    help: ArgumentHelp("The view or guide with the ambiguity to explain.", valueName: "ITEM"))
  var ambiguity: String?

  func validate() throws {
    guard [item != nil, conflict != nil, ambiguity != nil].count(where: \.self) == 1 else {
      throw ValidationError("name one item, as in 'title.top', or use --conflict or --ambiguity")
    }
  }

  func run() throws {
    var statuses: [ExitStatus] = []
    let question = question
    let answers = try options.answers(
      to: [
        { scene, placement, painter in
          try SceneExplanation(question, in: scene, at: placement, with: painter)
        }
      ], of: "explain", statuses: &statuses)
    let text =
      options.json
      ? answers.jsonReport
      : answers.map { explanationText($0, Stream.output.colors) }.joined(separator: "\n")
    try write(Array(text.utf8), to: .output)
    if options.figure { try draw(answers) }
    try statuses.throwGravest()
  }

  private var question: SceneExplanation.Question {
    if let conflict { return .conflict(conflict) }
    if let ambiguity { return .ambiguity(ambiguity) }
    return .item(item ?? "")
  }

  private func draw(_ answers: [SceneExplanation]) throws {
    if options.output != nil, answers.count > 1 {
      throw UsageError(
        "-o takes one picture; name one canvas with --canvas or --device", of: "explain")
    }
    for answer in answers {
      let name = "\(answer.scene.identifier).\(answer.tree.canvas.name)-explained"
      try options.draw(named: name, answer.figureOptions, of: "explain") {
        painter, format, options in
        try painter.picture(of: answer.tree, as: format, options, focus: answer.figureFocus)
      }
    }
  }
}
