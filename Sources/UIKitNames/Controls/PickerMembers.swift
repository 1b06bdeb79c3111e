// ``ViewMembers`` explains these protocols.

/// Members of ``UIPickerView`` that subclasses can redeclare.
public protocol UIPickerViewMembers: UIPickerView {}

extension UIPickerView: UIPickerViewMembers {}
