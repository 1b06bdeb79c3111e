public import AutoLayout
public import Foundation

/// UIKit's view of wheels to pick from, of the platform's size; there are no rows here.
open class UIPickerView: View {
  open override var intrinsicContentSize: CGSize { layoutProfile.pickerSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// UIKit's control that picks a date or a time.
///
/// With wheels it has the platform's size. Sizes of the other styles are not published: it wants none in
/// these, and constraints say how large it is.
open class UIDatePicker: Control {
  /// What is picked; Apple's raw values.
  public enum Mode: Int, Sendable {
    case time = 0
    case date = 1
    case dateAndTime = 2
    case countDownTimer = 3
    case yearAndMonth = 4
  }

  /// What the control looks like; Apple's raw values.
  public enum Style: Int, Sendable {
    case automatic = 0
    case wheels = 1
    case compact = 2
    case inline = 3
  }

  /// What is picked.
  open var datePickerMode = Mode.dateAndTime { didSet { invalidateIntrinsicContentSize() } }

  /// What the control should look like.
  open var preferredDatePickerStyle = Style.automatic {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// What the control looks like: compact where nothing is preferred, and wheels for durations.
  open var datePickerStyle: Style {
    if datePickerMode == .countDownTimer { return .wheels }
    return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  /// The date that is picked, the distant past until it is set, as nothing here knows what time it is;
  /// layout does not depend on it.
  open var date = Date.distantPast

  /// The earliest date that can be picked; layout does not depend on it.
  open var minimumDate: Date?

  /// The latest date that can be picked; layout does not depend on it.
  open var maximumDate: Date?

  open override var intrinsicContentSize: CGSize {
    datePickerStyle == .wheels ? layoutProfile.pickerSize : super.intrinsicContentSize
  }
}
