import Testing
import UIKitNames

@Suite("Names that pasted code uses around layout")
struct KeptNameTests {
  @Test("placeholders and texts with looks are those of the field, in the font that they say")
  func attributedTexts() {
    let field = UITextField()
    field.attributedPlaceholder = NSAttributedString(
      string: "Name", attributes: [.foregroundColor: UIColor.placeholderText])
    #expect(field.placeholder == "Name" && field.intrinsicContentSize.width > 0)
    #expect(field.attributedPlaceholder?.length == 4)
    field.placeholder = "City"
    #expect(field.attributedPlaceholder?.string == "City")
    let large = NSAttributedString(
      string: "Large", attributes: [.font: UIFont.systemFont(ofSize: 30)])
    let area = UITextView()
    field.attributedText = large
    area.attributedText = large
    #expect(field.text == "Large" && field.font?.pointSize == 30)
    #expect(area.text == "Large" && area.font?.pointSize == 30 && area.attributedText.length == 5)
    let centered = NSMutableParagraphStyle()
    centered.alignment = .center
    let quiet = NSAttributedString(
      string: "Quiet",
      attributes: [.foregroundColor: UIColor.systemGray, .paragraphStyle: centered])
    field.attributedText = quiet
    area.attributedText = quiet
    #expect(field.textColor == .systemGray && field.textAlignment == .center)
    #expect(area.textColor == .systemGray && area.textAlignment == .center)
    field.text = "Other"
    #expect(field.attributedText?.string == "Other")
    area.attributedText = nil
    #expect(area.text == "" && area.attributedText.length == 0)
  }

  @Test("subclasses override attributed texts")
  func overriddenTexts() {
    final class Label: UILabel {
      override var attributedText: NSAttributedString? { didSet { text? += "!" } }
    }
    final class Field: UITextField {
      override var attributedText: NSAttributedString? { didSet { text? += "!" } }
      override var attributedPlaceholder: NSAttributedString? { didSet { placeholder? += "…" } }
    }
    final class Area: UITextView {
      override var attributedText: NSAttributedString! { didSet { text? += "!" } }
    }
    let (label, field, area) = (Label(), Field(), Area())
    let short = NSAttributedString(string: "Hi")
    label.attributedText = short
    field.attributedText = short
    field.attributedPlaceholder = short
    area.attributedText = short
    #expect(label.text == "Hi!" && field.text == "Hi!" && area.text == "Hi!")
    #expect(field.placeholder == "Hi…" && field.attributedPlaceholder?.string == "Hi…")
  }

  @Test("popovers and sheets are there in their styles, and keep what they are told")
  func presentations() {
    final class Popover: UIViewController, UIPopoverPresentationControllerDelegate {
      func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
      ) -> UIModalPresentationStyle { .none }
    }
    let (source, popover) = (UIView(), Popover())
    #expect(popover.popoverPresentationController == nil)
    popover.modalPresentationStyle = .popover
    #expect(popover.sheetPresentationController == nil)
    popover.popoverPresentationController?.sourceView = source
    popover.popoverPresentationController?.permittedArrowDirections = [.up, .down]
    popover.popoverPresentationController?.delegate = popover
    let presentation = popover.popoverPresentationController
    #expect(presentation?.sourceView === source && presentation?.delegate === popover)
    #expect(presentation?.permittedArrowDirections.contains(.left) == false)
    #expect(presentation?.presentedViewController === popover)
    #expect(presentation === popover.presentationController)
    let presenter = UIViewController()
    presenter.present(popover, animated: false)
    #expect(presentation?.presentingViewController === presenter)

    let sheet = UIViewController()
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    sheet.sheetPresentationController?.animateChanges {
      sheet.sheetPresentationController?.selectedDetentIdentifier = .large
    }
    #expect(sheet.sheetPresentationController?.detents.map(\.identifier) == [.medium, .large])
    #expect(sheet.sheetPresentationController?.selectedDetentIdentifier == .large)
  }

  /// The surroundings of a sheet.
  private struct Surroundings: UISheetPresentationControllerDetentResolutionContext {
    var containerTraitCollection = UITraitCollection()
    var maximumDetentValue: CGFloat = 600
  }

  @Test("a sheet rests at heights that it is told, or that closures compute")
  func detents() {
    let low = UISheetPresentationController.Detent.Identifier("low")
    let detents: [UISheetPresentationController.Detent] = [
      .medium(), .large(), .custom(identifier: low) { min(200, $0.maximumDetentValue) },
      .custom { _ in nil },
    ]
    #expect(detents.map { $0.resolvedValue(in: Surroundings()) } == [300, 600, 200, nil])
    #expect(detents[2].identifier == low && detents[2].identifier.rawValue == "low")
    let flat = Surroundings(
      containerTraitCollection: UITraitCollection(verticalSizeClass: .compact))
    #expect(detents[0].resolvedValue(in: flat) == nil)
  }

  @Test("paths have the bounds of what they are made of, and cast shadows that are kept")
  func paths() {
    let view = UIView(frame: rect(0, 0, 40, 30))
    #expect(view.layer.shadowPath == nil)
    view.layer.shadowPath = UIBezierPath(roundedRect: view.bounds, cornerRadius: 8).cgPath
    #expect(view.layer.shadowPath?.boundingBox == rect(0, 0, 40, 30))
    let path = UIBezierPath()
    #expect(path.isEmpty && path.cgPath.isEmpty)
    path.move(to: CGPoint(x: 10, y: 10))
    path.addLine(to: CGPoint(x: 30, y: 20))
    path.addQuadCurve(to: CGPoint(x: 20, y: 5), controlPoint: CGPoint(x: 50, y: 0))
    path.close()
    // Two thirds of the way from both ends to the control point.
    #expect(path.bounds.minX == 10 && path.bounds.minY < 5 && path.bounds.maxY == 20)
    #expect(path.currentPoint == CGPoint(x: 10, y: 10))
    path.append(UIBezierPath(ovalIn: rect(0, 0, 5, 5)))
    #expect(path.bounds.minX == 0 && path.bounds.minY == 0 && path.bounds.maxY == 20)
    let circle = UIBezierPath(
      arcCenter: CGPoint(x: 10, y: 10), radius: 10, startAngle: 0, endAngle: .pi,
      clockwise: true)
    #expect(circle.bounds == rect(0, 10, 20, 10))
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  @Test("whether pictures grow with texts is kept")
  func pictures() {
    let (picture, button) = (UIImageView(), UIButton())
    picture.adjustsImageSizeForAccessibilityContentSizeCategory = true
    button.adjustsImageSizeForAccessibilityContentSizeCategory = true
    #expect(picture.adjustsImageSizeForAccessibilityContentSizeCategory)
    #expect(button.adjustsImageSizeForAccessibilityContentSizeCategory)
  }
}
