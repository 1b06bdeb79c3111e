package import AutoLayout

/// A view of a scene with everything inside of it.
package struct SceneView: Hashable, Sendable {
  /// Where the view is written.
  package var position: SourcePosition
  /// The view's id, `root` for the root; nil when it has none.
  package var id: String?
  /// The kind of view.
  package var viewClass: SceneViewClass
  /// The text that the view shows.
  package var text: String?
  /// What a text field shows while it has no text.
  package var placeholder: String?
  /// The titles of a segmented control, from the leading edge on.
  package var segments: [String] = []
  /// What a control shows in figures; nil for what its class shows by itself.
  package var value: Value?
  /// How many lines a label may take; 0 for as many as it needs.
  package var numberOfLines: Int?
  /// How the view is drawn.
  package var style = SceneStyle()
  /// The margins that the file states; an edge that is nil keeps its default.
  package var margins = SceneMargins()
  /// Whether margins reach at least as far in as the superview's; nil for the default.
  package var preservesSuperviewMargins: Bool?
  /// The guides that the view owns, in the order of the file.
  package var guides: [SceneGuide] = []
  /// From back to front; a stack view arranges all of them.
  package var subviews: [SceneView] = []
  /// How strongly the view refuses to grow beyond its intrinsic size.
  package var hugging = ScenePriorities()
  /// How strongly the view refuses to shrink below its intrinsic size.
  package var compression = ScenePriorities()
  /// Whether the view is left out of pictures.
  package var isHidden = false
  /// What the view would measure left alone; an axis that is nil keeps what its class says.
  package var intrinsicSize = SceneSize()
  /// The distance from the frame to the rectangle that constraints align.
  package var alignmentInsets: EdgeInsets?
  /// The frame in the superview, in points; such a view is not positioned by constraints.
  package var frame: SceneFrame?
  /// What of the frame stretches with the superview; empty without a frame.
  package var autoresizing: Set<SceneFrame.Flexible> = []
  /// The direction of what is laid out in the view, as UIKit's semantic content attribute says it;
  /// nil for the scene's.
  package var direction: LayoutDirection?
  /// How a stack view arranges its subviews; nil for every other class.
  package var stack: SceneStack?

  /// What a control shows.
  package enum Value: Hashable, Sendable {
    /// Whether a switch is on.
    case toggle(isOn: Bool)
    /// How far along a slider or a progress bar is, from 0 to 1.
    case share(Double)
    /// Which segment is picked, from the leading edge on.
    case segment(Int)
  }

  /// Makes a view of a class that says nothing else.
  init(position: SourcePosition, id: String?, viewClass: SceneViewClass) {
    self.position = position
    self.id = id
    self.viewClass = viewClass
  }
}

/// How a view is drawn; what is nil is chosen by the figure's style.
package struct SceneStyle: Hashable, Sendable {
  /// The fill of the view's rectangle.
  package var fill: Color?
  /// In points, at least 0.
  package var cornerRadius: Double?
  /// The colour of the view's text.
  package var textColor: Color?
  /// In points, above 0.
  package var fontSize: Double?
  /// The weight of the text's font.
  package var fontWeight: Font.Weight?
  /// What the text is for, from which its size follows on each canvas; never beside a size.
  package var textStyle: TextStyle?
}

/// Distances inwards from a view's edges, in points; nil where the file says nothing.
///
/// Either the reading edges are set or the fixed ones, never both.
package struct SceneMargins: Hashable, Sendable {
  /// From the top edge down.
  package var top: Double?
  /// From the leading edge inwards.
  package var leading: Double?
  /// From the bottom edge up.
  package var bottom: Double?
  /// From the trailing edge inwards.
  package var trailing: Double?
  /// From the left edge to the right.
  package var left: Double?
  /// From the right edge to the left.
  package var right: Double?
}

/// A priority for each axis, in (0, 1000]; nil where the file says nothing.
package struct ScenePriorities: Hashable, Sendable {
  /// The width's priority.
  package var horizontal: Double?
  /// The height's priority.
  package var vertical: Double?
}

/// A size of which either side may be left open.
package struct SceneSize: Hashable, Sendable {
  /// In points, at least 0.
  package var width: Double?
  /// In points, at least 0.
  package var height: Double?
}

/// A rectangle in a superview, in points.
package struct SceneFrame: Hashable, Sendable {
  /// The left edge.
  package var x: Double
  /// The top edge.
  package var y: Double
  /// At least 0.
  package var width: Double
  /// At least 0.
  package var height: Double

  /// A part of the horizontal or vertical extent that stretches when the superview does.
  package enum Flexible: String, Sendable, CaseIterable {
    case flexibleLeftMargin
    case flexibleWidth
    case flexibleRightMargin
    case flexibleTopMargin
    case flexibleHeight
    case flexibleBottomMargin
  }
}

/// How a stack view arranges its subviews; what is nil keeps the class's default.
package struct SceneStack: Hashable, Sendable {
  /// The direction in which subviews follow each other.
  package var axis: LayoutConstraint.Axis?
  /// How subviews share the space along the axis.
  package var distribution: Distribution?
  /// Where subviews lie across the axis.
  package var alignment: Alignment?
  /// The distance between neighbours, in points.
  package var spacing: Double?
  /// The gaps after single subviews, in the order of the file.
  package var customSpacing: [CustomSpacing] = []
  /// Whether the subviews keep inside the stack view's margins.
  package var isMarginsRelative = false
  /// Whether vertical spacing is measured between baselines.
  package var isBaselineRelative = false

  /// How sizes and gaps along the axis are shared out.
  package enum Distribution: String, Sendable, CaseIterable {
    case fill
    case fillEqually
    case fillProportionally
    case equalSpacing
    case equalCentering
  }

  /// How subviews are placed across the axis.
  package enum Alignment: String, Sendable, CaseIterable {
    case fill
    case leading
    case top
    case firstBaseline
    case center
    case trailing
    case bottom
    case lastBaseline
  }

  /// A gap after one subview that replaces the spacing.
  package struct CustomSpacing: Hashable, Sendable {
    /// Where the subview is named.
    package var position: SourcePosition
    /// The id of the subview that the gap follows.
    package var id: String
    /// In points.
    package var spacing: Double
  }
}
