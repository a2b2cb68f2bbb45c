import Disk
import Printing
import Serving
import Site
import Texts

/// Shows the preview site of an app to this machine while the app is written: nothing is built, each
/// document is made when a browser asks for it.
struct Serve: Hashable {
  /// What a build would make.
  let build: Build
  /// The port; nil for the first free one of some.
  let port: UInt16?
  /// Whether a browser is opened.
  let opensBrowser: Bool
  /// Whether others in the network see the prototype.
  let isShared: Bool

  func run(on console: inout Console) -> ExitCode {
    do {
      let app = try ServedApp(of: self, and: isShared ? try Self.addresses() : [], on: &console)
      if !build.options.isQuiet { console.output.write("\(app.address)\n") }
      let start = app.now.event
      if !build.options.isQuiet, let sentence = start.sentence {
        let words: [ShownText] = ["\(sentence)", start.pictures.words]
        console.output.write(words.filter { !$0.text.isEmpty }.joined(separator: " ") + "\n")
      }
      if let shared = app.shared { console.write(shared, on: app.port) }
      console.output.flush()
      console.errors.flush()
      console.whenServing(app)
      app.run(on: console)
      return .interrupted
    } catch let error as UnusablePort {
      return console.fail(
        DiskError(attempt: "cannot listen on port \(error.port)", reason: error.reason))
    } catch {
      return console.fail(error)
    }
  }

  /// The addresses at which others in the network can ask.
  private static func addresses() throws(DiskError) -> [NetworkAddress] {
    let addresses = NetworkAddress.ofThisMachine
    guard !addresses.isEmpty else {
      throw DiskError(
        attempt: "cannot show the prototype in the network",
        reason: "this machine has no address in a private one")
    }
    return addresses
  }

  /// The ports that are tried.
  var ports: ClosedRange<UInt16> { port.map { $0...$0 } ?? 8470...8479 }
}

extension Console {
  /// Prints where others on the network find the prototype, and what that means.
  mutating func write(_ shared: SharedPrototype, on port: UInt16) {
    let starts = shared.starts(on: port)
    output.write("For a phone on the same network:\n")
    for start in starts { output.write("\(start)\n") }
    let style = ShownText(trusted: isColored ? "\u{1B}[30;107m" : "")
    let plain = ShownText(trusted: isColored ? "\u{1B}[0m" : "")
    for line in starts.first.flatMap(QRCode.init)?.lines(isColored: isColored) ?? [] {
      output.write("\(style)\(ShownText(trusted: line))\(plain)\n")
    }
    errors.write(
      """
      riverbed: warning: anyone on this network who learns this address can see the prototype of \
      the app, and follow its changes, until serve ends; nothing is encrypted
      """)
    errors.write("\n")
  }
}

extension Command {
  static let serve = Command(
    name: "serve",
    summary: "Show the site that build makes in a browser of this machine, and say with each save "
      + "what it did. Nothing is written: each page is made when it is asked for.",
    operands: [.app],
    options: [.port, .open, .lan, .base, .since, .sinceMergeBase] + Option.axes
      + [.theme, .widths, .prototype, .jobs, .label] + Option.input
      + [.strict, .verbose, .quiet, .help, .version],
    exitCodes: [.wrongInput, .usage, .internal, .file, .interrupted],
    examples: [
      "riverbed serve Fixtures/Apps/newsroom",
      "riverbed serve newsroom --open --device iphone-14-pro",
      "riverbed serve newsroom --since ../main/newsroom",
      "riverbed serve newsroom --lan",
      "riverbed serve newsroom --port 9000",
    ],
    read: { (arguments) throws(UsageError) in
      let prototype = PrototypeChoice(arguments)
      guard !arguments.has(.lan) || prototype != PrototypeChoice.none else {
        throw UsageError(
          "'--lan' shows the prototype, which '--prototype none' leaves out", of: arguments.command)
      }
      return .serve(
        Serve(
          build: Build(
            app: arguments.operands.first ?? ".", limits: try InputLimits(arguments),
            repository: RepositoryChoice(arguments), output: nil,
            label: LabelWord(arguments), axes: AxisWords(arguments),
            themes: ThemeWords(arguments), prototype: prototype,
            jobs: try arguments.jobs(), options: try DiagnosticOptions(arguments),
            since: try OldWord(ofBuild: arguments), documentWords: arguments.documentWords,
            command: arguments.command),
          port: try arguments.port(), opensBrowser: arguments.has(.open),
          isShared: arguments.has(.lan)))
    })
}

extension Option {
  fileprivate static let port = Option(
    name: "port", value: Value(placeholder: "N"),
    summary: "The port; the default is 8470, or the next free one up to 8479. 0 is any free one.",
    reachesDocuments: false)

  fileprivate static let open = Option(
    name: "open", summary: "Open the site in the browser.", reachesDocuments: false)

  fileprivate static let lan = Option(
    name: "lan",
    summary: "Show the prototype, and nothing else, to a phone on the same network, at an address "
      + "that no one can guess; it is also printed as a QR code.",
    reachesDocuments: false)
}

extension Arguments {
  /// Returns the value of `--port`.
  fileprivate func port() throws(UsageError) -> UInt16? {
    guard let word = value(of: .port) else { return nil }
    guard word.utf8.allSatisfy(\.isDigit), let number = UInt16(word) else {
      throw UsageError(
        "'--port' is '\(word.quotable)'; expected a number from 0 to 65535", of: command)
    }
    return number
  }
}
