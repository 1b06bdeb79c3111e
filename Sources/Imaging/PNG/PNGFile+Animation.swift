extension PNGFile {
  /// A rectangle of whole pixels, relative to the picture's top left corner.
  struct Area: Hashable {
    var x, y, width, height: Int
  }

  /// The way in which a frame's pixels are combined with the picture shown before.
  ///
  /// Raw values are the format's numbers.
  enum Blending: UInt8 {
    /// The frame's pixels replace the previous pixels.
    case source = 0
    /// The frame's pixels are painted over the previous pixels.
    case over = 1
  }

  /// A frame of an animation, with the RGBA pixels of an area.
  struct Frame {
    var area: Area
    var delay: PNGAnimation.Delay
    var blending: Blending
    /// The pixels as a zlib stream.
    var stream: [UInt8]
  }

  /// Returns the contents of an animated file, whose first frame covers the whole picture.
  ///
  /// Programs without support for animations show only the first frame (PNG specification, third edition, section 4.9).
  static func bytes(_ frames: [Frame], texts: [PNGText]) -> [UInt8] {
    guard let first = frames.first else { preconditionFailure("an animation of no pictures") }
    let layout = PixelLayout(
      pixelWidth: first.area.width, pixelHeight: first.area.height, alpha: .straight)
    // The frames' chunks take 26 + 12 and 4 + 12 bytes besides their streams.
    let size = frames.reduce(20 + texts.byteCount) { $0 + $1.stream.count + 54 }
    return bytes(layout, byteLimit: size) { file in
      // A count of zero repeats endlessly.
      file.appendChunk("acTL", words(frames.count, 0))
      file.append(texts)
      var sequence = 0
      for (number, frame) in frames.enumerated() {
        file.appendChunk("fcTL", control(frame, sequence))
        sequence += 1
        if number == 0 {
          file.appendChunk("IDAT", frame.stream)
        } else {
          file.appendChunk("fdAT", words(sequence) + frame.stream)
          sequence += 1
        }
      }
    }
  }

  private static func control(_ frame: Frame, _ sequence: Int) -> [UInt8] {
    let (area, delay) = (frame.area, frame.delay)
    // The duration as a fraction. The area isn't cleared before the next frame.
    return words(sequence, area.width, area.height, area.x, area.y)
      + words(Int(delay.numerator) << 16 | Int(delay.denominator)) + [0, frame.blending.rawValue]
  }
}
