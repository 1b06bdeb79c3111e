public import AutoLayout
import Foundation

// The names that types had which lie in others since Swift 4.2.

/// The first spelling of `UITableViewCell.CellStyle`.
@available(*, deprecated, renamed: "UITableViewCell.CellStyle")
public typealias UITableViewCellStyle = TableCell.CellStyle
/// The first spelling of `UITableViewCell.SelectionStyle`.
@available(*, deprecated, renamed: "UITableViewCell.SelectionStyle")
public typealias UITableViewCellSelectionStyle = TableCell.SelectionStyle
/// The first spelling of `UITableViewCell.AccessoryType`.
@available(*, deprecated, renamed: "UITableViewCell.AccessoryType")
public typealias UITableViewCellAccessoryType = TableCell.AccessoryType
/// The first spelling of `UITableViewCell.EditingStyle`.
@available(*, deprecated, renamed: "UITableViewCell.EditingStyle")
public typealias UITableViewCellEditingStyle = TableCell.EditingStyle
/// The first spelling of `UIControl.State`.
@available(*, deprecated, renamed: "UIControl.State")
public typealias UIControlState = ControlState
/// The first spelling of `UIControl.Event`.
@available(*, deprecated, renamed: "UIControl.Event")
public typealias UIControlEvents = Control.Event
/// The first spelling of `UIView.ContentMode`.
@available(*, deprecated, renamed: "UIView.ContentMode")
public typealias UIViewContentMode = View.ContentMode
/// The first spelling of `UIView.AnimationOptions`.
@available(*, deprecated, renamed: "UIView.AnimationOptions")
public typealias UIViewAnimationOptions = View.AnimationOptions
/// The first spelling of `UIStackView.Alignment`.
@available(*, deprecated, renamed: "UIStackView.Alignment")
public typealias UIStackViewAlignment = StackView.Alignment
/// The first spelling of `UIStackView.Distribution`.
@available(*, deprecated, renamed: "UIStackView.Distribution")
public typealias UIStackViewDistribution = StackView.Distribution
