// Generated from Names/UIKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout

/// The type of an Objective-C method. No instances exist on Linux.
public typealias Method = OpaquePointer

/// The type of an Objective-C method's implementation. No instances exist on Linux.
public typealias IMP = OpaquePointer

/// Returns `nil`, because methods can't be looked up by name on Linux.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// Returns `nil`, because methods can't be looked up by name on Linux.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// Returns `nil`, because methods can't be looked up by name on Linux.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? { nil }

/// Returns its argument; present for source compatibility.
public func method_getImplementation(_ m: Method) -> IMP { m }

/// Returns `nil`, because there are no Objective-C methods on Linux.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Returns the new implementation without setting it, because there are no Objective-C methods on Linux.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { imp }

/// Does nothing, because there are no Objective-C methods on Linux.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}

/// Returns `false`, because methods can't be added on Linux.
@discardableResult
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool { false }

/// Returns `nil`, because methods can't be replaced on Linux.
@discardableResult
public func class_replaceMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> IMP? { nil }

/// Returns 0 without locking.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 { 0 }

/// Returns 0 without unlocking.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 { 0 }

/// The number of nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000

/// The number of nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
