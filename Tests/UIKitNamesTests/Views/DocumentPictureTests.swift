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
    ("conic gradient", { sized(conicGradient()) }),
    ("drawn view", { sized(DrawnView()) }),
    ("image with a text", { UIImageView(image: imageWithText()) }),
    ("masked view", { sized(masked()) }),
    ("ring of a gradient", { sized(ring()) }),
    ("view with a mask view", { sized(maskedByView()) }),
    (
      "button with an attributed subtitle",
      {
        var configuration = UIButton.Configuration.filled()
        var subtitle = AttributedString("now ")
        subtitle.font = .boldSystemFont(ofSize: 9)
        var rest = AttributedString("half price")
        (rest.foregroundColor, rest.strikethroughStyle) = (.systemYellow, .single)
        configuration.attributedSubtitle = subtitle + rest
        return Self.button(configuration)
      }
    ),
    (
      "field with an attributed placeholder",
      {
        let field = UITextField()
        field.borderStyle = .roundedRect
        let text = NSMutableAttributedString(
          string: "Name ", attributes: [.foregroundColor: UIColor.systemRed])
        text.append(
          NSAttributedString(
            string: "required", attributes: [.font: UIFont.italicSystemFont(ofSize: 11)]))
        field.attributedPlaceholder = text
        return field
      }
    ),
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
    ("runs", { styledLabel() }),
    (
      "subclass of a label",
      {
        let label = PaddedLabel()
        label.text = "Badge"
        return label
      }
    ),
    (
      "subclass of a button",
      {
        let button = WideButton(type: .system)
        button.setTitle("Buy", for: .normal)
        return button
      }
    ),
    (
      "subclass of a stack view",
      { ColumnView(arrangedSubviews: [label("One"), label("Two"), PaddedLabel()]) }
    ),
    (
      "runs in a text view",
      {
        let view = UITextView()
        view.attributedText = styledText()
        return sized(view)
      }
    ),
    (
      "runs in a field",
      {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.attributedText = styledText()
        return field
      }
    ),
    (
      "runs in a button",
      {
        let button = UIButton(type: .system)
        button.setAttributedTitle(styledText(), for: .normal)
        return button
      }
    ),
    (
      "secure field",
      {
        let field = UITextField()
        (field.text, field.borderStyle, field.isSecureTextEntry) = ("secret", .roundedRect, true)
        return field
      }
    ),
    (
      "configured button",
      {
        var configuration = UIButton.Configuration.tinted()
        (configuration.subtitle, configuration.cornerStyle) = ("Below", .capsule)
        (configuration.baseBackgroundColor, configuration.baseForegroundColor) = (
          .systemRed, .systemIndigo
        )
        configuration.image = UIImage(size: CGSize(width: 20, height: 16))
        (configuration.imagePlacement, configuration.imagePadding) = (.trailing, 8)
        return Self.button(configuration)
      }
    ),
    (
      "button with a line",
      {
        var configuration = UIButton.Configuration.plain()
        configuration.background.cornerRadius = 3
        (configuration.background.strokeColor, configuration.background.strokeWidth) = (.label, 2)
        configuration.subtitle = "A text below"
        configuration.titleAlignment = .trailing
        configuration.buttonSize = .large
        return Self.button(configuration)
      }
    ),
    (
      "button with an attributed title",
      {
        var configuration = UIButton.Configuration.borderedProminent()
        var title = AttributedString("Total")
        title.font = .systemFont(ofSize: 22)
        var rest = AttributedString(" net")
        rest.underlineStyle = .single
        configuration.attributedTitle = title + rest
        return UIButton(configuration: configuration)
      }
    ),
    (
      "switch in colors",
      {
        let control = UISwitch()
        control.isOn = true
        (control.onTintColor, control.thumbTintColor) = (.systemOrange, .systemYellow)
        return control
      }
    ),
    (
      "switch that is off",
      {
        let control = UISwitch()
        control.backgroundColor = .systemRed
        return control
      }
    ),
    (
      "slider in colors",
      {
        let slider = UISlider()
        slider.value = 0.5
        (slider.minimumTrackTintColor, slider.maximumTrackTintColor) = (.systemRed, .systemGreen)
        slider.thumbTintColor = .systemPurple
        slider.widthAnchor.constraint(equalToConstant: 120).isActive = true
        return slider
      }
    ),
    (
      "progress in colors",
      {
        let bar = UIProgressView()
        (bar.progressTintColor, bar.trackTintColor, bar.progress) = (.systemRed, .systemGreen, 0.5)
        return sized(bar)
      }
    ),
    (
      "segments in colors",
      {
        let control = UISegmentedControl(items: ["One", "Two"])
        (control.selectedSegmentIndex, control.selectedSegmentTintColor) = (0, .systemTeal)
        return control
      }
    ),
    (
      "spinner in a color",
      {
        let spinner = UIActivityIndicatorView()
        spinner.color = .systemRed
        return spinner
      }
    ),
    (
      "dots",
      {
        let control = UIPageControl()
        (control.numberOfPages, control.currentPage) = (5, 1)
        control.currentPageIndicatorTintColor = .systemRed
        return control
      }
    ),
    (
      "search bar",
      {
        let bar = UISearchBar()
        bar.placeholder = "Search"
        bar.widthAnchor.constraint(equalToConstant: 200).isActive = true
        return bar
      }
    ),
    ("navigation bar", { navigationBar() }),
    (
      "toolbar",
      {
        let bar = UIToolbar()
        bar.items = [
          UIBarButtonItem(systemItem: .add), .flexibleSpace(), UIBarButtonItem(title: "Select"),
        ]
        bar.widthAnchor.constraint(equalToConstant: 200).isActive = true
        return bar
      }
    ),
    (
      "tab bar",
      {
        let bar = UITabBar()
        bar.items = [
          UITabBarItem(tabBarSystemItem: .search, tag: 0),
          UITabBarItem(title: "Inbox", image: nil, tag: 1),
        ]
        bar.items?[1].badgeValue = "3"
        bar.selectedItem = bar.items?[0]
        return sized(bar)
      }
    ),
    (
      "stack",
      {
        let stack = UIStackView(arrangedSubviews: [label("One"), layered(), label("Three")])
        (stack.axis, stack.spacing, stack.alignment) = (.vertical, 4, .center)
        return stack
      }
    ),
  ]

  @Test("for every kind of view", arguments: views.indices)
  func kinds(_ index: Int) throws {
    let (name, make) = Self.views[index]
    let root = root(make())
    let live = drawing(root)
    let canvas = Canvas(width: 320, height: 200, scale: 2)
    // As other processes write and read it.
    let layout = PlacedLayout(of: root, on: canvas)
    let read = try PlacedLayout(encoded: layout.encoded())
    let again = drawing(read.document.build(on: canvas).root)
    #expect("\(live.commands.map(\.step))" == "\(again.commands.map(\.step))", "\(name)")
    #expect(!live.commands.isEmpty && read == layout, "\(name)")
  }
}
