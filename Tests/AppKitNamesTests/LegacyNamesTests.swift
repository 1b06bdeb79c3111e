import AppKitNames
import Foundation
import Testing

// Code as articles of 2015 and 2016 wrote it. The compiler warns of each legacy name, except in functions
// that are deprecated themselves.

@Suite("Legacy names of AppKit")
struct LegacyNamesTests {
  let view = NSView(frame: NSRect(x: 0, y: 0, width: 300, height: 200))
  let child = NSView()
  let other = NSView()

  init() {
    for added in [child, other] {
      added.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(added)
    }
  }

  @available(*, deprecated)
  @Test("a guide as a space between two views")
  func guide() {
    let space = NSLayoutGuide()
    view.addLayoutGuide(space)
    space.widthAnchor.constraintEqualToAnchor(other.widthAnchor).active = true
    space.leadingAnchor.constraintEqualToAnchor(child.trailingAnchor).active = true
    other.leadingAnchor.constraintEqualToAnchor(space.trailingAnchor, constant: 5).active = true
    child.leadingAnchor.constraintEqualToAnchor(view.leadingAnchor, constant: 10).active = true
    child.widthAnchor.constraintEqualToConstant(40).active = true
    other.widthAnchor.constraintEqualToAnchor(child.widthAnchor, multiplier: 0.5).active = true
    for view in [child, other] {
      view.topAnchor.constraintEqualToAnchor(self.view.topAnchor).active = true
      view.heightAnchor.constraintGreaterThanOrEqualToConstant(30).active = true
      view.heightAnchor.constraintLessThanOrEqualToConstant(30).active = true
    }
    view.layoutSubtreeIfNeeded()
    #expect(space.frame.width == 20)
    #expect(child.frame == NSRect(x: 10, y: 170, width: 40, height: 30))
    #expect(other.frame == NSRect(x: 75, y: 170, width: 20, height: 30))
  }

  @available(*, deprecated)
  @Test("constraints between items, and priorities")
  func items() {
    let top = NSLayoutConstraint(
      item: child, attribute: .Top, relatedBy: .Equal, toItem: view, attribute: .Top,
      multiplier: 1.0, constant: 8)
    let width = NSLayoutConstraint(
      item: child, attribute: NSLayoutAttribute.Width, relatedBy: NSLayoutRelation.Equal,
      toItem: nil, attribute: .NotAnAttribute, multiplier: 1, constant: 40)
    width.priority = NSLayoutPriorityDefaultHigh - 1
    let wider = child.widthAnchor.constraintGreaterThanOrEqualToConstant(50)
    wider.priority = NSLayoutPriorityDefaultLow
    view.addConstraint(top)
    child.addConstraints([width, wider])
    NSLayoutConstraint.activateConstraints([
      child.leftAnchor.constraintEqualToAnchor(view.leftAnchor),
      child.heightAnchor.constraintEqualToAnchor(child.widthAnchor),
    ])
    view.layoutSubtreeIfNeeded()
    #expect(child.frame == NSRect(x: 0, y: 152, width: 40, height: 40))
    #expect(top.active && width.priority.rawValue == 749)
    NSLayoutConstraint.deactivateConstraints([top])
    #expect(!top.active)
    let priorities: [NSLayoutPriority] = [
      NSLayoutPriorityRequired, NSLayoutPriorityDefaultHigh,
      NSLayoutPriorityDragThatCanResizeWindow, NSLayoutPriorityWindowSizeStayPut,
      NSLayoutPriorityDragThatCannotResizeWindow, NSLayoutPriorityDefaultLow,
      NSLayoutPriorityFittingSizeCompression,
    ]
    #expect(priorities.map(\.rawValue) == [1000, 750, 510, 500, 490, 250, 50])
  }

  @available(*, deprecated)
  @Test("visual formats, hugging and masks")
  func formats() {
    let constraints = NSLayoutConstraint.constraintsWithVisualFormat(
      "H:|-20-[child(60)]-[other(30)]", options: [.AlignAllTop, .DirectionLeadingToTrailing],
      metrics: nil, views: ["child": child, "other": other])
    #expect(constraints.map(\.constant) == [20, 60, 8, 30, 0])
    child.setContentHuggingPriority(NSLayoutPriorityDefaultHigh, forOrientation: .Horizontal)
    child.setContentCompressionResistancePriority(251, forOrientation: .Vertical)
    let orientation: NSLayoutConstraintOrientation = .Horizontal
    #expect(child.contentHuggingPriorityForOrientation(orientation) == .defaultHigh)
    #expect(child.contentCompressionResistancePriorityForOrientation(.Vertical).rawValue == 251)
    #expect(NSViewNoIntrinsicMetric == NSView.noIntrinsicMetric)
    #expect(NSViewNoInstrinsicMetric == NSView.noIntrinsicMetric)
    let masks: [NSAutoresizingMaskOptions] = [
      [.ViewWidthSizable, .ViewMinYMargin], [.viewWidthSizable, .viewMinYMargin],
    ]
    #expect(masks.allSatisfy { $0 == [.width, .minYMargin] })
    #expect(child.convertRect(CGRectMake(0, 0, 1, 1), toView: view).size == CGSizeMake(1, 1))
  }

  @available(*, deprecated)
  @Test("stack views")
  func stacks() {
    let stack = NSStackView(views: [child])
    stack.orientation = .Vertical
    stack.alignment = .CenterX
    stack.distribution = .EqualSpacing
    stack.addView(other, inGravity: .Bottom)
    let third = NSView()
    stack.insertView(third, atIndex: 0, inGravity: NSStackViewGravity.Center)
    #expect(stack.viewsInGravity(.Top) == [child])
    #expect(stack.viewsInGravity(.Center) == [third])
    stack.setViews([third], inGravity: .Top)
    #expect(stack.views == [third, other])
    stack.insertArrangedSubview(child, atIndex: 1)
    #expect(stack.arrangedSubviews == [third, child, other])
    stack.setHuggingPriority(249, forOrientation: .Vertical)
    stack.setClippingResistancePriority(NSLayoutPriorityDefaultLow, forOrientation: .Horizontal)
    #expect(stack.huggingPriorityForOrientation(.Vertical).rawValue == 249)
    #expect(stack.clippingResistancePriorityForOrientation(.Horizontal) == .defaultLow)
    stack.setVisibilityPriority(NSStackViewVisibilityPriorityDetachOnlyIfNecessary, forView: third)
    #expect(stack.visibilityPriorityForView(third) == .detachOnlyIfNecessary)
    #expect(stack.customSpacingAfterView(third) == NSStackViewSpacingUseDefault)
    stack.setCustomSpacing(12, afterView: third)
    #expect(stack.customSpacing(after: third) == 12)
    #expect(stack.alignment == .centerX && stack.distribution == .equalSpacing)
  }

  @available(*, deprecated)
  @Test("types that are nested in others today")
  func types() {
    #expect(NSStackViewDistribution.FillEqually == NSStackView.Distribution.fillEqually)
    #expect(NSGridCellPlacement.fill == NSGridCell.Placement.fill)
    #expect(NSGridRowAlignment.firstBaseline == NSGridRow.Alignment.firstBaseline)
    #expect(NSSplitViewDividerStyle.thin == NSSplitView.DividerStyle.thin)
    #expect(NSBezelStyle.rounded == NSButton.BezelStyle.rounded)
    #expect(NSWindowStyleMask.titled == NSWindow.StyleMask.titled)
    #expect(NSControlSize.small == NSControl.ControlSize.small)
    view.addSubview(NSView(), positioned: NSWindowOrderingMode.Below, relativeTo: child)
    #expect(view.subviews[1] === child)
  }
}
