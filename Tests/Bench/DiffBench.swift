import AppLayout
import AppModel
import Disk
import Review
import Support
import Themes
import Wireframe

/// Measures comparisons of apps and of their sites, next to a build of the same pictures and to a
/// generic tool that compares XML.
enum DiffBench {
  static func run(_ program: String) {
    compareWhole(program)
    compareOne()
  }

  /// Compares an app with 450 screens on one device, so about 4,000 variants, after one change: an
  /// inset of the family that all of them use.
  private static func compareWhole(_ program: String) {
    let rivers = LargeApp(screens: 450, components: 8).rivers
    let (old, new) = (Program.temporaryPath("old"), Program.temporaryPath("new"))
    defer { [old, new, "\(old)-site", "\(new)-site"].forEach(Program.removeFolder) }
    for (folder, text) in [(old, families(inset: 10)), (new, families(inset: 14))] {
      guard Program.createFolder(folder), Program.write(rivers, to: "\(folder)/rivers.json"),
        Program.write(Array(text.utf8), to: "\(folder)/families.json")
      else { return print("cannot write \(folder)") }
    }
    let device = "--device=iphone-14-pro"
    var pictures: [Double] = []
    for side in [old, new] {
      let words = [program, "build", side, "-o", "\(side)-site", "--quiet", device]
      guard let cost = Program.cost(of: words) else { return print("cannot run \(program)") }
      pictures.append(cost.seconds)
    }
    let variants = Program.files(in: "\(new)-site/screens", ending: ".svg")
    Stopwatch.print("build \(variants) pictures of 450 screens", pictures[0], "with all pages")
    let sides = [("apps", old, new), ("their sites", "\(old)-site", "\(new)-site")]
    for (name, before, after) in sides {
      let axes = name == "apps" ? [device] : []
      guard let cost = Program.cost(of: [program, "diff", before, after, "--quiet"] + axes) else {
        return print("cannot run \(program)")
      }
      let share = Stopwatch.hundredths(cost.seconds / pictures[0])
      Stopwatch.print(
        "compare \(name), one inset changed", cost.seconds,
        "\(share) of the build, peak \(cost.megabytes) MB")
    }
    comparePair("\(old)-site", "\(new)-site")
  }

  /// Returns the families of the app, with an inset on the left of all screens.
  private static func families(inset: Int) -> String {
    """
    { "families": { "FAMILY_1": {
      "screen": { "DEFAULT": { "devices": { "universal": {
        "inset_top": 10, "inset_left": \(inset), "inset_bottom": 10, "inset_right": 10,
        "interitem_spacing": 10, "line_spacing": 10 } } } },
      "header": { "HEADER_1": {
        "style": "header", "devices": { "universal": { "height_pixel": 44 } } } },
      "grid": { "GRID_1": {
        "style": "image_top", "devices": { "universal": { "columns": 2, "height_pixel": 130 } } } }
    } } }
    """
  }

  /// Compares one picture of both sites with Python's xmldiff.
  private static func comparePair(_ old: String, _ new: String) {
    let path = "screens/screen-0/iphone-14-pro/full.svg"
    let folders = (SystemProcess.environment("PATH") ?? "").split(separator: ":")
    guard let xmldiff = Program.find(folders.map { "\($0)/xmldiff" }) else {
      return print("compare a pair: SKIPPED: xmldiff is not installed")
    }
    guard let cost = Program.cost(of: [xmldiff, "\(old)/\(path)", "\(new)/\(path)"]) else { return }
    Stopwatch.print("one pair of pictures by xmldiff", cost.seconds, "")
  }

  /// Measures the change that reviews are made for: the bar of one screen with 3,000 cells.
  private static func compareOne() {
    let screen = { (state: String) in
      let components = (0..<30).map {
        """
        { "id": "c\($0)", "component_type": "grid", "rules": { "item_limit": "100" },
          "data": { "source": "s\($0)" }, "styles": { "cell_styles": ["GRID_1"], "family": "FAMILY_1" } }
        """
      }.joined(separator: ",")
      return """
        [ { "id": "home", "name": "Home", "type": "general_content", "home": true,
            "navigations": [ { "id": "bar", "category": "nav_bar",
              "navigation_type": "applicaster_toolbar", "styles": { "state": "\(state)" } } ],
            "ui_components": [\(components)] } ]
        """
    }
    let sides = ["hidden", "on_top"].map { state in
      let files = AppFiles(["rivers.json": .bytes(Array(screen(state).utf8))])
      return (files: files, reading: AppReading(files))
    }
    guard let old = sides[0].reading.app, let new = sides[1].reading.app,
      let theme = Theme.named("paper"), let device = Device.named("iphone-14-pro")
    else { return print("the apps to compare cannot be read") }
    let before = ReviewedApp(files: sides[0].files, reading: sides[0].reading, app: old)
    let after = ReviewedApp(files: sides[1].files, reading: sides[1].reading, app: new)
    var findings = 0
    let time = Stopwatch.median {
      let review = ChangeReview(
        from: before, to: after, showing: VariantAxes(devices: [device]),
        ReviewTerms(themes: [theme]))
      findings = review.findings.count
    }
    Stopwatch.print(
      "bar of one screen with 3,000 cells", time, "\(findings) findings, beyond reading the app")
  }
}
