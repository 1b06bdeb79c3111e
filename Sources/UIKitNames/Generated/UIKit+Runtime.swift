// Generated from Names/UIKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout

/// A method at run time, which doesn't exist on Linux.
public typealias Method = OpaquePointer

/// A method's code at run time, which doesn't exist on Linux.
public typealias IMP = OpaquePointer

/// A method by its name: always `nil`, because there are no names at run time.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// A method by its name: always `nil`, because there are no names at run time.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// The code of a method: always `nil`, because there are no names at run time.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? { nil }

/// The code of a method, which doesn't exist on Linux.
public func method_getImplementation(_ m: Method) -> IMP { m }

/// The types of a method: always `nil`.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Does nothing: methods don't exist at run time on Linux.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { imp }

/// Does nothing: methods don't exist at run time on Linux.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}

/// Returns `false`: methods can't be added on Linux.
@discardableResult
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool { false }

/// Returns `nil`: methods can't be replaced on Linux.
@discardableResult
public func class_replaceMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> IMP? { nil }

/// Returns 0 without locking.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 { 0 }

/// Returns 0 without unlocking.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 { 0 }

/// The nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000

/// The nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
