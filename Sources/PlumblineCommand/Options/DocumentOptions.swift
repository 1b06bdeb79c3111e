internal import ArgumentParser

/// What is read of Interface Builder documents.
struct DocumentOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The scene of Interface Builder documents: the object id of a view controller or of any view, or a "
        + "controller's name; all of them otherwise.", valueName: "ID"))
  var scene: String?

  @Flag(
    help: ArgumentHelp(
      "Measure the texts of Interface Builder documents also on their own canvases, where contents otherwise have "
        + "the sizes that Xcode stored."))
  var measureText = false
}
