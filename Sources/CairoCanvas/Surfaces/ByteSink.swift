internal import CCairo

/// A buffer for the bytes that cairo writes to a stream.
///
/// A class, because cairo keeps its address until the surface is finished.
final class ByteSink {
  private(set) var bytes: [UInt8] = []

  fileprivate func append(_ chunk: UnsafeBufferPointer<UInt8>) {
    unsafe bytes.append(contentsOf: chunk)
  }
}

/// cairo's callback for streams; `closure` is the address of a ``ByteSink`` that outlives the stream.
func writeToSink(
  _ closure: UnsafeMutableRawPointer?, _ data: UnsafePointer<UInt8>?, _ length: UInt32
) -> cairo_status_t {
  guard let closure = unsafe closure else { return CAIRO_STATUS_WRITE_ERROR }
  let sink = unsafe Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue()
  unsafe sink.append(UnsafeBufferPointer(start: data, count: Int(length)))
  return CAIRO_STATUS_SUCCESS
}
