import Foundation
import UIKitNames

// The views that are drawn.
extension DocumentPictureTests {
  /// A text in several fonts, with a ground, lines, kerning, an offset and a picture.
  static func styledText() -> NSAttributedString {
    let text = NSMutableAttributedString(
      string: "Small ", attributes: [.font: UIFont.systemFont(ofSize: 12)])
    text.append(
      NSAttributedString(
        string: "large",
        attributes: [
          .font: UIFont.boldSystemFont(ofSize: 24), .foregroundColor: UIColor.systemRed,
          .underlineStyle: NSUnderlineStyle.single.rawValue,
        ]))
    let picture = NSTextAttachment()
    picture.bounds = CGRect(x: 0, y: -4, width: 18, height: 18)
    text.append(NSAttributedString(attachment: picture))
    if let star = UIImage(systemName: "star.fill") {
      text.append(NSAttributedString(attachment: NSTextAttachment(image: star)))
    }
    text.append(
      NSAttributedString(
        string: " struck", attributes: [.strikethroughStyle: 1, .backgroundColor: UIColor.yellow]))
    text.append(NSAttributedString(string: " wide", attributes: [.kern: 3, .baselineOffset: 4]))
    return text
  }

  static func styledLabel() -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    let text = NSMutableAttributedString(attributedString: styledText())
    let style = NSMutableParagraphStyle()
    (style.lineSpacing, style.alignment) = (5, .center)
    text.addAttribute(
      .paragraphStyle, value: style, range: NSRange(location: 0, length: text.length))
    label.attributedText = text
    label.widthAnchor.constraint(equalToConstant: 150).isActive = true
    return label
  }

  static func navigationBar() -> UIView {
    let bar = UINavigationBar()
    let (first, second) = (UINavigationItem(title: "First"), UINavigationItem(title: "Second"))
    second.rightBarButtonItem = UIBarButtonItem(systemItem: .edit)
    second.prompt = "Two of three"
    let looks = UINavigationBarAppearance()
    looks.backgroundColor = .systemYellow
    bar.scrollEdgeAppearance = looks
    bar.items = [first, second]
    bar.widthAnchor.constraint(equalToConstant: 280).isActive = true
    bar.heightAnchor.constraint(equalToConstant: 74).isActive = true
    return bar
  }

  static func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  static func button(_ configuration: UIButton.Configuration) -> UIButton {
    var configuration = configuration
    configuration.title = "Press"
    return UIButton(configuration: configuration)
  }

  static func sized(_ view: UIView) -> UIView {
    view.widthAnchor.constraint(equalToConstant: 100).isActive = true
    view.heightAnchor.constraint(equalToConstant: 60).isActive = true
    return view
  }

  static func gradients() -> UIView {
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

  static func conicGradient() -> UIView {
    let view = UIView()
    let gradient = CAGradientLayer()
    gradient.type = .conic
    gradient.colors = [
      UIColor.systemRed.cgColor, UIColor.systemGreen.cgColor, UIColor.systemRed.cgColor,
    ]
    gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
    (gradient.frame, gradient.cornerRadius) = (CGRect(x: 0, y: 0, width: 60, height: 60), 30)
    view.layer.addSublayer(gradient)
    return view
  }

  static func imageWithText() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 80, height: 30)).image { context in
      UIColor.systemTeal.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 80, height: 30))
      "Badge".draw(at: CGPoint(x: 6, y: 6), withAttributes: [.foregroundColor: UIColor.white])
    }
  }

  /// A view with a hole and a label in it.
  static func masked() -> UIView {
    let view = UIView()
    view.backgroundColor = .systemIndigo
    let label = label("Through the hole")
    label.frame = CGRect(x: 0, y: 20, width: 100, height: 20)
    view.addSubview(label)
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 60))
    path.append(UIBezierPath(ovalIn: CGRect(x: 30, y: 10, width: 40, height: 40)))
    let mask = CAShapeLayer()
    (mask.path, mask.fillRule) = (path.cgPath, .evenOdd)
    view.layer.mask = mask
    return view
  }

  /// A view whose mask is a view.
  static func maskedByView() -> UIView {
    let view = layered()
    let mask = UIView(frame: CGRect(x: 10, y: 5, width: 40, height: 40))
    (mask.backgroundColor, mask.layer.cornerRadius) = (.black, 12)
    view.mask = mask
    return view
  }

  /// A view whose mask is a line around a circle.
  static func ring() -> UIView {
    let view = layered()
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 40, height: 40)).cgPath
    (mask.fillColor, mask.strokeColor, mask.lineWidth) = (nil, UIColor.black.cgColor, 8)
    mask.strokeEnd = 0.75
    view.layer.mask = mask
    return view
  }

  static func layered() -> UIView {
    let view = UIView()
    view.backgroundColor = .systemYellow
    (view.layer.cornerRadius, view.layer.borderWidth) = (8, 2)
    view.layer.borderColor = UIColor.systemRed.cgColor
    view.layer.maskedCorners = [.layerMinXMinYCorner]
    (view.layer.shadowOpacity, view.layer.shadowRadius) = (0.5, 4)
    view.alpha = 0.75
    return view
  }
}

/// A view that draws a shape and texts itself.
final class DrawnView: UIView {
  override func draw(_ rect: CGRect) {
    UIColor.systemYellow.setFill()
    UIBezierPath(roundedRect: bounds.insetBy(dx: 2, dy: 2), cornerRadius: 8).fill()
    let title = NSMutableAttributedString(
      string: "Drawn ", attributes: [.font: UIFont.boldSystemFont(ofSize: 15)])
    title.append(
      NSAttributedString(
        string: "here",
        attributes: [
          .font: UIFont.systemFont(ofSize: 11), .foregroundColor: UIColor.systemRed,
          .underlineStyle: NSUnderlineStyle.single.rawValue,
        ]))
    title.draw(at: CGPoint(x: 8, y: 6))
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    "words in the middle that take lines".draw(
      in: CGRect(x: 8, y: 26, width: bounds.width - 16, height: 30),
      withAttributes: [.font: UIFont.systemFont(ofSize: 10), .paragraphStyle: style])
    let context = UIGraphicsGetCurrentContext()
    context?.saveGState()
    context?.translateBy(x: 92, y: 8)
    context?.rotate(by: .pi / 2)
    "side".draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 9)])
    context?.restoreGState()
  }
}

/// A label with room around its text.
final class PaddedLabel: UILabel {
  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width + 16, height: size.height + 8)
  }
}

/// A button with a minimum width.
final class WideButton: UIButton {
  override var intrinsicContentSize: CGSize {
    CGSize(width: max(120, super.intrinsicContentSize.width), height: 44)
  }
}

/// A column of views.
final class ColumnView: UIStackView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    (axis, spacing, alignment) = (.vertical, 6, .center)
  }

  required init(coder: NSCoder) { super.init(coder: coder) }
}
