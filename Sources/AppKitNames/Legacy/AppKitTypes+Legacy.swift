// The names of types that are nested in others since Swift 4.

/// The former name of `NSGridCell.Placement`.
@available(*, deprecated, renamed: "NSGridCell.Placement")
public typealias NSGridCellPlacement = NSGridCell.Placement

/// The former name of `NSGridRow.Alignment`.
@available(*, deprecated, renamed: "NSGridRow.Alignment")
public typealias NSGridRowAlignment = NSGridRow.Alignment

/// The former name of `NSSplitView.DividerStyle`.
@available(*, deprecated, renamed: "NSSplitView.DividerStyle")
public typealias NSSplitViewDividerStyle = NSSplitView.DividerStyle

/// The former name of `NSBox.BoxType`.
@available(*, deprecated, renamed: "NSBox.BoxType")
public typealias NSBoxType = NSBox.BoxType

/// The former name of `NSBox.TitlePosition`.
@available(*, deprecated, renamed: "NSBox.TitlePosition")
public typealias NSTitlePosition = NSBox.TitlePosition

/// The former name of `NSButton.BezelStyle`.
@available(*, deprecated, renamed: "NSButton.BezelStyle")
public typealias NSBezelStyle = NSButton.BezelStyle

/// The former name of `NSButton.ButtonType`.
@available(*, deprecated, renamed: "NSButton.ButtonType")
public typealias NSButtonType = NSButton.ButtonType

/// The former name of `NSTextField.BezelStyle`.
@available(*, deprecated, renamed: "NSTextField.BezelStyle")
public typealias NSTextFieldBezelStyle = NSTextField.BezelStyle

/// The former name of `NSControl.ControlSize`.
@available(*, deprecated, renamed: "NSControl.ControlSize")
public typealias NSControlSize = NSControl.ControlSize

/// The former name of `NSButton.ImagePosition`.
@available(*, deprecated, renamed: "NSButton.ImagePosition")
public typealias NSCellImagePosition = NSButton.ImagePosition

/// The former name of `NSProgressIndicator.Style`.
@available(*, deprecated, renamed: "NSProgressIndicator.Style")
public typealias NSProgressIndicatorStyle = NSProgressIndicator.Style

/// The former name of `NSTabView.TabType`.
@available(*, deprecated, renamed: "NSTabView.TabType")
public typealias NSTabViewType = NSTabView.TabType

/// The former name of `NSWindow.StyleMask`.
@available(*, deprecated, renamed: "NSWindow.StyleMask")
public typealias NSWindowStyleMask = NSWindow.StyleMask

/// The former name of `NSWindow.BackingStoreType`.
@available(*, deprecated, renamed: "NSWindow.BackingStoreType")
public typealias NSBackingStoreType = NSWindow.BackingStoreType

/// The former name of `NSScrollView.Elasticity`.
@available(*, deprecated, renamed: "NSScrollView.Elasticity")
public typealias NSScrollElasticity = NSScrollView.Elasticity

/// The former name of `NSScroller.Style`.
@available(*, deprecated, renamed: "NSScroller.Style")
public typealias NSScrollerStyle = NSScroller.Style

/// The former name of `NSVisualEffectView.Material`.
@available(*, deprecated, renamed: "NSVisualEffectView.Material")
public typealias NSVisualEffectMaterial = NSVisualEffectView.Material

/// The former name of `NSVisualEffectView.BlendingMode`.
@available(*, deprecated, renamed: "NSVisualEffectView.BlendingMode")
public typealias NSVisualEffectBlendingMode = NSVisualEffectView.BlendingMode

/// The former name of `NSVisualEffectView.State`.
@available(*, deprecated, renamed: "NSVisualEffectView.State")
public typealias NSVisualEffectState = NSVisualEffectView.State

/// The former name of `NSView.LayerContentsRedrawPolicy`.
@available(*, deprecated, renamed: "NSView.LayerContentsRedrawPolicy")
public typealias NSViewLayerContentsRedrawPolicy = NSView.LayerContentsRedrawPolicy

/// The former name of `NSSegmentedControl.Style`.
@available(*, deprecated, renamed: "NSSegmentedControl.Style")
public typealias NSSegmentStyle = NSSegmentedControl.Style

/// The former name of `NSSegmentedControl.SwitchTracking`.
@available(*, deprecated, renamed: "NSSegmentedControl.SwitchTracking")
public typealias NSSegmentSwitchTracking = NSSegmentedControl.SwitchTracking
