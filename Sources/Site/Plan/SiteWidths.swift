import AppLayout
import AppModel
import SiteFiles

/// What was found at every width, for the rulers of a site.
struct SiteWidths: Sendable {
  let report: WidthReport
  let devices: WidthDevices
}

extension Site {
  /// Returns the pictures of a screen just before and after its steps on the ruler, each once.
  func windows(of screen: Screen) -> [DocumentContent.Drawing] {
    guard let widths else { return [] }
    return WidthSteps(widths.report.findings(on: screen), widths.report.marks(on: screen)).windows
      .map { window in
        .window(
          window.family, width: window.from,
          configuredVariant(of: screen, on: widths.devices.window(window)))
      }
  }
}
