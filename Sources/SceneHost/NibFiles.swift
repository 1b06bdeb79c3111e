internal import AutoLayout
internal import CodeViews
internal import FileSystem
internal import Foundation
internal import InterfaceBuilder
internal import LayoutDocuments
internal import Synchronization
internal import UIKitNames

/// The nibs of a program, which are Interface Builder documents in folders.
///
/// A class, because all objects that load nibs share the parsed documents.
final class NibFiles: Sendable {
  /// The modules that contain the classes in nibs.
  ///
  /// Each module comes after the modules that it imports.
  let modules: [String]
  /// The canvas whose size classes the nibs use.
  let canvas: Canvas
  /// Ends the process, given the reason why a nib can't be loaded.
  let fail: @Sendable (String) -> Never
  private let folders: [String]
  private let missing = Mutex<[String]>([])
  private let documents = Mutex<[String: InterfaceDocument]>([:])

  /// Creates the nibs for the documents in folders.
  init(
    in folders: [String], modules: [String], on canvas: Canvas,
    fail: @escaping @Sendable (String) -> Never
  ) {
    (self.folders, self.modules, self.canvas, self.fail) = (folders, modules, canvas, fail)
  }

  /// The functions through which layout code loads these nibs.
  var loader: NibLoader {
    NibLoader {
      self.loadView(of: $0)
    } instantiate: { name, bundle, owner in
      self.instantiate(self.document(named: name, in: bundle), owner: owner)
    }
  }

  /// The distinct classes and properties that nibs refer to but the code doesn't declare.
  var missingNames: [String] { missing.withLock(\.self) }

  /// Records a class or property that a nib refers to but the code doesn't declare.
  func noteMissing(_ name: String) {
    missing.withLock { if !$0.contains(name) { $0.append(name) } }
  }

  private func instantiate(_ document: InterfaceDocument, owner: AnyObject?) -> [AnyObject] {
    var instance = NibInstance(of: document, in: self)
    return instance.load(owner: owner)
  }

  private func loadView(of controller: ViewController) -> Bool {
    let name = controller.nibName ?? name(for: controller)
    guard let name else { return false }
    let document = document(named: name, in: controller.nibBundle)
    _ = instantiate(document, owner: controller)
    guard controller.isViewLoaded else {
      fail(
        "\(document.file): the outlet 'view' of the File's Owner is not connected; connect it with the view of "
          + "'\(type(of: controller))'")
    }
    return true
  }

  /// Returns the default nib name for a controller, or `nil` if there is no such nib.
  ///
  /// The name is that of the controller's class, preferably without the suffix `Controller`.
  private func name(for controller: ViewController) -> String? {
    guard PropertyNames.isAuthored(type(of: controller)) else { return nil }
    let name = "\(type(of: controller))"
    let ending = "Controller"
    let names = (name.hasSuffix(ending) ? [String(name.dropLast(ending.count))] : []) + [name]
    return names.first { path(of: $0, in: controller.nibBundle) != nil }
  }

  private func path(of name: String, in bundle: Bundle?) -> String? {
    let own = bundle.map { [$0.bundlePath, $0.resourcePath ?? ""] } ?? []
    guard !name.isEmpty, !name.contains("/") else { return nil }
    return (own + folders).lazy.map { "\($0)/\(name).xib" }.first { access($0, R_OK) == 0 }
  }

  private func document(named name: String, in bundle: Bundle?) -> InterfaceDocument {
    guard let path = path(of: name, in: bundle) else {
      fail("there is no '\(name).xib' next to the code, which loads the nib '\(name)'")
    }
    if let known = documents.withLock({ $0[path] }) { return known }
    do {
      let bytes = try contents(ofFile: path, upTo: InterfaceLimits.byteCount)
      let document = try InterfaceDocument(bytes: bytes, file: "\(name).xib", assets: Self.assets)
      documents.withLock { $0[path] = document }
      return document
    } catch let error as SystemFailure {
      fail("\(path): cannot be read: \(error.reason)")
    } catch let error as InterfaceError {
      fail(error.file, error.problems[0].position, error.problems[0].message)
    } catch {
      fail("\(path): \(error)")
    }
  }

  /// Reports an error at a position in a document, and ends the process.
  func fail(_ file: String, _ position: SourcePosition, _ reason: String) -> Never {
    fail("\(file):\(position.line):\(position.column): \(reason)")
  }

  /// Loads the images that a document refers to, as `Image(named:)` does in layout code.
  private static func assets(of document: InterfaceDocument) -> InterfaceAssets {
    var images: [String: Image] = [:]
    for name in document.assetNames where name.kind == .image {
      guard let image = Image(named: name.text), image.size != .zero else { continue }
      images[name.text] = image
    }
    return InterfaceAssets(images: images)
  }
}
