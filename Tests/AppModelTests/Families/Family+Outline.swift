@testable import AppModel

extension Family {
  /// The family's styles with their merged attributes, one line for each class of devices.
  var outline: [String] {
    let screenLines = ["family \(name.debugDescription)", "  screen"] + lines(of: screen)
    return sections.reduce(into: screenLines) { lines, section in
      lines.append("  \(section.name)")
      for style in section.styles {
        let template = style.template?.rawValue ?? "no template"
        lines.append("    \(style.id.debugDescription), \(template)")
        lines += self.lines(of: style)
      }
    }
  }

  private func lines(of style: CellStyle) -> [String] {
    DeviceClass.allCases.map { device in
      "      \(device): \(style.attributes(on: device).outline)"
    }
  }
}

extension LayoutAttributes {
  fileprivate var outline: String {
    let numbers = LayoutAttribute.allCases.compactMap { attribute in
      self[attribute].map { number in
        "\(attribute.name) \(Int(exactly: number).map(String.init) ?? "\(number)")"
      }
    }
    let truths = [
      isPaging.map { $0 ? "paging" : "no paging" },
      scrollsHorizontally.map { $0 ? "horizontal" : "vertical" },
      scalesPixels.map { $0 ? "scaled" : "unscaled" },
      clearsBars.map { $0 ? "below the bars" : "under the bars" },
    ]
    return (numbers + truths.compactMap(\.self)).joined(separator: ", ")
  }
}
