private import Glibc

/// Throws if memory isn't available, because failing to allocate an array would end the process.
///
/// - Throws: ``PNGError/outOfMemory``.
func requireMemory(_ byteCount: Int) throws(PNGError) {
  // The compiler may remove a `malloc` whose memory isn't used.
  let memory = unsafe mmap(
    nil, byteCount, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
  guard let memory = unsafe memory, unsafe memory != MAP_FAILED else { throw .outOfMemory }
  unsafe munmap(memory, byteCount)
}
