import AutoLayout
import Figures
import Foundation
import TestTools
import Testing
import UIKitNames

@Suite("What views show") struct ShownContentTests {
  @Test("The color of a label is that of the first character, and stays if that has none")
  func firstColors() {
    let label = UILabel()
    label.textColor = .red
    let price = NSMutableAttributedString(string: "$0")
    let period = NSAttributedString(
      string: " a month", attributes: [.foregroundColor: UIColor.gray])
    price.append(period)
    label.attributedText = price
    #expect(label.textColor == .red)
    label.attributedText = period
    #expect(label.textColor == .gray)
  }

  @Test(
    "The title of a button lies where its content does, unless there is a picture beside it",
    arguments: [
      (UIControl.ContentHorizontalAlignment.leading, TextAlignment.left), (.trailing, .right),
      (.left, .left), (.right, .right),
    ])
  func alignments(content: UIControl.ContentHorizontalAlignment, text: TextAlignment) {
    let button = UIButton(type: .system)
    button.setTitle("Country", for: .normal)
    #expect(button.setting(.textAlignment) == nil)
    button.contentHorizontalAlignment = content
    #expect(button.setting(.textAlignment) == .textAlignment(text))
    button.setImage(UIImage(systemName: "star"), for: .normal)
    #expect(button.setting(.textAlignment) == nil)
  }

  @Test("An image view without an image shows its layers, and no mark in their place")
  func emptyImages() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIImageView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    root.addSubview(view)
    func lines() -> Int {
      var options = FigureOptions()
      options.look = .plain
      let canvas = Canvas(width: 100, height: 100)
      let drawing = Drawing(
        of: root.solvedTree(canvas: canvas), options: options, measure: fixedTextMeasure)
      return drawing.commands.count { if case .line = $0.step { true } else { false } }
    }
    #expect(lines() == 2)
    let gradient = CAGradientLayer()
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    gradient.frame = view.bounds
    view.layer.addSublayer(gradient)
    #expect(lines() == 0)
  }
}
