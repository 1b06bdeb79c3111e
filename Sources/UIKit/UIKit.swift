// Files that import UIKit compile as they are.
@_exported public import UIKitNames
