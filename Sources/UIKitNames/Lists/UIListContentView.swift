public import AutoLayout
public import Foundation

/// UIKit's view of a list cell's content, laid out by constraints that also determine its height.
open class UIListContentView: View, UIContentView {
  private let label = UILabel()
  private let secondLabel = UILabel()
  private let imageView = UIImageView()
  private let texts = LayoutGuide()
  private var made: [LayoutConstraint] = []

  /// The configuration of the view's content; setting a configuration of another type has no effect.
  open var configuration: any UIContentConfiguration {
    get { content }
    set { if let newValue = newValue as? UIListContentConfiguration { content = newValue } }
  }

  private var content: UIListContentConfiguration { didSet { show() } }

  /// The layout guide around the text, or `nil` if there isn't one.
  public var textLayoutGuide: LayoutGuide? { guide(of: label) }
  /// The layout guide around the secondary text, or `nil` if there isn't one.
  public var secondaryTextLayoutGuide: LayoutGuide? { guide(of: secondLabel) }
  /// The layout guide around the picture, or `nil` if there isn't one.
  public var imageLayoutGuide: LayoutGuide? { guide(of: imageView) }

  private var guides: [(view: View, guide: LayoutGuide)] = []

  /// Creates a view that shows a configuration's content.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    addLayoutGuide(texts)
    imageView.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    show()
  }

  /// Returns `nil`: archives aren't supported.
  public required init?(coder: NSCoder) { nil }

  /// The labels, the image view and the guide around the labels, named after the configuration's properties.
  package var namedParts: [(name: String, item: any LayoutItem)] {
    let views: [(name: String, item: View)] = [
      ("text", label), ("secondaryText", secondLabel), ("image", imageView),
    ]
    return views.filter { $0.item.superview === self } + [("texts", texts)]
  }

  private func guide(of view: View) -> LayoutGuide? {
    guard view.superview === self else { return nil }
    if let known = guides.first(where: { $0.view === view }) { return known.guide }
    let guide = LayoutGuide()
    addLayoutGuide(guide)
    guides.append((view, guide))
    LayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      guide.topAnchor.constraint(equalTo: view.topAnchor),
      guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    return guide
  }

  private func show() {
    LayoutConstraint.deactivate(made)
    take(content.text, content.textProperties, label)
    take(content.secondaryText, content.secondaryTextProperties, secondLabel)
    imageView.image = content.image
    if let tint = content.imageProperties.tintColor { imageView.tintColor = tint }
    put(imageView, content.image != nil)
    setMargins()
    made = textConstraints + imageConstraints + aroundTexts
    LayoutConstraint.activate(made)
  }

  private func take(
    _ text: String?, _ properties: UIListContentConfiguration.TextProperties, _ label: Label
  ) {
    label.text = text.map { properties.transform.applied(to: $0) }
    label.font = properties.font
    if let color = properties.color { label.textColor = color }
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    put(label, text?.isEmpty == false)
  }

  private func put(_ view: View, _ isShown: Bool) {
    view.translatesAutoresizingMaskIntoConstraints = false
    guard isShown != (view.superview === self) else { return }
    if isShown { addSubview(view) } else { view.removeFromSuperview() }
  }

  private var hasText: Bool { label.superview === self }
  private var hasSecond: Bool { secondLabel.superview === self }
  private var hasImage: Bool { imageView.superview === self }

  /// The constraints of the labels within their guide, stacked or side by side.
  private var textConstraints: [LayoutConstraint] {
    let first = hasText ? label : secondLabel
    let last = hasSecond ? secondLabel : label
    guard first.superview === self else {
      return [texts.heightAnchor.constraint(equalToConstant: 0)]
    }
    let leading = first.leadingAnchor.constraint(equalTo: texts.leadingAnchor)
    let isSideBySide = hasText && hasSecond && content.prefersSideBySideTextAndSecondaryText
    return [leading] + (isSideBySide ? sideBySide(first, last) : stacked(first, last))
  }

  /// Returns the constraints of a single label, or of a label above another label.
  private func stacked(_ first: Label, _ last: Label) -> [LayoutConstraint] {
    let outer = [
      first.topAnchor.constraint(equalTo: texts.topAnchor),
      last.bottomAnchor.constraint(equalTo: texts.bottomAnchor),
      first.trailingAnchor.constraint(equalTo: texts.trailingAnchor),
    ]
    guard first !== last else { return outer }
    return outer + [
      last.leadingAnchor.constraint(equalTo: texts.leadingAnchor),
      last.trailingAnchor.constraint(equalTo: texts.trailingAnchor),
      last.topAnchor.constraint(
        equalTo: first.bottomAnchor, constant: content.textToSecondaryTextVerticalPadding),
    ]
  }

  /// Returns the constraints of two labels on the same baseline; `last` is compressed before `first`.
  private func sideBySide(_ first: Label, _ last: Label) -> [LayoutConstraint] {
    first.setContentHuggingPriority(LayoutPriority(251), for: .horizontal)
    last.setContentHuggingPriority(LayoutPriority(251), for: .horizontal)
    first.setContentCompressionResistancePriority(LayoutPriority(751), for: .horizontal)
    let least = texts.heightAnchor.constraint(equalToConstant: 0)
    least.priority = LayoutPriority(1)
    return [
      least,
      last.leadingAnchor.constraint(
        greaterThanOrEqualTo: first.trailingAnchor,
        constant: content.textToSecondaryTextHorizontalPadding),
      last.trailingAnchor.constraint(equalTo: texts.trailingAnchor),
      last.firstBaselineAnchor.constraint(equalTo: first.firstBaselineAnchor),
      first.topAnchor.constraint(equalTo: texts.topAnchor),
      first.bottomAnchor.constraint(lessThanOrEqualTo: texts.bottomAnchor),
      last.bottomAnchor.constraint(lessThanOrEqualTo: texts.bottomAnchor),
    ]
  }

  /// The constraints that place the picture at the leading margin, and scale it down to its maximum size.
  private var imageConstraints: [LayoutConstraint] {
    guard hasImage else { return [] }
    let margins = layoutMarginsGuide
    let reserved = content.reservedImageWidth
    var all = [
      imageView.centerYAnchor.constraint(equalTo: margins.centerYAnchor),
      imageView.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
      imageView.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
    ]
    if reserved > 0 {
      all.append(
        imageView.centerXAnchor.constraint(equalTo: margins.leadingAnchor, constant: reserved / 2))
    } else {
      all.append(imageView.leadingAnchor.constraint(equalTo: margins.leadingAnchor))
    }
    let (size, share) = (content.image?.size ?? .zero, content.imageScale)
    if share < 1 {
      all.append(imageView.widthAnchor.constraint(equalToConstant: size.width * share))
      all.append(imageView.heightAnchor.constraint(equalToConstant: size.height * share))
    }
    return all
  }

  /// The constraints that center the labels between the margins, and set the minimum height.
  private var aroundTexts: [LayoutConstraint] {
    let margins = layoutMarginsGuide
    let least = heightAnchor.constraint(
      greaterThanOrEqualToConstant: content.leastHeight)
    least.priority = LayoutPriority(999)
    let reserved = content.reservedImageWidth
    let leading =
      hasImage && reserved == 0
      ? texts.leadingAnchor.constraint(
        equalTo: imageView.trailingAnchor, constant: content.imageToTextPadding)
      : texts.leadingAnchor.constraint(
        equalTo: margins.leadingAnchor,
        constant: hasImage ? reserved + content.imageToTextPadding : 0)
    return [
      least, leading, texts.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      texts.centerYAnchor.constraint(equalTo: margins.centerYAnchor),
      texts.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
      texts.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
    ]
  }

  private func setMargins() {
    directionalLayoutMargins = content.margins(side: rowMargin)
  }

  /// Updates the margins to match those of the screen.
  open override func updateConstraints() {
    setMargins()
    super.updateConstraints()
  }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
  fileprivate func applied(to text: String) -> String {
    switch self {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    }
  }
}
