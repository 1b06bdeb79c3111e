// Swift without Objective-C can override only members declared in the body of a class. Other members of UIKit's classes
// are in extensions of these protocols, one for each class. So a subclass can declare a member of the same name, and
// call the original with `super`. The porter removes the word `override` before such declarations.

/// The members of ``Responder`` that subclasses can redeclare.
public protocol ResponderMembers: Responder {}

/// The members of ``View`` that subclasses can redeclare.
public protocol ViewMembers: View {}

/// The members of ``ViewController`` that subclasses can redeclare.
public protocol ViewControllerMembers: ViewController {}

/// The members of ``Layer`` that subclasses can redeclare.
public protocol LayerMembers: Layer {}

/// The members of ``Window`` that subclasses can redeclare.
public protocol WindowMembers: Window {}

/// The members of ``ScrollView`` that subclasses can redeclare.
public protocol ScrollViewMembers: ScrollView {}

/// The members of ``Control`` that subclasses can redeclare.
public protocol ControlMembers: Control {}

/// The members of ``Button`` that subclasses can redeclare.
public protocol ButtonMembers: Button {}

/// The members of ``Label`` that subclasses can redeclare.
public protocol LabelMembers: Label {}

/// The members of ``ImageView`` that subclasses can redeclare.
public protocol ImageViewMembers: ImageView {}

/// The members of ``TextField`` that subclasses can redeclare.
public protocol TextFieldMembers: TextField {}

/// The members of ``TextView`` that subclasses can redeclare.
public protocol TextViewMembers: TextView {}

/// The members of ``Switch`` that subclasses can redeclare.
public protocol SwitchMembers: Switch {}

/// The members of ``Slider`` that subclasses can redeclare.
public protocol SliderMembers: Slider {}

/// The members of ``SegmentedControl`` that subclasses can redeclare.
public protocol SegmentedControlMembers: SegmentedControl {}

/// The members of ``ProgressView`` that subclasses can redeclare.
public protocol ProgressViewMembers: ProgressView {}

/// The members of ``ActivityIndicator`` that subclasses can redeclare.
public protocol ActivityIndicatorMembers: ActivityIndicator {}

/// The members of ``ContentHost`` that subclasses can redeclare.
public protocol ContentHostMembers: ContentHost {}

/// The members of ``TableCell`` that subclasses can redeclare.
public protocol TableCellMembers: TableCell {}

/// The members of ``CollectionCell`` that subclasses can redeclare.
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
