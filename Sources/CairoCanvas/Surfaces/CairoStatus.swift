internal import CCairo

/// Turns a status into an error, unless it says that all is well.
func check(_ status: cairo_status_t) throws(RenderError) {
  switch status {
  case CAIRO_STATUS_SUCCESS: return
  case CAIRO_STATUS_NO_MEMORY: throw .outOfMemory
  default: throw .cairo(unsafe String(cString: cairo_status_to_string(status)))
  }
}

/// A surface that cairo has made, if it made a usable one; else the error, with nothing left behind.
func usable(surface: OpaquePointer?) throws(RenderError) -> OpaquePointer {
  guard let surface = unsafe surface else { throw .outOfMemory }
  let status = unsafe cairo_surface_status(surface)
  if status != CAIRO_STATUS_SUCCESS { unsafe cairo_surface_destroy(surface) }
  try check(status)
  return unsafe surface
}
