private import CairoCanvas
private import Synchronization

/// The hash of the fonts for scripts that the main font family lacks, computed when a scene first needs it.
///
/// Hashing all of these fonts takes ten times as long as a small batch without changes. A class, because all tasks
/// share the hash.
package final class ScriptFonts: Sendable {
  private let fontFolder: String?
  private let known = Mutex<Result<String, PlumblineError>?>(nil)

  /// Creates an instance without reading fonts.
  package init(fontFolder: String?) { self.fontFolder = fontFolder }

  /// Returns the hash of the fonts' names and contents.
  ///
  /// - Throws: `PlumblineError.cannotDraw` if a font is unreadable.
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
