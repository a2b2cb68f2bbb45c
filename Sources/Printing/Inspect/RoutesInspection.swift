package import AppLayout
package import AppModel

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
