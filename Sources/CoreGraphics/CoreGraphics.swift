// Files that import CoreGraphics compile as they are.
@_exported public import SharedNames
