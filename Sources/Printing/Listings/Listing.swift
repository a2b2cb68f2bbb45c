import AppLayout
package import AppModel
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
    ShownText(trusted: TextPage.lines(Rule.all.map { ($0.code, $0.headline) }))
  }
}

extension Rule {
  /// The meaning, the reason and the remedy, as paragraphs.
  package var explanation: String {
    let paragraphs = [
      ("What it means", meaning), ("Why it matters", reason), ("How to fix it", remedy),
    ]
    return "\(code)\n" + paragraphs.map { "\n\($0)\n\($1.wrapped(indent: 2))" }.joined()
  }
}

/// The page that help and explanations are laid out on.
enum TextPage {
  /// The width in columns.
  static let width = 80

  /// Each name with the first of its words, on a line of its own.
  static func lines(_ rows: [(name: String, words: String)], indent: Int = 0) -> String {
    let nameWidth = rows.map(\.name.count).max() ?? 0
    let margin = String(repeating: " ", count: indent)
    return rows.map { name, words in
      let room = width - nameWidth - 2 - indent
      return "\(margin)\(name.padded(to: nameWidth))  \(words.shortened(to: room))\n"
    }.joined()
  }
}

extension String {
  /// Returns the text as indented lines that fit the page, each with a line break at its end.
  package func wrapped(indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    return linesOfWords(atMost: TextPage.width - indent).map { "\(margin)\($0)\n" }.joined()
  }

  /// Returns the words in lines that are not longer than a limit, as far as words allow it.
  package func linesOfWords(atMost limit: Int) -> [String] {
    split(separator: " ").reduce(into: []) { lines, word in
      if let last = lines.last, last.count + word.count < limit {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
  }

  /// Returns as many whole words as fit a width, with an ellipsis for the rest.
  func shortened(to width: Int) -> String {
    guard count > width else { return self }
    let words = prefix(width - 2)
    return words[..<(words.lastIndex(of: " ") ?? words.endIndex)] + " …"
  }
}
