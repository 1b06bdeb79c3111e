public import AutoLayout

extension View: UIAppearance, UIAppearanceContainer {}
extension ViewController: UIAppearanceContainer {}
