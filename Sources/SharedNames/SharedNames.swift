// UIKit and AppKit export Foundation, and with it CGFloat and CGRect.
@_exported public import Foundation

// The only name that the engine shares with Apple's frameworks. Exporting a single declaration makes the members of all
// of the engine's types visible to importers, but none of their other names.
@_exported public import struct AutoLayout.Selector
