import AppLayout
import AppModel
import Site
import SiteFiles
import Support
import Wireframe

/// Measures what it costs to read the words of a site on one thread, next to laying out and drawing
/// all pictures of the same app.
enum WordsBench {
  static func run() {
    guard
      let app = AppReading(
        AppFiles(["rivers.json": .bytes(LargeApp(screens: 100, components: 8).rivers)])
      ).app, let theme = Theme.named("paper")
    else { return print("the app to read cannot be read") }
    let axes = VariantAxes(devices: ["iphone-se-1", "iphone-14-pro"].compactMap(Device.named))
    let start = Program.processorSeconds
    let words = SiteWords(of: app, named: "app", axes: axes, themes: [theme])
    _ = words.allWritten()
    let reading = Program.processorSeconds - start
    let one = Program.processorSeconds
    let some = SiteWords(of: app, named: "app", axes: axes, themes: [theme], on: [])
    _ = some.allWritten()
    let ofApp = Program.processorSeconds - one
    let drawn = Program.processorSeconds
    var count = 0
    for group in axes.groups(of: app) {
      for layout in group.layouts() {
        count += Wireframe(ShownScreen(layout, in: app)).boxes.isEmpty ? 0 : 1
      }
    }
    let drawing = Program.processorSeconds - drawn
    Stopwatch.print(
      "read the words of \(words.pages.count) pages of 100 screens", reading,
      "\(Stopwatch.hundredths(reading / drawing)) times drawing their \(count) variants")
    Stopwatch.print("only the \(some.pages.count) pages about the app", ofApp, "")
  }
}
