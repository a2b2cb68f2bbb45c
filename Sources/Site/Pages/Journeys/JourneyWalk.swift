import AppLayout
import PageParts
import Wireframe

/// A step of a journey that is played: a screen of the prototype that says what to tap next.
struct JourneyWalk {
  let site: Site
  let journey: ShownJourney
  let step: Int
  let device: ElementIndex<HeldDevice>
  private let moves: [JourneyMove]

  init(_ journey: ShownJourney, step: Int, on device: ElementIndex<HeldDevice>, in site: Site) {
    self.site = site
    self.journey = journey
    self.step = step
    self.device = device
    moves = journey.outcomes[device.index].moves
  }

  var path: SitePath { site.path(of: journey, step: step, on: device) }

  /// The screen of the step.
  var screen: Screen {
    step > 0
      ? site.app.screen(moves[step - 1].to) ?? journey.stops.screens[0] : journey.stops.screens[0]
  }

  /// What is tapped next; nil at the end.
  private var next: JourneyMove? { step < moves.count ? moves[step] : nil }

  /// The id of what is tapped next.
  private static let nextID = "next"

  /// The place on the page that the browser scrolls to: what is tapped, if it is in the content. A
  /// place in the menu would open it.
  var fragment: String? {
    switch next?.target {
    case .part(.cell), .part(.header), .part(.footer): Self.nextID
    case .part(.section), .part(.barButton), .part(.tab), .below, .menuRow, .back, nil: nil
    }
  }

  /// Returns the address of the page, seen from another one, at what comes first there.
  func address(seenFrom other: SitePath) -> String {
    let steps = PlayedSteps(of: site, on: site.devices[device], seenFrom: path, onJourney: true)
    // Nothing comes before a screen that is shown again.
    let isAgain = step == 0 || moves[step - 1].target == .back
    return other.link(
      to: path, at: (isAgain ? nil : steps.firstPlace(before: screen)) ?? fragment)
  }

  /// The address of the next step.
  private var nextAddress: String {
    JourneyWalk(journey, step: step + 1, on: device, in: site).address(seenFrom: path)
  }

  /// Returns what happens where someone taps what the journey taps next; nil for everything else,
  /// which leaves the journey.
  func tap(
    _ box: Wireframe.Box, row: MenuRow?, of menu: OpenMenu?, nextBox: Wireframe.Box?,
    as looks: [Wireframe.Link.Look]
  ) -> Wireframe.Tap? {
    guard let next else { return nil }
    let isNext: Bool
    switch next.target {
    case .part, .below:
      isNext =
        row == nil
        && nextBox.map { $0.key == box.key && $0.part == box.part && $0.frame == box.frame }
          ?? false
    case .back: isNext = box.kind == .contextButton
    case .menuRow(let number):
      if row == nil, box.kind == .contextButton {
        return .link(
          Wireframe.Link(
            to: "#\(PlayedScreen.menuID)", named: "Open the menu, next on the journey",
            as: [.next]))
      }
      isNext = row != nil && row == menu?.menu.rows[number]
    }
    guard isNext else { return nil }
    return .link(
      Wireframe.Link(
        to: nextAddress, named: "Next on the journey \(journey.name)", as: [.next] + looks,
        id: Self.nextID))
  }

  /// Returns the first of the boxes of a played screen that is the part that is tapped next; nil if
  /// that is not a part of the screen. The screen may be laid out with more than the journey knows,
  /// so parts are compared by what the files say.
  func nextBox(among boxes: [Wireframe.Box], on played: VariantLayout) -> Wireframe.Box? {
    let own = VariantLayout(
      site.configuredVariant(of: screen, on: site.devices[device]), in: site.app)
    let wanted: WrittenPart
    switch next?.target {
    case .part(let part): wanted = WrittenPart(part, in: own)
    case .below(_, let part):
      wanted = WrittenPart(part, in: TabbedContent(own, in: site.app).layout)
    case .menuRow, .back, nil: return nil
    }
    return boxes.first { box in box.part.map { WrittenPart($0, in: played) } == wanted }
  }

  /// The taps before this step.
  private var tapsBefore: Int { moves.prefix(step).reduce(0) { $0 + $1.taps } }

  /// Returns the note above the device: which tap is next.
  func note(on layout: VariantLayout) -> Node {
    let all = journey.outcomes[device.index].taps ?? 0
    let held = site.devices[device]
    return Node("div", ["class": "journey-note"]) {
      Node("p") {
        Node("b") { Node.appText(journey.name) }
        if let next {
          let taps = (tapsBefore + 1...tapsBefore + next.taps).map { "\($0)" }
          ", \(taps.count.form(held.tap.noun)) \(taps.joined(separator: " and ")) of \(all): "
          words(of: next, on: layout)
        } else {
          ": you are there, after \(held.counted(taps: all))."
        }
      }
      Node("p", ["class": "journey-links"]) {
        if next != nil { Node("a", ["class": "journey-next", "href": nextAddress]) { "Next" } }
        if step > 0 { Node("a", ["href": start]) { "From the start" } }
        Node("a", ["href": path.link(to: SitePart.journeys.path)]) { "All journeys" }
      }
    }
  }

  private var start: String {
    JourneyWalk(journey, step: 0, on: device, in: site).address(seenFrom: path)
  }

  private func words(of move: JourneyMove, on layout: VariantLayout) -> [Node] {
    let tap = JourneyTap(move, on: layout, in: site.app)
    let last = tap.nodes
    let verb = Node.text("\(tap.verb.lowercased()) ")
    return switch move.target {
    case .part, .back: [verb] + last + [.text(".")]
    case .below(let tab, _):
      [verb] + JourneyTap(tab: tab, on: layout, in: site.app).nodes + [.text(", and then ")] + last
        + [.text(".")]
    case .menuRow: [verb, .text("the menu button, and then ")] + last + [.text(".")]
    }
  }
}

extension JourneyTap {
  /// What is tapped, in nodes that follow the verb.
  fileprivate var nodes: [Node] {
    let name = name.map { [Node.text("“"), .appText($0), .text("”")] } ?? []
    return [.text(before)] + name + [.text(after)]
  }
}

/// A part of a layout by what is written in the files.
private enum WrittenPart: Hashable {
  case header(Location)
  case footer(Location)
  case item(Location?, number: Int, of: Location, SectionPlan.Role)
  case other(LayoutPart)

  init(_ part: LayoutPart, in layout: VariantLayout) {
    let sections = layout.content.sections
    switch part {
    case .header(let section): self = .header(sections[section].component.location)
    case .footer(let section): self = .footer(sections[section].component.location)
    case .cell(let cell, let place):
      let section = sections[place]
      let item = section.cells[cell].item?.location
      self = .item(
        item, number: item == nil ? cell.index : 0, of: section.component.location, section.role)
    case .section, .barButton, .tab: self = .other(part)
    }
  }
}
