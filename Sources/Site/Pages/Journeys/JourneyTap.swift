import AppLayout
import Wireframe

/// A tap of a journey in words, and what it is on.
struct JourneyTap {
  /// The word for tapping.
  let verb: String
  /// What is tapped, in words that follow the verb; the name is the app's own.
  let before: String
  let name: String?
  let after: String

  private init(_ held: HeldDevice, _ before: String, _ name: String?, _ after: String) {
    verb = held.tap.verb
    (self.before, self.name, self.after) = (before, name, after)
  }

  /// The button that opens the menu.
  static func menuButton(on held: HeldDevice) -> JourneyTap {
    JourneyTap(held, "the menu button", nil, "")
  }

  /// Describes what a move taps last.
  init(_ move: JourneyMove, on layout: VariantLayout, in app: App) {
    let held = layout.variant.held
    switch move.target {
    case .back:
      let isClosed = layout.navigationBar?.context?.kind == .close
      self.init(held, isClosed ? "Close" : "Back", nil, "")
    case .menuRow(let row):
      let menu = OpenMenu(over: layout.variant.screen, in: app, on: held)?.menu
      self.init(held, "", menu?.rows[row].title ?? app.screen(move.to)?.title, " in the menu")
    case .part(let part): self.init(held, part, of: layout, in: app)
    case .below(_, let part):
      self.init(held, part, of: TabbedContent(layout, in: app).layout, in: app)
    }
  }

  /// Describes the tap on a tab of a screen's content.
  init(tab: Int, on layout: VariantLayout, in app: App) {
    let place = TabbedContent(layout, in: app).tabs
    let cells = place.map { layout.content.sections[$0].cells }
    self.init(layout.variant.held, "the tab ", cells?[tab].title, "")
  }

  private init(_ held: HeldDevice, _ part: LayoutPart, of layout: VariantLayout, in app: App) {
    let sections = layout.content.sections
    switch part {
    case .section(let section), .header(let section):
      self.init(held, "the \(Link.Trigger.header.words) ", sections[section].header?.title, "")
    case .footer(let section):
      self.init(held, "the footer ", sections[section].footer?.title, "")
    case .cell(let cell, let section):
      let section = sections[section]
      let title = section.cells[cell].title
      self.init(
        held, title == nil ? "an item of the \(section.typeName.readable.spoken)" : "", title,
        "")
    case .barButton(let button):
      let button = layout.navigationBar?.buttons[button]
      self.init(held, "", button?.title ?? button?.kind.words, " in the bar")
    case .tab(let tab):
      self.init(held, "the tab ", layout.tabs(in: app)?.rows[tab.index].title, "")
    }
  }
}

extension HeldDevice {
  /// The words for a tap on the device: a TV is not touched.
  var tap: (verb: String, noun: String) {
    device.deviceClass == .tv ? ("Select", "selection") : ("Tap", "tap")
  }

  /// Returns a number of taps in words.
  func counted(taps: Int) -> String { taps.counted(as: tap.noun) }
}
