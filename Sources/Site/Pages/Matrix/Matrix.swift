import AppLayout
import PageParts
import Wireframe

/// The pictures of a screen with each of its bars, for each device. A screen that forces a placement
/// has none with the others.
struct Matrix {
  let placements: [Placement]
  let rows: [Row]
  /// The configured variants that the site leaves out.
  let missing: [Variant]

  /// The screen on one device.
  struct Row {
    let held: HeldDevice
    /// One for each placement and status bar.
    let cells: [Cell]

    var pictures: [Picture] {
      cells.compactMap { cell in
        guard case .picture(let picture) = cell else { return nil }
        return picture
      }
    }
  }

  enum Cell {
    case picture(Picture)
    /// The device does not have such a status bar, or no picture was requested.
    case absent(Placement, StatusBar)
  }

  struct Picture {
    let layout: VariantLayout
    let size: Size
    /// Another picture of the row that looks the same, if there is one.
    let twin: Variant?

    var variant: Variant { layout.variant }
  }

  init(of screen: Screen, in site: Site) {
    let chosen = site.chosenDevices
    let placements =
      site.app.forcedPlacement(of: screen).map { [$0.placement] }
      ?? Placement.allCases.filter(site.axes.placements.contains)
    let statusBars = StatusBar.allCases.filter { statusBar in
      site.axes.statusBars.contains(statusBar)
        && chosen.contains { $0.device.statusBars.contains(statusBar) }
    }
    self.placements = placements
    rows = chosen.map { held in
      let shown = RowVariants(site.group(of: screen, on: held), site.app)
      return Row(
        held: held,
        cells: placements.flatMap { placement in
          statusBars.map { shown.cell(placement, $0) }
        })
    }
    missing = site.devices.compactMap { held in
      let variant = site.configuredVariant(of: screen, on: held)
      let isShown = site.group(of: screen, on: held).variants.contains(variant)
      return isShown ? nil : variant
    }
  }
}

/// The variants of a screen on a device, as they look.
private struct RowVariants {
  private let pictures: [(layout: VariantLayout, wireframe: Wireframe)]

  init(_ group: VariantGroup, _ app: App) {
    var memory = LayoutMemory()
    pictures = group.variants.map { variant in
      let layout = memory.layout(of: variant, in: app)
      return (layout, Wireframe(memory.shown(layout, in: app)))
    }
  }

  func cell(_ placement: Placement, _ statusBar: StatusBar) -> Matrix.Cell {
    let index = pictures.firstIndex {
      $0.layout.variant.placement == placement && $0.layout.variant.statusBar == statusBar
    }
    guard let index else { return .absent(placement, statusBar) }
    let (layout, wireframe) = pictures[index]
    return .picture(
      Matrix.Picture(layout: layout, size: wireframe.canvas.size, twin: twin(of: index)))
  }

  /// Returns what a picture repeats: the configured one, or the first one like it.
  private func twin(of index: Int) -> Variant? {
    let (layout, wireframe) = pictures[index]
    guard !layout.isConfigured else { return nil }
    let earlier = pictures.indices.sorted {
      pictures[$0].layout.isConfigured && !pictures[$1].layout.isConfigured
    }.filter { $0 < index || pictures[$0].layout.isConfigured }
    return earlier.first { pictures[$0].wireframe.looksLike(wireframe) }
      .map { pictures[$0].layout.variant }
  }
}
