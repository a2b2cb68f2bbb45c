import AppLayout
import AppModel
import Themes
import Wireframe

/// Lists of what Riverbed knows: devices, themes and the codes of diagnostics.
package enum Listing {
  /// Every device on a line, held upright where it can be.
  package static var devices: ShownText {
    let head: [ShownText] = ["ID", "NAME", "SIZE", "SAFE AREA", "STATUS BAR", "CLASS", "ALSO"]
    let rows = Device.all.map { device -> [ShownText] in
      let window = device.portrait ?? device.landscape
      return [
        "\(device.id)", "\(device.name)", window.size.shown, window.safeArea.shown,
        "\(window.statusBarHeight.shortText)", "\(device.kind.word)",
        "\(device.aliases.joined(separator: ", "))",
      ]
    }
    return TextTable(rows: [head] + rows).text
  }

  /// Every device, with the keys that riverbed.json uses for custom devices.
  package static var devicesAsJSON: String {
    JSONWriter.text { json in
      json.array(Device.all) { $0.device($1) }
    }
  }

  /// Every theme with its summary.
  package static var themes: ShownText {
    let rows: [[ShownText]] = ThemeFile.allCases.compactMap { ThemeReading($0).theme }.map {
      theme in
      ["\(theme.name)", "\(theme.summary)"]
    }
    return TextTable(rows: [["NAME", "LOOKS"]] + rows).text
      + "\nA custom file works too: --theme my-theme.json, or \"themes\" in riverbed.json.\n"
  }

  /// Every code with the first words of its meaning, one per line.
  package static var codes: ShownText {
    let width = Rule.all.map(\.code.count).max() ?? 0
    let lines = Rule.all.map { rule in
      let padding = String(repeating: " ", count: width - rule.code.count + 2)
      return "\(rule.code)\(padding)\(rule.headline.shortened(to: TextPage.width - width - 2))\n"
    }
    return ShownText(trusted: lines.joined())
  }
}
