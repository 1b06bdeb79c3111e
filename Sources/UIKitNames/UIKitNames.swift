// Layout code for iOS imports this module instead of UIKit. It exports Apple's names alone.
@_exported public import SharedNames
