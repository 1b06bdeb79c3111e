internal import CairoCanvas
internal import FileSystem
internal import Foundation
internal import Scenes

/// The files that the browser loads for a page.
enum PageFiles {
  /// Returns the HTML of the page.
  ///
  /// - Parameter token: The token that the page sends with write requests.
  /// - Returns: The HTML.
  static func page(token: String) -> String {
    String(decoding: PackageResources.page_html, as: UTF8.self)
      .replacing("{{token}}", with: token)
  }

  /// The HTML of an exported page that shows one figure, which is in a file beside the HTML.
  static var figurePage: String {
    page(token: "")
      .replacing("<html", with: "<html data-figure=\"figure.json\"", maxReplacements: 1)
      .replacing("</body>", with: fileAdvice + "</body>")
  }

  /// A script for pages that are opened from a disk, where browsers run no modules.
  private static let fileAdvice = """
    <script>
    if (location.protocol === "file:")
      document.getElementById("empty").textContent =
        "Open this page from a web server. Browsers don’t run its scripts from a disk.";
    </script>

    """

  /// The files for an exported page, to write beside its HTML, with their names.
  static var all: [(name: String, bytes: [UInt8])] {
    [("page.css", PackageResources.page_css)]
      + scripts.sorted { $0.key < $1.key }.map { ("\($0.key).js", $0.value) }
  }

  /// The HTML for browsers that haven't opened the address that the command prints.
  static let closed = """
    <!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Plumbline</title>
    <h1>This page is closed</h1>
    <p>Open the address that <code>plumbline serve</code> has printed. It lets this browser in.</p></html>

    """

  /// Returns the bytes and the media type of the page's file at a path, or `nil` if the path is unknown.
  static func file(_ path: String) -> (bytes: [UInt8], type: String)? {
    if path == "/page.css" { return (PackageResources.page_css, "text/css; charset=utf-8") }
    guard path.hasPrefix("/"), path.hasSuffix(".js"),
      let bytes = scripts[String(path.dropFirst().dropLast(3))]
    else { return nil }
    return (bytes, "text/javascript; charset=utf-8")
  }

  /// The JavaScript modules of the page, by their names.
  static let scripts: [String: [UInt8]] = [
    "controls": PackageResources.controls_js, "dom": PackageResources.dom_js,
    "figure": PackageResources.figure_js, "itemPanel": PackageResources.itemPanel_js,
    "live": PackageResources.live_js, "main": PackageResources.main_js,
    "picture": PackageResources.picture_js, "pieces": PackageResources.pieces_js,
    "server": PackageResources.server_js, "sidebar": PackageResources.sidebar_js,
    "sliders": PackageResources.sliders_js, "source": PackageResources.source_js,
    "state": PackageResources.state_js, "tabs": PackageResources.tabs_js,
  ]

  /// The number of font weights that figures use.
  static let fontCount = 4

  /// Returns a font of the figures, so that text in the page has the same width as in pictures.
  ///
  /// - Parameter number: The index of the weight: regular, medium, semibold or bold. If the family lacks the weight,
  ///   its nearest weight is used.
  /// - Returns: The bytes of the font file.
  /// - Throws: `PlumblineError` if there is no such font.
  static func font(_ number: Int) throws(PlumblineError) -> [UInt8] {
    let paths: [String]
    do throws(RenderError) {
      paths = try FontLibrary(folder: nil, folders: FontFolders.current).paths
    } catch {
      throw PlumblineError(error)
    }
    let path = paths[min(number * paths.count / fontCount, paths.count - 1)]
    do throws(SystemFailure) { return try contents(ofFile: path, upTo: 1 << 25) } catch {
      throw .unreadableFile(path: path, reason: error.reason)
    }
  }
}
