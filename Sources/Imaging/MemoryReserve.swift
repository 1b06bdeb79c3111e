private import Glibc

/// Makes sure that so many bytes of memory are to be had, because an array that gets none ends the process.
///
/// - Throws: ``PNGError/outOfMemory``.
func requireMemory(_ byteCount: Int) throws(PNGError) {
  // The compiler may leave out a `malloc` whose memory nobody uses.
  let memory = unsafe mmap(
    nil, byteCount, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
  guard let memory = unsafe memory, unsafe memory != MAP_FAILED else { throw .outOfMemory }
  unsafe munmap(memory, byteCount)
}
