private import CairoCanvas
private import Synchronization

/// The fonts that set other scripts, hashed when the first scene may need one: there are many of them,
/// and reading them takes ten times as long as a small batch in which nothing has changed.
///
/// A class, because all tasks share what the first one finds.
package final class ScriptFonts: Sendable {
  private let fontFolder: String?
  private let known = Mutex<Result<String, PlumblineError>?>(nil)

  /// Reads nothing yet.
  package init(fontFolder: String?) { self.fontFolder = fontFolder }

  /// The hash of their names and contents.
  ///
  /// - Throws: `PlumblineError.cannotDraw` where one cannot be read.
  package func hash() throws(PlumblineError) -> String {
    try known.withLock { known in
      let result = known ?? read()
      known = result
      return result
    }.get()
  }

  private func read() -> Result<String, PlumblineError> {
    do throws(PlumblineError) {
      let fonts = try Versions.scriptFonts(fontFolder: fontFolder)
      return .success(sha256(Array(fonts.map { "\($0.name) \($0.version)\n" }.joined().utf8)))
    } catch {
      return .failure(error)
    }
  }
}
