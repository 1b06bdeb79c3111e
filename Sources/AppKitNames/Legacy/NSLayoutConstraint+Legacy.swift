public import AutoLayout
public import Foundation

// AppKit's names for parts of constraints in Swift 2 and 3; UIKit's differ.

/// The former name of `NSLayoutConstraint.Orientation`.
@available(*, deprecated, renamed: "NSLayoutConstraint.Orientation")
public typealias NSLayoutConstraintOrientation = LayoutConstraint.Orientation

/// The former name of `NSLayoutConstraint.Priority`.
@available(*, deprecated, renamed: "NSLayoutConstraint.Priority")
public typealias NSLayoutPriority = LayoutPriority

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `NSLayoutConstraint.Priority.required`.
@available(*, deprecated, renamed: "NSLayoutConstraint.Priority.required")
public let NSLayoutPriorityRequired = LayoutPriority.required

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `NSLayoutConstraint.Priority.defaultHigh`.
@available(*, deprecated, renamed: "NSLayoutConstraint.Priority.defaultHigh")
public let NSLayoutPriorityDefaultHigh = LayoutPriority.defaultHigh

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `NSLayoutConstraint.Priority.dragThatCanResizeWindow`.
@available(*, deprecated, renamed: "NSLayoutConstraint.Priority.dragThatCanResizeWindow")
public let NSLayoutPriorityDragThatCanResizeWindow = LayoutPriority.dragThatCanResizeWindow

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `NSLayoutConstraint.Priority.windowSizeStayPut`.
@available(*, deprecated, renamed: "NSLayoutConstraint.Priority.windowSizeStayPut")
public let NSLayoutPriorityWindowSizeStayPut = LayoutPriority.windowSizeStayPut

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `NSLayoutConstraint.Priority.dragThatCannotResizeWindow`.
@available(*, deprecated, renamed: "NSLayoutConstraint.Priority.dragThatCannotResizeWindow")
public let NSLayoutPriorityDragThatCannotResizeWindow = LayoutPriority.dragThatCannotResizeWindow

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `NSLayoutConstraint.Priority.defaultLow`.
@available(*, deprecated, renamed: "NSLayoutConstraint.Priority.defaultLow")
public let NSLayoutPriorityDefaultLow = LayoutPriority.defaultLow

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `NSLayoutConstraint.Priority.fittingSizeCompression`.
@available(*, deprecated, renamed: "NSLayoutConstraint.Priority.fittingSizeCompression")
public let NSLayoutPriorityFittingSizeCompression = LayoutPriority.fittingSizeCompression

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `NSView.noIntrinsicMetric`.
@available(*, deprecated, renamed: "NSView.noIntrinsicMetric")
public let NSViewNoIntrinsicMetric = View.noIntrinsicMetric

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `NSView.noIntrinsicMetric`, as AppKit misspelled it up to macOS 10.10.
@available(*, deprecated, renamed: "NSView.noIntrinsicMetric")
public let NSViewNoInstrinsicMetric = View.noIntrinsicMetric
