import AppLayout
import AppModel
import Support

/// Measures the time and memory of whole builds, next to a plain copy of what they wrote.
enum BuildBench {
  static func run(_ program: String) {
    let few = "--device=iphone-se-1,iphone-14-pro"
    let many =
      "--device=" + Device.all.filter { $0.portrait != nil }.map(\.id).joined(separator: ",")
    for (screens, devices) in [(55, few), (55, many), (1_000, few)] {
      measure(program, screens: screens, devices)
    }
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
    let words = [program, "build", app, "-o", site, "--quiet", devices]
    for jobs in [1, 2] {
      Program.removeFolder(site)
      guard let cost = Program.cost(of: words + ["--jobs", "\(jobs)"]) else {
        return print("cannot run \(program)")
      }
      let (files, pages) = (Program.files(in: site), Program.files(in: site, ending: ".xhtml"))
      Stopwatch.print(
        "build \(files) files, \(pages) of them pages, --jobs \(jobs)", cost.seconds,
        "\(Int(Double(files) / cost.seconds)) files a second, peak \(cost.megabytes) MB")
    }
    guard let again = Program.cost(of: words), let plain = Program.copy(site, to: copy) else {
      return print("cannot build or copy again")
    }
    Stopwatch.print("build them again", again.seconds, "peak \(again.megabytes) MB")
    Stopwatch.print("copy them with cp -r", plain.seconds, "")
    let edited = LargeApp(screens: screens, components: 8, renaming: screens / 2).rivers
    guard Program.write(edited, to: app), let edit = Program.cost(of: words) else {
      return print("cannot build after an edit")
    }
    let times = Stopwatch.fixed(edit.seconds / again.seconds)
    Stopwatch.print(
      "build them after one screen was renamed", edit.seconds,
      "\(times) times the build that changes nothing")
  }
}
