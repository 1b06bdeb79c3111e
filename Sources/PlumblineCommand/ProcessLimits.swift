internal import Foundation

/// The resource limits of the process, and whether they are too low for commands to work.
///
/// Limits are checked before a command runs, because libraries crash or hang if they lack stack, threads or
/// descriptors.
struct ProcessLimits {
  private struct Size {
    /// The name of the limited resource, as the start of a sentence.
    var subject: String
    var option: String
    var value: rlim_t
    var least: rlim_t
  }

  /// The smallest amount of memory, in bytes, that sufficed for drawing all kinds of pictures.
  static let leastMemory: rlim_t = 64 << 20

  /// The number of files that the process must still be able to open.
  private static let leastFileCount = 16

  /// A message about the first limit that is too low, with the required amount, or `nil` if all limits suffice.
  var shortage: String? {
    sizeShortage ?? fileShortage
  }

  /// The command that shows the process's memory limit, such as `ulimit -v`, or `nil` if memory isn't limited.
  static var memoryOption: StaticString? {
    // Signal handlers read this, so it must be async-signal-safe.
    if limit(RLIMIT_AS) < .max { return "ulimit -v" }
    return limit(RLIMIT_DATA) < .max ? "ulimit -d" : nil
  }

  private var sizeShortage: String? {
    let sizes = [
      // The smallest in which a picture could be drawn.
      Size(
        subject: "the address space", option: "ulimit -v", value: Self.limit(RLIMIT_AS),
        least: 160 << 20),
      Size(
        subject: "memory", option: "ulimit -d", value: Self.limit(RLIMIT_DATA),
        least: Self.leastMemory),
      // All threads have stacks of this size, and views may be nested 64 levels deep.
      Size(
        subject: "the stack", option: "ulimit -s", value: Self.limit(RLIMIT_STACK), least: 512 << 10
      ),
    ]
    guard let small = sizes.first(where: { $0.value < $0.least }) else { return nil }
    return "\(small.subject) is limited to \(Self.text(small.value)) ('\(small.option)'), and "
      + "plumbline needs at least \(Self.text(small.least)); raise the limit"
      + (small.option == "ulimit -s" ? "" : ", and limit the memory of pictures with --memory")
  }

  private var fileShortage: String? {
    var opened: [Int32] = []
    defer { for descriptor in opened { close(descriptor) } }
    while opened.count < Self.leastFileCount {
      let descriptor = dup(STDERR_FILENO)
      guard descriptor >= 0 else {
        guard errno == EMFILE else { return nil }
        return
          "the number of open files is limited to \(Self.limit(RLIMIT_NOFILE)) ('ulimit -n'), and "
          + "plumbline needs \(Self.leastFileCount) more than are open; raise the limit"
      }
      opened.append(descriptor)
    }
    return nil
  }

  private static func limit(_ resource: __rlimit_resource) -> rlim_t {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0 else { return .max }
    return limit.rlim_cur
  }

  private static func text(_ byteCount: rlim_t) -> String {
    byteCount >= 1 << 20 ? "\(byteCount >> 20) MiB" : "\(byteCount >> 10) KiB"
  }
}
