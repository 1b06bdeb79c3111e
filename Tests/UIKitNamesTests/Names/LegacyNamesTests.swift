import Foundation
import Testing
import UIKitNames

// Code as articles of 2015 wrote it. The compiler warns of each legacy name, except in functions that are
// deprecated themselves.

@Suite("Legacy names")
struct LegacyNamesTests {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let child = UIView()
  let guide = UILayoutGuide()

  init() {
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    view.addLayoutGuide(guide)
  }

  @available(*, deprecated)
  @Test("anchors make what their present spellings make")
  func anchors() {
    let pairs: [(NSLayoutConstraint, NSLayoutConstraint)] = [
      (
        child.leadingAnchor.constraintEqualToAnchor(guide.trailingAnchor),
        child.leadingAnchor.constraint(equalTo: guide.trailingAnchor)
      ),
      (
        child.topAnchor.constraintEqualToAnchor(view.topAnchor, constant: 20),
        child.topAnchor.constraint(equalTo: view.topAnchor, constant: 20)
      ),
      (
        child.topAnchor.constraintLessThanOrEqualToAnchor(view.topAnchor),
        child.topAnchor.constraint(lessThanOrEqualTo: view.topAnchor)
      ),
      (
        child.topAnchor.constraintLessThanOrEqualToAnchor(view.topAnchor, constant: 1),
        child.topAnchor.constraint(lessThanOrEqualTo: view.topAnchor, constant: 1)
      ),
      (
        child.topAnchor.constraintGreaterThanOrEqualToAnchor(view.topAnchor),
        child.topAnchor.constraint(greaterThanOrEqualTo: view.topAnchor)
      ),
      (
        child.topAnchor.constraintGreaterThanOrEqualToAnchor(view.topAnchor, constant: 1),
        child.topAnchor.constraint(greaterThanOrEqualTo: view.topAnchor, constant: 1)
      ),
    ]
    for (first, present) in pairs { #expect(first.equation == present.equation) }
  }

  @available(*, deprecated)
  @Test("dimensions make what their present spellings make")
  func dimensions() {
    let (width, other) = (child.widthAnchor, view.widthAnchor)
    let pairs: [(NSLayoutConstraint, NSLayoutConstraint)] = [
      (width.constraintEqualToConstant(5), width.constraint(equalToConstant: 5)),
      (
        width.constraintLessThanOrEqualToConstant(5),
        width.constraint(lessThanOrEqualToConstant: 5)
      ),
      (
        width.constraintGreaterThanOrEqualToConstant(5),
        width.constraint(greaterThanOrEqualToConstant: 5)
      ),
      (
        width.constraintEqualToAnchor(other, multiplier: 0.5),
        width.constraint(equalTo: other, multiplier: 0.5)
      ),
      (
        width.constraintEqualToAnchor(other, multiplier: 0.5, constant: 3),
        width.constraint(equalTo: other, multiplier: 0.5, constant: 3)
      ),
      (
        width.constraintLessThanOrEqualToAnchor(other, multiplier: 2),
        width.constraint(lessThanOrEqualTo: other, multiplier: 2)
      ),
      (
        width.constraintGreaterThanOrEqualToAnchor(other, multiplier: 2, constant: 1),
        width.constraint(greaterThanOrEqualTo: other, multiplier: 2, constant: 1)
      ),
    ]
    for (first, present) in pairs { #expect(first.equation == present.equation) }
  }

  @available(*, deprecated)
  @Test("an article's layout, start to end")
  func article() {
    let top = NSLayoutConstraint(
      item: child, attribute: .Top, relatedBy: .Equal, toItem: guide, attribute: .Bottom,
      multiplier: 1.0, constant: 8)
    let width = NSLayoutConstraint(
      item: child, attribute: NSLayoutAttribute.Width, relatedBy: NSLayoutRelation.Equal,
      toItem: nil, attribute: .NotAnAttribute, multiplier: 1, constant: 40)
    width.priority = UILayoutPriorityDefaultHigh
    top.active = true
    NSLayoutConstraint.activateConstraints([
      width,
      guide.topAnchor.constraintEqualToAnchor(view.topAnchor, constant: 10),
      guide.heightAnchor.constraintEqualToConstant(30),
      child.heightAnchor.constraintEqualToAnchor(child.widthAnchor),
      child.leadingAnchor.constraintEqualToAnchor(view.leadingAnchor),
    ])
    view.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 0, y: 48, width: 40, height: 40))
    #expect(top.active)
    NSLayoutConstraint.deactivateConstraints([top])
    #expect(!top.isActive)
  }

  @available(*, deprecated)
  @Test("a visual format with the first options")
  func visualFormat() {
    let constraints = NSLayoutConstraint.constraintsWithVisualFormat(
      "V:|-[child(20)]", options: NSLayoutFormatOptions(rawValue: 0), metrics: nil,
      views: ["child": child])
    #expect(constraints.map(\.firstAttribute) == [.Top, .Height])
    #expect(constraints.map(\.constant) == [0, 20])
    #expect(constraints.map(\.secondAttribute) == [.TopMargin, .NotAnAttribute])
  }

  @available(*, deprecated)
  @Test("types that lie in others today")
  func types() {
    #expect(UITableViewCellStyle.subtitle == UITableViewCell.CellStyle.subtitle)
    #expect(UITableViewCellSelectionStyle.none == UITableViewCell.SelectionStyle.none)
    #expect(UITableViewCellAccessoryType.checkmark == UITableViewCell.AccessoryType.checkmark)
    #expect(UITableViewCellEditingStyle.delete == UITableViewCell.EditingStyle.delete)
    #expect(UIControlState.normal == UIControl.State.normal)
    #expect(UIControlEvents.touchUpInside == UIControl.Event.touchUpInside)
    #expect(UIViewContentMode.center == UIView.ContentMode.center)
    #expect(UIViewAnimationOptions.curveEaseIn == UIView.AnimationOptions.curveEaseIn)
    #expect(UIStackViewAlignment.center == UIStackView.Alignment.center)
    #expect(UIStackViewDistribution.fillEqually == UIStackView.Distribution.fillEqually)
  }

  @available(*, deprecated)
  @Test("axes, hugging and the size that stands for none")
  func axes() {
    let axis: UILayoutConstraintAxis = .Horizontal
    child.setContentHuggingPriority(UILayoutPriorityRequired, for: axis)
    #expect(child.contentHuggingPriority(for: .horizontal) == .required)
    #expect(UIViewNoIntrinsicMetric == UIView.noIntrinsicMetric)
    #expect(UILayoutConstraintAxis.Vertical == .vertical)
    child.setContentHuggingPriority(251, forAxis: .Horizontal)
    child.setContentCompressionResistancePriority(
      UILayoutPriorityDefaultHigh + 1, forAxis: .Vertical)
    #expect(child.contentHuggingPriorityForAxis(.Horizontal).rawValue == 251)
    #expect(child.contentCompressionResistancePriorityForAxis(.Vertical).rawValue == 751)
    child.setContentHuggingPriority(252, for: .horizontal)
    child.setContentHuggingPriority(.init(253), for: .vertical)
    #expect(child.contentHuggingPriority(for: .horizontal).rawValue == 252)
    #expect(child.contentHuggingPriority(for: .vertical).rawValue == 253)
  }

  @available(*, deprecated)
  @Test("views, masks and stack views of Swift 2")
  func views() {
    child.setTranslatesAutoresizingMaskIntoConstraints(true)
    child.frame = CGRectMake(10, 20, 30, 40)
    child.autoresizingMask = [.FlexibleWidth, .FlexibleTopMargin]
    view.frame.size = CGSizeMake(310, 210)
    view.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 10, y: 30, width: 40, height: 40))
    #expect(view.convertPoint(CGPointMake(1, 2), fromView: child) == CGPoint(x: 11, y: 32))
    #expect(child.convertRect(child.bounds, toView: view) == child.frame)
    let stack = UIStackView(arrangedSubviews: [UIView()])
    stack.axis = .Vertical
    stack.alignment = .Leading
    stack.distribution = .EqualSpacing
    stack.insertArrangedSubview(child, atIndex: 0)
    #expect(stack.arrangedSubviews.first === child)
    #expect(stack.alignment == .leading && stack.distribution == .equalSpacing)
    let size = stack.systemLayoutSizeFittingSize(UILayoutFittingCompressedSize)
    #expect(size == stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
  }

  @available(*, deprecated)
  @Test("options of formats")
  func options() {
    let options: NSLayoutFormatOptions = [.AlignAllCenterY, .DirectionLeftToRight]
    #expect(options == [.alignAllCenterY, .directionLeftToRight])
    #expect(NSLayoutFormatOptions.AlignAllBaseline == .alignAllLastBaseline)
  }
}
