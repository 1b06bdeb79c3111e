// Files that import AppKit compile as they are.
@_exported public import AppKitNames
