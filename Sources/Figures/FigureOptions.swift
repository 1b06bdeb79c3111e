/// What a figure shows besides the views, and in which colours; none of it changes the layout.
public struct FigureOptions: Hashable, Sendable {
  /// The colours.
  public var theme: Theme
  /// What is drawn besides the views.
  public var overlays: Set<Overlay>
  /// The title above the picture; it is drawn when ``Overlay/caption`` is among the overlays.
  public var title: String
  /// What the figure shows, for documents that say so to those who do not see it.
  public var summary = ""
  /// How SVG files are made.
  public var svg = SVGOptions()

  /// Makes options; a figure shows guides and names unless it is asked for something else.
  public init(
    theme: Theme = .light, overlays: Set<Overlay> = [.guides, .names], title: String = ""
  ) {
    self.theme = theme
    self.overlays = overlays
    self.title = title
  }
}

/// The colours of a figure, by the word that the command line uses.
public enum Theme: String, Hashable, Sendable, CaseIterable {
  /// Saturated views on a light paper.
  case light
  /// The same hierarchy on a dark paper.
  case dark
  /// Greys on white: kinds are told apart by line patterns and hatching.
  case print
}

/// Something that a figure can show besides the views, by the word that the command line uses.
public enum Overlay: String, Hashable, Sendable, CaseIterable {
  /// The layout guides that the author added.
  case guides
  /// The identifiers of views without text and of guides.
  case names
  /// The layout margins of the root and of each view with subviews.
  case margins
  /// The root's safe area.
  case safeArea = "safe-area"
  /// The root's readable content guide.
  case readable
  /// The root's keyboard guide.
  case keyboard
  /// A title and the canvas size above the picture, and paper around it.
  case caption
  /// A pale fill inside of each guide.
  case tints
}
