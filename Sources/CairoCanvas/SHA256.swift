internal import CCairo

/// The SHA-256 hash of some bytes in hexadecimal, computed by pango's GLib.
package func sha256(_ bytes: [UInt8]) -> String {
  unsafe bytes.withUnsafeBufferPointer { buffer in
    guard
      let digits = unsafe g_compute_checksum_for_data(
        G_CHECKSUM_SHA256, buffer.baseAddress, gsize(buffer.count))
    else { return "" }
    defer { unsafe g_free(digits) }
    return unsafe String(cString: digits)
  }
}
