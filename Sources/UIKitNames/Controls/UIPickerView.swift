public import AutoLayout
public import Foundation

/// UIKit's picker with wheels, which has the platform's size and no rows.
open class UIPickerView: View {
  open override var intrinsicContentSize: CGSize { layoutProfile.pickerSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// UIKit's control for picking a date or a time.
///
/// The wheels style has the platform's size. The compact style is as large as a date field beside a time field, even if
/// the mode is only a date or a time. The fields have the sizes that iamcgn/swiftui-web reports for iOS 26. Text is in
/// American English, and times are in UTC. The inline style has no intrinsic size, because its sizes aren't published.
open class UIDatePicker: Control {
  /// The mode, which determines the date components that can be picked.
  open var datePickerMode = Mode.dateAndTime { didSet { invalidateIntrinsicContentSize() } }

  /// The preferred style.
  open var preferredDatePickerStyle = Style.automatic {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The style in effect: wheels for durations, otherwise the preferred style, or compact if that is automatic.
  open var datePickerStyle: Style {
    if datePickerMode == .countDownTimer { return .wheels }
    return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  /// The picked date.
  ///
  /// The default is the distant past, because layout reads no clock. Until the date is set, a compact picker shows 11
  /// September 2026, 14:30.
  open var date = Date.distantPast {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// Sets the picked date, without animation.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  /// The earliest date that can be picked; layout ignores it.
  open var minimumDate: Date?

  /// The latest date that can be picked; layout ignores it.
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
