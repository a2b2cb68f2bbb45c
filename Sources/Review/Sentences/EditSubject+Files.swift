import AppModel
import Markup

/// The things that are at the start of a way, in the files that have a structure of their own.
extension EditSubject {
  /// Reads a note of the preview site.
  mutating func describeNote(
    _ steps: inout ArraySlice<FileNode.Child>, _ names: AuthorNames
  ) {
    guard steps.first?.name == "notes", steps.count > 1 else { return }
    let note = steps[steps.startIndex + 1].node
    let key = note.text(under: "screen")
    let component = note.text(under: "component").map {
      names.known($0, on: key)?.phrase ?? $0.quotable
    }
    let screen = key.map(names.screen)
    label = "the note on \(component ?? screen ?? "the app")"
    sort = .note
    steps = steps.dropFirst(2)
  }

  /// Reads a journey of the preview site.
  mutating func describeJourney(_ steps: inout ArraySlice<FileNode.Child>) {
    guard steps.first?.name == "journeys", steps.count > 1 else { return }
    let journey = steps[steps.startIndex + 1]
    beginning = "the journey"
    ownName = "'\((journey.node.text(under: "name") ?? journey.name).quotable)'"
    label = "\(beginning) \(ownName)"
    sort = .journey
    steps = steps.dropFirst(2)
  }

  /// Reads a device of the preview site, of which something changed.
  mutating func describeDevice(_ steps: inout ArraySlice<FileNode.Child>) {
    guard steps.first?.name == "devices", steps.count > 2 else { return }
    let device = steps[steps.startIndex + 1]
    label = (device.node.text(under: "name") ?? device.name).quotable
    sort = .part
    steps = steps.dropFirst(2)
  }

  /// Reads the innermost element of an XML file of families.
  mutating func describeElement(_ steps: inout ArraySlice<FileNode.Child>) {
    guard let place = steps.lastIndex(where: { !$0.name.hasPrefix("@") }),
      place < steps.endIndex - 1
    else { return }
    label = steps[place].name.quotable
    holder = Holder("in", "families.xml")
    sort = .style
    steps = steps[(place + 1)...]
  }

  /// Reads the innermost thing of a storyboard.
  mutating func describeScene(
    _ steps: inout ArraySlice<FileNode.Child>, in file: String
  ) {
    let elements = steps.map(\.node.element)
    guard let depth = elements.lastIndex(where: { $0?.known != nil }),
      let element = elements[depth], let name = element.known
    else { return }
    sort = .part
    let board = "the storyboard \(Self.stem(of: file).quotable)"
    let scene = elements.compactMap(\.self).first { $0.name == "scene" }.map(\.sceneTitle)
    switch element.name {
    case "scene": (label, holder) = (element.sceneTitle, Holder("in", board))
    case "segue":
      label = "the segue \((element["identifier"] ?? name).quotable)"
      holder = scene.map { Holder("from", $0) }
    default:
      let isOfScene = element["customClass"] == scene
      label = isOfScene ? element["customClass"] ?? name : "the \(element.name.wordsApart)"
      holder = isOfScene ? Holder("in", board) : scene.map { Holder("in", $0) }
    }
    steps = steps.dropFirst(depth + 1)
  }

  /// Reads the family and the style at the start of a path.
  mutating func describeFamily(_ steps: inout ArraySlice<FileNode.Child>) {
    guard steps.first?.name == "families", steps.count > 1 else { return }
    _ = steps.popFirst()
    label = steps.popFirst()?.name.quotable ?? label
    sort = .family
    guard steps.count > 1 else { return }
    guard let section = steps.popFirst()?.name, let style = steps.popFirst()?.name else { return }
    if Family.isScreenSection(section) {
      // All screens share this style.
      if style != "DEFAULT" { holder = Holder("for", "screens of style \(style.quotable)") }
    } else {
      holder = Holder("in", label)
      label = style.quotable
      sort = .style
    }
    guard steps.first?.name == "devices", steps.count > 1 else { return }
    _ = steps.popFirst()
    guard let device = steps.popFirst()?.name, device != "universal" else { return }
    let known = DeviceClass.allCases.first { $0.family == device }
    narrow(to: known?.word.plural ?? device.spoken)
  }

  /// Adds that only some devices are meant.
  private mutating func narrow(to devices: String) {
    if holder == nil {
      holder = Holder("on", devices)
    } else {
      holder?.name += " on \(devices)"
    }
  }
}
