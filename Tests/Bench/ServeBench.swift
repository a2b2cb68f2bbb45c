import Support

/// Measures what someone waits for who writes an app that is served: from a save to what is said about
/// it, and then for what is looked at; and the memory meanwhile.
struct ServeBench: ~Copyable {
  private let process: Int32
  private let port: UInt16
  private let folder: String
  private let screens: Int
  /// The size of the app, and the seconds that a build of its site takes.
  private let bytes: Int
  private let build: Double

  private static let device = "--device=iphone-14-pro"

  static func run(_ program: String, saves: Int = 25) {
    for (screens, goal) in [(60, 60), (1000, 700)] {
      let bench = ServeBench(program, screens: screens)
      guard let bench else { return print("cannot serve an app with \(program)") }
      bench.measureSaves(saves, goal)
      if screens == 1000 { bench.measurePages() }
    }
  }

  /// Serves an app with as many screens, after a build of it, which is the reference.
  private init?(_ program: String, screens: Int) {
    let folder = Program.temporaryPath("served-\(screens)")
    let rivers = Self.app(screens, isChanged: false)
    guard Program.createFolder(folder), Program.write(rivers, to: "\(folder)/rivers.json"),
      let cost = Program.cost(
        of: [program, "build", folder, "-o", "\(folder)/site", "--quiet", Self.device])
    else { return nil }
    Program.removeFolder("\(folder)/site")
    let said = "\(folder)/said.txt"
    let words = [program, "serve", folder, "--port", "0", Self.device]
    let shell = ["/bin/sh", "-c", "said=$0; exec \"$@\" >\"$said\" 2>&1", said]
    guard let process = Program.start(shell + words),
      let port = Self.port(saidIn: said, before: .now + .seconds(60))
    else { return nil }
    (self.folder, self.screens, self.process, self.port) = (folder, screens, process, port)
    (bytes, build) = (rivers.count, cost.seconds)
  }

  deinit {
    Program.end(process)
    Program.removeFolder(folder)
  }

  /// Returns an app with 4 kB for each screen, with a change or without it.
  private static func app(_ screens: Int, isChanged: Bool) -> [UInt8] {
    LargeApp(screens: screens, components: 6, with: isChanged ? .limit(screen: 0) : nil).rivers
  }

  /// Waits until the program says where it listens.
  private static func port(
    saidIn file: String, before end: ContinuousClock.Instant
  ) -> UInt16? {
    let start = "http://localhost:"
    while .now < end {
      let lines = String(decoding: Program.read(file) ?? [], as: UTF8.self).split(separator: "\n")
      for line in lines where line.hasPrefix(start) && line.hasSuffix("/") {
        return UInt16(line.dropFirst(start.count).dropLast())
      }
    }
    return nil
  }

  private func measureSaves(_ saves: Int, _ goal: Int) {
    do {
      let client = try WebClient(to: port)
      client.send("GET /.live/events HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n".utf8)
      guard client.answer()?.status == 200, client.event() != nil else {
        return print("there are no events")
      }
      let early = min(10, saves)
      var (times, memory) = ([Double](), 0)
      for save in 1...saves {
        let rivers = Self.app(screens, isChanged: save % 2 == 1)
        let start = ContinuousClock.now
        guard Program.write(rivers, to: "\(folder)/rivers.json"), client.event() != nil else {
          return print("a save was not noticed")
        }
        times.append(Stopwatch.seconds(.now - start))
        // Who edits looks at what came of it, while problems are found and printed.
        Program.sleep(microseconds: 500_000)
        if save == early { memory = Program.megabytes(of: process) }
      }
      let median = times.sorted()[saves / 2]
      Stopwatch.print(
        "save to event, \(screens) screens", median,
        "\(Stopwatch.hundredths(median / build)) of a build, \(bytes / 1000) kB, goal \(goal) ms, "
          + "\(memory) MB after \(early) saves, \(Program.megabytes(of: process)) after \(saves)")
    } catch {
      print("save to event: \(error)")
    }
  }

  /// Measures the pages about a screen and a picture of it, each of other screens and for the first
  /// time.
  private func measurePages() {
    let kinds = [
      ("page of a screen", "index.xhtml", 10), ("page that explains it", "iphone-14-pro.xhtml", 10),
      ("picture", "iphone-14-pro/on_top.separate.svg", 1),
      ("picture of all content", "iphone-14-pro/full.svg", 1),
    ]
    for (name, path, goal) in kinds {
      do {
        let client = try WebClient(to: port)
        var times: [Double] = []
        for screen in stride(from: 1, to: screens, by: 10) {
          let start = ContinuousClock.now
          let answer = client.get(
            "/screens/screen-\(screen)/\(path)", host: "localhost:\(port)")
          guard answer?.status == 200 else { return print("\(name): \(answer?.status ?? 0)") }
          times.append(Stopwatch.seconds(.now - start))
        }
        let median = times.sorted()[times.count / 2]
        Stopwatch.print("\(name), served", median, "of \(times.count), goal \(goal) ms")
      } catch {
        print("\(name): \(error)")
      }
    }
  }
}
