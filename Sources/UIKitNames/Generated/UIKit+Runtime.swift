// Generated from Names/UIKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout

/// A method at run time, which there is none of here.
public typealias Method = OpaquePointer

/// The code of a method at run time, which there is none of here.
public typealias IMP = OpaquePointer

/// A method by its name: nil, as there are no names at run time.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// A method by its name: nil, as there are no names at run time.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// The code of a method: nil, as there are no names at run time.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? { nil }

/// The code of a method, which there is none of here.
public func method_getImplementation(_ m: Method) -> IMP { m }

/// The types of a method: nil.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Replaces the code of a method, which there is none of here.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { imp }

/// Exchanges methods, which there are none of here.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}

/// Adds a method: not here, and the answer is false.
@discardableResult
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool { false }

/// Replaces a method: not here.
@discardableResult
public func class_replaceMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> IMP? { nil }

/// Locks an object; here nothing runs beside.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 { 0 }

/// Unlocks an object.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 { 0 }

/// The nanoseconds of a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000

/// The nanoseconds of a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
