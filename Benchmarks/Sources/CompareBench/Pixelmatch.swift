import Foundation

/// pixelmatch-cpp, called from Python, which keeps the time itself.
struct Pixelmatch {
  private let library: String
  private let paths: [String]
  private let size: (width: Int, height: Int)

  /// Hands the pixels over in files.
  init(library: String, folder: URL, pictures: Pictures) throws {
    self.library = library
    size = pictures.size
    paths = try ["a", "b"].map { name in
      let url = folder.appending(path: "\(name).rgba")
      let pixels = name == "a" ? pictures.rgba.0 : pictures.rgba.1
      try pixels.withUnsafeBytes { try Data($0).write(to: url) }
      return url.path
    }
  }

  private static let program = """
    import sys, time
    sys.path.insert(0, sys.argv[1])
    import numpy, pybind11_pixelmatch
    width, height = int(sys.argv[2]), int(sys.argv[3])
    one, other = (numpy.fromfile(path, numpy.uint8).reshape(height, width, 4) for path in sys.argv[4:6])
    options = pybind11_pixelmatch.Options()
    options.threshold = 0.1
    best = float("inf")
    for _ in range(3):
        start = time.process_time()
        count = pybind11_pixelmatch.pixelmatch(one, other, options=options)
        best = min(best, time.process_time() - start)
    print(best, count)
    """

  /// The best of three runs: seconds of processor time, and how many pixels count as different; nil
  /// where it cannot run.
  func run() throws -> (seconds: Double, count: Int)? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["python3", "-c", Self.program, library, "\(size.width)", "\(size.height)"]
      + paths
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let text = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    let words = text.split { $0 == " " || $0 == "\n" }
    guard words.count == 2, let seconds = Double(words[0]), let count = Int(words[1]) else {
      return nil
    }
    return (seconds, count)
  }
}
