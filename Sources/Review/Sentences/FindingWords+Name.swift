import AppModel

extension FindingWords {
  /// The name of the box: that of the component, and what it is in the component.
  var name: String { name(of: finding.key) }

  private func name(of key: String) -> String {
    let component = names.component(Self.component(of: key))
    switch finding.box {
    case "": return finding.screens.isEmpty && finding.otherPictures == 0 ? "the menu" : ""
    case "section": return component
    case "header", "footer", "strip": return "the \(finding.box) of \(component)"
    case "cell": return isShort ? item : "\(item) in \(component)"
    case "tab", "menu-row", "bar-button":
      let noun = Self.noun(finding.box)
      return title(of: key).map { "the \(noun) \($0)" } ?? "a \(noun)"
    default: return "the \(Self.noun(finding.box))"
    }
  }

  /// Returns the part of a key that is that of a component.
  private static func component(of key: String) -> String {
    String(key.prefix { $0 != "#" && $0 != "/" })
  }

  /// The name of an item: what is written on it, its id or its place.
  private var item: String {
    let own = finding.key.split(separator: "#").first?.split(separator: "/").last
    guard let own, finding.key.contains("/") else { return "a cell" }
    let number = own.split(separator: "-").last.flatMap { Int($0) }
    if own.hasPrefix("cell-"), let number { return "cell \(number + 1)" }
    let isForMachines = String(own).isForMachines || own.hasPrefix("urn:")
    // The words say what was written on it before.
    guard finding.kind != .retexted else {
      return isForMachines ? "an item" : "'\(String(own).quotable)'"
    }
    if let label = finding.label, !label.isEmpty { return "'\(label.quotable)'" }
    return isForMachines ? "item \(String(own).quotable)" : "'\(String(own).quotable)'"
  }

  /// Returns what an entry, a button or a tab is called; nil if it only has an id for machines.
  private func title(of key: String) -> String? {
    let id =
      (key.split(separator: "#").last ?? "").split(separator: "/").last.map(String.init) ?? ""
    let written =
      finding.box != "menu-row" || isMany
      ? nil : finding.kind == .retexted ? finding.oldText : finding.label
    if let written, !written.isEmpty { return "'\(written.quotable)'" }
    if let title = names.item(id) { return "'\(title)'" }
    return id.isForMachines ? nil : "'\(id.quotable)'"
  }

  /// Whether the boxes are more than one in the same place of each screen.
  var isMany: Bool { finding.keys > 1 }

  /// Whether the subject of a clause about the boxes is plural.
  var isPlural: Bool { isMany || name.isPlural }

  /// The name of the box, those of a few boxes, or the number of boxes: `42 sections`.
  var many: String {
    guard isMany else { return name }
    let noun = Self.noun(finding.box)
    if let all = few { return all }
    let count = finding.boxes.of(noun, Self.plural(of: noun))
    guard finding.box == "cell", !isShort, let component = finding.component else { return count }
    return "\(count) in \(names.component(component))"
  }

  /// The names of a few boxes; nil if they are many, or if some do not have one of their own.
  private var few: String? {
    guard !finding.fewKeys.isEmpty else { return nil }
    let noun = Self.noun(finding.box)
    let plural = Self.plural(of: noun)
    switch finding.box {
    case "section", "header", "footer", "strip":
      let all = finding.fewKeys.map { Self.component(of: $0) }
      guard !all.contains(where: { names.isNameless($0) }) else { return nil }
      let list = all.map(names.component).listed()
      return finding.box == "section" ? list : "the \(plural) of \(list)"
    case "tab", "menu-row", "bar-button":
      let titles = finding.fewKeys.compactMap(title)
      guard titles.count == finding.fewKeys.count else { return nil }
      return "the \(plural) \(titles.listed())"
    default: return nil
    }
  }

  private static func plural(of noun: String) -> String {
    noun.hasSuffix("y") ? "\(noun.dropLast())ies" : "\(noun)s"
  }

  /// Returns what a kind of box is called.
  static func noun(_ box: String) -> String {
    switch box {
    case "root": "content"
    case "navigation-bar": "bar"
    case "bar-title": "title"
    case "window", "status-bar": "status bar"
    case "context-button": "menu button"
    case "menu-row": "menu entry"
    case "fold": "end of the first screenful"
    case "legend": "legend"
    default: box.spoken
    }
  }
}
