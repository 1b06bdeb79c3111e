import Foundation

/// What few views say to figures and to touches; layout never asks for it.
struct ViewLook {
  var backgroundColor: Color?
  var tintColor: Color?
  var transform = Transform.identity
}

extension View {
  /// What the view says to figures and to touches, apart from what is small.
  @inline(__always)
  var look: ViewLook {
    get { rareLook[default: ViewLook()] }
    set { rareLook[default: ViewLook()] = newValue }
  }
}
