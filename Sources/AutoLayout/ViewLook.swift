import Foundation

/// What a view says to figures and to touches, and the author to himself; layout never asks for it.
struct ViewLook {
  var tag = 0
  var backgroundColor: Color?
  var cornerRadius: CGFloat?
  var alpha: CGFloat = 1
  var clipsToBounds = false
  var contentMode = View.ContentMode.scaleToFill
  var tintColor: Color?
  var isUserInteractionEnabled = true
  var transform = Transform.identity
}
