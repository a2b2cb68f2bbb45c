import AppModel
import Disk
import Printing
import Publishing
import ReviewPages
import Serving
import Site
import Themes

/// Answers requests for the documents of an app, on one thread.
struct ServedAnswering {
  private let app: ServedApp
  /// What makes documents of the state that was asked for last, and of the one before.
  private var makers: [(number: Int, maker: FilesOnDemand<Site>.Maker)] = []

  init(of app: ServedApp) { self.app = app }

  mutating func answer(_ request: Request) -> Answer {
    let path =
      request.isFromNetwork
      ? app.shared?.path(in: request.path) : String(request.path.dropFirst())
    guard let path else { return .document(ServedDocument(.notFound)) }
    guard path != LivePath.events else {
      return .events { [app, request] in app.now.event.bytes(toNetwork: request.isFromNetwork) }
    }
    do {
      if request.isFromNetwork, path.isEmpty, let site = app.now.state?.site {
        let start = site.phoneStart.map { ServedDocument(at: $0) }
        return .document(start ?? ServedDocument(.notFound))
      }
      return .document(try document(at: path))
    } catch {
      let failure = "\(Diff.Failure(error)?.reason?.text ?? String(describing: error))\n"
      return .document(
        ServedDocument(Array(failure.utf8), type: ServedDocument.text, status: .failed))
    }
  }

  private mutating func document(at path: String) throws -> ServedDocument {
    let now = app.now
    let line = LiveLine(now.event.number, seenFrom: path)
    if let file = LiveFile(rawValue: path) {
      return ServedDocument(of: file.bytes, at: path)
    }
    guard let state = now.state else {
      return path == SiteAsset.style.rawValue
        ? ServedDocument(of: SiteAsset.style.bytes, at: path)
        : ServedDocument(
          page: LiveFile.waiting.bytes, "index.html", with: line, status: .notReady)
    }
    if path == LivePath.changed {
      let pages = state.pagesChanged(since: now.first ?? state)
      return ServedDocument(
        of: JSONWriter.bytes { $0.array(pages) { $0.string($1) } }, at: "changed.json")
    }
    if path.hasPrefix(LivePath.before) {
      let path = String(path.dropFirst(LivePath.before.count))
      guard let before = now.before, let bytes = try bytes(of: path, in: before) else {
        return notFound(with: line)
      }
      return ServedDocument(of: bytes, at: path)
    }
    let isFolder = path.isEmpty || path.hasSuffix("/")
    for name in isFolder ? ["index.html", "index.xhtml"].map({ path + $0 }) : [path] {
      guard let bytes = try bytes(of: name, in: state) ?? report(name, on: state) else { continue }
      return ServedDocument(page: bytes, name, with: line)
    }
    if let moved = now.newPath(of: path) {
      return ServedDocument(
        at: LiveLine.wayUp(from: path) + moved.percentEncoded(keeping: .path))
    }
    return notFound(with: line)
  }

  private func notFound(with line: LiveLine) -> ServedDocument {
    ServedDocument(
      page: SiteAsset.notFound.bytes, SiteAsset.notFound.rawValue, with: line, status: .notFound)
  }

  /// Returns a file of the report of changes.
  private func report(_ path: String, on state: ServedState) throws -> [UInt8]? {
    guard path.hasPrefix(LivePath.changes) else { return nil }
    let files = try app.changes.files(of: state, in: app)
    return try files.bytes(of: path, with: files.maker())
  }

  private mutating func bytes(of path: String, in state: ServedState) throws -> [UInt8]? {
    let files = try state.files()
    if let known = makers.first(where: { $0.number == state.number }) {
      return try files.bytes(of: path, with: known.maker)
    }
    let maker = try files.maker()
    makers = makers.suffix(1) + [(state.number, maker)]
    return try files.bytes(of: path, with: maker)
  }
}

/// The paths of what only a served site has. No file of a site begins with a dot.
enum LivePath {
  static let events = ".live/events"
  static let changed = ".live/changed"
  static let before = ".live/before/"
  /// The folder of the report.
  static let changes = "changes/"
}

extension ServedDocument {
  /// A file as it is.
  fileprivate init(of bytes: [UInt8], at path: String) {
    self.init(bytes, type: MediaType(of: path).text, tag: ContentHash(of: bytes).text)
  }

  /// A file of a site; a page also loads the live script.
  fileprivate init(
    page bytes: [UInt8], _ path: String, with line: LiveLine, status: Status = .ok
  ) {
    let type = MediaType(of: path)
    let bytes = type.isOfPages ? line.added(to: bytes) : bytes
    self.init(
      bytes, type: type.text, tag: status == .ok ? ContentHash(of: bytes).text : nil,
      status: status)
  }
}
