import AppLayout

/// What was found at every width, for the rulers of a site.
struct SiteWidths: Sendable {
  let report: WidthReport
  let devices: WidthDevices
}
