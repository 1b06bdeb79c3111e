// ``ViewMembers`` explains these protocols.

/// A protocol whose extensions declare members of ``UIPickerView`` that subclasses can redeclare.
public protocol UIPickerViewMembers: UIPickerView {}

extension UIPickerView: UIPickerViewMembers {}
