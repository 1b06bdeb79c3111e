// Files that import QuartzCore compile as they are.
@_exported public import SharedNames
