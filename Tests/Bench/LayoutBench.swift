import AppLayout
import AppModel
import Support

/// Measures how many variants of a large app are laid out in a second on one core.
enum LayoutBench {
  static func run() {
    let rivers = LargeApp(screens: 500, components: 8).rivers
    guard let app = AppReading(AppFiles(["rivers.json": .bytes(rivers)])).app else {
      return print("the large app cannot be read")
    }
    let devices = ["iphone-se-1", "iphone-14-pro", "ipad-9.7"].compactMap(Device.named)
    let groups = VariantAxes(devices: devices).groups(of: app)
    var count = 0
    var cells = 0
    let time = Stopwatch.median(of: 3) {
      count = 0
      cells = 0
      for group in groups {
        for layout in group.layouts() {
          count += 1
          cells += layout.content.sections.reduce(0) { $0 + $1.cells.count }
        }
      }
    }
    Stopwatch.print(
      "lay out \(count) variants, \(cells) cells", time,
      "\(Int(Double(count) / time)) variants a second on one core")
    let million = [FlowSection(.pattern(mixedSizes, count: mixedSizes.count))]
    let flow = Stopwatch.median {
      _ = FlowLayout.layout(million, in: Size(width: 390, height: 844), along: .vertical)
    }
    Stopwatch.print("flow 1,000,000 cells of mixed sizes", flow, "")
  }

  private static let mixedSizes: [Size] = (0..<1_000_000).map { index in
    Size(width: Double(40 + index % 97), height: Double(30 + index % 53))
  }
}
