public import AutoLayout

// What people type with and what becomes of it: kept, and changes nothing.

extension TextField: UITextInputTraits {}
extension TextView: UITextInputTraits {}
extension UISearchBar: UITextInputTraits {}
