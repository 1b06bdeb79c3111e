public import AutoLayout

// Settings of keyboards and corrections: stored for source compatibility.

extension TextField: UITextInputTraits {}
extension TextView: UITextInputTraits {}
extension UISearchBar: UITextInputTraits {}
