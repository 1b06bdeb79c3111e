package import AutoLayout

/// What a scene file says, checked, as values.
package struct SceneDocument: Hashable, Sendable {
  /// The file's name, as the caller gave it.
  package var file: String
  /// The scene's title.
  package var title: String?
  /// What the scene shows.
  package var description: String?
  /// The platform profile's name; nil for the default profile.
  package var profile: SceneText?
  /// The reading direction; nil when the scene leaves it open.
  package var direction: LayoutDirection?
  /// The canvases in the order of the file; empty when the scene leaves them open.
  package var canvases: [SceneCanvas]
  /// The metrics in the order of the file.
  package var metrics: [SceneMetric]
  /// The view that fills the canvas.
  package var root: SceneView
  /// The constraints in the order of the file; chains and lists are taken apart.
  package var constraints: [SceneConstraint]
  /// What a figure shows, and how.
  package var figure: SceneFigure
  /// The height that the keyboard covers, in points; nil when there is none.
  package var keyboardHeight: Double?

  /// How many views and guides the scene has, the root among them.
  package var itemCount: Int { views.reduce(0) { $0 + 1 + $1.guides.count } }

  /// The root and every view in it, each before those that it contains, in the order of the file.
  var views: [SceneView] {
    var views: [SceneView] = []
    var rest = [root]
    while let view = rest.popLast() {
      views.append(view)
      rest += view.subviews.reversed()
    }
    return views
  }
}

/// One size at which the scene asks to be laid out.
package struct SceneCanvas: Hashable, Sendable {
  /// Where the canvas is written.
  package var position: SourcePosition
  /// The canvas; it can be drawn.
  package var canvas: Canvas
}

/// A number with a name.
package struct SceneMetric: Hashable, Sendable {
  /// Where the name is written.
  package var position: SourcePosition
  /// The name that constraints use.
  package var name: String
  /// The number, which is finite.
  package var value: Double
}

/// A guide that a view owns.
package struct SceneGuide: Hashable, Sendable {
  /// Where the id is written.
  package var position: SourcePosition
  /// The name that constraints call the guide by.
  package var id: String
}

/// The kinds of view, by the names that scene files use.
package enum SceneViewClass: String, Sendable, CaseIterable {
  case view = "View"
  case label = "Label"
  case button = "Button"
  case imageView = "ImageView"
  case textField = "TextField"
  case textView = "TextView"
  case switchControl = "Switch"
  case slider = "Slider"
  case segmentedControl = "SegmentedControl"
  case progressView = "ProgressView"
  case activityIndicator = "ActivityIndicator"
  case stackView = "StackView"
  case scrollView = "ScrollView"

  /// Whether views of the class are scroll views, with the guides of one.
  var scrolls: Bool { self == .scrollView || self == .textView }
}
