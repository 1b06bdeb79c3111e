import Foundation

/// A layer that draws shapes itself.
package protocol ArtworkSource: Layer {
  /// The shapes that the layer draws, in its own coordinates.
  var drawnParts: [Artwork.Part] { get }
}

extension Layer {
  var ownArtwork: [Artwork.Part] { (self as? any ArtworkSource)?.drawnParts ?? [] }

  var innerArtwork: [Artwork.Part] { (sublayers ?? []).flatMap { $0.placedArtwork } }

  /// The layer's shapes in its superlayer's coordinates, including its fill and border, with its opacity applied.
  private var placedArtwork: [Artwork.Part] {
    guard !isHidden, opacity > 0 else { return [] }
    let box = CGRect(origin: bounds.origin, size: bounds.size)
    let shape = VectorPath(
      box, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), corners: maskedCorners)
    var parts: [Artwork.Part] = []
    if let fill = backgroundColor, !box.isEmpty {
      parts.append(.path(shape, .fill(isEvenOdd: false), fill))
    }
    parts += ownArtwork + innerArtwork
    if masksToBounds { parts = [.clip(shape)] + parts + [.end] }
    if borderWidth > 0, !box.isEmpty {
      let radius = max(0, cornerRadius - borderWidth / 2)
      let line = VectorPath(
        box.insetBy(dx: borderWidth / 2, dy: borderWidth / 2),
        cornerSize: CGSize(width: radius, height: radius), corners: maskedCorners)
      parts.append(.path(line, .stroke(PathStroke(width: borderWidth)), borderColor ?? .black))
    }
    if let mask = mask?.shape {
      parts = [.clip(mask.path, isEvenOdd: mask.isEvenOdd)] + parts + [.end]
    }
    return Artwork(parts).applying(placement).opacity(CGFloat(opacity)).parts
  }

  private var placement: Transform {
    // The anchor point of the bounds is at the position, and the transform is about it.
    let anchor = bounds.place(of: anchorPoint)
    return Transform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(ownTransform)
      .concatenating(Transform(translationX: position.x, y: position.y))
  }
}

/// The shape of a view's mask; the view and its subviews are visible only inside it.
public struct LayerMask: Hashable, Sendable, Codable {
  /// The outline, in the view's coordinates.
  package var path: VectorPath
  /// Whether the even-odd rule decides what is inside the outline, instead of the nonzero rule.
  package var isEvenOdd: Bool

  /// Makes a mask from an outline in the view's coordinates.
  package init(_ path: VectorPath, isEvenOdd: Bool = false) {
    (self.path, self.isEvenOdd) = (path, isEvenOdd)
  }

  /// Returns the mask with its outline transformed.
  package func applying(_ transform: Transform) -> LayerMask {
    LayerMask(path.applying(transform), isEvenOdd: isEvenOdd)
  }
}

extension Layer {
  /// The shape of this layer as a mask (empty if all its paths are transparent), or `nil` if the layer masks nothing.
  private var shape: LayerMask? {
    var clear: LayerMask?
    for case .path(let path, let paint, let color) in ownArtwork {
      guard (color?.alphaComponent ?? 1) > 0 else {
        clear = LayerMask(VectorPath())
        continue
      }
      switch paint {
      case .fill(let isEvenOdd): return LayerMask(path, isEvenOdd: isEvenOdd).applying(placement)
      case .stroke(let stroke): return LayerMask(stroke.outline(of: path)).applying(placement)
      }
    }
    guard backgroundColor != nil else { return clear }
    let radius = CGSize(width: cornerRadius, height: cornerRadius)
    return LayerMask(VectorPath(bounds, cornerSize: radius, corners: maskedCorners))
      .applying(placement)
  }

  /// The shape of the view's mask, or `nil` if the whole view is visible; gradients and images as masks hide nothing.
  package var maskShape: LayerMask? {
    get { kept("maskShape") ?? mask?.shape }
    set { keep(newValue, "maskShape") }
  }
}
