extension PNGFile {
  /// A rectangle of whole pixels, counted from the top left corner.
  struct Area: Hashable {
    var x, y, width, height: Int
  }

  /// How a frame's pixels get onto those that are there; the format's numbers.
  enum Blending: UInt8 {
    /// They replace them.
    case source = 0
    /// They are painted over them.
    case over = 1
  }

  /// A picture of an animation: RGBA pixels of an area.
  struct Frame {
    var area: Area
    var delay: PNGAnimation.Delay
    var blending: Blending
    /// The pixels as a zlib stream.
    var stream: [UInt8]
  }

  /// An animated file, whose first frame is as large as the whole and shown where animations are
  /// unknown (PNG specification, third edition, section 4.9).
  static func bytes(_ frames: [Frame], texts: [PNGText]) -> [UInt8] {
    guard let first = frames.first else { preconditionFailure("an animation of no pictures") }
    let layout = PixelLayout(
      pixelWidth: first.area.width, pixelHeight: first.area.height, alpha: .straight)
    // The frames' chunks take 26 + 12 and 4 + 12 bytes besides their streams.
    let size = frames.reduce(20 + texts.byteCount) { $0 + $1.stream.count + 54 }
    return bytes(layout, byteLimit: size) { file in
      // No number of repetitions: it plays without end.
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
    // Seconds as a fraction; the area stays as it is when the next frame comes.
    return words(sequence, area.width, area.height, area.x, area.y)
      + words(Int(delay.numerator) << 16 | Int(delay.denominator)) + [0, frame.blending.rawValue]
  }
}
