public import AutoLayout
public import Foundation

/// UIKit's view of wheels to pick from, of the platform's size; there are no rows here.
open class UIPickerView: View {
  open override var intrinsicContentSize: CGSize { layoutProfile.pickerSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// UIKit's control that picks a date or a time.
///
/// With wheels it has the platform's size. The size of a compact one is that of the fields of a date and a time,
/// whatever it picks: so others measured it on iOS 26 (the notes on date pickers in iamcgn/swiftui-web). Texts are American English, times those of Greenwich. Sizes of the inline style are
/// not published: it wants none, and constraints say how large it is.
open class UIDatePicker: Control {
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

  /// The date that is picked, the distant past until it is set, as nothing here knows what time it is.
  ///
  /// Until then a compact one shows 11 September 2026, 14:30.
  open var date = Date.distantPast {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// Sets the date that is picked; at once.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  /// The earliest date that can be picked; layout does not depend on it.
  open var minimumDate: Date?

  /// The latest date that can be picked; layout does not depend on it.
  open var maximumDate: Date?

  open override var intrinsicContentSize: CGSize {
    switch datePickerStyle {
    case .wheels: layoutProfile.pickerSize
    case .compact: compactSize
    default: super.intrinsicContentSize
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let wanted = intrinsicContentSize
    return wanted.width < 0 ? super.sizeThatFits(size) : wanted
  }

  private var compactSize: CGSize {
    CompactDateFields([dateText, timeText], effectiveEnvironment).size
  }

  private var parts: DateComponents {
    guard date != .distantPast else {
      return DateComponents(year: 2026, month: 9, day: 11, hour: 14, minute: 30)
    }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
  }

  private var dateText: String {
    let months = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    let parts = parts
    return "\(months[(parts.month ?? 1) - 1]) \(parts.day ?? 1), \(parts.year ?? 1)"
  }

  private var timeText: String {
    let (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
    let digits = minute < 10 ? "0\(minute)" : "\(minute)"
    return "\((hour + 11) % 12 + 1):\(digits)\u{202F}\(hour < 12 ? "AM" : "PM")"
  }
}
