private import Synchronization

/// The working memory of component solving, kept from one solver to the next.
///
/// Small systems spent a sixth of their time on allocating it (`solver-bench toolbar 10`), and large
/// ones on having its pages cleared. No answer depends on what is in it. While one solver uses it,
/// another on a second thread has its own.
enum SpareMemory {
  private static let solver = Mutex<ComponentSolver?>(nil)

  /// The memory kept last, or new.
  static func take() -> ComponentSolver {
    solver.withLock { $0.take() } ?? ComponentSolver()
  }

  /// Keeps memory for whoever comes next.
  static func keep(_ memory: consuming ComponentSolver) {
    var memory: ComponentSolver? = consume memory
    solver.withLock { $0 = memory.take() }
  }
}
