import AppModel
import Disk
import Printing
import Publishing
import Review
import Serving
import Site
import Synchronization

/// An app that is served: its last state that can be shown, what happened last, and what answers
/// requests with it.
final class ServedApp: Sendable {
  let serve: Serve
  let schemas: DocumentSchemas
  /// What the app is compared with on the page of changes; nil for the state at the start.
  let since: DiffSide?
  /// The report of what changed.
  let changes = ServedChanges()
  /// What others in the network see; nil if that is nothing.
  let shared: SharedPrototype?
  /// The number of threads.
  let jobs: Int
  private let server: Server
  private let end: Signal
  private let shown: Mutex<Shown>
  /// What was read at the start.
  private let start: StateReader

  /// What is shown now.
  struct Shown: Sendable {
    /// The last state that can be shown; nil where none could be read yet.
    var state: ServedState?
    /// The one before, and the first one.
    var before: ServedState?
    var first: ServedState?
    /// Where pages are now that were elsewhere, by the beginnings of their paths.
    private var moved: [String: String] = [:]
    var event = LiveEvent(number: 1)

    /// Shows the next state.
    fileprivate mutating func show(_ next: ServedState) {
      for pages in state.map({ next.site.movedPages(since: $0.site) }) ?? [] {
        moved[pages.old] = pages.new
        moved[pages.new] = nil
      }
      (before, state) = (state, next)
      first = first ?? next
    }

    /// Returns where a page is now; nil where it was never elsewhere.
    func newPath(of path: String) -> String? {
      var now = path
      for _ in moved {
        guard let (old, new) = moved.first(where: { now.hasPrefix($0.key) }) else { break }
        now = new + now.dropFirst(old.count)
      }
      return now == path ? nil : now
    }

    /// Shows what is different from another state, which the command line names.
    fileprivate mutating func compare(with old: ServedState) {
      guard let state else { return }
      (before, first) = (old, old)
      event.say(
        SavedChange(from: old.read.app, to: state.read.app).sentence,
        state.pictures.value.changes(since: old.pictures.value), in: state.site)
    }
  }

  /// Reads the app, and listens on a port, also at some addresses in the network. Throws where the app
  /// cannot be found, or the port is taken.
  init(
    of serve: Serve, and addresses: [NetworkAddress] = [], on console: inout Console
  ) throws {
    self.serve = serve
    shared = addresses.isEmpty ? nil : SharedPrototype(at: addresses)
    let build = serve.build
    jobs = build.jobs ?? SystemProcess.coreCount
    schemas = try DocumentSchemas()
    end = try Signal()
    var reader = StateReader(of: build)
    let outcome = try reader.read()
    if !build.options.isQuiet { console.note(reader.notes) }
    since = try build.since.map { old in
      let words = try ComparedWords(
        old, build.app, build.limits, in: build.repository, of: build.command)
      if !build.options.isQuiet { console.note(words.notes) }
      try words.requireOld()
      return try DiffSide(\.old, of: words, build.limits, build.options)
    }
    var shown = Shown()
    switch outcome {
    case .same: break
    case .app(let read, let site, let list, _):
      console.write(list.value, of: build)
      shown.show(ServedState(1, of: read, site, checking: schemas, jobs: jobs))
      if let old = since?.app {
        shown.compare(
          with: ServedState(
            0, of: old,
            site.showing(old.app.app, from: old.app.reading.sources)
              .showing(widths: build.options.triesWidths ? old.findings.widths : nil),
            checking: schemas, jobs: jobs))
      }
    case .trouble(let trouble, let list):
      if let list { console.write(list, of: build) }
      shown.event.trouble = trouble
    }
    self.shown = Mutex(shown)
    start = reader
    server = try Server(onFirstOf: serve.ports, and: addresses, jobs: max(2, jobs))
  }

  var port: UInt16 { server.port }

  var address: ShownText { "http://localhost:\(port)/" }

  /// What is shown now.
  var now: Shown { shown.withLock(\.self) }

  /// Answers requests and watches the app until it is stopped.
  func run(on console: Console) {
    _ = Workers.run(serve.opensBrowser ? 3 : 2) { number in
      switch number {
      case 0:
        server.run {
          var answering = ServedAnswering(of: self)
          return { answering.answer($0) }
        }
      case 1:
        var watcher = AppWatcher(self, start, on: console)
        watcher.run(until: end)
      default:
        guard !SystemProcess.openBrowser(at: address.text) else { return }
        var console = console
        console.note(["no browser could be opened"])
        console.errors.flush()
      }
    }
  }

  func stop() {
    end.send()
    server.stop()
  }

  /// Shows what happened: a state that was read, or why none could be.
  func take(_ happening: LiveEvent, _ state: ServedState?) {
    shown.withLock { shown in
      if let state { shown.show(state) }
      shown.event = happening
    }
    server.send(
      event: happening.bytes(toNetwork: false), toNetwork: happening.bytes(toNetwork: true))
  }
}

extension Console {
  /// Prints what is wrong with an app, as a build does.
  mutating func write(_ list: DiagnosticList, of build: Build) {
    errors.write(
      build.options.format.textOfBuild(
        list, listingAll: build.options.isVerbose, isColored: hasColoredErrors))
  }
}
