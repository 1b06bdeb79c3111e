// Generated from Names/UIKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout

/// UIKit's name for `View`.
public typealias UIView = View

/// UIKit's name for `LayoutGuide`.
public typealias UILayoutGuide = LayoutGuide

/// UIKit's name for `LayoutPriority`.
public typealias UILayoutPriority = LayoutPriority

/// UIKit's name for `EdgeInsets`.
public typealias UIEdgeInsets = EdgeInsets

/// UIKit's name for `LayoutDirection`.
public typealias UIUserInterfaceLayoutDirection = LayoutDirection

/// UIKit's name for `View.SemanticContentAttribute`.
public typealias UISemanticContentAttribute = View.SemanticContentAttribute

/// UIKit's name for `Color`.
public typealias UIColor = Color

/// UIKit's name for `Font`.
public typealias UIFont = Font

/// UIKit's name for `Image`.
public typealias UIImage = Image

/// UIKit's name for `GraphicsContext`.
public typealias CGContext = GraphicsContext

/// UIKit's name for `Label`.
public typealias UILabel = Label

/// UIKit's name for `Button`.
public typealias UIButton = Button

/// UIKit's name for `ImageView`.
public typealias UIImageView = ImageView

/// UIKit's name for `TextField`.
public typealias UITextField = TextField

/// UIKit's name for `TextView`.
public typealias UITextView = TextView

/// UIKit's name for `Switch`.
public typealias UISwitch = Switch

/// UIKit's name for `Slider`.
public typealias UISlider = Slider

/// UIKit's name for `SegmentedControl`.
public typealias UISegmentedControl = SegmentedControl

/// UIKit's name for `Stepper`.
public typealias UIStepper = Stepper

/// UIKit's name for `ProgressView`.
public typealias UIProgressView = ProgressView

/// UIKit's name for `ActivityIndicator`.
public typealias UIActivityIndicatorView = ActivityIndicator

/// UIKit's name for `ScrollView`.
public typealias UIScrollView = ScrollView

/// UIKit's name for `StackView`.
public typealias UIStackView = StackView

/// UIKit's name for `Window`.
public typealias UIWindow = Window

/// UIKit's name for `ViewController`.
public typealias UIViewController = ViewController

/// UIKit's name for `ContentContainer`.
public typealias UIContentContainer = ContentContainer

/// UIKit's name for `TransitionCoordinator`.
public typealias UIViewControllerTransitionCoordinator = TransitionCoordinator

/// UIKit's name for `TransitionContext`.
public typealias UIViewControllerTransitionCoordinatorContext = TransitionContext

/// UIKit's name for `ViewController.StatusBarStyle`.
public typealias UIStatusBarStyle = ViewController.StatusBarStyle

/// UIKit's name for `Event`.
public typealias UIEvent = Event

/// UIKit's name for `TrackingLayoutGuide`.
public typealias UITrackingLayoutGuide = TrackingLayoutGuide

/// UIKit's name for `KeyboardLayoutGuide`.
public typealias UIKeyboardLayoutGuide = KeyboardLayoutGuide

/// UIKit's name for `FocusGuide`.
public typealias UIFocusGuide = FocusGuide

/// UIKit's name for `FocusEnvironment`.
public typealias UIFocusEnvironment = FocusEnvironment

/// UIKit's name for `LayoutSupport`.
public typealias UILayoutSupport = LayoutSupport

/// UIKit's name for `RectEdge`.
public typealias UIRectEdge = RectEdge

/// UIKit's name for `TraitCollection`.
public typealias UITraitCollection = TraitCollection

/// UIKit's name for `TraitLayoutDirection`.
public typealias UITraitEnvironmentLayoutDirection = TraitLayoutDirection

/// UIKit's name for `InterfaceStyle`.
public typealias UIUserInterfaceStyle = InterfaceStyle

/// UIKit's name for `SizeClass`.
public typealias UIUserInterfaceSizeClass = SizeClass

/// UIKit's name for `TableCell`.
public typealias UITableViewCell = TableCell

/// UIKit's name for `CollectionReusableView`.
public typealias UICollectionReusableView = CollectionReusableView

/// UIKit's name for `CollectionCell`.
public typealias UICollectionViewCell = CollectionCell

/// UIKit's name for `HeaderFooterView`.
public typealias UITableViewHeaderFooterView = HeaderFooterView
