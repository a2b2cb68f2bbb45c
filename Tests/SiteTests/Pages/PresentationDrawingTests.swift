import AppLayout
import AppModel
import Support
import Testing

@testable import Site
@testable import Wireframe

@Suite struct `Pictures of presentations` {
  private static let devices = ["iphone-17", "iphone-se-1", "ipad-pro-11-m4"]

  @Test(arguments: devices)
  func `a presented view does not cut names, and its edge follows the display`(
    device: String
  ) throws {
    let devices = [try #require(Device.named(device))]
    let site = try SiteOfApp.named("newsroom") { _ in VariantAxes(devices: devices) }
    var count = 0
    for presentation in site.presentations {
      for picture in site.pictures(of: presentation.presentation) {
        count += 1
        let windows = Wireframe(picture).shapes.compactMap { shape -> Group? in
          guard case .group(let group) = shape, group.identity?.kind == .window else { return nil }
          return group
        }
        let window = try #require(windows.first)
        let presented = picture.frame.frame
        let frame = Rect(size: picture.held.window.size)
        for text in window.shapes.textFrames(crossing: 0...frame.height) {
          let isInside = presented.y <= text.y && text.maxY <= presented.maxY
          #expect(isInside || !text.intersects(presented), "\(text) at \(presented)")
        }
        guard presented == frame else { continue }
        let radius = picture.held.device.cornerRadius
        let edges = window.shapes.compactMap { shape -> RoundedRect? in
          if case .box(let box) = shape, box.paint.stroke == .role(.accent) { box } else { nil }
        }
        #expect(edges.contains { radius == 0 || $0.corner == Corner.points(radius - 0.75) })
      }
    }
    #expect(count > 2)
  }
}
