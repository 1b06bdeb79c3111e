public import AutoLayout
import Foundation

/// UIKit's item of a tab bar.
open class UITabBarItem: UIBarItem {
  weak var controller: ViewController?

  /// The title, or else that of the controller.
  var shownTitle: String? { title ?? controller?.title }

  /// Makes an item of a text and a picture.
  public convenience init(title: String?, image: Image?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Makes an item of a text and two pictures, of which the second is for the item that is picked.
  public convenience init(title: String?, image: Image?, selectedImage: Image?) {
    self.init(title: title, image: image, tag: 0)
  }
}

/// UIKit's button of a navigation bar.
open class UIBarButtonItem: UIBarItem {
  /// What touching the button would do.
  open var primaryAction: UIAction?

  /// The view in the place of the button.
  open var customView: View?

  /// How much the button stands out.
  open var style = Style.plain

  /// The button of the system, if it is one.
  var systemItem: SystemItem?

  /// Makes a button of a text.
  public convenience init(title: String?, primaryAction: UIAction? = nil) {
    self.init()
    self.title = title
    self.primaryAction = primaryAction
  }

  /// Makes a button of a view.
  public convenience init(customView: View) {
    self.init()
    self.customView = customView
  }
}

extension ViewController {
  /// What a tab bar shows of the controller.
  public var tabBarItem: UITabBarItem {
    get { kept(#function, orMade: UITabBarItem()) }
    set { keep(newValue, #function) }
  }
}
