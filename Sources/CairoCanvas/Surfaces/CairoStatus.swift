internal import CCairo

func check(_ status: cairo_status_t) throws(RenderError) {
  switch status {
  case CAIRO_STATUS_SUCCESS: return
  case CAIRO_STATUS_NO_MEMORY: throw .outOfMemory
  default: throw .cairo(unsafe String(cString: cairo_status_to_string(status)))
  }
}

/// Returns a surface if it is usable, or destroys the surface and throws its error.
func usable(surface: OpaquePointer?) throws(RenderError) -> OpaquePointer {
  guard let surface = unsafe surface else { throw .outOfMemory }
  let status = unsafe cairo_surface_status(surface)
  if status != CAIRO_STATUS_SUCCESS { unsafe cairo_surface_destroy(surface) }
  try check(status)
  return unsafe surface
}
