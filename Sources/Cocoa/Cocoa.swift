// Files that import Cocoa compile as they are.
@_exported public import AppKitNames
