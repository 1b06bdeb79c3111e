// ``ViewMembers`` explains these protocols.

/// The members of pickers that subclasses can redeclare.
public protocol UIPickerViewMembers: UIPickerView {}

extension UIPickerView: UIPickerViewMembers {}
