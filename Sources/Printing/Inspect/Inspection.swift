package import AppLayout
import Disk

/// What is printed of an app: its variants or its routes, one after the other.
package struct Inspection {
  private let app: App
  private let positions: Positions
  private let showsBoot: Bool
  /// What is found at every width; nil if it is not shown.
  private let widths: WidthReport?
  private let subject: Subject

  package init(
    app: App, positions: Positions, showsBoot: Bool, widths: WidthReport? = nil, subject: Subject
  ) {
    self.app = app
    self.positions = positions
    self.showsBoot = showsBoot
    self.widths = widths
    self.subject = subject
  }

  /// The list to print.
  package enum Subject {
    /// The variants, of which text includes only some.
    case variants([VariantGroup], isShownInText: (VariantLayout) -> Bool)
    case routes(RoutesInspection)
  }

  /// Writes the list as text, after the start of the app if that is shown.
  package func writeText(to output: inout ShownStream) {
    if showsBoot { output.write(BootText.text(of: app, positions)) }
    switch subject {
    case .routes(let routes):
      output.write(showsBoot ? "\n" : "")
      RoutesText(inspection: routes).write(to: &output)
    case .variants(let groups, let isShownInText):
      var isFirst = !showsBoot
      for layout in Self.layouts(of: groups) where isShownInText(layout) {
        output.write(isFirst ? "" : "\n\n")
        output.write(VariantText(layout: layout, app: app, positions: positions).text)
        isFirst = false
      }
    }
  }

  /// Writes the list as a JSON array; each variant has the start of the app if that is shown.
  package func writeJSON(to output: inout ShownStream) {
    var json = JSONWriter()
    func send(_ json: inout JSONWriter) {
      if json.bytes.count >= ShownStream.portion { output.write(encoded: json.taken()) }
    }
    switch subject {
    case .routes(let routes): RoutesJSON(inspection: routes).write(to: &json, sending: send)
    case .variants(let groups, _):
      json.array { json in
        for layout in Self.layouts(of: groups) {
          json.element { json in
            VariantJSON(
              layout: layout, app: app, positions: positions, showsBoot: showsBoot,
              lint: widths?.findings(on: layout.variant.screen)
            ).write(to: &json, sending: send)
          }
        }
      }
    }
    output.write(encoded: json.taken())
    output.write("\n")
  }

  /// Returns the laid-out variants, each made when it is reached and dropped after that.
  private static func layouts(of groups: [VariantGroup]) -> some Sequence<VariantLayout> {
    groups.lazy.flatMap { $0.layouts() }
  }
}

/// The steps of an app's start as text.
private enum BootText {
  static func text(of app: App, _ positions: Positions) -> ShownText {
    let steps = app.bootFlow(.straight).map { step in
      let position =
        step.location.flatMap { positions[$0] }.map { " (\($0.text))" as ShownText } ?? ""
      return TextTree(
        columns: ["\(step.number)", "\(step.decision)", "\(step.reason)\(position)"],
        children: step.details.map { [TextTree(columns: ["\($0)"])] } ?? [])
    }
    return TextTree(columns: ["start of the app"], children: steps).text
  }
}

/// The routing of an app, and the devices on which its presentations are laid out.
package struct RoutesInspection {
  let routing: Routing
  let positions: Positions
  private let devices: [(held: HeldDevice, frames: SceneFrames)]

  package init(_ app: App, on devices: [HeldDevice], _ positions: Positions) {
    let routing = app.routing
    self.routing = routing
    self.positions = positions
    self.devices = devices.map { ($0, SceneFrames(routing, on: $0)) }
  }

  /// Returns the frame of a presented scene on each device that can show it, by the id of the
  /// device.
  func frames(
    of presentation: ScenePresentation
  ) -> [(device: String, orientation: Orientation, presented: PresentedFrame)] {
    devices.filter { presentation.isShown(on: $0.held.device.deviceClass) }.map {
      ($0.held.device.id, $0.held.orientation, $0.frames.frame(of: presentation))
    }
  }
}
