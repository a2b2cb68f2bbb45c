import AppModel
import Disk
import Printing
import Review
import Site

/// Waits for changes of an app, and says what each one did.
struct AppWatcher {
  private let app: ServedApp
  private var reader: StateReader
  private var console: Console

  init(_ app: ServedApp, _ reader: StateReader, on console: Console) {
    (self.app, self.reader, self.console) = (app, reader, console)
  }

  private var build: Build { app.serve.build }

  /// Watches until a signal comes.
  mutating func run(until end: Signal) {
    var watch = FolderWatch(until: end)
    if watch.isLooking, !build.options.isQuiet {
      console.note([
        "the system does not say what changes, so the files are looked at again and again"
      ])
      console.errors.flush()
    }
    var isNew = watch.watch(WatchedFolder.all(around: reader.inputs))
    // The first save is compared with what pictures show now.
    _ = app.now.state?.pictures.value
    while true {
      // What is watched only now may have changed before.
      guard isNew ? !watch.isEnded : watch.waitForChange() else { return }
      let start = SystemProcess.monotonicSeconds
      let shown = app.now
      // It is read while the system might still say that more is written, and then read again.
      var outcome: Result<StateReader.Outcome, any Error>
      var newReader: StateReader
      repeat {
        newReader = reader
        outcome = Result { try newReader.read(since: shown.state?.read.app) }
      } while !watch.isSettled()
      guard !watch.isEnded else { return }
      reader = newReader
      take(outcome, after: shown, at: start)
      isNew = watch.watch(WatchedFolder.all(around: reader.inputs))
    }
  }

  /// Shows what was read, and prints a line.
  private mutating func take(
    _ outcome: Result<StateReader.Outcome, any Error>, after shown: ServedApp.Shown,
    at start: Double
  ) {
    var event = LiveEvent(number: shown.event.number + 1, time: SystemProcess.timeOfDay)
    do {
      switch try outcome.get() {
      case .same: return
      case .trouble(let trouble, let list):
        guard trouble != shown.event.trouble else { return }
        event.trouble = trouble
        app.take(event, nil)
        let errors = (list?.shown ?? []).filter { $0.severity == .error }
        say(
          event, errors.isEmpty ? "\(trouble.message)\n" : "\(errors.total.of("error")):\n", errors)
      case .app(let read, let site, let list, let change):
        take(&event, read, site, list, change, after: shown, at: start)
      }
    } catch {
      let reason = Diff.Failure(error)?.reason?.text ?? (error as? UsageError)?.reason?.text
      event.trouble = Trouble(message: reason ?? "\(error)")
      guard event.trouble != shown.event.trouble else { return }
      app.take(event, nil)
      say(event, "\(reason ?? "\(error)")\n", [])
    }
  }

  private mutating func take(
    _ event: inout LiveEvent, _ read: DiffSide.ReadApp, _ site: Site,
    _ list: OnDemand<DiagnosticList>,
    _ change: SavedChange?, after shown: ServedApp.Shown, at start: Double
  ) {
    guard let old = shown.state, let change else {
      event.sentence = "The app can be shown."
      app.take(
        event, ServedState(event.number, of: read, site, checking: app.schemas, jobs: app.jobs))
      return say(event, "The app can be shown.\n", list.value.shown)
    }
    let known = old.pictures.value
    let pictures = SitePictureHashes(of: site, after: known, on: change.screens, jobs: app.jobs)
    event.say(change.sentence, pictures.changes(since: known), in: site)
    event.sentence =
      event.sentence
      ?? (shown.event.trouble == nil
        ? "Nothing that the app shows changed." : "The app can be read again, as it was.")
    app.take(
      event,
      ServedState(
        event.number, of: read, site, checking: app.schemas, jobs: app.jobs, pictures))
    let milliseconds = Int(((SystemProcess.monotonicSeconds - start) * 1000).rounded())
    let problems = build.comparison.problems(DiffSide(old.read), DiffSide(read), nil, change.edits)
    let news = problems.new.map {
      ShownDiagnostic($0, at: read.source.path(of: $0.file), isStrict: build.options.isStrict)
    }.filter { $0.severity > .note || build.options.isVerbose }
    let gone = problems.fixed.problemCount
    if let first = news.first {
      let left = news.total - 1
      event.problems =
        "\(news.total.of("new problem")): \(first.text)\(left > 0 ? "; \(left.andMore())" : "")"
      app.take(event, nil)
    }
    let words: [ShownText] = [
      "\(event.sentence ?? "")", event.pictures.words,
      news.isEmpty ? "" : "\(news.total.of("new problem")).",
      gone == 0 ? "" : "\(gone.of("problem")) gone.", "(\(milliseconds) ms)",
    ]
    say(event, words.filter { !$0.text.isEmpty }.joined(separator: " ") + "\n", news)
  }

  /// Prints what happened, and problems below it.
  private mutating func say(_ event: LiveEvent, _ text: ShownText, _ problems: [ShownDiagnostic]) {
    let format = HumanFormat(isColored: console.isColored)
    console.output.write("\(event.time) ")
    console.output.write(text)
    for problem in problems { console.output.write("   \(format.line(of: problem))") }
    console.output.flush()
  }
}

extension ChangedPictures {
  /// How many pictures show something else, in words; nothing where none does.
  var words: ShownText {
    guard count > 0 else { return "" }
    let ofScreens = screens.isEmpty ? "" : " of \(screens.count.of("screen"))"
    return "\(count.of("picture"))\(ofScreens)."
  }
}
