/// A view class that the package can instantiate by name.
package enum KnownViewClass: Int, Worded, Sendable, Codable {
  case view, label, button, imageView, textField, textView, switchControl, slider
  case segmentedControl, progressView, activityIndicator, stackView, scrollView
  case stepper, pageControl, searchBar, datePicker, tableViewCell, navigationBar, tabBar, toolbar

  /// The name of the class in files and figures.
  package var word: String {
    switch self {
    case .view: "View"
    case .label: "Label"
    case .button: "Button"
    case .imageView: "ImageView"
    case .textField: "TextField"
    case .textView: "TextView"
    case .switchControl: "Switch"
    case .slider: "Slider"
    case .segmentedControl: "SegmentedControl"
    case .progressView: "ProgressView"
    case .activityIndicator: "ActivityIndicator"
    case .stackView: "StackView"
    case .scrollView: "ScrollView"
    case .stepper: "Stepper"
    case .pageControl: "PageControl"
    case .searchBar: "SearchBar"
    case .datePicker: "DatePicker"
    case .tableViewCell: "TableViewCell"
    case .navigationBar: "NavigationBar"
    case .tabBar: "TabBar"
    case .toolbar: "Toolbar"
    }
  }

  /// Makes a view of the class with default values.
  package func makeView() -> View {
    switch self {
    case .view: return View()
    case .label: return Label()
    case .button: return prepared(Button())
    case .imageView: return ImageView()
    case .textField: return prepared(TextField())
    case .textView: return TextView()
    case .switchControl: return Switch()
    case .slider: return Slider()
    case .segmentedControl: return SegmentedControl()
    case .progressView: return ProgressView()
    case .activityIndicator: return ActivityIndicator()
    case .stackView: return StackView()
    case .scrollView: return ScrollView()
    case .stepper: return Stepper()
    case .pageControl: return PageControl()
    case .searchBar: return SearchBar()
    case .datePicker: return DatePicker()
    case .tableViewCell: return TableViewCell()
    case .navigationBar: return NavigationBar()
    case .tabBar: return TabBar()
    case .toolbar: return Toolbar()
    }
  }

  var hasOwnSettings: Bool { generatesParts || self == .pageControl }

  /// Whether views of the class make subviews from their settings and place them in ``View/layoutSubviews()``.
  package var generatesParts: Bool {
    switch self {
    case .searchBar, .datePicker, .tableViewCell, .navigationBar, .tabBar, .toolbar: true
    default: false
    }
  }

  /// Sets the values that documents imply by omitting a property, and returns the view.
  package func prepared(_ view: View) -> View {
    (view as? Button)?.takeSystemFont()
    (view as? TextField)?.borderStyle = .roundedRect
    return view
  }

  /// The properties that views of the class can have as settings, in the order in which views list them.
  package var properties: [LayoutSetting.Property] { Self.allProperties[rawValue] }

  /// The settings of a new view of the class; only stack views have any.
  package var defaults: [LayoutSetting] { Self.allDefaults[rawValue] }

  private static let allDefaults = allCases.map { $0.makeView().knownSettings }

  /// Returns the default hugging or compression resistance priority of the class's views along an axis.
  package func defaultPriority(_ priority: ContentPriority, _ axis: LayoutConstraint.Axis)
    -> LayoutPriority
  {
    switch priority {
    case .hugging: Self.allHugging[rawValue][axis.rawValue]
    case .compression: .defaultHigh
    }
  }

  private static let allHugging = allCases.map { known in
    let content = known.makeView().content
    return LayoutConstraint.Axis.allCases.map { content.hugging[$0.rawValue] }
  }

  private static let allProperties = allCases.map { known in
    known.ownProperties + commonProperties
  }

  private var ownProperties: [LayoutSetting.Property] {
    switch self {
    case .view: []
    case .activityIndicator: [.color(.filled)]
    case .imageView: [.image, .contentMode]
    case .label:
      [
        .font, .text(.text), .count(.numberOfLines), .color(.text), .styledRuns, .textAlignment,
        .flag(.isEnabled),
      ]
    case .button:
      [
        .configuration, .font, .text(.text), .color(.text), .styledRuns, .image, .buttonStyle,
        .textAlignment, .flag(.isEnabled),
      ]
    case .textField:
      [
        .font, .text(.text), .text(.placeholder), .color(.text), .styledRuns, .textAlignment,
        .controlStyle, .placeholderRuns,
        .flag(.isEnabled), .flag(.isSecure),
      ]
    case .textView:
      [
        .font, .text(.text), .color(.text), .styledRuns, .textAlignment, .flag(.scrolls),
        .insets(.textContainer),
      ]
        + Self.scrollView.ownProperties
    case .switchControl: [.flag(.isOn), .flag(.isEnabled), .color(.filled), .color(.thumb)]
    case .slider:
      [
        .number(.share), .flag(.isEnabled), .color(.filled), .color(.track), .color(.thumb),
      ]
    case .progressView: [.number(.share), .color(.filled), .color(.track)]
    case .segmentedControl:
      [
        .font, .segments, .count(.pickedSegment), .color(.text), .color(.thumb), .flag(.isEnabled),
      ]
    case .scrollView: [.insets(.content), .contentInsetAdjustment]
    case .stepper: [.flag(.isEnabled)]
    case .pageControl:
      [.count(.numberOfPages), .count(.currentPage), .color(.filled), .color(.track)]
    case .searchBar: [.text(.text), .text(.placeholder), .flag(.showsCancelButton)]
    case .datePicker: [.text(.date), .text(.time), .pickerStyle, .flag(.isEnabled)]
    case .tableViewCell:
      [
        .cellStyle, .text(.text), .text(.detail), .image, .accessory, .flag(.hasSeparator),
        .insets(.separator),
      ]
    case .navigationBar:
      [
        .text(.title), .flag(.isLargeTitle), .text(.backTitle), .barItems(.leading),
        .barItems(.trailing),
      ]
    case .tabBar: [.barItems(.items), .count(.pickedItem)]
    case .toolbar: [.barItems(.items)]
    case .stackView:
      [
        .axis, .distribution, .alignment, .spacing(.ofStack), .flag(.isMarginsRelative),
        .flag(.isBaselineRelative),
      ]
    }
  }

  private static let commonProperties: [LayoutSetting.Property] = [
    .flag(.isHidden), .color(.fill), .number(.cornerRadius), .flag(.clipsToBounds),
    .number(.opacity), .color(.tint), .number(.borderWidth), .color(.border), .roundCorners,
    .shadow, .layers, .mask, .row, .dots, .statusBar, .flag(.hidesHomeIndicator),
    .margins, .flag(.preservesSuperviewMargins), .flag(.insetsMarginsFromSafeArea),
    .insets(.additionalSafeArea), .insets(.alignment), .intrinsicSize,
    .priority(.hugging, .horizontal), .priority(.hugging, .vertical),
    .priority(.compression, .horizontal), .priority(.compression, .vertical),
    .direction, .frame, .autoresizing, .spacing(.afterView),
  ]
}

extension LayoutGuide {
  /// Whether the guide was added by the author or is a standard guide, rather than a helper of the engine.
  package var isVisible: Bool { !isHelper }
}
