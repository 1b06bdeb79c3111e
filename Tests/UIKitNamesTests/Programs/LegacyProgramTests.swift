import Testing
import UIKitNames

/// A form as people wrote it with formats: labels in a column, fields beside them, one button below.
private final class VisualFormatFormController: UIViewController {
  let labels = ["Name", "Street", "City"].map { text -> UILabel in
    let label = UILabel()
    label.text = text
    label.textAlignment = .right
    return label
  }
  let fields = (0..<3).map { _ -> UITextField in
    let field = UITextField()
    field.borderStyle = .roundedRect
    return field
  }
  let button = UIButton(type: .system)

  @available(*, deprecated)
  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Save", for: .normal)
    var views: [String: Any] = ["button": button, "top": topLayoutGuide]
    for (index, pair) in zip(labels, fields).enumerated() {
      views["label\(index)"] = pair.0
      views["field\(index)"] = pair.1
    }
    for case let view as UIView in views.values {
      view.translatesAutoresizingMaskIntoConstraints = false
      view.setContentHuggingPriority(.required, for: .vertical)
      self.view.addSubview(view)
    }
    let metrics: [String: Any] = ["margin": 20, "gap": 10, "wish": 700]
    var constraints: [NSLayoutConstraint] = []
    for index in 0..<3 {
      constraints += NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-margin-[label\(index)]-gap-[field\(index)(>=100,==200@wish)]",
        options: [.alignAllFirstBaseline], metrics: metrics, views: views)
      constraints += NSLayoutConstraint.constraints(
        withVisualFormat: "[field\(index)]-(>=margin)-|", options: [], metrics: metrics,
        views: views)
    }
    constraints += NSLayoutConstraint.constraints(
      withVisualFormat: "V:[top]-margin-[field0]", options: [], metrics: metrics, views: views)
    constraints += NSLayoutConstraint.constraints(
      withVisualFormat: "V:[field0]-gap-[field1]-gap-[field2]-(>=gap)-[button]-margin-|",
      options: [.alignAllLeft], metrics: metrics, views: views)
    constraints += NSLayoutConstraint.constraints(
      withVisualFormat: "H:[label1(==label0)]", options: [], metrics: nil, views: views)
    constraints += NSLayoutConstraint.constraints(
      withVisualFormat: "H:[label2(==label0)]", options: [], metrics: nil, views: views)
    view.addConstraints(constraints)
  }
}

/// A view of the days when each constraint was an equation in full, changed in `updateConstraints()`.
private final class EquationView: UIView {
  let picture = UIImageView(image: UIImage())
  let caption = UILabel()
  let close = UIView()
  var isExpanded = false { didSet { setNeedsUpdateConstraints() } }
  private var pictureConstraints: [NSLayoutConstraint] = []
  private var didSetUp = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [picture, caption, close] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    caption.text = "Sunrise"
    caption.font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  }

  required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  override class var requiresConstraintBasedLayout: Bool { true }

  override func updateConstraints() {
    if !didSetUp {
      setUp()
      didSetUp = true
    }
    removeConstraints(pictureConstraints)
    let share: CGFloat = isExpanded ? 1 : 0.5
    pictureConstraints = [
      NSLayoutConstraint(
        item: picture, attribute: .width, relatedBy: .equal, toItem: self, attribute: .width,
        multiplier: share, constant: isExpanded ? 0 : -30),
      NSLayoutConstraint(
        item: picture, attribute: .height, relatedBy: .equal, toItem: picture, attribute: .width,
        multiplier: 9.0 / 16.0, constant: 0),
    ]
    addConstraints(pictureConstraints)
    super.updateConstraints()
  }

  private func setUp() {
    addConstraint(
      NSLayoutConstraint(
        item: picture, attribute: .centerX, relatedBy: .equal, toItem: self, attribute: .centerX,
        multiplier: 1, constant: 0))
    addConstraint(
      NSLayoutConstraint(
        item: picture, attribute: .top, relatedBy: .equal, toItem: self, attribute: .top,
        multiplier: 1, constant: 10))
    // A quarter of the way down what is below the middle: 1.5 times the middle.
    addConstraint(
      NSLayoutConstraint(
        item: caption, attribute: .centerY, relatedBy: .equal, toItem: self, attribute: .centerY,
        multiplier: 1.5, constant: 0))
    addConstraint(
      NSLayoutConstraint(
        item: caption, attribute: .leading, relatedBy: .equal, toItem: picture,
        attribute: .leading, multiplier: 1, constant: 0))
    addConstraint(
      NSLayoutConstraint(
        item: caption, attribute: .trailing, relatedBy: .lessThanOrEqual, toItem: self,
        attribute: .trailingMargin, multiplier: 1, constant: 0))
    for (attribute, constant) in [(NSLayoutConstraint.Attribute.width, 24.0), (.height, 24)] {
      close.addConstraint(
        NSLayoutConstraint(
          item: close, attribute: attribute, relatedBy: .equal, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: CGFloat(constant)))
    }
    for attribute in [NSLayoutConstraint.Attribute.right, .top] {
      let constraint = NSLayoutConstraint(
        item: close, attribute: attribute, relatedBy: .equal, toItem: self, attribute: attribute,
        multiplier: 1, constant: attribute == .top ? 8 : -8)
      constraint.identifier = "close"
      addConstraint(constraint)
    }
  }
}

/// A header of a table as masks resized it, in a view whose rows constraints place.
private final class MaskedHeaderController: UIViewController {
  let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 80))
  let icon = UIView(frame: CGRect(x: 320 - 48 - 16, y: 16, width: 48, height: 48))
  let titleView = UILabel(frame: CGRect(x: 16, y: 30, width: 200, height: 20))
  let row = UIView()

  override func loadView() {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    header.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    icon.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin, .flexibleBottomMargin]
    titleView.autoresizingMask = [.flexibleWidth, .flexibleTopMargin, .flexibleBottomMargin]
    titleView.text = "A title"
    header.addSubview(icon)
    header.addSubview(titleView)
    view.addSubview(header)
    add(row, to: view)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 8),
      row.leadingAnchor.constraint(equalTo: titleView.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: icon.trailingAnchor),
      row.heightAnchor.constraint(equalToConstant: 44),
    ])
  }
}

@Suite("Programs of the days before anchors")
struct LegacyProgramTests {
  @Test("a form of formats: labels of one width, fields on their baselines")
  func formats() {
    let controller = VisualFormatFormController()
    let window = phone(showing: controller)
    // The widest label has six letters of 9.35; fields are 34 points high, labels 21.
    #expect(controller.labels.map(\.frame.minX) == [20, 20, 20])
    #expect(controller.labels.map(\.frame.width) == [57, 57, 57])
    #expect(controller.fields.map(\.frame.minY) == [67, 111, 155])
    for (label, field) in zip(controller.labels, controller.fields) {
      #expect(field.frame.minX == 87 && field.frame.width == 200 && field.frame.height == 34)
      // Half of what the field is higher than its line of text, rounded to a pixel.
      #expect(label.frame.minY == field.frame.minY + 7)
    }
    #expect(controller.button.frame.maxY == 824 && controller.button.frame.minX == 87)
    // On a narrow screen the fields give way, down to 100.
    window.frame.size.width = 280
    window.layoutIfNeeded()
    #expect(controller.fields.map(\.frame.width) == [173, 173, 173])
    #expect(!window.hasAmbiguousLayout)
  }

  @Test("equations in full, which are exchanged when a view is opened")
  func equations() {
    let view = EquationView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let superview = root(320, 400)
    superview.addSubview(view)
    superview.layoutIfNeeded()
    // Half of 320 less 30 is 130 wide, and 73.125 high.
    #expect(view.picture.frame == rect(95, 10, 130, 73))
    #expect(view.caption.frame == rect(95, 290, 66, 21))
    #expect(view.close.frame == rect(288, 8, 24, 24))
    let count = view.constraints.count
    view.isExpanded = true
    superview.layoutIfNeeded()
    #expect(view.picture.frame == rect(0, 10, 320, 180) && view.constraints.count == count)
    #expect(view.caption.frame.minX == 0)
    // As the close button's edges are no leading ones, it stays on the right.
    view.semanticContentAttribute = .forceRightToLeft
    superview.layoutIfNeeded()
    #expect(view.close.frame == rect(288, 8, 24, 24))
    #expect(view.caption.frame.maxX == 320)
  }

  @Test("what masks resize is followed by what constraints tie to it")
  func masks() {
    let controller = MaskedHeaderController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.row.frame == rect(16, 88, 288, 44))
    window.frame.size = CGSize(width: 480, height: 320)
    window.layoutIfNeeded()
    #expect(controller.header.frame == rect(0, 0, 480, 80))
    #expect(controller.icon.frame == rect(416, 16, 48, 48))
    #expect(controller.titleView.frame == rect(16, 30, 360, 20))
    #expect(controller.row.frame == rect(16, 88, 448, 44))
    controller.header.frame.size.height = 100
    window.layoutIfNeeded()
    #expect(controller.icon.frame == rect(416, 26, 48, 48) && controller.row.frame.minY == 108)
  }
}
