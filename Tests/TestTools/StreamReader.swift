package import Foundation
private import Synchronization

/// What a program writes into a pipe, read while it runs.
///
/// A pipe takes 64 kB; whoever writes more waits for a reader. This one is always there: it reads on a
/// thread of its own, whatever else a test is waiting for. A class, because thread and test share it.
package final class StreamReader: Sendable {
  private let result = Mutex<Result<Data, any Error>>(.success(Data()))
  private let isAtEnd = DispatchSemaphore(value: 0)

  /// Begins to read what comes out of a pipe whose program runs.
  package init(_ pipe: Pipe) {
    let stream = pipe.fileHandleForReading
    Thread.detachNewThread { [self] in
      let read = Result { try stream.readToEnd() ?? Data() }
      result.withLock { $0 = read }
      isAtEnd.signal()
    }
  }

  /// Everything that was written; waits until nobody has the pipe open for writing any more.
  package func text() throws -> String {
    isAtEnd.wait()
    defer { isAtEnd.signal() }
    return String(decoding: try result.withLock { $0 }.get(), as: UTF8.self)
  }
}
