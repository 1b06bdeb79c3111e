// Layout code for iOS imports this module instead of UIKit. It exports only Apple's names.
@_exported public import SharedNames
