import Foundation
import Synchronization
import Testing

@testable import PlumblineCommand

/// A thread that runs a command, with a working folder that no other thread has.
///
/// Whatever the command awaits runs on it, too.
final class CommandThread: TaskExecutor {
  private let jobs = Mutex<[UnownedJob]>([])
  private let jobCount = DispatchSemaphore(value: 0)
  private let status = Mutex<Int32?>(nil)
  private let end = DispatchSemaphore(value: 0)

  /// Runs a command line.
  ///
  /// - Parameters:
  ///   - arguments: The words after `plumbline`.
  ///   - console: The streams and the environment.
  ///   - folder: The working folder.
  /// - Returns: The code to exit with.
  /// - Throws: An issue if the thread cannot have the working folder.
  static func run(_ arguments: [String], on console: Console, in folder: String) throws -> Int32 {
    let executor = CommandThread()
    let thread = Thread {
      defer { executor.end.signal() }
      guard unshareFolder(), chdir(folder) == 0 else { return }
      Task(executorPreference: executor) {
        await Console.$current.withValue(console) {
          let status = await PlumblineCommand.status(of: arguments)
          executor.status.withLock { $0 = status }
        }
      }
      executor.runJobs()
    }
    // As much as the first thread of a process has, which commands run on.
    thread.stackSize = 8 << 20
    thread.start()
    executor.end.wait()
    return try #require(executor.status.withLock { $0 }, "no working folder \(folder)")
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
    jobCount.signal()
  }

  private func runJobs() {
    while status.withLock({ $0 == nil }) {
      jobCount.wait()
      jobs.withLock { $0.removeFirst() }.runSynchronously(on: asUnownedTaskExecutor())
    }
  }

  /// Separates the working folder of the current thread from that of the process; whether it worked.
  private static func unshareFolder() -> Bool {
    // Swift's headers of the system leave out what only Linux has.
    guard let symbol = dlsym(nil, "unshare") else { return false }
    let unshare = unsafeBitCast(symbol, to: (@convention(c) (Int32) -> Int32).self)
    let workingFolder: Int32 = 0x200  // CLONE_FS
    return unshare(workingFolder) == 0
  }
}

/// A file without a name that takes what a command writes to a stream.
final class RecordedStream {
  private let file: UnsafeMutablePointer<FILE>

  init() throws {
    file = try #require(tmpfile())
    // Processes that other tests start don't inherit it.
    _ = fcntl(fileno(file), F_SETFD, FD_CLOEXEC)
  }

  deinit { fclose(file) }

  var descriptor: Int32 { fileno(file) }

  /// Everything that was written.
  func text() throws -> String {
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
    try handle.seek(toOffset: 0)
    return String(decoding: try handle.readToEnd() ?? Data(), as: UTF8.self)
  }
}
