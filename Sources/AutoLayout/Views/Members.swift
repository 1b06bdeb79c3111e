// Swift without Objective-C overrides only what the body of a class declares. Other members of UIKit's classes are in
// extensions of these protocols, one for each class, so that a subclass can declare a member of the same name; that of
// the class is still there as `super`'s. The porter removes the word `override` before such declarations.

/// The members of responders that subclasses can declare again.
public protocol ResponderMembers: Responder {}

/// The members of views that subclasses can declare again.
public protocol ViewMembers: View {}

/// The members of controllers that subclasses can declare again.
public protocol ViewControllerMembers: ViewController {}

/// The members of layers that subclasses can declare again.
public protocol LayerMembers: Layer {}

/// The members of windows that subclasses can declare again.
public protocol WindowMembers: Window {}

/// The members of scroll views that subclasses can declare again.
public protocol ScrollViewMembers: ScrollView {}

/// The members of controls that subclasses can declare again.
public protocol ControlMembers: Control {}

/// The members of buttons that subclasses can declare again.
public protocol ButtonMembers: Button {}

/// The members of labels that subclasses can declare again.
public protocol LabelMembers: Label {}

/// The members of image views that subclasses can declare again.
public protocol ImageViewMembers: ImageView {}

/// The members of text fields that subclasses can declare again.
public protocol TextFieldMembers: TextField {}

/// The members of text views that subclasses can declare again.
public protocol TextViewMembers: TextView {}

/// The members of switches that subclasses can declare again.
public protocol SwitchMembers: Switch {}

/// The members of sliders that subclasses can declare again.
public protocol SliderMembers: Slider {}

/// The members of segmented controls that subclasses can declare again.
public protocol SegmentedControlMembers: SegmentedControl {}

/// The members of progress bars that subclasses can declare again.
public protocol ProgressViewMembers: ProgressView {}

/// The members of activity indicators that subclasses can declare again.
public protocol ActivityIndicatorMembers: ActivityIndicator {}

/// The members of cells and the like that subclasses can declare again.
public protocol ContentHostMembers: ContentHost {}

/// The members of tables' cells that subclasses can declare again.
public protocol TableCellMembers: TableCell {}

/// The members of collections' cells that subclasses can declare again.
public protocol CollectionCellMembers: CollectionCell {}

extension Responder: ResponderMembers {}
extension Layer: LayerMembers {}
extension Window: WindowMembers {}
extension ScrollView: ScrollViewMembers {}
extension Control: ControlMembers {}
extension Label: LabelMembers {}
extension ImageView: ImageViewMembers {}
extension TextField: TextFieldMembers {}
extension TextView: TextViewMembers {}
extension Switch: SwitchMembers {}
extension Slider: SliderMembers {}
extension SegmentedControl: SegmentedControlMembers {}
extension ProgressView: ProgressViewMembers {}
extension ActivityIndicator: ActivityIndicatorMembers {}
extension ContentHost: ContentHostMembers {}
extension TableCell: TableCellMembers {}
extension CollectionCell: CollectionCellMembers {}
