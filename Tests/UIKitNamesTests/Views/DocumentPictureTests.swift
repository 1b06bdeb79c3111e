import AutoLayout
import Figures
import Foundation
import LayoutDocuments
import TestTools
import Testing
import UIKitNames

/// Pictures are drawn from layout documents, so nothing that shows may be in live views alone.
@Suite("A view and its document look the same")
struct DocumentPictureTests {
  /// The plain drawing of a root's tree.
  private func drawing(_ root: UIView) -> Drawing {
    var options = FigureOptions()
    options.look = .plain
    return Drawing(
      of: root.solvedTree(canvas: Canvas(width: 320, height: 200, scale: 2)), options: options,
      measure: fixedTextMeasure)
  }

  /// A root with a view in it.
  private func root(_ view: UIView) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    root.layoutEnvironment = LayoutEnvironment(
      canvas: Canvas(width: 320, height: 200, scale: 2), direction: .leftToRight,
      profile: .standard)
    root.backgroundColor = .systemBackground
    root.tintColor = .systemPurple
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    return root
  }

  private static let views: [(name: String, make: @Sendable () -> UIView)] = [
    ("layer", { sized(layered()) }),
    ("symbol", { UIImageView(image: UIImage(systemName: "star.fill")) }),
    (
      "large symbol",
      {
        let view = UIImageView(image: UIImage(systemName: "heart")?.withTintColor(.systemRed))
        view.preferredSymbolConfiguration = .init(pointSize: 40, weight: .bold, scale: .large)
        return view
      }
    ),
    (
      "symbol of a button",
      {
        let button = UIButton(type: .system)
        button.setTitle("Press", for: .normal)
        button.setImage(UIImage(systemName: "plus"), for: .normal)
        return button
      }
    ),
    ("file", { UIImageView(image: UIImage(data: Data(SmallImages.png), scale: 2)) }),
    (
      "template",
      {
        UIImageView(image: UIImage(data: Data(SmallImages.png))?.withRenderingMode(.alwaysTemplate))
      }
    ),
    (
      "drawn image",
      {
        let size = CGSize(width: 30, height: 20)
        let image = UIGraphicsImageRenderer(size: size).image { context in
          UIColor.systemGreen.setFill()
          context.fill(CGRect(origin: .zero, size: size))
          UIColor.label.setStroke()
          UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 16, height: 16)).stroke()
        }
        return UIImageView(image: image)
      }
    ),
    ("layers in a layer", { sized(gradients()) }),
    ("label", { label("Some words") }),
    (
      "lines",
      {
        let label = Self.label("Some words that take more than one line of this label")
        (label.numberOfLines, label.textAlignment) = (0, .right)
        label.font = .preferredFont(forTextStyle: .title2)
        label.widthAnchor.constraint(equalToConstant: 120).isActive = true
        return label
      }
    ),
    ("plain button", { button(.plain()) }), ("gray button", { button(.gray()) }),
    ("tinted button", { button(.tinted()) }), ("filled button", { button(.filled()) }),
    (
      "disabled button",
      {
        let button = Self.button(.filled())
        button.isEnabled = false
        return button
      }
    ),
    (
      "field",
      {
        let field = UITextField()
        (field.placeholder, field.borderStyle) = ("Name", .roundedRect)
        return field
      }
    ),
    (
      "written field",
      {
        let field = UITextField()
        (field.text, field.borderStyle, field.textAlignment) = ("Ada", .line, .center)
        return field
      }
    ),
    (
      "text view",
      {
        let view = UITextView()
        view.text = "Words in a view"
        return sized(view)
      }
    ),
    (
      "switch",
      {
        let control = UISwitch()
        control.isOn = true
        return control
      }
    ),
    (
      "slider",
      {
        let slider = UISlider()
        slider.value = 0.25
        slider.widthAnchor.constraint(equalToConstant: 120).isActive = true
        return slider
      }
    ),
    (
      "segments",
      {
        let control = UISegmentedControl(items: ["One", "Two"])
        control.selectedSegmentIndex = 1
        return control
      }
    ),
    ("progress", { sized(UIProgressView()) }), ("spinner", { UIActivityIndicatorView() }),
    ("picture", { sized(UIImageView()) }),
    (
      "stack",
      {
        let stack = UIStackView(arrangedSubviews: [label("One"), layered(), label("Three")])
        (stack.axis, stack.spacing, stack.alignment) = (.vertical, 4, .center)
        return stack
      }
    ),
  ]

  private static func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  private static func button(_ configuration: UIButton.Configuration) -> UIButton {
    var configuration = configuration
    configuration.title = "Press"
    return UIButton(configuration: configuration)
  }

  private static func sized(_ view: UIView) -> UIView {
    view.widthAnchor.constraint(equalToConstant: 100).isActive = true
    view.heightAnchor.constraint(equalToConstant: 60).isActive = true
    return view
  }

  private static func gradients() -> UIView {
    let view = UIView()
    let gradient = CAGradientLayer()
    gradient.colors = [UIColor.systemBlue.cgColor, UIColor.systemPink.cgColor]
    (gradient.frame, gradient.cornerRadius) = (CGRect(x: 0, y: 0, width: 100, height: 30), 6)
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).cgPath
    (shape.fillColor, shape.strokeColor) = (nil, UIColor.label.cgColor)
    (shape.lineWidth, shape.lineDashPattern) = (2, [4, 2])
    shape.frame.origin = CGPoint(x: 10, y: 36)
    view.layer.addSublayer(gradient)
    view.layer.addSublayer(shape)
    return view
  }

  private static func layered() -> UIView {
    let view = UIView()
    view.backgroundColor = .systemYellow
    (view.layer.cornerRadius, view.layer.borderWidth) = (8, 2)
    view.layer.borderColor = UIColor.systemRed.cgColor
    view.layer.maskedCorners = [.layerMinXMinYCorner]
    (view.layer.shadowOpacity, view.layer.shadowRadius) = (0.5, 4)
    view.alpha = 0.75
    return view
  }

  @Test("for every kind of view", arguments: views.indices)
  func kinds(_ index: Int) {
    let (name, make) = Self.views[index]
    let root = root(make())
    let live = drawing(root)
    let canvas = Canvas(width: 320, height: 200, scale: 2)
    let built = LayoutDocument(of: root).build(on: canvas).root
    let again = drawing(built)
    #expect("\(live.commands.map(\.step))" == "\(again.commands.map(\.step))", "\(name)")
    #expect(!live.commands.isEmpty, "\(name)")
  }
}
