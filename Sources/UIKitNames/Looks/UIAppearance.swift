public import AutoLayout

/// What an application could give a look of its own on a device.
///
/// Libraries extend it by helpers that set a view's properties. The proxies themselves are not there: they
/// need Objective-C.
public protocol UIAppearance: AnyObject {}

/// What could contain such a thing on a device.
public protocol UIAppearanceContainer: AnyObject {}

extension View: UIAppearance, UIAppearanceContainer {}
extension ViewController: UIAppearanceContainer {}
