internal import AutoLayout
internal import Foundation
internal import Plumbline
internal import Scenes

/// The handler of the requests that a page sends.
struct PageHandler: Sendable {
  let access: PageAccess
  let scenes: ServedScenes
  let layouts: PageLayouts
  let questions: SceneQuestions
  let events: EventStreams
  let turns: RequestTurns
  /// The URL template for opening a line in an editor, or `nil` for no links.
  let editor: String?

  /// The content security policy, which allows the page to load only from this server.
  private static let policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
    + "connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; "
    + "frame-ancestors 'none'"

  /// Returns the response to a request.
  func response(to request: HTTPRequest) async -> HTTPResponse {
    var response = await answer(request)
    response.headers["Content-Security-Policy"] = Self.policy
    response.headers["X-Content-Type-Options"] = "nosniff"
    response.headers["Referrer-Policy"] = "no-referrer"
    response.headers["Cross-Origin-Resource-Policy"] = "same-origin"
    response.headers["Cache-Control"] = "no-store"
    return response
  }

  private func answer(_ request: HTTPRequest) async -> HTTPResponse {
    guard access.isFromHere(host: request[header: "host"], origin: request[header: "origin"])
    else { return refusal(.forbidden, "this server answers only its own page") }
    if request.hasBody { return refusal(.contentTooLarge, "requests cannot have a body") }
    let query = request.query
    if request.path == "/", access.opens(query["token"]) {
      return HTTPResponse(.seeOther, ["Location": "/", "Set-Cookie": access.cookieHeader])
    }
    guard access.knows(request[header: "cookie"]) else {
      return text(.forbidden, "text/html; charset=utf-8", PageFiles.closed)
    }
    do {
      switch request.method {
      case "GET": return try await page(request.path, query)
      case "POST":
        guard request[header: "x-plumbline-token"] == access.writeToken else {
          return refusal(.forbidden, "the page's token is missing; reload the page")
        }
        guard request.path == "/accept" else {
          return refusal(.notFound, "there is nothing to write at \(request.path)")
        }
        let state = try PageState(query)
        let path = try await layouts.accept(state, of: scenes.scene(named: state.scene).scene)
        return text(.ok, Self.json, JSONValue.line([("accepted", .string(path))]).text)
      default: return refusal(.methodNotAllowed, "pages read with GET and write with POST")
      }
    } catch let error as PageRequestError {
      return refusal(.unprocessableContent, error.message)
    } catch let error as PlumblineError {
      return text(
        .unprocessableContent, Self.json, JSONValue.line([("error", errorValue(error))]).text)
    } catch {
      return refusal(.internalServerError, "\(error)")
    }
  }

  private func page(_ path: String, _ query: [String: String]) async throws -> HTTPResponse {
    switch path {
    case "/": return text(.ok, "text/html; charset=utf-8", PageFiles.page(token: access.writeToken))
    case "/font0", "/font1", "/font2", "/font3":
      return bytes(try PageFiles.font(Int(path.suffix(1)) ?? 0), "font/otf")
    case "/scenes": return text(.ok, Self.json, scenes.listText(editor: editor))
    case "/events":
      return HTTPResponse(.ok, ["Content-Type": "text/event-stream"], .stream(events.stream()))
    case "/source":
      do {
        return text(.ok, Self.json, try await questions.source(of: try scene(query)))
      } catch is PlumblineError {
        // Names that aren't in the list were rejected before.
        return text(.ok, Self.json, try sourceText(ofBrokenScene: query["scene"] ?? ""))
      }
    case "/thumbnail":
      return bytes(try await questions.thumbnail(of: try scene(query)), "image/png")
    case "/piece", "/sweep", "/findings", "/explanation", "/picture":
      return try await answer(to: path, PageState(query), query)
    default:
      guard let file = PageFiles.file(path) else {
        return refusal(.notFound, "there is nothing at \(path)")
      }
      return bytes(file.bytes, file.type)
    }
  }

  private func answer(
    to path: String, _ state: PageState, _ query: [String: String]
  ) async throws -> HTTPResponse {
    let (scene, revision) = try scenes.scene(named: state.scene)
    let axis = try Self.axis(query["axis"])
    let turn = query["turn"].flatMap { Int($0) }.map { number in
      turns.turn("\(query["page"] ?? "") \(path) \(query["axis"] ?? "")", number)
    }
    switch path {
    case "/piece":
      return text(
        .ok, "text/plain; charset=utf-8",
        try await layouts.piece(
          state, of: scene, revision, along: axis, parts: query["parts"], turn: turn))
    case "/sweep":
      guard let axis, let from = query["from"].flatMap(Double.init),
        let to = query["to"].flatMap(Double.init), from < to
      else { throw PageRequestError("a range of widths or heights needs axis, from and to") }
      return text(
        .ok, Self.json,
        try await questions.answer(turn) {
          try $0.sweep(state, of: scene, along: axis, CGFloat(from)...CGFloat(to))
        })
    case "/findings":
      return text(
        .ok, Self.json, try await questions.answer(turn) { try $0.findings(state, of: scene) })
    case "/explanation":
      return text(
        .ok, Self.json, try await questions.answer(turn) { try $0.explanation(state, of: scene) })
    default:
      guard let format = PictureFormat(rawValue: query["format"] ?? "png") else {
        throw PageRequestError("pictures are png, svg or pdf")
      }
      let type = [.png: "image/png", .svg: "image/svg+xml", .pdf: "application/pdf"][format]
      return bytes(
        try await layouts.picture(state, of: scene, as: format), type ?? "image/png")
    }
  }

  private func scene(_ query: [String: String]) throws -> Scene {
    try scenes.scene(named: query["scene"] ?? "").scene
  }

  private static func axis(_ text: String?) throws(PageRequestError) -> LayoutConstraint.Axis? {
    switch text ?? "" {
    case "": nil
    case "width": .horizontal
    case "height": .vertical
    case let other: throw PageRequestError("'\(other)' is neither width nor height")
    }
  }

  private static let json = "application/json; charset=utf-8"

  private func refusal(_ status: HTTPResponse.Status, _ message: String) -> HTTPResponse {
    let error = JSONValue.line([("message", .string(message)), ("lines", .array([], .inline))])
    return text(status, Self.json, JSONValue.line([("error", error)]).text)
  }

  private func text(
    _ status: HTTPResponse.Status, _ type: String, _ text: String
  ) -> HTTPResponse {
    HTTPResponse(status, ["Content-Type": type], .bytes(Array(text.utf8)))
  }

  private func bytes(_ bytes: [UInt8], _ type: String) -> HTTPResponse {
    HTTPResponse(.ok, ["Content-Type": type], .bytes(bytes))
  }
}
