import AppLayout
import AppModel
import Support
import Themes

/// Measures the time and memory of whole builds, next to a plain copy of what they wrote.
enum BuildBench {
  static func run(_ program: String) {
    let few = "--device=iphone-se-1,iphone-14-pro"
    let many =
      "--device=" + Device.all.filter { $0.portrait != nil }.map(\.id).joined(separator: ",")
    measureNextToXmllint(program)
    for (screens, devices) in [(55, few), (55, many), (1_000, few)] {
      measure(program, screens: screens, devices)
    }
  }

  /// Measures the processor time of a build on one thread, next to that of xmllint, which only reads
  /// and checks what was built.
  private static func measureNextToXmllint(_ program: String) {
    let app = Program.temporaryPath("rivers.json")
    let site = Program.temporaryPath("site")
    defer {
      Program.remove(app)
      Program.removeFolder(site)
    }
    guard let xmllint = Program.xmllint else { return print("build: SKIPPED: no xmllint") }
    let rivers = LargeApp(screens: 200, components: 8).rivers
    let words = [
      program, "build", app, "-o", site, "--quiet", "--device=iphone-14-pro", "--jobs=1",
    ]
    guard Program.write(rivers, to: app), let build = Program.cost(of: words) else {
      return print("cannot run \(program)")
    }
    var reference = 0.0
    for (ending, schema) in [(".svg", SchemaFile.wireframe), (".xhtml", SchemaFile.page)] {
      let path = Program.temporaryPath("schema.xsd")
      defer { Program.remove(path) }
      let files = Program.paths(in: site, ending: ending)
      guard Program.write(schema.bytes, to: path),
        let cost = Program.cost(of: [xmllint, "--quiet", "--noout", "--schema", path] + files)
      else { return print("cannot run \(xmllint)") }
      reference += cost.processorSeconds
    }
    Stopwatch.print(
      "build \(Program.files(in: site)) files of 200 screens, --jobs 1", build.processorSeconds,
      "of processor")
    let times = Stopwatch.hundredths(build.processorSeconds / reference)
    Stopwatch.print("check them with xmllint", reference, "building takes \(times) times that")
  }

  private static func measure(_ program: String, screens: Int, _ devices: String) {
    let app = Program.temporaryPath("rivers.json")
    let site = Program.temporaryPath("site")
    let copy = Program.temporaryPath("copy")
    defer {
      Program.remove(app)
      Program.removeFolder(site)
      Program.removeFolder(copy)
    }
    guard Program.write(LargeApp(screens: screens, components: 8).rivers, to: app) else {
      return print("cannot write \(app)")
    }
    let command = [program, "build", app, "-o", site, "--quiet", devices]
    for jobs in [1, 2] {
      Program.removeFolder(site)
      guard let cost = Program.cost(of: command + ["--jobs", "\(jobs)"]) else {
        return print("cannot run \(program)")
      }
      let (files, pages) = (Program.files(in: site), Program.files(in: site, ending: ".xhtml"))
      Stopwatch.print(
        "build \(files) files, \(pages) of them pages, --jobs \(jobs)", cost.seconds,
        "\(Int(Double(files) / cost.seconds)) files a second, peak \(cost.megabytes) MB")
    }
    guard let again = Program.cost(of: command), let plain = Program.copy(site, to: copy) else {
      return print("cannot build or copy again")
    }
    Stopwatch.print("build them again", again.seconds, "peak \(again.megabytes) MB")
    Stopwatch.print("copy them with cp -r", plain.seconds, "")
    let edits: [(String, LargeApp.Edit)] = [
      ("one value was changed", .limit(screen: screens / 2)),
      ("one screen was renamed", .name(screen: screens / 2)),
    ]
    for (words, edit) in edits {
      let edited = LargeApp(screens: screens, components: 8, with: edit).rivers
      guard Program.write(edited, to: app), let cost = Program.cost(of: command) else {
        return print("cannot build after an edit")
      }
      let times = Stopwatch.fixed(cost.seconds / again.seconds)
      Stopwatch.print(
        "build them after \(words)", cost.seconds,
        "\(times) times the build that changes nothing, peak \(cost.megabytes) MB")
    }
  }
}
