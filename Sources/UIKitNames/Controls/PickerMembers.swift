// See ``ViewMembers`` for what these protocols are for.

/// The members of pickers that subclasses can declare again.
public protocol UIPickerViewMembers: UIPickerView {}

extension UIPickerView: UIPickerViewMembers {}
